//! The judge: what the program answers, beside plain rules that share nothing with the library.
//! Each game is the list of what its moves leave (`rules`), written from `docs/games.md`, and all
//! else follows from that: values, winning moves, nimbers and remoteness.

mod rules;

use std::collections::HashMap;

use nimatron::games::{Values, Variant};
use nimatron::inference::{GameKind, Outcome, Solver, Work};

pub(crate) use rules::{digits, several, split_by_code};

/// What the moves leave.
pub(crate) type After<'a> = &'a dyn Fn(&[u64]) -> Vec<Vec<u64>>;

/// A game with the value of its option.
pub(crate) struct Plain<'a> {
    game: &'a str,
    option: &'a str,
    after: After<'a>,
    /// Writes a position.
    write: &'a dyn Fn(&[u64]) -> String,
}

/// What follows from the rules: the value for the player to move, the nimber, and the moves to the
/// end if the winner hurries and the loser delays.
#[derive(Clone, Copy)]
pub(crate) struct Judged {
    pub(crate) value: i64,
    pub(crate) nimber: u64,
    remoteness: u64,
}

/// The least number that is not among these.
pub(crate) fn mex(mut numbers: Vec<u64>) -> u64 {
    numbers.sort_unstable();
    numbers.dedup();
    let places = (0..).zip(&numbers);
    let first = places.take_while(|(place, number)| place == *number);
    first.count() as u64
}

