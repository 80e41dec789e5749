//! Rules that a person writes, such as `k <= n/2`, `squares` or `split a + b, a != b`: what a move
//! may take from a heap, and into what it may split the rest.

mod expression;
mod parser;
mod tokens;
mod way;

use std::ops::RangeInclusive;

use expression::{A, B, Expression, K, N, NumberKind, Sign};
use parser::Expected;
pub(crate) use way::Way;

use crate::reason::Phrase;

/// A rule in one line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    text: String,
    ways: Vec<Way>,
}

/// The most characters of a rule.
const LONGEST: usize = 200;

impl Rule {
    /// Reads a rule.
    ///
    /// # Errors
    /// A phrase that marks the place that is not understood, and says what is accepted.
    pub fn new(text: &str) -> Result<Self, Phrase> {
        let text = tokens::plain(text);
        let read = match text.char_indices().nth(LONGEST) {
            Some((place, _)) => Err(Expected {
                place,
                what: "length",
            }),
            None => parser::read(&text),
        };
        let ways = read.map_err(|expected| {
            let (before, from) = text.split_at(expected.place);
            phrase!("rule-unreadable", what = expected.what)
                .with("marked", format!("{before}\u{203a}{from}"))
        })?;
        let ways = ways.into_iter().map(Way::new).collect();
        Ok(Self { text, ways })
    }

    /// The rule as it is written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The ways to move.
    pub(crate) fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// Whether a move may leave two heaps.
    pub(super) fn breaks(&self) -> bool {
        !self.ways.iter().all(Way::keeps_whole)
    }

    /// Whether a move may split a heap without taking anything.
    pub(super) fn breaks_whole(&self) -> bool {
        self.ways
            .iter()
            .any(|way| way.range(K, &[1, 0, 0, 0]) == (0..=0))
    }

    /// Whether what a move may take does not depend on the heap, and the rest stays whole.
    pub(super) fn is_set(&self) -> bool {
        !self.breaks()
            && self
                .ways
                .iter()
                .flat_map(Way::conditions)
                .all(|one| !one.has(&[N, B]))
    }

    /// What moves in a heap of `size` take and leave, in order.
    pub(super) fn moves(&self, size: u64) -> impl Iterator<Item = (u64, [u64; 2])> + '_ {
        let ways = self.ways.iter().enumerate();
        ways.flat_map(move |(number, way)| {
            let known = &self.ways[..number];
            let all = way.takable(size).flat_map(move |taken| {
                let left = way.left(size, taken);
                left.map(move |left| (taken, left))
            });
            all.filter(move |&(taken, left)| !known.iter().any(|way| way.allows(size, taken, left)))
        })
    }

    /// The size of the two equal heaps, 0 for nothing, that the first move in a heap of `size`
    /// leaves which leaves such.
    pub(super) fn halved(&self, size: u64) -> Option<u64> {
        // A move that an earlier way allows would be the first of that.
        self.ways.iter().find_map(|way| {
            let halves = way
                .takable(size)
                .filter(|taken| (size - taken).is_multiple_of(2));
            let mut halves = halves.map(|taken| (size - taken) / 2);
            halves.find(|&half| way.allows(size, size - 2 * half, [half; 2]))
        })
    }

    /// Whether a move that takes `taken` from a heap of `size` may leave these sizes, the smaller
    /// first.
    pub(super) fn allows(&self, size: u64, taken: u64, left: [u64; 2]) -> bool {
        self.ways.iter().any(|way| way.allows(size, taken, left))
    }

    /// What may be taken from a heap of `size`, if that is all numbers from one to another and the
    /// rest stays whole.
    pub(super) fn range(&self, size: u64) -> Option<RangeInclusive<u64>> {
        match self.ways.as_slice() {
            [way] if way.is_range() => Some(way.range(K, &[size, 0, 0, 0])),
            _ => None,
        }
    }

    /// What a move may leave as an octal code: its digits, up to that of moves that take `most`.
    /// `None` if there is none, or it is not seen at once that there is.
    pub(super) fn digits(&self, most: u64) -> Option<Vec<u8>> {
        let mut digits = Vec::new();
        for way in self.ways() {
            // Then a heap that is larger than what is taken is as good as any other.
            let mut taken = way.conditions().iter().filter_map(most_taken).min();
            taken = taken.filter(|&taken| taken <= most && way.conditions().iter().all(is_uniform));
            let numbers = 0..=taken?;
            digits.resize(digits.len().max(numbers.clone().count()), 0);
            for (taken, digit) in numbers.zip(&mut digits) {
                for (bit, left) in [(1, [0, 0]), (2, [0, 1]), (4, [1, 1])] {
                    let size = taken + left[0] + left[1];
                    *digit |= if way.allows(size, taken, left) {
                        bit
                    } else {
                        0
                    };
                }
            }
        }
        Some(digits)
    }

    /// The most that a move takes, and in how many sizes what it may take repeats, apart from
    /// whether it is the whole heap: then the nimber of a heap depends on as many before it, and on
    /// its remainder. `None` if heaps are split, or that is not seen at once.
    pub(crate) fn recurrence(&self) -> Option<(u64, u64)> {
        let (mut most, mut cycle) = (0, 1);
        for way in self.ways() {
            let bounds = way.conditions().iter().filter_map(most_taken);
            most = bounds.min().filter(|_| way.keeps_whole())?.max(most);
            for condition in way.conditions() {
                cycle = common(cycle, cycle_of(condition)?)?;
            }
        }
        (cycle > 0).then_some((most, cycle))
    }

    /// Whether a move splits a heap into two of different sizes, and does nothing else.
    pub(super) fn is_unequal(&self) -> bool {
        let is = |text| Self::new(text).is_ok_and(|rule| rule.ways == self.ways);
        is("split a + b, a != b") || is("split a + b, a < b")
    }
}

