//! Games of heaps whose moves a rule in one line or a code says.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::{
    code::{Code, most_steps},
    notation::HeapTake,
    rule::Rule,
    rules::{HeapConventions, HeapRules, Takes},
};
use crate::games::{About, Step, Values, shared::number::joined};
use crate::reason::Phrase;
use crate::text;

/// The rules of a game: its entry, its conventions, and what its moves are.
#[derive(Clone, Debug)]
pub struct ByRule {
    /// The entry of the game.
    pub about: &'static About,
    /// How it presents itself.
    pub conventions: &'static HeapConventions,
    /// The values of its options.
    pub values: Values,
    /// What the moves leave.
    pub code: Code,
    /// What they are, if not the digits of the code say it.
    pub rule: Option<Rule>,
    /// What the game says in words of its own.
    pub words: &'static OwnWords,
}

/// What a game of heaps says in words of its own.
#[derive(Clone, Copy, Debug)]
pub struct OwnWords {
    /// Why a move in a heap, of a number and a size, is not legal.
    pub refuse: fn(&ByRule, u64, u64, HeapTake) -> Phrase,
    /// Some moves in a heap of a size as examples for a prompt.
    pub examples: fn(&ByRule, u64) -> Vec<HeapTake>,
    /// What a move does that splits a heap and takes nothing.
    pub splits: &'static str,
    /// Asks for the smaller heap of two, helps with it, and says that it is too large.
    pub smaller: [&'static str; 3],
}

impl OwnWords {
    /// Words that fit every rule.
    pub const USUAL: Self = Self {
        refuse: ByRule::refuse,
        examples: ByRule::kinds,
        splits: "deed-octal-splits",
        smaller: ["ask-octal-broken", "help-octal-broken", "limit-octal"],
    };
}

/// Moves that are named where another one is refused.
const MOST_NAMED: usize = 12;

impl ByRule {
    /// The game of a rule that is well known, such as `take 1 or 2`. Panics if that is none.
    pub fn named(about: &'static About, conventions: &'static HeapConventions, rule: &str) -> Self {
        let rule = Rule::new(rule).expect("a rule");
        Self {
            about,
            conventions,
            values: Values::default(),
            code: Code::of_rule(&rule),
            rule: Some(rule),
            words: &OwnWords::USUAL,
        }
    }

    /// Says the same in other words.
    pub(in crate::games) fn in_words(self, words: &'static OwnWords) -> Self {
        Self { words, ..self }
    }

    fn refuse(&self, heap: u64, size: u64, take: HeapTake) -> Phrase {
        let refused = |id| phrase!(id, heap, size);
        if self.takes(size).next().is_none() {
            return refused("move-none");
        }
        refused("move-other")
            .with("played", format!("{heap}:{take}"))
            .with("allowed", self.allowed(heap, size))
    }

    /// A move of each form, a number last.
    fn kinds(&self, size: u64) -> Vec<HeapTake> {
        let mut takes = self.takes(size);
        let mut all: Vec<HeapTake> = takes.next().into_iter().collect();
        let is_number = |take: &HeapTake| matches!(take, HeapTake::Number(_));
        let other = |take: &HeapTake| is_number(take) != is_number(&all[0]);
        let other = takes.take(MOST_NAMED).find(other);
        all.extend(other);
        all.sort_by_key(|take| !is_number(take));
        all
    }

    /// What moves may take, if those are all numbers from one to another, or else some moves.
    fn allowed(&self, heap: u64, size: u64) -> String {
        if let Some(range) = self.rule.as_ref().and_then(|rule| rule.range(size)) {
            let (least, most) = range.into_inner();
            return if least == most {
                most.to_string()
            } else {
                format!("{least}-{most}")
            };
        }
        let mut takes = self.takes(size);
        let written = |take: HeapTake| match take {
            HeapTake::Number(number) => number.to_string(),
            take => format!("{heap}:{take}"),
        };
        let mut named: Vec<String> = takes.by_ref().take(MOST_NAMED).map(written).collect();
        named.extend(takes.next().map(|_| "...".to_owned()));
        joined(&named)
    }

