//! Positions of every game, small enough that all moves can be tried out, and rich in those that
//! laws speak of.

use nimatron::games::Value;

use crate::games::plain::commas;
use crate::support::small::{listed, lists_within};

/// The values of a game's option that are tried; `None` if it has no option.
pub(super) fn values(game: &str) -> Vec<Option<Value>> {
    let texts = |all: &[&str]| {
        let values = all.iter().map(|&text| Value::Text(text.to_owned()));
        values.map(Some).collect()
    };
    let numbers = |all: &[u64]| {
        all.iter()
            .map(|&number| Some(Value::Number(number)))
            .collect()
    };
    match game {
        "matches" | "sticks" => numbers(&[2, 3, 4, 5, 6]),
        "coins" => numbers(&[1, 2, 4]),
        "octal" => texts(&[
            "0.77", "0.137", "0.6", "4.07", "0.165", "0.33", "4.3", "0.123", "0.72",
        ]),
        "take" => texts(&["1,2,3", "1,3,4", "2,5", "1,2,4,7", "3"]),
        _ => vec![None],
    }
}

/// Positions in the notation of a game.
pub(super) fn positions(game: &str) -> Vec<String> {
    let texts = |all: &[&str]| all.iter().map(|&text| text.to_owned()).collect();
    let more: Vec<String> = match game {
        "matches" | "nim" | "nimble" => {
            texts(&["12,3", "10,6", "15,9", "5,3,6", "4,4,5,5", "7,1,1"])
        }
        "staircase" => texts(&["9,6", "4,0,4", "2,1,2,2"]),
        "sticks" => heaps(40, 1, 40),
        "coins" => texts(&["1,2,3,4,5,6,7,8,9,10,11,12,11,10,9,8,7,6"]),
        "cram" => texts(&[
            "1x7",
            "7x1",
            "1x11",
            "11x1",
            "2x7",
            "4x4",
            "#.../..../..../...#",
            "..##./...../.##..",
            ".../##./...",
            "....#...#..",
            "..#....#...",
            "...#....#..",
            "...#..#....",
            "......#...#..",
        ]),
        "kayles" | "grundy" => heaps(11, 4, 11),
        "octal" => heaps(10, 3, 10),
        "take" | "half" => {
            let two = texts(&["36,24", "33,20", "31,17", "36,2", "33,1", "35,4"]);
            [heaps(60, 1, 60), heaps(8, 3, 14), two].concat()
        }
        "chomp" => texts(&[
            "5x5",
            "5,1,1,1,1",
            "8,7",
            "2,2,2,2,2,1",
            "5,4,3",
            "5,5,2,1,1",
        ]),
        "sum" => sums(),
        _ => Vec::new(),
    };
    let listed = listed(game).unwrap_or_default();
    listed.into_iter().chain(more).collect()
}

/// All heaps of some sizes, in order.
fn heaps(largest: u64, most: usize, total: u64) -> Vec<String> {
    let lists = lists_within(1..=largest, most, total);
    lists.iter().map(|sizes| commas(sizes)).collect()
}

/// Sums of up to three summands.
fn sums() -> Vec<String> {
    const SUMMANDS: [&str; 18] = [
        "nim 0",
        "nim 3",
        "nim 1,2",
        "nim 3,3",
        "sticks 0 --max-take 2",
        "sticks 7 --max-take 3",
        "sticks 8 --max-take 4",
        "kayles 4,2",
        "kayles 3",
        "kayles 0,1",
        "take 7 --set 1,3",
        "take 5 --set 1,4",
        "euclid 7,5",
        "euclid 3,8",
        "cram 2x3",
        "cram ..#../.#..#",
        "chomp 3,2",
        "chomp 2x2",
    ];
    let of = |(place, one): (usize, &&str)| {
        let alone = String::from(*one);
        let pair = |other: &&str| format!("{one} + {other}");
        let others = SUMMANDS.iter().cycle().skip(place).take(8);
        let pairs: Vec<String> = others.map(pair).collect();
        let three = [*one, "take 5 --set 1,4"].map(|other| format!("{one} + nim 2 + {other}"));
        [vec![alone], pairs, three.to_vec()].concat()
    };
    SUMMANDS.iter().enumerate().flat_map(of).collect()
}
