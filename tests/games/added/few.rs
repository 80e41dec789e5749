//! Take one or two from a heap. The player who takes the last one wins.

use nimatron::games::{About, HeapGame, HeapRules, Variant};
use nimatron::reason::Phrase;

/// The game of few, normal or misère.
pub type Few = HeapGame<OneOrTwo>;

/// The rules of few.
#[derive(Clone, Copy, Debug)]
pub struct OneOrTwo;

impl HeapRules for OneOrTwo {
    type Take = u64;

    const ABOUT: About = About {
        name: "few",
        tagline: "tagline-few",
        rules: "rules-few",
        misere_rules: Some("rules-few-misere"),
        moves: "moves-few",
        example: "3,4",
        options: &[],
    };

    fn of_variant(_: &Variant) -> Self {
        Self
    }

    fn takes(&self, size: u64) -> impl Iterator<Item = u64> {
        1..=size.min(2)
    }

    fn leave(&self, _heap: u64, size: u64, take: u64) -> Result<[u64; 2], Phrase> {
        if (1..=size.min(2)).contains(&take) {
            return Ok([size - take, 0]);
        }
        Err(Phrase::new("move-few"))
    }

    fn deed(&self, heap: u64, _size: u64, take: u64) -> Phrase {
        Phrase::new("deed-few")
            .with("heap", heap)
            .with("count", take)
    }
}
