//! What is known of the summands of a sum: those that play alike cancel in pairs, and the others
//! have nimbers.

use super::position::{SumMove, Summand, Summands};

/// The pairs of a sum, and the nimbers that are known.
pub(super) struct KnownNimbers<'a> {
    pub(super) summands: &'a Summands,
    /// For each summand the index of the one that it cancels, if there is one.
    pairing: Vec<Option<usize>>,
    /// For each summand its nimber.
    pub(super) nimbers: Vec<Option<u64>>,
}

impl<'a> KnownNimbers<'a> {
    /// What theorems give.
    pub(super) fn of(summands: &'a Summands) -> Self {
        let nimbers = summands.0.iter().map(|one| one.game.known_nimber(&one.at));
        Self {
            summands,
            pairing: summands.pairing(),
            nimbers: nimbers.collect(),
        }
    }

    /// The summands that do not cancel, by index.
    fn alone(&self) -> impl Iterator<Item = usize> {
        (0..self.pairing.len()).filter(|&index| self.pairing[index].is_none())
    }

    /// The summands that do not cancel and whose nimbers are not known, by index.
    pub(super) fn open(&self) -> Vec<usize> {
        let open = self.alone().filter(|&index| self.nimbers[index].is_none());
        open.collect()
    }

    /// The nim-sum of all nimbers that are known and do not cancel.
    pub(super) fn sum(&self) -> u64 {
        let nimbers = self.alone().filter_map(|index| self.nimbers[index]);
        nimbers.fold(0, |sum, nimber| sum ^ nimber)
    }

    /// Adds the nimber of a summand. The one that it cancels has the same.
    pub(super) fn add(&mut self, index: usize, nimber: u64) {
        self.nimbers[index] = Some(nimber);
        if let Some(other) = self.pairing[index] {
            self.nimbers[other] = Some(nimber);
        }
    }

    /// A winning move: in the first summand that a theorem makes worth as much as all the others,
    /// whose nimbers theorems give.
    pub(super) fn winning_move(&self) -> Option<SumMove> {
        let sum = self.sum();
        let candidates = match self.open()[..] {
            [] if sum != 0 => self.alone().collect(),
            [open] => vec![open],
            _ => return None,
        };
        candidates.into_iter().find_map(|index| {
            let nimber = sum ^ self.nimbers[index].unwrap_or_default();
            let Summand { game, at } = &self.summands.0[index];
            let moves = game.moves_to_nimber(at, nimber);
            let played = moves.and_then(|moves| moves.first().copied());
            let played = played.or_else(|| game.winning_move(at).filter(|_| nimber == 0));
            Some(SumMove {
                number: index + 1,
                played: played?,
            })
        })
    }
}
