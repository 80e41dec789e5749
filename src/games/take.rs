//! Subtraction games: a move takes one of a few numbers from a heap. A player who cannot move
//! loses.
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4. In misère play, T. S.
//! Ferguson, "On sums of graph games with last player losing", International Journal of Game Theory
//! 3 (1974).

use std::collections::BTreeSet;

use crate::games::{
    About, Accepts, Code, GameOption, HeapConventions, HeapGame, HeapRules, MAX_COUNT, Values,
    Variant, about,
    heaps::{HeapTake, Takes},
    shared::number::{read_number, refused, words},
};
use crate::reason::Phrase;
use crate::text::numbers;

/// The rules of a subtraction game.
#[derive(Clone, Debug)]
pub struct Take {
    code: Code,
}

/// The numbers that may be taken.
const SET: GameOption = GameOption {
    name: "set",
    key: "set",
    value_name: "NUMBERS",
    about: "Numbers that a move may take, such as 1,3,4 or 1-5 (take) [default: 1-3]",
    accepts: Accepts::Text {
        read: |text| read(text).map(|code| written(&code)),
        usual: Some("1-3"),
    },
    ask: "ask-set",
    help: "help-set",
    terms: "terms-take",
};

const CONVENTIONS: HeapConventions = HeapConventions {
    most: 9 * MAX_COUNT,
    keeps_numbers: true,
    bad_position: "position-take",
    ..HeapConventions::USUAL
};

impl Take {
    /// The entry of the game.
    pub const ABOUT: About = About {
        options: &[&SET],
        ..about!("take", example: "7,5")
    };

    /// The rules by which a move takes a number of this set, such as `1,3,4`.
    ///
    /// # Errors
    /// A phrase that says what a set is.
    pub fn new(set: &str) -> Result<Self, Phrase> {
        read(set).map(|code| Self { code })
    }

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        HeapGame::of_option(&SET, variant, Self::new)
    }
}

impl HeapRules for Take {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn conventions(&self) -> &'static HeapConventions {
        &CONVENTIONS
    }

    fn takes(&self, size: u64) -> Takes<'_> {
        Box::new(self.code.takes(size))
    }

    fn leave(&self, heap: u64, size: u64, take: HeapTake) -> Result<[u64; 2], Phrase> {
        if let Some(left) = self.code.leave(size, take) {
            return Ok(left);
        }
        let takable = self.code.takable(size);
        let refused = |id| phrase!(id, heap, size);
        if takable.is_empty() {
            let least = self.code.digits().next().map_or(0, |(least, _)| least);
            return Err(refused("move-take-none").with("least", least));
        }
        let refused = refused("move-take-count").with("takable", numbers(&takable));
        Err(refused.with("count", take.number().to_string()))
    }

    fn values(&self) -> Values {
        Values::default().with(&SET, written(&self.code))
    }

    fn specified(&self, rules: Phrase) -> Phrase {
        rules.with("set", all(&self.code))
    }

    fn examples(&self, size: u64) -> Vec<HeapTake> {
        let mut takes = self.takes(size);
        takes.next().into_iter().chain(takes.last()).collect()
    }

    fn code(&self) -> Option<&Code> {
        Some(&self.code)
    }
}

/// Reads a set.
fn read(text: &str) -> Result<Code, Phrase> {
    let range = |word: &str| {
        let (least, largest) = word.split_once('-').unwrap_or((word, word));
        let (least, largest) = (read_number(least)?, read_number(largest)?);
        let is_range = 1 <= least && least <= largest && largest <= CONVENTIONS.most;
        is_range.then_some(least..=largest)
    };
    let mut set = BTreeSet::new();
    for word in words(text) {
        let refused =
            || refused("set-unreadable", word, CONVENTIONS.most).with("numbers", Code::MOST_DIGITS);
        let range = range(word).ok_or_else(refused)?;
        // One more is enough to refuse it.
        set.extend(range.take(Code::MOST_DIGITS + 1));
        if set.len() > Code::MOST_DIGITS {
            return Err(refused());
        }
    }
    Ok(Code::subtraction(set))
}

/// All numbers that may be taken.
fn all(code: &Code) -> Vec<String> {
    let all: Vec<u64> = code.digits().map(|(taken, _)| taken).collect();
    numbers(&all)
}

/// Writes a set.
fn written(code: &Code) -> String {
    all(code).join(",")
}
