//! Take at most half: a move takes from one heap, at most half of it. A player who cannot move
//! loses.
//!
//! L. Levine, "Fractal sequences and restricted nim", Ars Combinatoria 80 (2006). A heap of 2n has
//! nimber n, and a heap of 2n + 1 that of a heap of n (OEIS A025480): a heap is lost exactly if it
//! is one less than a power of two.

use crate::games::{
    About, ByRule, HeapConventions, HeapGame, HeapLaw, HeapTake, MAX_COUNT, OwnWords, Variant,
    about,
};

/// Taking at most half.
#[derive(Clone, Copy, Debug)]
pub struct Half;

const CONVENTIONS: HeapConventions = HeapConventions {
    most: 9 * MAX_COUNT,
    keeps_numbers: true,
    bad_position: "position-take",
    law: Some(HeapLaw {
        nimber,
        leaving,
        theorems: ["theorem-half-left", "theorem-half-faced"],
    }),
    nimbers: "theorem-half-nimbers",
    ..HeapConventions::USUAL
};

impl Half {
    /// The entry of the game.
    pub const ABOUT: About = About {
        compares_nimbers_only: true,
        ..about!("half", example: "7,6")
    };

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        let rules = ByRule::named(&Self::ABOUT, &CONVENTIONS, "k <= n/2");
        HeapGame::of(rules.in_words(&WORDS), variant.misere)
    }
}

const WORDS: OwnWords = OwnWords {
    refuse: |_, heap, size, take| {
        let count = take.number().to_string();
        phrase!("move-half", heap, size, most = size / 2, count)
    },
    ..OwnWords::USUAL
};

/// Halves the size while it is odd, and then once more.
fn nimber(size: u64) -> u64 {
    size >> (size.trailing_ones() + 1).min(63)
}

/// Sizes of one nimber are one less than the odd number 2n + 1 times a power of two, so at most one
/// of them is left.
fn leaving(size: u64, nimber: u64) -> Vec<HeapTake> {
    let first = 2 * u128::from(nimber) + 1;
    let sizes = (0..64).map(|power| (first << power) - 1);
    let mut below = sizes.take_while(|&left| left < size.into());
    let left = below.find(|left| left * 2 >= size.into());
    let left = left.and_then(|left| u64::try_from(left).ok());
    let taken = left.map(|left| HeapTake::Number(size - left));
    taken.into_iter().collect()
}
