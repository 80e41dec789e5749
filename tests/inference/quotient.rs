//! Misère quotients beside the rules alone, and beside published orders.

use std::collections::HashMap;

use nimatron::games::{Values, Variant};
use nimatron::inference::{GameKind, Outcome, Solver, Work};

/// A game in misère play.
fn open(game: &str, option: &str) -> Box<dyn Solver> {
    let kind = GameKind::from_name(game).expect("a game");
    let known = kind.about().options[0];
    let value = known.read(option).expect("a value");
    let values = Values::default().with(known, value);
    let misere = true;
    kind.open(&Variant { misere, values }, Work::default())
}

/// The digits of a code after the point.
fn digits(code: &str) -> Vec<u32> {
    let (_, digits) = code.split_once('.').expect("a point");
    digits
        .chars()
        .map(|digit| digit.to_digit(8).expect("a digit"))
        .collect()
}

/// What the moves leave of heaps that are sorted.
fn left(digits: &[u32], heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        for (taken, digit) in (1..).zip(digits) {
            let Some(rest) = heap.checked_sub(taken) else {
                continue;
            };
            let mut add = |parts: &[u64]| {
                let mut after = [&heaps[..place], &heaps[place + 1..], parts].concat();
                after.sort_unstable();
                all.push(after);
            };
            if digit & 1 > 0 && rest == 0 {
                add(&[]);
            }
            if digit & 2 > 0 && rest > 0 {
                add(&[rest]);
            }
            if digit & 4 > 0 {
                (1..=rest / 2).for_each(|small| add(&[small, rest - small]));
            }
        }
    }
    all
}

/// Whether the player to move wins in misère play, by the definition.
fn wins(digits: &[u32], heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&wins) = known.get(heaps) {
        return wins;
    }
    let after = left(digits, heaps);
    let wins = after.is_empty() || after.iter().any(|left| !self::wins(digits, left, known));
    known.insert(heaps.to_vec(), wins);
    wins
}

/// All sums of heaps with this total.
fn partitions(total: u64, most: u64) -> Vec<Vec<u64>> {
    if total == 0 {
        return vec![vec![]];
    }
    let largest = 1..=most.min(total);
    let with = |heap: u64| {
        let rest = partitions(total - heap, heap).into_iter();
        rest.map(move |mut rest| {
            rest.push(heap);
            rest
        })
    };
    largest.flat_map(with).collect()
}

const SETTLED: [&str; 12] = [
    "0.123", "0.75", "0.34", "0.53", "0.71", "0.72", "0.351", "0.512", "0.312", "0.241", "0.644",
    "0.07",
];

#[test]
fn words_say_who_wins_in_misere_play() {
    for code in SETTLED {
        let (digits, mut game) = (digits(code), open("octal", code));
        let mut known = HashMap::new();
        for total in 1..=15 {
            for heaps in partitions(total, total) {
                let text = heaps
                    .iter()
                    .map(u64::to_string)
                    .collect::<Vec<_>>()
                    .join(",");
                let position = game.read_position(&text).expect("heaps");
                let found = game.analyse(&position).expect("small");
                let expected = wins(&digits, &heaps, &mut known);
                assert_eq!(found.outcome == Outcome::Win, expected, "{code} {text}");
                for &played in &found.moves {
                    let after = game.play(&position, played).expect("legal");
                    assert_eq!(
                        game.outcome(&after),
                        Ok(Outcome::Loss),
                        "{code} {text} {played}"
                    );
                }
            }
        }
    }
}

/// T. E. Plambeck, A. N. Siegel, "Misère quotients for impartial games", Journal of Combinatorial
/// Theory A 115 (2008): the quotient of 0.123 has 20 elements, and heaps repeat every 5 from 5 on.
/// Misère kayles is solved by W. L. Sibert and J. H. Conway, International Journal of Game Theory 20
/// (1992).
#[test]
fn large_heaps_are_those_of_the_period() {
    let mut game = open("octal", "0.123");
    for size in 5..60 {
        let outcome = |game: &mut dyn Solver, text: String| {
            let position = game.read_position(&text).expect("heaps");
            game.outcome(&position).expect("by its word")
        };
        for others in ["", ",7", ",8,9", ",5,6,11"] {
            let near = outcome(&mut *game, format!("{size}{others}"));
            let far = outcome(&mut *game, format!("{}{others}", size + 5_000));
            assert_eq!(near, far, "{size}{others}");
        }
    }
    let position = game.read_position("5,9,1000").expect("heaps");
    assert_eq!(game.analyse(&position).expect("by words").positions, 20);

    let mut octal = open("octal", "0.77");
    let variant = Variant {
        misere: true,
        ..Variant::default()
    };
    let mut kayles = GameKind::from_name("kayles")
        .expect("a game")
        .open(&variant, Work::default());
    for rows in ["70", "71,12", "100,3,3", "25,9,4,1", "83,47,20"] {
        let [one, other] = [&mut octal, &mut kayles].map(|game| {
            let position = game.read_position(rows).expect("heaps or rows");
            game.outcome(&position).expect("by words, or a theorem")
        });
        assert_eq!(one, other, "{rows}");
    }
}
