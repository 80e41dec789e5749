//! What is known about a position before its answer is complete. The words are left to `explanation`.

/// What is known about a position whose answer is being worked out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// Whether the player to move wins; `None` if that is not settled.
    pub wins: Option<bool>,
    /// The nimber; `None` if it is not known.
    pub nimber: Option<u64>,
    /// Nimbers that the position does not have, in ascending order.
    pub excluded: Vec<u64>,
    /// How many moves there are; 0 if they are not looked at one by one.
    pub moves: u128,
    /// How many of them are settled.
    pub settled: u128,
    /// Those that win, as they are written.
    pub winning: Vec<String>,
    /// A winning move that a theorem gives, as it is written.
    pub by_theorem: Option<String>,
    /// How many positions are stored.
    pub positions: u64,
}

impl SoFar {
    /// What a theorem says that gives a winning move, as it is written.
    pub(crate) fn won_by(by_theorem: String) -> Self {
        Self {
            wins: Some(true),
            by_theorem: Some(by_theorem),
            ..Self::default()
        }
    }

    /// Whether the outcome and all winning moves are known.
    pub fn is_settled(&self) -> bool {
        match self.wins {
            Some(true) => self.moves > 0 && self.settled == self.moves,
            Some(false) => true,
            None => false,
        }
    }

    /// Adds that the position does not have this nimber.
    pub fn exclude(&mut self, nimber: u64) {
        if let Err(at) = self.excluded.binary_search(&nimber) {
            self.excluded.insert(at, nimber);
        }
        if nimber == 0 {
            self.wins = Some(true);
        }
    }

    /// Adds that one more move is settled; `winning` is that move if it wins.
    pub fn settle_move(&mut self, winning: Option<String>) {
        self.winning.extend(winning);
        self.settled += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::SoFar;

    #[test]
    fn nimbers_are_excluded_once_and_in_order() {
        let mut known = SoFar::default();
        for nimber in [2, 1, 2] {
            known.exclude(nimber);
        }
        assert_eq!((&known.excluded[..], known.wins), (&[1, 2][..], None));
        known.exclude(0);
        assert_eq!(
            (&known.excluded[..], known.wins),
            (&[0, 1, 2][..], Some(true))
        );
    }

    #[test]
    fn moves_are_settled_in_their_order() {
        let mut known = SoFar::default();
        for winning in [None, Some("b2"), None, Some("c1")] {
            known.settle_move(winning.map(String::from));
        }
        assert_eq!(
            (known.settled, known.winning),
            (4, vec!["b2".to_owned(), "c1".to_owned()])
        );
    }
}
