//! Take one or two from a heap. The player who takes the last one wins.

use nimatron::games::{About, HeapGame, HeapRules, HeapTake, Takes, Variant};
use nimatron::reason::Phrase;

/// The rules of few.
#[derive(Clone, Copy, Debug)]
pub struct Few;

impl Few {
    /// The entry of the game.
    pub const ABOUT: About = About {
        name: "few",
        tagline: "tagline-few",
        rules: "rules-few",
        misere_rules: Some("rules-few-misere"),
        moves: "moves-few",
        example: "3,4",
        options: &[],
        asking: ["ask-written", "help-written"],
    };

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        HeapGame::of(Self, variant.misere)
    }
}

impl HeapRules for Few {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn takes(&self, size: u64) -> Takes<'_> {
        Box::new((1..=size.min(2)).map(HeapTake::Number))
    }

    fn leave(&self, _heap: u64, size: u64, take: HeapTake) -> Result<[u64; 2], Phrase> {
        let count = take.number();
        if (1..=size.min(2)).contains(&count) {
            return Ok([size - count, 0]);
        }
        Err(Phrase::new("move-few"))
    }
}