    /// The moves in a heap of `size`, each with what it takes and the smaller heap that it leaves.
    fn moves(&self, size: u64) -> impl Iterator<Item = (HeapTake, u64, u64)> + '_ {
        self.takes(size).map(move |take| {
            let left = self.left(size, take);
            let [small, large] = left.expect("a listed move is legal");
            (take, size - small - large, small)
        })
    }

    /// The moves of a rule in a heap of `size` where all numbers from one to another are moves, and
    /// how each of them is written: what is taken, or the smaller of two different heaps.
    fn numbered(&self, size: u64) -> Option<(RangeInclusive<u64>, impl Fn(u64) -> HeapTake)> {
        let is_unequal = self.code.is_unequal();
        let numbers = if is_unequal {
            1..=size.saturating_sub(1) / 2
        } else {
            self.rule.as_ref()?.range(size)?
        };
        let written = move |number: u64| {
            if is_unequal {
                HeapTake::Parts([number, size - number])
            } else {
                HeapTake::Number(number)
            }
        };
        Some((numbers, written))
    }

    fn left(&self, size: u64, take: HeapTake) -> Option<[u64; 2]> {
        match &self.rule {
            Some(rule) => rule.leave(size, take),
            None => self.code.leave(size, take),
        }
    }
}

impl HeapRules for ByRule {
    fn about(&self) -> &'static About {
        self.about
    }

    fn conventions(&self) -> &'static HeapConventions {
        self.conventions
    }

    fn takes(&self, size: u64) -> Takes<'_> {
        let Some(rule) = &self.rule else {
            return Box::new(self.code.takes(size));
        };
        match self.numbered(size) {
            Some((numbers, written)) => Box::new(numbers.map(written)),
            None => Box::new(rule.takes(size)),
        }
    }

    fn leave(&self, heap: u64, size: u64, take: HeapTake) -> Result<[u64; 2], Phrase> {
        let left = self.left(size, take);
        left.ok_or_else(|| (self.words.refuse)(self, heap, size, take))
    }

    /// Asks how many are taken, unless the rule leaves no choice, and then for the smaller heap.
    fn step(&self, heap: u64, size: u64, answers: &[u64]) -> Step {
        if !self.code.breaks() {
            return step_of_numbers(self, heap, size, answers);
        }
        let takable: BTreeSet<u64> = self.moves(size).map(|(_, taken, _)| taken).collect();
        let (taken, answers) = match (takable.first(), answers) {
            (Some(&taken), answers) if takable.len() == 1 && self.rule.is_some() => {
                (taken, answers)
            }
            (_, [taken, answers @ ..]) => (*taken, answers),
            _ => {
                return Step::Pick {
                    ask: Phrase::new("ask-octal-taken"),
                    help: phrase!("help-octal-taken", heap),
                    options: takable.into_iter().collect(),
                };
            }
        };
        let left = || self.moves(size).filter(|(_, number, _)| *number == taken);
        let smaller = || left().map(|(.., small)| small);
        let (least, most) = (smaller().min().unwrap_or(0), smaller().max().unwrap_or(0));
        let chosen = answers.first().or(Some(&least).filter(|_| least == most));
        if let Some(small) = chosen {
            let take = left().find(|(.., one)| one == small);
            let take = take.map_or(
                HeapTake::Parts([*small, size - taken - small]),
                |(take, ..)| take,
            );
            return Step::Move(take.to_string());
        }
        let [ask, explained, limit] = if least == 0 {
            ["ask-octal-small", "help-octal-small", "limit-octal"]
        } else {
            self.words.smaller
        };
        let figures = |id| phrase!(id, heap, size, rest = size - taken, least, most);
        Step::Count {
            ask: figures(ask),
            help: figures(explained),
            bounds: least..=most,
            limit: figures(limit),
        }
    }

    fn describe(&self, heap: u64, _: u64, take: HeapTake) -> Phrase {
        let (deed, [one, other]) = match take {
            HeapTake::Leaving(_, left @ [0, _]) => ("deed-octal-leaves", left),
            HeapTake::Leaving(0, left) | HeapTake::Parts(left) => (self.words.splits, left),
            HeapTake::Leaving(_, left) => ("deed-octal-breaks", left),
            _ if take.number() == 0 => ("deed-octal-halves", [0; 2]),
            _ => ("deed-taken", [0; 2]),
        };
        phrase!(deed, taken = take.number(), heap, one, other)
    }

    fn values(&self) -> Values {
        self.values.clone()
    }

    fn specified(&self, rules: Phrase) -> Phrase {
        let values = self.values.of(self.about.options);
        values.fold(rules, |rules, (option, value)| {
            let letters = phrase!("rule-letters", splits = self.code.breaks());
            let is_set = self.code.is_subtraction();
            let rules = rules.with("letters", letters).with("numeric", is_set);
            if is_set {
                let numbers: Vec<u64> = self.code.digits().map(|(taken, _)| taken).collect();
                rules.with(option.key, text::numbers(&numbers))
            } else {
                rules.with(option.key, value)
            }
        })
    }

    fn examples(&self, size: u64) -> Vec<HeapTake> {
        (self.words.examples)(self, size)
    }

    fn code(&self) -> Option<&Code> {
        Some(&self.code).filter(|_| self.rule.is_none())
    }

    fn series(&self) -> Code {
        self.code.clone()
    }

    fn states(&self, sizes: &[u64]) -> u128 {
        self.code.states(sizes)
    }

    fn nth_take(&self, size: u64, place: u64) -> Option<HeapTake> {
        match (&self.rule, self.numbered(size)) {
            (None, _) => self.code.nth_take(size, place),
            (_, Some((numbers, written))) => {
                let number = numbers.start().checked_add(place)?;
                numbers.contains(&number).then(|| written(number))
            }
            _ => self.takes(size).nth(usize::try_from(place).ok()?),
        }
    }

    fn leaving(&self, size: u64, left: [u64; 2]) -> Option<HeapTake> {
        let taken = size.checked_sub(left[0] + left[1])?;
        match &self.rule {
            Some(rule) => rule.take(size, taken, left),
            None => {
                (self.code.allows(size, taken, left)).then(|| self.code.take(size, taken, left))
            }
        }
    }

    fn halving(&self, size: u64) -> Option<HeapTake> {
        match &self.rule {
            Some(rule) => rule.halving(size),
            None => (self.code.digits())
                .filter(|(taken, _)| *taken <= size && (size - taken).is_multiple_of(2))
                .find_map(|(taken, _)| self.leaving(size, [(size - taken) / 2; 2])),
        }
    }

    fn most_steps(&self, sizes: &[u64]) -> u64 {
        most_steps(Some(&self.code), sizes)
    }

    fn move_count(&self, size: u64) -> u64 {
        match (&self.rule, self.numbered(size)) {
            (None, _) => self.code.move_count(size),
            (_, Some((numbers, _))) => (numbers.end() + 1).saturating_sub(*numbers.start()),
            _ => self.takes(size).count() as u64,
        }
    }
}

/// Asks for one of the numbers that are moves.
fn step_of_numbers(rules: &ByRule, heap: u64, size: u64, answers: &[u64]) -> Step {
    let most = rules.move_count(size);
    let last = || rules.nth_take(size, most - 1);
    match answers.first() {
        Some(number) => Step::Move(number.to_string()),
        None if most > MOST_OFFERED && last() == Some(HeapTake::Number(most)) => {
            let [ask, explained] = ["ask-number", "help-number"].map(Phrase::new);
            Step::count(ask, explained, most, phrase!("limit-take", most))
        }
        None => Step::Pick {
            ask: Phrase::new("ask-taken"),
            help: phrase!("help-taken", heap),
            options: rules.takes(size).map(HeapTake::number).collect(),
        },
    }
}

/// More numbers are asked for as a range, if they are one.
const MOST_OFFERED: u64 = 10;
