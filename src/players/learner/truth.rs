//! Compares boxes with the winning moves.

use super::{Beads, Boxes};
use crate::games::winning_take;

/// A box compared with the winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The sticks of the box.
    pub sticks: u64,
    /// The winning take; `None` in a losing position.
    pub winning: Option<u64>,
    /// The number with strictly more beads than any other, if there is one.
    pub favourite: Option<u64>,
}

impl Judged {
    /// Whether the favourite wins; `None` in a losing position.
    pub fn agrees(&self) -> Option<bool> {
        self.winning?;
        Some(self.favourite == self.winning)
    }
}

/// How often the favourite wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Positions whose favourite wins.
    pub right: u64,
    /// Winning positions, from 1 stick to those of the start.
    pub winnable: u64,
}

impl Boxes {
    /// The number with strictly more beads than any other in the box for `sticks`, or the only number in it.
    pub fn favourite(&self, sticks: u64) -> Option<u64> {
        if self.terms().numbers(sticks) == 1 {
            return Some(1);
        }
        // `several` leaves out numbers with a single bead, which cannot beat these.
        let mut favourite: Option<Beads> = None;
        let mut is_alone = false;
        for beads in self.several(sticks) {
            let most = favourite.map_or(1, |favourite| favourite.count);
            if beads.count > most {
                favourite = Some(beads);
                is_alone = true;
            } else if beads.count == most {
                is_alone = false;
            }
        }
        favourite.filter(|_| is_alone).map(|beads| beads.take)
    }

    /// Compares the box for `sticks` with the winning move.
    pub fn judge(&self, sticks: u64) -> Judged {
        let terms = self.terms();
        Judged {
            sticks,
            winning: winning_take(sticks, terms.max_take, terms.misere),
            favourite: self.favourite(sticks),
        }
    }

    /// Compares all boxes with the winning moves.
    pub fn score(&self) -> Score {
        let judged = (1..=self.terms().sticks).filter_map(|sticks| self.judge(sticks).agrees());
        judged.fold(Score::default(), |score, agrees| Score {
            right: score.right + u64::from(agrees),
            winnable: score.winnable + 1,
        })
    }
}
