//! Random positions of every game, small enough that all moves can be tried out, and rich in those
//! that laws speak of.

use nimatron::games::Value;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::boards::{board, written};

/// A position in the notation of a game, and the value of the game's option, if it has one.
pub(super) fn random(game: &str, chance: &mut ChaCha8Rng) -> (String, Value) {
    let take = chance.random_range(2..=6);
    let mut one_of = |texts: &[&str]| {
        let text = texts[chance.random_range(0..texts.len())];
        Value::Text(text.to_owned())
    };
    let value = match game {
        "octal" => one_of(&[
            "0.77", "0.137", "0.6", "4.07", "0.165", "0.33", "4.3", "0.123", "0.72",
        ]),
        "take" => one_of(&["1,2,3", "1,3,4", "2,5", "1,2,4,7", "3"]),
        _ => Value::Number(take),
    };
    let text = match game {
        "matches" => piles(chance, &[12, 12, 8, 4]),
        "nim" | "nimble" => piles(chance, &[15, 9, 7, 5]),
        "staircase" => piles(chance, &[9, 6, 4, 2]),
        "sticks" => chance.random_range(0..=40).to_string(),
        "coins" => {
            let (text, take) = coins(chance);
            return (text, Value::Number(take));
        }
        "cram" if chance.random_range(0..12) == 0 => format!("1x{}", chance.random_range(2..=11)),
        "cram" => cram(chance),
        "kayles" => kayles(chance, 4),
        "octal" | "grundy" => kayles(chance, 0),
        "take" | "half" => piles(chance, &[60, 36, 8, 4]),
        "chomp" => chomp(chance),
        "sum" => sum(chance),
        other => panic!("no positions of {other} yet"),
    };
    (text, value)
}

fn joined(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(",")
}

/// Shuffles numbers.
fn shuffled(chance: &mut ChaCha8Rng, mut numbers: Vec<u64>) -> Vec<u64> {
    for at in (1..numbers.len()).rev() {
        numbers.swap(at, chance.random_range(0..=at));
    }
    numbers
}

/// One to four piles of at most `most` matches each: some equal, some one move away from a pair.
fn piles(chance: &mut ChaCha8Rng, most: &[u64]) -> String {
    let count = chance.random_range(1..=most.len());
    let most = most[count - 1];
    let mut piles: Vec<u64> = (0..count).map(|_| chance.random_range(0..=most)).collect();
    match chance.random_range(0..8) {
        // Equal piles.
        0 => piles = vec![piles[0]; count],
        // Equal pairs.
        1 => piles = (0..count).map(|at| piles[at / 2]).collect(),
        // Piles of one, and perhaps another.
        2 => piles[1..].fill(1),
        3 => piles.fill(1),
        _ => {}
    }
    joined(&shuffled(chance, piles))
}

/// A row of columns, and how many of them may be taken; now and then more than a reason lists.
fn coins(chance: &mut ChaCha8Rng) -> (String, u64) {
    let most = if chance.random_range(0..4) == 0 {
        18
    } else {
        7
    };
    let columns = chance.random_range(1..=most);
    let coins: Vec<u64> = (0..columns).map(|_| chance.random_range(0..=12)).collect();
    (joined(&coins), chance.random_range(1..=columns))
}

/// A board with some cells taken; half of them look the same when rotated, perhaps up to one
/// domino.
fn cram(chance: &mut ChaCha8Rng) -> String {
    const SIZES: [(usize, usize); 9] = [
        (1, 7),
        (2, 3),
        (2, 5),
        (3, 3),
        (3, 4),
        (4, 3),
        (3, 5),
        (4, 4),
        (2, 7),
    ];
    let (rows, columns) = SIZES[chance.random_range(0..SIZES.len())];
    let mut free = board(&format!("{rows}x{columns}")).expect("a board");
    let taken = chance.random_range(0..=rows * columns / 2);
    let rotated = chance.random_range(0..2) == 0;
    for _ in 0..taken {
        let (row, column) = (
            chance.random_range(0..rows),
            chance.random_range(0..columns),
        );
        free.remove(&(row, column));
        if rotated {
            free.remove(&(rows - 1 - row, columns - 1 - column));
        }
    }
    if free.len() > 14 || chance.random_range(0..4) == 0 {
        // A domino on two neighbours.
        if let Some(&(row, column)) = free
            .iter()
            .find(|&&(row, column)| free.contains(&(row, column + 1)))
        {
            free.remove(&(row, column));
            free.remove(&(row, column + 1));
        }
    }
    written(&free)
}

/// Rows of at most 11 pins in all, now and then so many `more`; some in equal pairs.
fn kayles(chance: &mut ChaCha8Rng, more: u64) -> String {
    let mut rows = Vec::new();
    let mut left: u64 = chance.random_range(1..=11);
    if chance.random_range(0..20) == 0 {
        left += more;
    }
    let pairs = chance.random_range(0..4) == 0;
    while left > 0 {
        let pins = chance.random_range(1..=left);
        left -= pins;
        if pairs {
            rows.extend([pins.div_ceil(2); 2]);
        } else {
            rows.push(pins);
        }
    }
    joined(&shuffled(chance, rows))
}

/// Bars of every shape within 5 by 5; some of two rows or columns, some an L.
fn chomp(chance: &mut ChaCha8Rng) -> String {
    let rows = chance.random_range(1..=5);
    let mut lengths: Vec<u64> = (0..rows).map(|_| chance.random_range(1..=5)).collect();
    match chance.random_range(0..8) {
        0 => lengths = vec![rows; usize::try_from(rows).expect("small")],
        1 => {
            lengths = (0..rows)
                .map(|row| if row == 0 { rows } else { 1 })
                .collect();
        }
        2 => lengths = (0..2).map(|_| chance.random_range(1..=8)).collect(),
        3 => lengths = vec![2; chance.random_range(2..=8)],
        4 => {
            let height = chance.random_range(1..=6);
            lengths = vec![2; height];
            lengths.push(1);
        }
        _ => {}
    }
    lengths.sort_unstable_by(|one, other| other.cmp(one));
    joined(&lengths)
}

/// One to three small summands, now and then two alike.
fn sum(chance: &mut ChaCha8Rng) -> String {
    let count = chance.random_range(1..=3);
    let mut summands: Vec<String> = (0..count).map(|_| summand(chance)).collect();
    if count == 3 && chance.random_range(0..4) == 0 {
        summands.swap(1, 2);
        summands.push(summands[0].clone());
    }
    summands.join(" + ")
}

fn summand(chance: &mut ChaCha8Rng) -> String {
    let mut upto = |most: u64| chance.random_range(0..=most);
    match upto(7) {
        0 => format!("nim {}", upto(5)),
        1 => format!("nim {},{}", upto(3), upto(4)),
        2 => format!("sticks {} --max-take {}", upto(8), 2 + upto(2)),
        3 => format!("kayles {},{}", upto(4), upto(2)),
        4 => format!("take {} --set 1,{}", upto(7), 3 + upto(1)),
        5 => format!("euclid {},{}", 1 + upto(6), 1 + upto(8)),
        6 => format!(
            "cram {}",
            ["2x2", "2x3", "1x5", ".#../..#.", "..#../.#..#"]
                [usize::try_from(upto(4)).expect("small")]
        ),
        _ => format!("chomp {},{}", 2 + upto(1), upto(2)),
    }
}
