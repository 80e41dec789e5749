//! Boxes beside the truth: whether their favourites are the moves that win.

use super::{Beads, Boxes};
use crate::games::winning_take;

/// A box beside the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The box of so many sticks.
    pub sticks: u64,
    /// The number that wins by the rule; none where the player to move is lost.
    pub winning: Option<u64>,
    /// The number that has strictly more beads than any other.
    pub favourite: Option<u64>,
}

impl Judged {
    /// Whether the favourite wins; none where nothing does.
    pub fn agrees(&self) -> Option<bool> {
        self.winning?;
        Some(self.favourite == self.winning)
    }
}

/// In how many positions the favourite wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Positions whose favourite wins.
    pub right: u64,
    /// Positions that can be won, from 1 stick to those of the start.
    pub winnable: u64,
}

impl Boxes {
    /// The number that has strictly more beads than any other in the box of so many sticks. A number alone in its box is one.
    pub fn favourite(&self, sticks: u64) -> Option<u64> {
        if self.terms().numbers(sticks) == 1 {
            return Some(1);
        }
        // Numbers with a single bead are behind these.
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

    /// The box of so many sticks beside the truth.
    pub fn judge(&self, sticks: u64) -> Judged {
        let terms = self.terms();
        Judged {
            sticks,
            winning: winning_take(sticks, terms.max_take, terms.misere),
            favourite: self.favourite(sticks),
        }
    }

    /// All boxes beside the truth, in total.
    pub fn score(&self) -> Score {
        let judged = (1..=self.terms().sticks).filter_map(|sticks| self.judge(sticks).agrees());
        judged.fold(Score::default(), |score, agrees| Score {
            right: score.right + u64::from(agrees),
            winnable: score.winnable + 1,
        })
    }
}
