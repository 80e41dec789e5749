//! Take one or two from a heap. The player who takes the last one wins.

use nimatron::games::{About, ByRule, HeapConventions, HeapGame, Variant};

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
        compares_nimbers_only: true,
        ..About::USUAL
    };

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        let rules = ByRule::named(&Self::ABOUT, &HeapConventions::USUAL, "1 or 2");
        HeapGame::of(rules, variant.misere)
    }
}
