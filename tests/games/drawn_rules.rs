//! Rules of one's own that are drawn, each beside what it means.

use std::cmp::Ordering;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::plain::{Plain, one_pile, tuples};

/// Whether a move that takes `k` from a heap of `n` may leave `a` and `b`.
type Allows = Box<dyn Fn([u64; 4]) -> bool>;

/// A number over another one, which is above 0; none after a division that there is not.
type Number = Box<dyn Fn([u64; 4]) -> Option<(i128, i128)>>;

/// What compares two numbers.
type Relation = (&'static str, fn(Ordering) -> bool);

const RELATIONS: [Relation; 6] = [
    ("<", |order| order.is_lt()),
    ("<=", |order| order.is_le()),
    (">", |order| order.is_gt()),
    ("at least", |order| order.is_ge()),
    ("!=", |order| order.is_ne()),
    ("=", |order| order.is_eq()),
];

/// Draws rules, each as a text and as what it means, from which nothing of the program is known.
struct Drawn<'a> {
    chance: &'a mut ChaCha8Rng,
    letters: &'static [(&'static str, usize)],
}

impl Drawn<'_> {
    fn below(&mut self, most: usize) -> usize {
        self.chance.random_range(0..most)
    }

    fn letter(&mut self) -> (String, Number) {
        let (letter, place) = self.letters[self.below(self.letters.len())];
        let value: Number = Box::new(move |at| Some((at[place].into(), 1)));
        (letter.to_owned(), value)
    }

    fn number(&mut self, depth: usize) -> (String, Number) {
        let by = self.chance.random_range(1..6_i128);
        if depth == 0 || self.below(3) == 0 {
            return match self.below(3) {
                0 => (by.to_string(), Box::new(move |_| Some((by, 1)))),
                _ => self.letter(),
            };
        }
        let (one, value) = self.letter();
        let (other, second) = self.number(depth - 1);
        match self.below(6) {
            0 => (
                format!("({one} + {other})"),
                Box::new(move |at| {
                    let ((a, b), (c, d)) = (value(at)?, second(at)?);
                    Some((a * d + c * b, b * d))
                }),
            ),
            1 => (
                format!("({one} - {other})"),
                Box::new(move |at| {
                    let ((a, b), (c, d)) = (value(at)?, second(at)?);
                    Some((a * d - c * b, b * d))
                }),
            ),
            2 => (
                format!("({by} * {other})"),
                Box::new(move |at| second(at).map(|(a, b)| (by * a, b))),
            ),
            3 => (
                format!("({other} / {by})"),
                Box::new(move |at| second(at).map(|(a, b)| (a, by * b))),
            ),
            4 => (
                format!("({other} mod {by})"),
                Box::new(move |at| {
                    let (a, b) = second(at)?;
                    (a % b == 0).then(|| ((a / b).rem_euclid(by), 1))
                }),
            ),
            _ => (
                format!("{one}^2"),
                Box::new(move |at| value(at).map(|(a, b)| (a * a, b * b))),
            ),
        }
    }

    fn condition(&mut self, depth: usize) -> (String, Allows) {
        if depth > 0 && self.below(2) == 0 {
            let (one, first) = self.condition(depth - 1);
            let (other, second) = self.condition(depth - 1);
            return match self.below(3) {
                0 => (
                    format!("({one} and {other})"),
                    Box::new(move |at| first(at) && second(at)),
                ),
                1 => (
                    format!("({one} or {other})"),
                    Box::new(move |at| first(at) || second(at)),
                ),
                _ => (format!("not ({one})"), Box::new(move |at| !first(at))),
            };
        }
        let ((one, first), (other, second)) = (self.number(2), self.number(1));
        let (relation, fits) = RELATIONS[self.below(RELATIONS.len())];
        if self.below(4) > 0 {
            let allows = move |at| {
                let sides = first(at).zip(second(at));
                sides.is_some_and(|((a, b), (c, d))| fits((a * d).cmp(&(c * b))))
            };
            return (format!("{one} {relation} {other}"), Box::new(allows));
        }
        let whole = move |at| first(at).filter(|(a, b)| a % b == 0).map(|(a, b)| a / b);
        if self.below(2) > 0 {
            let is_even = move |at| whole(at).is_some_and(|whole| whole >= 0 && whole % 2 == 0);
            return (format!("{one} is even"), Box::new(is_even));
        }
        let is_square =
            move |at| whole(at).is_some_and(|whole| (0..=whole).any(|side| side * side == whole));
        (format!("{one} is a square"), Box::new(is_square))
    }

    fn way(&mut self) -> (String, Allows) {
        const LETTERS: &[(&str, usize)] = &[("n", 0), ("k", 1), ("a", 2), ("b", 3)];
        let kind = self.below(4);
        self.letters = &LETTERS[..2];
        let (taken, may_take) = self.condition(2);
        if kind < 2 {
            let allows = move |at: [u64; 4]| at[1] > 0 && at[2] == 0 && may_take(at);
            return (format!("take {taken}"), Box::new(allows));
        }
        self.letters = if kind == 2 {
            LETTERS
        } else {
            &[("n", 0), ("a", 2), ("b", 3)]
        };
        let (left, may_leave) = self.condition(1);
        if kind == 2 {
            let allows = move |at: [u64; 4]| at[1] > 0 && may_take(at) && may_leave(at);
            return (
                format!("take {taken}, then split a + b, {left}"),
                Box::new(allows),
            );
        }
        let allows = move |at: [u64; 4]| at[1] == 0 && at[2] > 0 && may_leave(at);
        (format!("split a + b, {left}"), Box::new(allows))
    }
}

/// Rules that are drawn, beside what they mean.
#[test]
fn rules_that_are_drawn_are_what_they_say() {
    const RULES: usize = 16;
    const LARGEST: u64 = 10;
    let positions = [tuples(1, LARGEST), tuples(2, 3)].concat();
    let mut chance = ChaCha8Rng::seed_from_u64(53);
    let mut count = 0;
    while count < RULES {
        let mut drawn = Drawn {
            chance: &mut chance,
            letters: &[],
        };
        let ways: Vec<_> = (0..=drawn.below(2)).map(|_| drawn.way()).collect();
        let texts: Vec<&str> = ways.iter().map(|(text, _)| text.as_str()).collect();
        let rule = texts.join("; ");
        if rule.len() > 200 {
            continue;
        }
        count += 1;
        let leave = |n: u64| {
            let pairs = (0..=n).flat_map(|k| (0..=(n - k) / 2).map(move |a| [n, k, a, n - k - a]));
            let legal = pairs.filter(|&at| at[3] < n && ways.iter().any(|(_, allows)| allows(at)));
            legal.map(|[_, _, a, b]| vec![a, b]).collect()
        };
        let after = |at: &[u64]| one_pile(at, leave);
        Plain::new("take", &rule, &after).holds(&positions);
    }
}
