//! Take one to three from a heap, but not as many as the move before. A player who cannot move
//! loses.

use std::fmt::{self, Display};

use nimatron::games::{About, Cost, Presentation, Setup, StateRules, Theorems, Variant};
use nimatron::reason::Phrase;

/// The game of varied, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct Varied {
    misere: bool,
}

/// What is left, and what the last move took, at first 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heap {
    pub left: u64,
    pub last: u64,
}

impl Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.left, self.last)
    }
}

impl StateRules for Varied {
    type Position = Heap;

    fn misere(&self) -> bool {
        self.misere
    }

    fn read(&self, text: &str) -> Result<Heap, Phrase> {
        let number = |word: &str| word.parse().ok().filter(|&number| number <= 1_000);
        let read = || {
            let (left, last) = text.split_once('/').unwrap_or((text, "0"));
            Some(Heap {
                left: number(left)?,
                last: number(last)?,
            })
        };
        read().ok_or_else(|| Phrase::new("position-varied").quoting("word", text))
    }

    fn takes(&self, heap: Heap) -> impl DoubleEndedIterator<Item = u64> + use<> {
        (1..=heap.left.min(3)).filter(move |&taken| taken != heap.last)
    }

    fn after(&self, heap: Heap, taken: u64) -> Heap {
        Heap {
            left: heap.left - taken,
            last: taken,
        }
    }

    fn below(&self, heap: Heap) -> Cost {
        Cost {
            states: 3 * u128::from(heap.left) + 1,
            moves: 3,
        }
    }
}

impl Varied {
    /// The entry of the game.
    pub const ABOUT: About = About {
        name: "varied",
        tagline: "tagline-varied",
        rules: "rules-varied",
        misere_rules: Some("rules-varied-misere"),
        moves: "moves-varied",
        example: "10/0",
        ..About::USUAL
    };

    /// The rules of a variant.
    pub fn of_variant(variant: &Variant) -> Self {
        Self {
            misere: variant.misere,
        }
    }
}

impl Presentation for Varied {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn describe(&self, _: &Heap, played: u64) -> Phrase {
        Phrase::new("deed-varied").with("count", played)
    }

    fn setup(&self, answers: &[u64]) -> Setup<Heap> {
        match *answers {
            [] => Setup::ask(["ask-varied", "help-varied"], 1..=100, None),
            [left, ..] => Setup::Ready(Heap { left, last: 0 }),
        }
    }
}

impl Theorems for Varied {}