/// Whether a condition asks of the heap only whether it is larger than what is taken, and of the
/// heaps that are left only which are there.
fn is_uniform(condition: &Expression) -> bool {
    match condition {
        Expression::Not(one) => is_uniform(one),
        Expression::Joined(sign, both) => match &**both {
            [Expression::Letter(K), Expression::Letter(N)]
            | [Expression::Letter(N), Expression::Letter(K)] => *sign != Sign::Divides,
            [Expression::Letter(A | B), Expression::Number(0 | 1)] => {
                condition.holds(&[0, 0, 1, 1]) == condition.holds(&[0, 0, 2, 2])
            }
            both if matches!(sign, Sign::And | Sign::Or) => both.iter().all(is_uniform),
            _ => !condition.has(&[N, A, B]),
        },
        _ => true,
    }
}

/// In how many sizes of heaps a condition repeats, beyond what is taken.
fn cycle_of(condition: &Expression) -> Option<u64> {
    match condition {
        one if is_uniform(one) => Some(1),
        Expression::Not(one) => cycle_of(one),
        Expression::Joined(sign, both) => match (sign, &**both) {
            (Sign::And | Sign::Or, [one, other]) => common(cycle_of(one)?, cycle_of(other)?),
            (
                _,
                [
                    Expression::Letter(N),
                    Expression::Kind(NumberKind::Even | NumberKind::Odd),
                ],
            ) => Some(2),
            (Sign::Divides, [Expression::Number(by), Expression::Letter(N)]) => Some(*by),
            // What is left of a heap grows with it.
            (_, [Expression::Joined(Sign::Remainder, both), other]) if !other.has(&[N, A, B]) => {
                match **both {
                    [Expression::Letter(N), Expression::Number(by)] => Some(by),
                    _ => None,
                }
            }
            _ => None,
        },
        _ => None,
    }
}

/// The least common multiple; 0 if one of them is.
fn common(one: u64, other: u64) -> Option<u64> {
    let (mut divisor, mut rest) = (one, other);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    one.checked_div(divisor)?.checked_mul(other)
}

/// The most that may be taken, whatever the heap; `None` if there is no bound.
fn most_taken(condition: &Expression) -> Option<u64> {
    let Expression::Joined(sign, both) = condition else {
        return None;
    };
    let [left, right] = &**both;
    match (sign, left, right) {
        (Sign::And, one, other) => [one, other].into_iter().filter_map(most_taken).min(),
        (Sign::Or, one, other) => Some(most_taken(one)?.max(most_taken(other)?)),
        (Sign::Equal, Expression::Letter(K), Expression::Joined(Sign::To, ends)) => match ends[1] {
            Expression::Number(most) => Some(most),
            _ => None,
        },
        // Every number divides 0.
        (Sign::Divides, Expression::Letter(K), Expression::Number(0)) => None,
        (
            Sign::Equal | Sign::AtMost | Sign::Less | Sign::Divides,
            Expression::Letter(K),
            Expression::Number(most),
        ) => Some(*most),
        _ => None,
    }
}
