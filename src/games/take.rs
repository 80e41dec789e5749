//! Subtraction games, and heap games by a rule of one's own. A player who cannot move loses.
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4. In misère play, T. S.
//! Ferguson, "On sums of graph games with last player losing", International Journal of Game Theory
//! 3 (1974).

use std::collections::BTreeSet;

use crate::games::{
    About, Accepts, ByRule, Code, GameOption, HeapConventions, HeapGame, HeapRules, MAX_COUNT,
    OwnWords, Rule, Values, Variant, about,
    heaps::HeapTake,
    shared::number::{read_number, refused, words, wrong_word},
};
use crate::reason::Phrase;
use crate::text::numbers;

/// A subtraction game, or a game by another rule.
#[derive(Clone, Copy, Debug)]
pub struct Take;

/// The numbers that may be taken, or a rule.
const RULE: GameOption = GameOption {
    name: "set",
    aliases: &["rule"],
    key: "set",
    value_name: "RULE",
    about: "Numbers that a move may take, such as 1,3,4 or 1-5, or a rule, such as \"squares\", \"k <= n/2\" or \"split a + b, a != b\" (take) [default: 1-3]",
    accepts: Accepts::Text {
        read: |text| read(text).map(|(text, ..)| text),
        usual: Some("1-3"),
    },
    ask: "ask-set",
    help: "help-set",
    terms: "terms-take",
};

/// Where heaps stay whole and the numbers are known.
const CONVENTIONS: HeapConventions = HeapConventions {
    most: 9 * MAX_COUNT,
    keeps_numbers: true,
    bad_position: "position-take",
    ..HeapConventions::USUAL
};

/// Where the nimbers of all smaller heaps are needed.
const BY_RULE: HeapConventions = HeapConventions {
    most: 1_000_000,
    ..CONVENTIONS
};

/// Where heaps may be split.
const SPLITTING: HeapConventions = HeapConventions {
    keeps_numbers: false,
    has_form: |take| !matches!(take, HeapTake::Two(_)),
    bad_move: "move-unreadable-rule",
    ..BY_RULE
};

impl Take {
    /// The entry of the game.
    pub const ABOUT: About = About {
        options: &[&RULE],
        compares_nimbers_only: true,
        ..about!("take", example: "7,5")
    };

    /// The rules by which a move takes a number of this set, such as `1,3,4`, or moves by a rule.
    ///
    /// # Errors
    /// A phrase that says what a rule is.
    pub fn rules(text: &str) -> Result<ByRule, Phrase> {
        let (text, code, rule) = read(text)?;
        let conventions = match &rule {
            _ if code.breaks() => &SPLITTING,
            Some(_) => &BY_RULE,
            None => &CONVENTIONS,
        };
        let words = match &rule {
            None if !code.breaks() => &OF_SETS,
            _ => &OwnWords::USUAL,
        };
        Ok(ByRule {
            about: &Self::ABOUT,
            conventions,
            values: Values::default().with(&RULE, text),
            code,
            words,
            rule,
        })
    }

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        HeapGame::of_option(&RULE, variant, Self::rules)
    }
}

/// What is said where the numbers that may be taken are known.
const OF_SETS: OwnWords = OwnWords {
    refuse: |rules, heap, size, take| {
        let takable = rules.code.takable(size);
        if takable.is_empty() {
            let least = rules.code.digits().next().map_or(0, |(least, _)| least);
            return phrase!("move-take-none", heap, size, least);
        }
        let count = take.number().to_string();
        phrase!(
            "move-take-count",
            heap,
            size,
            count,
            takable = numbers(&takable)
        )
    },
    examples: |rules, size| {
        let mut takes = rules.takes(size);
        takes.next().into_iter().chain(takes.last()).collect()
    },
    ..OwnWords::USUAL
};

/// Reads a set or a rule, and writes it.
fn read(text: &str) -> Result<(String, Code, Option<Rule>), Phrase> {
    // Whoever writes no letter and no sign of a rule means a set.
    if !text.contains(|sign: char| {
        sign.is_alphabetic() || "<>=|%^/*\u{2264}\u{2265}\u{2260}".contains(sign)
    }) {
        let set = read_set(text)?;
        let set: Vec<u64> = set.into_iter().collect();
        let written = numbers(&set).join(",");
        return Ok((written, Code::subtraction(set), None));
    }
    let rule = Rule::new(text)?;
    let (text, code) = (rule.text().to_owned(), Code::of_rule(&rule));
    let is_code = code.rule().is_none() && !code.is_unequal();
    Ok((text, code, Some(rule).filter(|_| !is_code)))
}

/// Reads a set such as `1,3,4`, `1-5` or `1 3`.
fn read_set(text: &str) -> Result<BTreeSet<u64>, Phrase> {
    let range = |word: &str| {
        let (least, largest) = word.split_once('-').unwrap_or((word, word));
        let (least, largest) = (read_number(least)?, read_number(largest)?);
        let is_range = 1 <= least && least <= largest && largest <= CONVENTIONS.most;
        is_range.then_some(least..=largest)
    };
    let mut set = BTreeSet::new();
    for word in words(text) {
        let refused = || {
            refused("set-unreadable", wrong_word(word, text), CONVENTIONS.most)
                .with("numbers", Code::MOST_DIGITS)
        };
        // One more is enough to refuse it.
        set.extend(range(word).ok_or_else(refused)?.take(Code::MOST_DIGITS + 1));
        if set.len() > Code::MOST_DIGITS {
            return Err(refused());
        }
    }
    Ok(set)
}
