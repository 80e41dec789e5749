//! The sixteen games, each as what its moves leave, written from `docs/games.md`.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{After, Plain, commas, one_pile, tuples};

/// The digits of an octal code, the one before the point first.
pub(crate) fn digits(code: &str) -> Vec<u64> {
    let digits = code.chars().filter_map(|digit| digit.to_digit(8));
    digits.map(u64::from).collect()
}

/// What moves by an octal code leave of a heap.
pub(crate) fn split_by_code(digits: &[u64], size: u64) -> Vec<Vec<u64>> {
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

/// Taking a number of a set.
fn taking(set: &[u64]) -> impl Fn(&[u64]) -> Vec<Vec<u64>> {
    |at| {
        one_pile(at, |size| {
            let taken = set.iter().filter(|&&taken| taken <= size);
            taken.map(|taken| vec![size - taken]).collect()
        })
    }
}

/// The same number from up to `most` piles.
pub(crate) fn several(at: &[u64], most: u32) -> Vec<Vec<u64>> {
    let sets = (1..1_u32 << at.len()).filter(|set| set.count_ones() <= most);
    let of = |set: u32| {
        let is_in = move |place: usize| set >> place & 1 > 0;
        let chosen = (0..at.len()).filter(|&place| is_in(place));
        let least = chosen.map(|place| at[place]).min().unwrap_or(0);
        (1..=least).map(move |count| {
            let left = at.iter().enumerate();
            left.map(|(place, size)| size - if is_in(place) { count } else { 0 })
                .collect()
        })
    };
    sets.flat_map(of).collect()
}

fn kayles(at: &[u64]) -> Vec<Vec<u64>> {
    one_pile(at, |size| split_by_code(&[0, 7, 7], size))
}

fn grundy(at: &[u64]) -> Vec<Vec<u64>> {
    one_pile(at, |size| {
        let parts = (1..size.div_ceil(2)).map(|one| vec![one, size - one]);
        parts.collect()
    })
}

fn half(at: &[u64]) -> Vec<Vec<u64>> {
    one_pile(at, |size| {
        (1..=size / 2).map(|taken| vec![size - taken]).collect()
    })
}

/// The smaller number once or several times from the larger; a 0 may be left out.
fn euclid(at: &[u64]) -> Vec<Vec<u64>> {
    let (Some(&smaller), Some(&larger), 2) = (at.iter().min(), at.iter().max(), at.len()) else {
        return Vec::new();
    };
    let times = 1..=larger.checked_div(smaller).unwrap_or(0);
    times
        .map(|times| vec![larger - times * smaller, smaller])
        .collect()
}

/// Coins of a step go to the next lower one, those of the first are gone.
fn staircase(at: &[u64]) -> Vec<Vec<u64>> {
    let of = |step: usize| {
        (1..=at[step]).map(move |count| {
            let mut left = at.to_vec();
            left[step] -= count;
            if step > 0 {
                left[step - 1] += count;
            }
            left
        })
    };
    (0..at.len()).flat_map(of).collect()
}

/// The matches, and how many may be taken.
fn fibonacci(at: &[u64]) -> Vec<Vec<u64>> {
    let taken = 1..=at[1];
    let left = taken.map(|taken| [at[0] - taken, 2 * taken]);
    left.map(|[left, most]| vec![left, most.min(left)])
        .collect()
}

/// How many columns may be taken, and the columns.
fn coins(at: &[u64]) -> Vec<Vec<u64>> {
    let columns = at.len() - 1;
    let most = columns.min(usize::try_from(at[0]).expect("few"));
    let left = (1..=most).map(|taken| [&[taken as u64], &at[1..=columns - taken]].concat());
    left.collect()
}

/// The lengths of the rows; the first square stays.
fn chomp(at: &[u64]) -> Vec<Vec<u64>> {
    let cells = (0..at.len()).flat_map(|row| (0..at[row]).map(move |column| (row, column)));
    let bitten = cells.filter(|&cell| cell != (0, 0)).map(|(row, column)| {
        let left = at.iter().enumerate();
        let left = left.map(|(at, &size)| if at < row { size } else { size.min(column) });
        left.filter(|&size| size > 0).collect()
    });
    bitten.collect()
}

fn write_bar(at: &[u64]) -> String {
    if at.iter().all(|size| *size == at[0]) {
        return format!("{}x{}", at.len(), at[0]);
    }
    commas(at)
}

/// The number of columns, and the free cells of each row as the bits of a number.
fn cram(at: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for row in 1..at.len() {
        for column in 0..at[0] {
            for (below, cells) in [(0, 3_u64), (1, 1)] {
                let mut left = at.to_vec();
                let (other, cells) = (row + below, cells << column);
                if other < at.len() && at[row] & cells == cells && at[other] & cells == cells {
                    left[row] &= !cells;
                    left[other] &= !cells;
                    all.push(left);
                }
            }
        }
    }
    all
}

fn write_board(at: &[u64]) -> String {
    let (columns, rows) = (at[0], &at[1..]);
    if rows.iter().all(|&row| row + 1 == 1 << columns) {
        return format!("{}x{columns}", rows.len());
    }
    let cell = |row: u64, column| if row >> column & 1 > 0 { '.' } else { '#' };
    let row = |&row: &u64| {
        (0..columns)
            .map(|column| cell(row, column))
            .collect::<String>()
    };
    rows.iter().map(row).collect::<Vec<_>>().join("/")
}

/// The board with these cells free, row by row.
fn board(rows: u32, columns: u32, free: u32) -> Vec<u64> {
    let row = |row: u32| u64::from(free >> (row * columns) & ((1 << columns) - 1));
    let rows = (0..rows).map(row);
    [u64::from(columns)].into_iter().chain(rows).collect()
}

#[test]
fn piles_are_as_by_the_plain_rules() {
    let piles = [
        tuples(1, 30),
        tuples(2, 12),
        tuples(3, 7),
        tuples(4, 4),
        tuples(5, 2),
        tuples(8, 1),
    ]
    .concat();
    for game in ["nim", "nimble"] {
        Plain::new(game, "", &|at| several(at, 1)).holds(&piles);
    }
    let steps = [tuples(1, 12), tuples(2, 7), tuples(3, 4), tuples(4, 2)].concat();
    let steps = [steps, tuples(5, 1), tuples(6, 1)].concat();
    Plain::new("staircase", "", &staircase).holds(&steps);
    for (option, most) in [("1", 1), ("2", 2), ("3", 3), ("any", 10)] {
        Plain::new("matches", option, &|at| several(at, most)).holds(&piles);
    }
    for most in 2..=12_u64 {
        let set: Vec<u64> = (1..=most).collect();
        Plain::new("sticks", &most.to_string(), &taking(&set)).holds(&tuples(1, 60));
    }
    let numbers = tuples(2, 34);
    Plain::new("euclid", "", &euclid).holds(&numbers);
    let fibonacci_nim = Plain {
        write: &|at| format!("{}/{}", at[0], at[1]),
        ..Plain::new("fibonacci", "", &fibonacci)
    };
    let limited = |at: &Vec<u64>| at[1] <= at[0] && (at[0] == 0) == (at[1] == 0);
    fibonacci_nim.holds(&numbers.into_iter().filter(limited).collect::<Vec<_>>());
}

#[test]
fn heaps_are_as_by_the_plain_rules() {
    let heaps = [tuples(1, 14), tuples(2, 5), tuples(3, 2)].concat();
    let sets = (1..64_u64)
        .step_by(5)
        .map(|set| (1..=6).filter(|taken| set >> (taken - 1) & 1 > 0).collect());
    for set in sets.chain([vec![1, 3, 9], vec![2, 5, 12]]) {
        let set: Vec<u64> = set;
        Plain::new("take", &commas(&set), &taking(&set)).holds(&heaps);
    }
    // Codes of three digits from all over, and some that are known.
    let codes = (1..1024).step_by(47).map(|code| {
        let before = if code < 512 { 0 } else { 4 };
        let code = format!("{before}.{}{}{}", code / 64 % 8, code / 8 % 8, code % 8);
        code.trim_end_matches('0').to_owned()
    });
    let known = ["0.77", "0.137", "0.07", "4.07", "0.6", "0.351", "4.3"].map(String::from);
    let few = [tuples(1, 12), tuples(2, 4), tuples(3, 2)].concat();
    for code in codes.chain(known) {
        let digits = digits(&code);
        let after = |at: &[u64]| one_pile(at, |size| split_by_code(&digits, size));
        Plain::new("octal", &code, &after).holds(&few);
    }
    let rows = [tuples(1, 14), tuples(2, 8), tuples(3, 4), tuples(5, 1)].concat();
    for (game, after) in [
        ("kayles", &kayles as After),
        ("grundy", &grundy),
        ("half", &half),
    ] {
        Plain::new(game, "", after).holds(&rows);
    }
}

#[test]
fn boards_are_as_by_the_plain_rules() {
    let cram = Plain {
        write: &write_board,
        ..Plain::new("cram", "", &cram)
    };
    for (rows, columns) in [(1, 9), (2, 4), (3, 3), (3, 4)] {
        let boards = (0..1 << (rows * columns)).map(|free| board(rows, columns, free));
        cram.holds(&boards.collect::<Vec<_>>());
    }
    let mut chance = ChaCha8Rng::seed_from_u64(51);
    let boards = (0..60).map(|_| {
        let (rows, columns) =
            [(4, 4), (4, 5), (5, 4), (3, 7), (5, 5), (2, 8)][chance.random_range(0..6)];
        let all = (1 << (rows * columns)) - 1;
        let mut free = chance.random::<u32>() & all;
        // The judge knows no two boards that are alike.
        while free.count_ones() > 14 {
            free &= free - 1;
        }
        board(rows, columns, free)
    });
    cram.holds(&boards.collect::<Vec<_>>());
    cram.holds(&[board(4, 4, (1 << 16) - 1)]);
    let mut bars = [tuples(4, 5), tuples(2, 9)].concat();
    bars.extend((1..=9).map(|rows| vec![1; rows]));
    bars.retain(|bar| bar[0] > 0 && bar.is_sorted_by(|one, other| one >= other));
    for bar in &mut bars {
        bar.retain(|&size| size > 0);
    }
    let chomp = Plain {
        write: &write_bar,
        ..Plain::new("chomp", "", &chomp)
    };
    chomp.holds(&bars);
}

#[test]
fn coins_are_as_by_the_plain_rules() {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let long = (0..200).map(|_| {
        let columns = chance.random_range(1..=9);
        (0..columns)
            .map(|_| chance.random_range(0..1_000))
            .collect()
    });
    let rows: Vec<Vec<u64>> = [tuples(1, 9), tuples(3, 3), tuples(6, 1), tuples(9, 1)]
        .concat()
        .into_iter()
        .chain(long)
        .collect();
    for most in [1, 2, 3, 6, 9] {
        let rows = rows.iter().filter(|row| most <= row.len() as u64);
        let rows: Vec<Vec<u64>> = rows.map(|row| [&[most], &row[..]].concat()).collect();
        let coins = Plain {
            write: &|at| commas(&at[1..]),
            ..Plain::new("coins", "", &coins)
        };
        let option = most.to_string();
        Plain {
            option: &option,
            ..coins
        }
        .holds(&rows);
    }
}

/// A game in a sum, its option as it is written, what its moves leave, and how it is written.
type Summand<'a> = (&'a str, &'a str, After<'a>, fn(&[u64]) -> String);

