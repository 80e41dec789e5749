//! A way to move: its conditions, each where it is of most use, and what may be taken and left by
//! them.

use std::ops::RangeInclusive;

use super::expression::{A, B, Expression, K, LetterValues, N, NumberKind, Sign};

/// A way to move. All of its conditions have to hold, which stand where they are of most use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Way {
    all: Vec<Expression>,
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

impl Way {
    pub(super) fn new(conditions: Vec<Expression>) -> Self {
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
            let letter_alone = Expression::Letter(letter);
            self.all
                .push(Expression::of(sign, letter_alone, bound.clone()));
            if sign == Sign::Divides {
                self.divided = Some(bound);
            } else {
                self.bounds[letter - K].push((sign, bound));
            }
            return;
        }
        self.all.push(condition.clone());
        let place = match [[K].as_slice(), &[N], &[A, B]].map(|some| condition.has(some)) {
            [_, _, true] => &mut self.left,
            [true, false, false] => &mut self.own,
            _ => &mut self.taken,
        };
        place.push(condition);
    }

    /// All conditions.
    pub(super) fn conditions(&self) -> &[Expression] {
        &self.all
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
        self.takes_alone() && self.divided.is_none() && !self.has_set() && self.taken.is_empty()
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
    pub(super) fn range(&self, letter: usize, at: &LetterValues) -> RangeInclusive<u64> {
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
    pub(super) fn takable(&self, size: u64) -> impl Iterator<Item = u64> + '_ {
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
    pub(super) fn allows(&self, size: u64, taken: u64, [small, large]: [u64; 2]) -> bool {
        let sum = [taken, small, large].map(u128::from).iter().sum::<u128>();
        let at = [size, taken, small, large];
        small <= large && sum == size.into() && self.all.iter().all(|one| one.holds(&at))
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
    // A part of several numbers, such as a fifth of a square, is none of them.
    let are_numbers = left.is_number() && right.is_number();
    let is_bound = sign.compares() && sign != Sign::Unequal && are_numbers;
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
