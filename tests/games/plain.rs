//! What the program answers, beside plain rules that share nothing with the library: each game is
//! the list of what its moves leave, written from `docs/games.md`, and all else follows from that.

use std::collections::HashMap;

use nimatron::games::{Values, Variant};
use nimatron::inference::{GameKind, Outcome, Solver, Work};

/// What the moves leave.
pub(super) type After<'a> = &'a dyn Fn(&[u64]) -> Vec<Vec<u64>>;

/// Positions with the same numbers, in any order if `alike`, are the same.
pub(super) struct Plain<'a> {
    pub(super) game: &'a str,
    pub(super) option: &'a str,
    pub(super) alike: bool,
    pub(super) after: After<'a>,
}

/// Whether the player to move wins, the nimber, and the moves to the end.
type Judged = (bool, u64, u64);

impl Plain<'_> {
    fn key(&self, at: &[u64]) -> Vec<u64> {
        let mut key = at.to_vec();
        if self.alike {
            key.retain(|&size| size > 0);
            key.sort_unstable();
        }
        key
    }

    fn judged(&self, at: &[u64], misere: bool, known: &mut HashMap<Vec<u64>, Judged>) -> Judged {
        let key = self.key(at);
        if let Some(&judged) = known.get(&key) {
            return judged;
        }
        let after = (self.after)(&key);
        let after: Vec<Judged> = after
            .iter()
            .map(|left| self.judged(left, misere, known))
            .collect();
        let won = after.iter().any(|left| !left.0) || after.is_empty() && misere;
        let nimber =
            (0..=after.len() as u64).find(|nimber| after.iter().all(|left| left.1 != *nimber));
        let lost = after.iter().filter(|left| !left.0).map(|left| left.2 + 1);
        let far = after.iter().map(|left| left.2 + 1).max();
        let remoteness = if won { lost.min() } else { far }.unwrap_or(0);
        known.insert(key.clone(), (won, nimber.unwrap_or(0), remoteness));
        known[&key]
    }

    /// Holds a solver that has answered before, and one that has not, against the rules.
    pub(super) fn holds(&self, positions: &[Vec<u64>]) {
        let kind = GameKind::from_name(self.game).expect("a game");
        let option = kind
            .about()
            .options
            .first()
            .filter(|_| !self.option.is_empty());
        let values = option.map_or_else(Values::default, |option| {
            Values::default().with(option, option.read(self.option).expect("a value"))
        });
        for misere in [false, true] {
            let variant = Variant {
                misere,
                values: values.clone(),
            };
            let open = || kind.open(&variant, Work::default());
            let mut known = HashMap::new();
            let mut grown = open();
            for at in positions {
                for game in [&mut grown, &mut open()] {
                    self.answers(&mut **game, at, misere, &mut known);
                }
            }
        }
    }

    fn answers(
        &self,
        game: &mut dyn Solver,
        at: &[u64],
        misere: bool,
        known: &mut HashMap<Vec<u64>, Judged>,
    ) {
        let text = at.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let name = format!("{} {text} ({}), misère {misere}", self.game, self.option);
        let position = game.read_position(&text).expect(&name);
        let found = game.analyse(&position).expect(&name);
        let (won, nimber, remoteness) = self.judged(at, misere, known);
        assert_eq!(found.outcome == Outcome::Win, won, "{name}");
        assert!(
            misere || found.nimber.is_none_or(|found| found == nimber),
            "{name}"
        );
        assert!(
            found.remoteness.is_none_or(|found| found == remoteness),
            "{name}"
        );
        let left = found
            .moves
            .iter()
            .map(|&played| game.play(&position, played).expect("legal"));
        let mut left: Vec<_> = left
            .map(|left| self.key(&numbers(&game.write_position(&left))))
            .collect();
        let mut lost = (self.after)(&self.key(at));
        lost.retain(|left| won && !self.judged(left, misere, known).0);
        let mut lost: Vec<_> = lost.iter().map(|left| self.key(left)).collect();
        for all in [&mut left, &mut lost] {
            all.sort_unstable();
            all.dedup();
        }
        assert!(
            left == lost || !found.is_complete || at.iter().all(|&size| size == 0),
            "{name}: {left:?} {lost:?}"
        );
    }
}

/// The numbers of a position; `3x4` is a bar.
fn numbers(text: &str) -> Vec<u64> {
    if let Some((rows, columns)) = text.split_once('x') {
        let rows = rows.parse().expect("rows");
        return vec![columns.parse().expect("columns"); rows];
    }
    text.split([',', '/'])
        .map(|size| size.parse().expect("a number"))
        .collect()
}

/// All positions of so many piles, each up to `most`.
pub(super) fn tuples(piles: usize, most: u64) -> Vec<Vec<u64>> {
    let longer = |shorter: Vec<Vec<u64>>| -> Vec<Vec<u64>> {
        let all = shorter
            .iter()
            .flat_map(|sizes| (0..=most).map(|size| [&sizes[..], &[size]].concat()));
        all.collect()
    };
    (0..piles).fold(vec![vec![]], |shorter, _| longer(shorter))
}