/// A sum is a row of summands: how many numbers follow, which summand it is, and its position.
fn summands(mut at: &[u64]) -> Vec<(usize, Vec<u64>)> {
    let mut all = Vec::new();
    while let Some((&count, rest)) = at.split_first() {
        let (summand, others) = rest.split_at(usize::try_from(count).expect("few"));
        all.push((
            usize::try_from(summand[0]).expect("few"),
            summand[1..].to_vec(),
        ));
        at = others;
    }
    all
}

fn joined(summands: &[(usize, Vec<u64>)]) -> Vec<u64> {
    let one =
        |(kind, at): &(usize, Vec<u64>)| [&[at.len() as u64 + 1, *kind as u64], &at[..]].concat();
    summands.iter().flat_map(one).collect()
}

#[test]
fn sums_are_as_by_the_plain_rules() {
    let octal = |at: &[u64]| one_pile(at, |size| split_by_code(&[4, 0, 7], size));
    let (sticks, take) = (taking(&[1, 2]), taking(&[1, 3]));
    let all: [Summand; 13] = [
        ("nim", "", &|at| several(at, 1), commas),
        ("matches", "", &|at| several(at, 2), commas),
        (
            "matches",
            " --piles-at-once 3",
            &|at| several(at, 3),
            commas,
        ),
        ("sticks", " --max-take 2", &sticks, commas),
        ("take", " --set 1,3", &take, commas),
        ("octal", " --code 4.07", &octal, commas),
        ("kayles", "", &kayles, commas),
        ("grundy", "", &grundy, commas),
        ("half", "", &half, commas),
        ("euclid", "", &euclid, commas),
        ("chomp", "", &chomp, write_bar),
        ("nimble", "", &|at| several(at, 1), commas),
        ("staircase", "", &staircase, commas),
    ];
    let board = (
        "cram",
        "",
        &cram as After,
        write_board as fn(&[u64]) -> String,
    );
    let all: Vec<Summand> = all.into_iter().chain([board]).collect();
    let after = |at: &[u64]| {
        let before = summands(at);
        let of = |place: usize| {
            let (kind, summand) = &before[place];
            let left = (all[*kind].2)(summand).into_iter();
            let before = &before;
            left.map(move |left| {
                let mut sum = before.clone();
                sum[place].1 = left;
                joined(&sum)
            })
        };
        (0..before.len()).flat_map(of).collect()
    };
    let write = |at: &[u64]| {
        let one = |(kind, at): &(usize, Vec<u64>)| {
            let (game, option, _, write) = all[*kind];
            let at = write(if at.is_empty() { &[0] } else { at });
            format!("{game} {at}{option}")
        };
        summands(at).iter().map(one).collect::<Vec<_>>().join(" + ")
    };
    let starts: [&[&[u64]]; 14] = [
        &[&[0], &[2], &[1, 3]],
        &[&[3, 2]],
        &[&[1, 2, 2]],
        &[&[5]],
        &[&[6], &[4, 1]],
        &[&[5]],
        &[&[4], &[2, 1]],
        &[&[6]],
        &[&[7]],
        &[&[7, 3], &[5, 2]],
        &[&[3, 3], &[2, 1]],
        &[&[2, 1]],
        &[&[1, 2], &[2, 0, 1]],
        &[&[3, 7, 7], &[3, 3, 7]],
    ];
    let starts = starts.iter().enumerate();
    let starts = starts.flat_map(|(kind, all)| all.iter().map(move |at| (kind, at.to_vec())));
    let starts: Vec<(usize, Vec<u64>)> = starts.collect();
    let mut sums: Vec<Vec<u64>> = Vec::new();
    for (place, one) in starts.iter().enumerate() {
        sums.push(joined(std::slice::from_ref(one)));
        sums.extend(
            starts
                .iter()
                .map(|other| joined(&[one.clone(), other.clone()])),
        );
        let at = |step: usize| starts[(place + step) % starts.len()].clone();
        sums.push(joined(&[at(0), at(4), at(9)]));
    }
    let plain = Plain {
        write: &write,
        ..Plain::new("sum", "", &after)
    };
    plain.holds(&sums);
}