/// The nimbers of single heaps up to a size, by what the moves leave of one.
pub(crate) fn heap_nimbers(most: u64, leave: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<u64> {
    let mut nimbers: Vec<u64> = Vec::new();
    for size in 0..=most {
        let of = |&heap: &u64| nimbers[usize::try_from(heap).expect("smaller")];
        let left = leave(size).into_iter();
        let left = left.map(|heaps| heaps.iter().map(of).fold(0, |sum, one| sum ^ one));
        nimbers.push(mex(left.collect()));
    }
    nimbers
}

/// Numbers with commas.
pub(crate) fn commas(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(",")
}

/// Whether the order of the numbers of a position makes no difference, nor does a 0.
fn is_alike(game: &str) -> bool {
    !["chomp", "coins", "cram", "fibonacci", "staircase", "sum"].contains(&game)
}

/// One text for positions that are alike.
fn normal(game: &str, text: &str) -> String {
    if game == "sum" {
        let summands = text.split(" + ").map(|summand| {
            let mut words = summand.split(' ');
            let [game, position] = [words.next(), words.next()].map(Option::unwrap_or_default);
            format!("{game} {}", normal(game, position))
        });
        return summands.collect::<Vec<_>>().join(" + ");
    }
    if !is_alike(game) {
        return text.to_owned();
    }
    let sizes = text.split(',').filter(|size| !size.is_empty());
    let mut sizes: Vec<u64> = sizes.map(|size| size.parse().expect("a number")).collect();
    sizes.retain(|&size| size > 0);
    sizes.sort_unstable();
    commas(&sizes)
}

impl<'a> Plain<'a> {
    /// A game whose positions are numbers.
    pub(crate) fn new(game: &'a str, option: &'a str, after: After<'a>) -> Self {
        Self {
            game,
            option,
            after,
            write: &commas,
        }
    }

    pub(crate) fn judge(&'a self, misere: bool) -> Judge<'a> {
        Judge {
            plain: self,
            misere,
            known: HashMap::new(),
        }
    }

    /// Holds a solver that has answered before, and some that have not, against the rules.
    pub(crate) fn holds(&self, positions: &[Vec<u64>]) {
        let kind = GameKind::from_name(self.game).expect("a game");
        let options = kind.about().options.iter().take(1);
        let values = options
            .filter(|_| !self.option.is_empty())
            .fold(Values::default(), |values, option| {
                values.with(option, option.read(self.option).expect("a value"))
            });
        // Heaps by a rule or a code begin with a table of many heaps, whatever is asked first.
        let most_fresh = match self.game {
            "take" | "octal" => 2,
            _ => 60,
        };
        let fresh = positions.len().div_ceil(most_fresh);
        for misere in [false, true] {
            if misere && kind.about().misere_rules.is_none() {
                continue;
            }
            let values = values.clone();
            let variant = Variant { misere, values };
            let open = || kind.open(&variant, Work::default());
            let mut judge = self.judge(misere);
            let mut grown = open();
            for (number, at) in positions.iter().enumerate() {
                judge.holds(&mut *grown, at);
                if number % fresh == 0 {
                    judge.holds(&mut *open(), at);
                }
            }
        }
    }
}

/// A game in normal or in misère play, with what is known of it.
pub(crate) struct Judge<'a> {
    plain: &'a Plain<'a>,
    misere: bool,
    known: HashMap<Vec<u64>, Judged>,
}

impl Judge<'_> {
    /// Coins alone are played for points. The first number is how many columns may be taken.
    fn gained(&self, at: &[u64], left: &[u64]) -> i64 {
        let points = |at: &[u64]| i64::try_from(at[1..].iter().sum::<u64>()).expect("few");
        if self.plain.game == "coins" {
            points(at) - points(left)
        } else {
            0
        }
    }

    pub(crate) fn judged(&mut self, at: &[u64]) -> Judged {
        let mut key = at.to_vec();
        if is_alike(self.plain.game) {
            key.retain(|&size| size > 0);
            key.sort_unstable();
        }
        if let Some(&judged) = self.known.get(&key) {
            return judged;
        }
        let after = (self.plain.after)(&key).into_iter();
        let after: Vec<(i64, Judged)> = after
            .map(|left| (self.gained(&key, &left), self.judged(&left)))
            .collect();
        let end = match (self.plain.game, self.misere) {
            ("coins", _) => 0,
            (_, true) => 1,
            (_, false) => -1,
        };
        let values = after.iter().map(|(gained, left)| gained - left.value);
        let value = values.max().unwrap_or(end);
        let lost = after.iter().filter(|(_, left)| left.value < 0);
        let quickest = lost.map(|(_, left)| left.remoteness + 1).min();
        let slowest = after.iter().map(|(_, left)| left.remoteness + 1).max();
        let judged = Judged {
            value,
            nimber: mex(after.iter().map(|(_, left)| left.nimber).collect()),
            remoteness: if value > 0 { quickest } else { slowest }.unwrap_or(0),
        };
        self.known.insert(key, judged);
        judged
    }

    /// What the moves leave that are as good as any: none if all lose.
    fn optimal(&mut self, at: &[u64]) -> Vec<Vec<u64>> {
        let value = self.judged(at).value;
        let mut after = (self.plain.after)(at);
        let points = self.plain.game == "coins";
        after.retain(|left| {
            (points || value > 0) && self.gained(at, left) - self.judged(left).value == value
        });
        after
    }

    /// Holds an answer against the rules.
    fn holds(&mut self, game: &mut dyn Solver, at: &[u64]) {
        let plain = self.plain;
        let text = (plain.write)(at);
        let name = format!(
            "{} {text} ({}), misère {}",
            plain.game, plain.option, self.misere
        );
        let position = game.read_position(&text).expect(&name);
        let found = game.analyse(&position).expect(&name);
        let expected = self.judged(at);
        let is_over = (plain.after)(at).is_empty();
        assert_eq!(found.value, expected.value, "{name}");
        let outcome = match expected.value {
            ..0 => Outcome::Loss,
            0 => Outcome::Draw,
            1.. => Outcome::Win,
        };
        assert_eq!(found.outcome, outcome, "{name}");
        let has_nimbers = !self.misere && !["coins", "fibonacci"].contains(&plain.game);
        assert_eq!(
            found.nimber,
            has_nimbers.then_some(expected.nimber),
            "{name}"
        );
        let is_timed = plain.game != "coins";
        assert_eq!(
            found.remoteness,
            is_timed.then_some(expected.remoteness),
            "{name}"
        );
        assert_eq!(found.best.is_none(), is_over, "{name}");
        let mut left = |played| {
            let left = game.play(&position, played).expect(&name);
            normal(plain.game, &game.write_position(&left))
        };
        if let Some(best) = found.best.map(&mut left) {
            let written = |left: &Vec<u64>| normal(plain.game, &(plain.write)(left));
            let mut after = (plain.after)(at).into_iter();
            let after = after.find(|left| written(left) == best).expect(&name);
            let then = self.judged(&after);
            assert_eq!(
                self.gained(at, &after) - then.value,
                expected.value,
                "{name}"
            );
            assert!(
                !is_timed || then.remoteness + 1 == expected.remoteness,
                "{name}"
            );
        }
        let optimal = self.optimal(at);
        let optimal = optimal
            .iter()
            .map(|left| normal(plain.game, &(plain.write)(left)));
        let [left, optimal] = [
            found.moves.iter().map(|&played| left(played)).collect(),
            optimal.collect(),
        ]
        .map(|mut all: Vec<String>| {
            all.sort_unstable();
            all.dedup();
            all
        });
        assert_eq!(left, optimal, "{name}");
    }
}

/// All positions of so many piles, each up to `most`.
pub(crate) fn tuples(piles: usize, most: u64) -> Vec<Vec<u64>> {
    (0..piles).fold(vec![vec![]], |shorter, _| {
        let longer = |sizes: Vec<u64>| (0..=most).map(move |size| [&sizes[..], &[size]].concat());
        shorter.into_iter().flat_map(longer).collect()
    })
}

/// Each pile in turn gives way to what `leave` says of it.
pub(crate) fn one_pile(at: &[u64], leave: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let of = |(place, &size): (usize, &u64)| {
        let (before, after) = (&at[..place], &at[place + 1..]);
        let left = leave(size).into_iter();
        left.map(|left| [before, &left, after].concat())
            .collect::<Vec<_>>()
    };
    at.iter().enumerate().flat_map(of).collect()
}