/// Each pile in turn gives way to what `leave` says of it.
pub(super) fn one_pile(at: &[u64], leave: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let of = |(place, &size): (usize, &u64)| {
        let (before, after) = (&at[..place], &at[place + 1..]);
        let left = leave(size).into_iter();
        left.map(|left| [before, &left, after].concat())
            .collect::<Vec<_>>()
    };
    at.iter().enumerate().flat_map(of).collect()
}

/// An octal code, the digit before the point first.
fn octal(digits: &[u64], size: u64) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (taken, digit) in (0..).zip(digits) {
        let Some(rest) = size.checked_sub(taken) else {
            continue;
        };
        all.extend((digit & 1 > 0 && rest == 0).then(Vec::new));
        all.extend((digit & 2 > 0 && rest > 0).then(|| vec![rest]));
        all.extend(
            (1..rest)
                .filter(|_| digit & 4 > 0)
                .map(|one| vec![one, rest - one]),
        );
    }
    all
}

/// The same number from up to `most` piles.
fn several(at: &[u64], most: u32) -> Vec<Vec<u64>> {
    let sets = (1..1_u32 << at.len()).filter(|set| set.count_ones() <= most);
    let of = |set: u32| {
        let is_in = move |place: usize| set >> place & 1 > 0;
        let least = (0..at.len())
            .filter(|&place| is_in(place))
            .map(|place| at[place])
            .min();
        (1..=least.unwrap_or(0)).map(move |count| {
            let left = at
                .iter()
                .enumerate()
                .map(|(place, size)| size - if is_in(place) { count } else { 0 });
            left.collect()
        })
    };
    sets.flat_map(of).collect()
}

#[test]
fn every_game_answers_as_its_plain_rules() {
    let piles = [tuples(2, 9), tuples(3, 6), tuples(4, 3), tuples(5, 2)].concat();
    let heaps = [tuples(1, 14), tuples(2, 6), tuples(3, 4)].concat();
    let some = |game, option, after: After, at: &[Vec<u64>]| {
        Plain {
            game,
            option,
            alike: !["chomp", "euclid"].contains(&game),
            after,
        }
        .holds(at);
    };
    some("nim", "", &|at| several(at, 1), &piles);
    for (option, most) in [("1", 1), ("2", 2), ("3", 3), ("any", 10)] {
        some("matches", option, &|at| several(at, most), &piles);
    }
    for (set, digits) in [
        ("1,3,4", vec![0, 3, 0, 3, 3]),
        ("2,5", vec![0, 0, 3, 0, 0, 3]),
        ("1-3", vec![0, 3, 3, 3]),
    ] {
        some(
            "take",
            set,
            &|at| one_pile(at, |size| octal(&digits, size)),
            &heaps,
        );
    }
    for code in ["0.77", "0.137", "0.07", "4.07", "0.6", "0.351"] {
        let digits: Vec<u64> = code
            .chars()
            .filter_map(|digit| digit.to_digit(8))
            .map(u64::from)
            .collect();
        some(
            "octal",
            code,
            &|at| one_pile(at, |size| octal(&digits, size)),
            &heaps,
        );
    }
    some(
        "kayles",
        "",
        &|at| one_pile(at, |size| octal(&[0, 7, 7], size)),
        &heaps,
    );
    let unequal = |size: u64| {
        (1..size.div_ceil(2))
            .map(|one| vec![one, size - one])
            .collect()
    };
    some("grundy", "", &|at| one_pile(at, unequal), &heaps);
    let half = |size: u64| (1..=size / 2).map(|taken| vec![size - taken]).collect();
    some("half", "", &|at| one_pile(at, half), &heaps);
    for (option, digits) in [("2", vec![0, 3, 3]), ("3", vec![0, 3, 3, 3])] {
        some(
            "sticks",
            option,
            &|at| one_pile(at, |size| octal(&digits, size)),
            &tuples(1, 20)[1..],
        );
    }
    let bite = |at: &[u64]| {
        let cells = (0..at.len()).flat_map(|row| (0..at[row]).map(move |column| (row, column)));
        let cells = cells.filter(|&cell| cell != (0, 0));
        cells
            .map(|(row, column)| {
                let left = at
                    .iter()
                    .enumerate()
                    .map(|(at, &size)| if at < row { size } else { size.min(column) });
                left.filter(|&size| size > 0).collect()
            })
            .collect()
    };
    let mut bars = tuples(4, 4);
    bars.retain(|bar| bar[0] > 0 && bar.is_sorted_by(|one, other| one >= other));
    for bar in &mut bars {
        bar.retain(|&size| size > 0);
    }
    some("chomp", "", &bite, &bars);
}
