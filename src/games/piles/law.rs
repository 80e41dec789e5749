//! What the theorems of matches and nim both say about the end of a game.

use crate::reason::{Evidence, Phrase};

/// The move takes the last match, and that wins.
pub(super) fn takes_last() -> Evidence {
    Evidence::new(Phrase::new("law-takes-last"))
}

/// In misère play, an odd number of piles of one, which each move reduces by one: `left` by the winning move, or
/// faced.
pub(super) fn ones(piles: usize, left: bool) -> Evidence {
    let law = Phrase::new(if left {
        "law-ones-left"
    } else {
        "law-ones-faced"
    });
    Evidence {
        note: Some(Phrase::new("note-last").with("piles", piles)),
        ..Evidence::new(law.with("piles", piles))
    }
}
