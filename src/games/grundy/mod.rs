//! Grundy's game: a move splits a heap into two of different sizes. A player who cannot move loses.
//!
//! P. M. Grundy, "Mathematics and games", Eureka 2 (1939); E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4. Whether
//! the nimbers of heaps repeat from some size on is not known.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::heaps::multisets;
use super::shared::number::read_number;
use crate::games::{About, HeapConventions, HeapGame, HeapRules, Step, Variant, about};
use crate::reason::Phrase;

/// Grundy's game, normal or misère.
pub type Grundy = HeapGame<Unequal>;

impl Grundy {
    /// The game; in misère play the player who makes the last move loses.
    pub fn new(misere: bool) -> Self {
        Self::of(Unequal, misere)
    }
}

/// The rules of Grundy's game.
#[derive(Clone, Copy, Debug)]
pub struct Unequal;

/// The two heaps that a move leaves, the smaller first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Split(pub [u64; 2]);

impl FromStr for Split {
    type Err = ();

    /// Reads `A+B`, in either order.
    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |word: &str| read_number(word.trim()).ok_or(());
        let (one, other) = text.split_once('+').ok_or(())?;
        let mut both = [number(one)?, number(other)?];
        both.sort_unstable();
        Ok(Self(both))
    }
}

impl Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.0[0], self.0[1])
    }
}

/// The largest of the smaller heaps that a heap of this size can be split into.
fn most(size: u64) -> u64 {
    size.saturating_sub(1) / 2
}

impl HeapRules for Unequal {
    type Take = Split;

    const ABOUT: About = about!("grundy", example: "7,5");

    const CONVENTIONS: HeapConventions = HeapConventions {
        exercise: |size| [1 + size / 4..=2 + size / 4, 3..=8 + size / 4],
        bad_move: "move-unreadable-grundy",
        ..HeapConventions::USUAL
    };

    fn of_variant(_: &Variant) -> Self {
        Self
    }

    fn takes(&self, size: u64) -> impl Iterator<Item = Split> {
        (1..=most(size)).map(move |small| Split([small, size - small]))
    }

    fn leave(&self, heap: u64, size: u64, Split(both): Split) -> Result<[u64; 2], Phrase> {
        let [small, large] = both;
        if small > 0 && small < large && small + large == size {
            return Ok(both);
        }
        let refused = |id| Phrase::new(id).with("heap", heap).with("size", size);
        let Some(first) = self.takes(size).next() else {
            return Err(refused("move-grundy-none"));
        };
        Err(refused("move-grundy-unequal").with("example", format!("{heap}:{first}")))
    }

    /// Asks for the smaller heap.
    fn step(&self, heap: u64, size: u64, answers: &[u64]) -> Step {
        if let Some(&small) = answers.first() {
            return Step::Move(Split([small, size - small]).to_string());
        }
        let [ask, explained, limit] = ["ask-grundy", "help-grundy", "limit-grundy"]
            .map(|id| Phrase::new(id).with("heap", heap).with("size", size));
        Step::count(ask, explained, most(size), limit)
    }

    fn deed(&self, heap: u64, _: u64, Split([small, large]): Split) -> Phrase {
        let deed = Phrase::new("deed-grundy").with("heap", heap);
        deed.with("small", small).with("large", large)
    }

    fn move_count(&self, size: u64) -> u64 {
        most(size)
    }

    /// The ways to write the sum with as many heaps or more: every move makes one more. Those with fewer are as many as those with
    /// smaller parts.
    fn states(&self, sizes: &[u64]) -> (u128, bool) {
        let sum: u64 = sizes.iter().sum();
        let below = |parts, sum| multisets(1..=parts, sum);
        let with_parts = |parts| match sum {
            0 => below(parts, 0),
            _ => below(parts, sum).saturating_sub(below(parts, sum - 1)),
        };
        let fewer = sizes
            .len()
            .checked_sub(1)
            .map_or(0, |fewer| with_parts(fewer as u64));
        (with_parts(sum).saturating_sub(fewer), false)
    }

    /// Nothing is taken, so there may be as many heaps as pieces.
    fn most_steps(&self, sizes: &[u64]) -> u64 {
        sizes.iter().sum::<u64>() + 1
    }
}
