//! Octal games: a code says, for each number, what may be left of a heap when that many are taken from it. A player who
//! cannot move loses.
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge Philosophical Society 52
//! (1956); E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4.

mod codes;

use crate::games::heaps::{HeapTake, Takes, multisets, split_whole, unbroken};
use crate::games::{
    About, Accepts, Code, GameOption, HeapConventions, HeapGame, HeapRules, Step, Values, Variant,
    about,
};
use crate::reason::{Phrase, phrase};
use crate::text::numbers;
use codes::{read, written};

/// The rules of an octal game.
#[derive(Clone, Debug)]
pub struct Octal {
    code: Code,
}

/// The default code: Dawson's chess.
const USUAL: &str = "0.137";

/// The code.
const CODE: GameOption = GameOption {
    name: "code",
    key: "code",
    value_name: "CODE",
    about: "Code of the octal game, such as 0.77 for kayles (octal) [default: 0.137]",
    accepts: Accepts::Text {
        read: |text| read(text).map(|code| written(&code)),
        usual: Some(USUAL),
    },
    ask: "ask-code",
    help: "help-code",
    terms: "terms-octal",
};

const CONVENTIONS: HeapConventions = HeapConventions {
    most: 1 << 27,
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
        let given = variant.values.text(&CODE);
        let rules = Self::new(given.as_deref().unwrap_or(USUAL));
        let rules = rules.expect("the value of an option has been read");
        HeapGame::of(rules, variant.misere)
    }

    /// The numbers that a move in a heap of this size can take.
    fn takable(&self, size: u64) -> Vec<u64> {
        let taken = self.code.digits().map(|(taken, _)| taken);
        let can = |&taken: &u64| self.code.left(size, taken).next().is_some();
        taken.filter(can).collect()
    }

    /// The move that takes `taken` and leaves `left`, as it is listed.
    fn breaking(&self, size: u64, taken: u64, left: [u64; 2]) -> HeapTake {
        if self.code.left(size, taken).nth(1).is_none() {
            HeapTake::Number(taken)
        } else {
            HeapTake::Leaving(taken, left)
        }
    }
}

impl HeapRules for Octal {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn conventions(&self) -> &'static HeapConventions {
        &CONVENTIONS
    }

    fn has_form(&self, take: HeapTake) -> bool {
        matches!(take, HeapTake::Number(_) | HeapTake::Leaving(..))
    }

    fn takes(&self, size: u64) -> Takes<'_> {
        let code = &self.code;
        Box::new(code.digits().flat_map(move |(taken, _)| {
            let left = code.left(size, taken);
            left.map(move |left| self.breaking(size, taken, left))
        }))
    }

    fn leave(&self, heap: u64, size: u64, take: HeapTake) -> Result<[u64; 2], Phrase> {
        let taken = take.number();
        let mut all = self.code.left(size, taken);
        let first = all.next();
        let found = match take {
            HeapTake::Leaving(_, left) => {
                Some(left).filter(|&left| self.code.allows(size, taken, left))
            }
            _ => first.filter(|_| all.next().is_none()),
        };
        if let Some(left) = found {
            return Ok(left);
        }
        let refused = |id| phrase!(id, heap, size);
        Err(match (first, self.takable(size).as_slice()) {
            (Some(first), _) => {
                let example = self.breaking(size, taken, first);
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
                options: self.takable(size),
            };
        };
        let mut all = self.code.left(size, taken);
        let least = all.next().map_or(0, |[small, _]| small);
        let most = all.last().map_or(least, |[small, _]| small);
        let left = |small| self.breaking(size, taken, [small, size - taken - small]);
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

    fn listed(&self, size: u64, take: HeapTake) -> HeapTake {
        match take {
            HeapTake::Leaving(taken, left) if self.code.allows(size, taken, left) => {
                self.breaking(size, taken, left)
            }
            _ => take,
        }
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

    fn move_count(&self, size: u64) -> u64 {
        self.code.move_count(size)
    }

    /// If heaps are broken only by taking some, count as many more with each heap: then no move makes more of the sum.
    fn states(&self, sizes: &[u64]) -> (u128, bool) {
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let all: u64 = sizes.iter().sum();
        let states = match self.code.least_to_break() {
            None => multisets(1..=largest, all).min(unbroken(sizes)),
            Some(0) => split_whole(sizes),
            Some(taken) => {
                let heaps = sizes.iter().filter(|&&size| size > 0).count() as u64;
                multisets(1 + taken..=largest + taken, all + taken * heaps)
            }
        };
        (states, false)
    }
}
