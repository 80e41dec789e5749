//! Octal games: a code says, for each number, what may be left of a heap when that many are taken
//! from it. A player who cannot move loses.
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956); E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways",
//! chapter 4.

use std::iter::once;

use crate::games::{
    About, Accepts, Code, GameOption, HeapConventions, HeapGame, HeapRules, Step, Values, Variant,
    about,
    heaps::{HeapTake, Takes},
};
use crate::reason::Phrase;
use crate::text::numbers;

/// The rules of an octal game.
#[derive(Clone, Debug)]
pub struct Octal {
    code: Code,
}

/// The code, by default that of Dawson's chess.
const CODE: GameOption = GameOption {
    name: "code",
    key: "code",
    value_name: "CODE",
    about: "Code of the octal game, such as 0.77 for kayles (octal) [default: 0.137]",
    accepts: Accepts::Text {
        read: |text| read(text).map(|code| written(&code)),
        usual: Some("0.137"),
    },
    ask: "ask-code",
    help: "help-code",
    terms: "terms-octal",
};

const CONVENTIONS: HeapConventions = HeapConventions {
    most: 1 << 27,
    has_form: |take| matches!(take, HeapTake::Number(_) | HeapTake::Leaving(..)),
    bad_position: "position-octal",
    bad_move: "move-unreadable-octal",
    ..HeapConventions::USUAL
};

impl Octal {
    /// The entry of the game.
    pub const ABOUT: About = About {
        options: &[&CODE],
        ..about!("octal", example: "7,5")
    };

    /// The rules of this code.
    ///
    /// # Errors
    /// A phrase that says what a code is.
    pub fn new(code: &str) -> Result<Self, Phrase> {
        read(code).map(|code| Self { code })
    }

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        HeapGame::of_option(&CODE, variant, Self::new)
    }
}

impl HeapRules for Octal {
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
        let taken = take.number();
        let first = self.code.left(size, taken).next();
        let refused = |id| phrase!(id, heap, size);
        Err(match (first, self.code.takable(size).as_slice()) {
            (Some(first), _) => {
                let example = self.code.take(size, taken, first);
                refused("move-octal-left")
                    .with("taken", taken)
                    .with("rest", size - taken)
                    .with("example", format!("{heap}:{example}"))
            }
            (None, []) => refused("move-octal-none"),
            (None, takable) => refused("move-octal-count")
                .with("count", taken.to_string())
                .with("takable", numbers(takable)),
        })
    }

    fn step(&self, heap: u64, size: u64, answers: &[u64]) -> Step {
        let Some((&taken, answers)) = answers.split_first() else {
            return Step::Pick {
                ask: Phrase::new("ask-octal-taken"),
                help: phrase!("help-octal-taken", heap),
                options: self.code.takable(size),
            };
        };
        let mut all = self.code.left(size, taken);
        let least = all.next().map_or(0, |[small, _]| small);
        let most = all.last().map_or(least, |[small, _]| small);
        let left = |small| self.code.take(size, taken, [small, size - taken - small]);
        match answers.first() {
            _ if least == most => Step::Move(left(least).to_string()),
            Some(&small) => Step::Move(left(small).to_string()),
            None => {
                let figures = |id| phrase!(id, rest = size - taken, least, most);
                let [question, explained] = if least == 0 {
                    ["ask-octal-small", "help-octal-small"]
                } else {
                    ["ask-octal-broken", "help-octal-broken"]
                };
                Step::Count {
                    ask: figures(question),
                    help: figures(explained),
                    bounds: least..=most,
                    limit: figures("limit-octal"),
                }
            }
        }
    }

    fn deed(&self, heap: u64, _: u64, take: HeapTake) -> Phrase {
        let (deed, [one, other]) = match take {
            HeapTake::Leaving(_, left @ [0, _]) => ("deed-octal-leaves", left),
            HeapTake::Leaving(0, left) => ("deed-octal-splits", left),
            HeapTake::Leaving(_, left) => ("deed-octal-breaks", left),
            _ if take.number() == 0 => ("deed-octal-halves", [0; 2]),
            _ => ("deed-octal", [0; 2]),
        };
        phrase!(deed, taken = take.number(), heap, one, other)
    }

    fn values(&self) -> Values {
        Values::default().with(&CODE, written(&self.code))
    }

    fn specified(&self, rules: Phrase) -> Phrase {
        rules.with("code", written(&self.code))
    }

    fn examples(&self, size: u64) -> Vec<HeapTake> {
        let mut all: Vec<HeapTake> = self.takes(size).take(2).collect();
        // A long form explains itself.
        all.sort_by_key(|take| matches!(take, HeapTake::Leaving(..)));
        all
    }

    fn code(&self) -> Option<&Code> {
        Some(&self.code)
    }
}

// Codes of octal games as they are written: `0.137`.

/// Reads a code such as `0.137`.
pub(super) fn read(text: &str) -> Result<Code, Phrase> {
    let refused = |id| Phrase::new(id).quoting("code", text);
    let (whole, digits) = match text.split_once('.') {
        Some(("" | "0", digits)) => (0, digits),
        Some(("4", digits)) => (4, digits),
        Some((first, _)) if matches!(first.as_bytes(), [b'0'..=b'9']) => {
            return Err(refused("code-first-digit"));
        }
        _ => return Err(refused("code-unreadable")),
    };
    if digits.contains(|digit: char| !digit.is_ascii_digit()) {
        return Err(refused("code-unreadable"));
    }
    let digits: Vec<u8> = digits.bytes().map(|digit| digit - b'0').collect();
    if digits.iter().any(|&digit| digit > 7) {
        return Err(refused("code-large-digit"));
    }
    if digits.len() > Code::MOST_DIGITS {
        return Err(refused("code-too-long").with("most", Code::MOST_DIGITS));
    }
    let code = Code::new(once(whole).chain(digits));
    if code.digits().next().is_none() {
        return Err(refused("code-without-moves"));
    }
    Ok(code)
}

/// Writes a code in the shortest form.
pub(super) fn written(code: &Code) -> String {
    let digits = (1..=code.most_taken().max(1)).map(|taken| code.digit(taken).to_string());
    format!("{}.{}", code.digit(0), digits.collect::<String>())
}
