//! Compares boxes with the winning moves.

use super::{Beads, Boxes};

/// A box compared with the winning moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The numbers that win, ascending; empty in a losing position. In sticks there is at most one.
    pub winning: Vec<u64>,
    /// The number with strictly more beads than any other, if there is one.
    pub favourite: Option<u64>,
}

impl Judged {
    /// Whether the favourite wins; `None` in a losing position.
    pub fn agrees(&self) -> Option<bool> {
        let wins = |favourite| self.winning.contains(&favourite);
        (!self.winning.is_empty()).then(|| self.favourite.is_some_and(wins))
    }
}

/// How often the favourite wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Positions whose favourite wins.
    pub right: u64,
    /// Winning positions, from the last ones to the start.
    pub winnable: u64,
}

impl Boxes {
    /// The number with strictly more beads than any other in box `place`, or the only number in it.
    pub fn favourite(&self, place: u64) -> Option<u64> {
        if self.plan().numbers(place) == 1 {
            return Some(1);
        }
        // `several` leaves out numbers with a single bead, which cannot beat these.
        let mut favourite: Option<Beads> = None;
        let mut is_alone = false;
        for beads in self.several(place) {
            let most = favourite.map_or(1, |favourite| favourite.count);
            if beads.count > most {
                favourite = Some(beads);
                is_alone = true;
            } else if beads.count == most {
                is_alone = false;
            }
        }
        favourite.filter(|_| is_alone).map(|beads| beads.number)
    }

    /// Compares box `place` with the winning moves.
    pub fn judge(&self, place: u64) -> Judged {
        Judged {
            winning: self.plan().winning(place),
            favourite: self.favourite(place),
        }
    }

    /// Compares all boxes with the winning moves.
    pub fn score(&self) -> Score {
        let judged = (1..=self.plan().size()).filter_map(|place| self.judge(place).agrees());
        judged.fold(Score::default(), |score, agrees| Score {
            right: score.right + u64::from(agrees),
            winnable: score.winnable + 1,
        })
    }
}
