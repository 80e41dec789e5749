//! Octal games: a code says, for each number, what may be left of a heap when that many are taken
//! from it. A player who cannot move loses.
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956); E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways",
//! chapter 4.

use std::iter::once;

use crate::games::{
    About, Accepts, ByRule, Code, GameOption, HeapConventions, HeapGame, HeapRules, OwnWords,
    Values, Variant, about, heaps::HeapTake,
};
use crate::reason::Phrase;
use crate::text::numbers;

/// Octal games.
#[derive(Clone, Copy, Debug)]
pub struct Octal;

/// The code, by default that of Dawson's chess.
const CODE: GameOption = GameOption {
    name: "code",
    aliases: &[],
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
        compares_nimbers_only: true,
        ..about!("octal", example: "7,5")
    };

    /// The rules of this code.
    ///
    /// # Errors
    /// A phrase that says what a code is.
    pub fn rules(code: &str) -> Result<ByRule, Phrase> {
        let code = read(code)?;
        Ok(ByRule {
            about: &Self::ABOUT,
            conventions: &CONVENTIONS,
            values: Values::default().with(&CODE, written(&code)),
            code,
            rule: None,
            words: &WORDS,
        })
    }

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        HeapGame::of_option(&CODE, variant, Self::rules)
    }
}

const WORDS: OwnWords = OwnWords {
    refuse: refused,
    examples: |rules, size| {
        let mut first: Vec<HeapTake> = rules.takes(size).take(2).collect();
        // A long form explains itself.
        first.sort_by_key(|take| matches!(take, HeapTake::Leaving(..)));
        first
    },
    ..OwnWords::USUAL
};

fn refused(rules: &ByRule, heap: u64, size: u64, take: HeapTake) -> Phrase {
    let (code, taken) = (&rules.code, take.number());
    let refused = |id| phrase!(id, heap, size);
    match (code.left(size, taken).next(), code.takable(size).as_slice()) {
        (Some(first), _) => {
            let example = code.take(size, taken, first);
            refused("move-octal-left")
                .with("taken", taken)
                .with("rest", size - taken)
                .with("example", format!("{heap}:{example}"))
        }
        (None, []) => refused("move-octal-none"),
        (None, takable) => refused("move-octal-count")
            .with("count", taken.to_string())
            .with("takable", numbers(takable)),
    }
}

// Codes of octal games as they are written: `0.137`.

/// Reads a code such as `0.137`.
pub(super) fn read(text: &str) -> Result<Code, Phrase> {
    let refused = |id| Phrase::new(id).quoting("code", text);
    // A decimal comma is no less a point, nor is one in the middle of the line.
    let (whole, digits) = match text.split_once(['.', ',', '\u{b7}']) {
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
