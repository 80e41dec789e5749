//! Rules that a person writes, such as `k <= n/2`, `squares` or `split a + b, a != b`: what a move
//! may take from a heap, and into what it may split the rest.

mod expression;
mod parser;

use std::ops::RangeInclusive;

use expression::{A, B, Expression, K, LetterValues, N, NumberKind, Sign};

use parser::Expected;

use crate::reason::Phrase;

/// A rule in one line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    text: String,
    ways: Vec<Way>,
}

/// A way to move. All of its conditions have to hold, which stand where they are of most use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Way {
    /// Bounds of what is taken, by the size of the heap, and of the smaller heap that is left.
    bounds: [Vec<(Sign, Expression)>; 2],
    /// What has to be divided by what is taken.
    divided: Option<Expression>,
    /// What is asked of what is taken alone, of that and the heap, and of the heaps that are left.
    own: Vec<Expression>,
    taken: Vec<Expression>,
    left: Vec<Expression>,
}

/// No number at all.
const NONE: RangeInclusive<u64> = RangeInclusive::new(1, 0);

/// The most characters of a rule.
const LONGEST: usize = 200;

impl Rule {
    /// Reads a rule.
    ///
    /// # Errors
    /// A phrase that marks the place that is not understood, and says what is accepted.
    pub fn new(text: &str) -> Result<Self, Phrase> {
        let text = parser::plain(text);
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
        for way in &self.ways {
            // Then a heap that is larger than what is taken is as good as any other.
            let mut taken = way.conditions().filter_map(|one| most_taken(&one)).min();
            taken = taken
                .filter(|&taken| taken <= most && way.conditions().all(|one| is_uniform(&one)));
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
        for way in &self.ways {
            let bounds = way.conditions().filter_map(|one| most_taken(&one));
            most = bounds.min().filter(|_| way.keeps_whole())?.max(most);
            for condition in way.conditions() {
                cycle = common(cycle, cycle_of(&condition)?)?;
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

impl Way {
    fn new(conditions: Vec<Expression>) -> Self {
        let mut way = Self::default();
        let mut waiting = conditions;
        while let Some(condition) = waiting.pop() {
            match condition {
                Expression::Joined(Sign::And, both) => waiting.extend(*both),
                Expression::Joined(Sign::Equal, both)
                    if both[1] == Expression::Kind(NumberKind::Any) => {}
                condition => way.add(condition),
            }
        }
        way
    }

    fn add(&mut self, condition: Expression) {
        if let Some((sign, letter, bound)) = alone(&condition) {
            if sign == Sign::Divides {
                self.divided = Some(bound);
            } else {
                self.bounds[letter - K].push((sign, bound));
            }
            return;
        }
        let place = match [[K].as_slice(), &[N], &[A, B]].map(|some| condition.has(some)) {
            [_, _, true] => &mut self.left,
            [true, false, false] => &mut self.own,
            _ => &mut self.taken,
        };
        place.push(condition);
    }

    /// All conditions.
    fn conditions(&self) -> impl Iterator<Item = Expression> + '_ {
        let bounds = [K, A].into_iter().flat_map(|letter| {
            let bounds = self.bounds[letter - K].iter();
            bounds.map(move |(sign, bound)| {
                Expression::of(*sign, Expression::Letter(letter), bound.clone())
            })
        });
        let divided = self
            .divided
            .iter()
            .map(|divided| Expression::of(Sign::Divides, Expression::Letter(K), divided.clone()));
        let rest = [&self.own, &self.taken, &self.left].into_iter().flatten();
        bounds.chain(divided).chain(rest.cloned())
    }

    /// Whether it never leaves two heaps.
    pub(crate) fn keeps_whole(&self) -> bool {
        self.bounds[A - K].contains(&(Sign::Equal, Expression::Number(0)))
    }

    /// Whether nothing is asked of what is left, which is one heap at most.
    pub(crate) fn takes_alone(&self) -> bool {
        self.keeps_whole() && self.left.is_empty()
    }

    /// Whether the bounds say all.
    pub(crate) fn is_range(&self) -> bool {
        self.takes_alone() && self.divided.is_none() && self.own.is_empty() && self.taken.is_empty()
    }

    /// Whether what it takes has to be found by trying numbers, whatever the heap.
    pub(crate) fn has_set(&self) -> bool {
        !self.own.is_empty()
    }

    /// Whether a number is one of these.
    pub(crate) fn is_in_set(&self, taken: u64) -> bool {
        self.own.iter().all(|one| one.holds(&[0, taken, 0, 0]))
    }

    /// Whether it is of the others that may be taken from a heap of `size`.
    pub(crate) fn may_take(&self, size: u64, taken: u64) -> bool {
        self.taken.iter().all(|one| one.holds(&[size, taken, 0, 0]))
    }

    /// What may be taken from a heap, or the size of the smaller heap that is left, by the bounds.
    fn range(&self, letter: usize, at: &LetterValues) -> RangeInclusive<u64> {
        let whole = if letter == K {
            at[N]
        } else {
            (at[N] - at[K]) / 2
        };
        let (mut least, mut most) = (0, i128::from(whole));
        for (sign, bound) in &self.bounds[letter - K] {
            let Some((over, under)) = bound.value(at) else {
                return NONE;
            };
            let below = over.div_euclid(under);
            let above = below + i128::from(over.rem_euclid(under) > 0);
            match sign {
                Sign::AtMost => most = most.min(below),
                Sign::Less => most = most.min(above - 1),
                Sign::AtLeast => least = least.max(above),
                Sign::More => least = least.max(below + 1),
                _ => (least, most) = (least.max(above), most.min(below)),
            }
        }
        match (u64::try_from(least), u64::try_from(most)) {
            (Ok(least), Ok(most)) => least..=most,
            _ => NONE,
        }
    }

    /// The range of what may be taken from a heap of `size`.
    pub(crate) fn taken_within(&self, size: u64) -> RangeInclusive<u64> {
        self.range(K, &[size, 0, 0, 0])
    }

    /// Where something is divided: its divisors, ascending; `None` if that is 0, too.
    pub(crate) fn divisors(&self, size: u64) -> Option<Vec<u64>> {
        let divided = self.divided.as_ref()?.value(&[size, 0, 0, 0]);
        let Some((over, under)) = divided.filter(|(over, under)| over % under == 0) else {
            return Some(Vec::new());
        };
        let whole = (over / under).unsigned_abs();
        let small = 1..=whole.isqrt().min(size.into());
        let small = small.filter(|by| whole.is_multiple_of(*by));
        let all = small.flat_map(|by| [by, whole / by]);
        let mut all: Vec<u64> = all.filter_map(|by| u64::try_from(by).ok()).collect();
        all.sort_unstable();
        all.dedup();
        Some(all).filter(|_| whole > 0)
    }

    /// What can be taken from a heap of `size`, ascending.
    fn takable(&self, size: u64) -> impl Iterator<Item = u64> + '_ {
        let range = self.taken_within(size);
        let divisors = self.divisors(size);
        let all = if divisors.is_some() {
            NONE
        } else {
            range.clone()
        };
        let all = divisors.into_iter().flatten().chain(all);
        all.filter(move |&taken| {
            range.contains(&taken) && self.is_in_set(taken) && self.may_take(size, taken)
        })
    }

    /// What may be left of a heap of `size` after `taken`.
    pub(crate) fn left(&self, size: u64, taken: u64) -> impl Iterator<Item = [u64; 2]> + '_ {
        let rest = size - taken;
        let pairs = self
            .range(A, &[size, taken, 0, 0])
            .map(move |small| [small, rest - small]);
        pairs.filter(move |&[small, large]| {
            self.left
                .iter()
                .all(|one| one.holds(&[size, taken, small, large]))
        })
    }

    /// Whether a move is legal.
    fn allows(&self, size: u64, taken: u64, [small, large]: [u64; 2]) -> bool {
        let sum = [taken, small, large].map(u128::from).iter().sum::<u128>();
        let at = [size, taken, small, large];
        small <= large && sum == size.into() && self.conditions().all(|one| one.holds(&at))
    }
}

/// A condition that says what `k` or `a` is compared with, or what `k` divides: a bound that is
/// known before it.
fn alone(condition: &Expression) -> Option<(Sign, usize, Expression)> {
    let Expression::Joined(sign, both) = condition else {
        return None;
    };
    let [left, right] = &**both;
    let (sign, letter, bound) = match (times(left), times(right)) {
        (Some((1, letter)), _) => (*sign, letter, right.clone()),
        _ if *sign == Sign::Divides => return None,
        (Some((many, letter)), _) => (*sign, letter, divided(right, many)),
        (_, Some((many, letter))) => (sign.turned(), letter, divided(left, many)),
        _ => return None,
    };
    let is_known = match letter {
        K => !bound.has(&[K, A, B]),
        A => !bound.has(&[A, B]) && sign != Sign::Divides,
        _ => false,
    };
    let is_bound = sign.compares() && sign != Sign::Unequal && bound.is_number();
    (is_known && is_bound).then_some((sign, letter, bound))
}

/// A letter, and how many times it is there: `2k` is `k` twice.
fn times(one: &Expression) -> Option<(u64, usize)> {
    match one {
        Expression::Letter(letter) => Some((1, *letter)),
        Expression::Joined(Sign::Times, both) => match **both {
            [Expression::Number(many), Expression::Letter(letter)]
            | [Expression::Letter(letter), Expression::Number(many)] => {
                Some((many, letter)).filter(|_| many > 0)
            }
            _ => None,
        },
        _ => None,
    }
}

fn divided(one: &Expression, by: u64) -> Expression {
    match by {
        1 => one.clone(),
        _ => Expression::of(Sign::Over, one.clone(), Expression::Number(by)),
    }
}
