//! Grundy's game: a move splits a heap into two of different sizes. A player who cannot move loses.
//!
//! P. M. Grundy, "Mathematics and games", Eureka 2 (1939); E. R. Berlekamp, J. H. Conway, R. K.
//! Guy, "Winning Ways", chapter 4. Whether the nimbers of heaps repeat from some size on is not
//! known.

use crate::games::{
    About, ByRule, HeapConventions, HeapGame, HeapRules, HeapTake, OwnWords, Variant, about,
};
use crate::reason::Phrase;

/// Grundy's game.
#[derive(Clone, Copy, Debug)]
pub struct Grundy;

/// The largest sum of all heaps: the nimbers of as many are found in a minute.
const LARGEST: u64 = 1 << 24;

const CONVENTIONS: HeapConventions = HeapConventions {
    most: LARGEST,
    exercise: |size| [1 + size / 4..=2 + size / 4, 3..=8 + size / 4],
    has_form: |take| matches!(take, HeapTake::Parts(_)),
    bad_move: "move-unreadable-grundy",
    ..HeapConventions::USUAL
};

impl Grundy {
    /// The entry of the game.
    pub const ABOUT: About = About {
        compares_nimbers_only: true,
        ..about!("grundy", example: "7,5")
    };

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        let rules = ByRule::named(&Self::ABOUT, &CONVENTIONS, "split a + b, a != b");
        HeapGame::of(rules.in_words(&WORDS), variant.misere)
    }
}

const WORDS: OwnWords = OwnWords {
    refuse: refused,
    splits: "deed-grundy",
    smaller: ["ask-grundy", "help-grundy", "limit-grundy"],
    ..OwnWords::USUAL
};

fn refused(rules: &ByRule, heap: u64, size: u64, _: HeapTake) -> Phrase {
    let refused = |id| phrase!(id, heap, size);
    match rules.takes(size).next() {
        Some(first) => refused("move-grundy-unequal").with("example", format!("{heap}:{first}")),
        None => refused("move-grundy-none"),
    }
}
