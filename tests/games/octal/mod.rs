//! Octal games and subtraction games: nimbers and periods, held to the definition and to published
//! tables.

mod notation;

use nimatron::games::{Grundy, HeapGame, HeapShape, Kayles, Octal, Rules, Take, Variant};
use nimatron::inference::{
    Interrupt, Limits, NimberSequence, Oracle, Period, Unsolved, Work, heap_sequence,
};

use super::plain::{heap_nimbers, split_by_code};
use crate::inference::nothing;

pub(super) fn octal(code: &str) -> HeapGame {
    HeapGame::of(Octal::rules(code).expect("a code"), false)
}

pub(super) fn take(rule: &str) -> HeapGame {
    HeapGame::of(Take::rules(rule).expect("a rule"), false)
}

/// A code by its digits, the one before the point first.
fn written(digits: &[u64]) -> String {
    let after: String = digits[1..].iter().map(u64::to_string).collect();
    format!("{}.{after}", digits[0])
}

/// All codes of up to three digits that have a move.
fn codes() -> impl Iterator<Item = Vec<u64>> {
    let digits = |code: u64| vec![code / 512 * 4, code / 64 % 8, code / 8 % 8, code % 8];
    (1..1024).map(digits)
}

/// The nimbers of a game up to a heap, as a sequence has them.
fn sequence(rules: &HeapGame, to: u64) -> NimberSequence<u16> {
    let heap = rules.read_position("1").expect("a heap");
    let HeapShape { code, .. } = rules.heaps(&heap).expect("a game of heaps");
    let found = heap_sequence(&code, to, &Work::default());
    assert_eq!(found.ends, None);
    found
}

/// Holds the sequences of a game up to these heaps, the last one the largest, against the
/// definition.
fn holds(rules: &HeapGame, ends: &[u64], leave: impl Fn(u64) -> Vec<Vec<u64>>) {
    let expected = heap_nimbers(ends[ends.len() - 1], leave);
    for &to in ends {
        let found = sequence(rules, to).values.into_iter().map(u64::from);
        let expected = expected.iter().copied().take(found.len());
        assert!(
            found.len() as u64 == to + 1 && found.eq(expected),
            "{rules:?} up to {to}"
        );
    }
}

fn code_holds(digits: &[u64], ends: &[u64]) {
    holds(&octal(&written(digits)), ends, |heap| {
        split_by_code(digits, heap)
    });
}

#[test]
fn nimbers_of_all_codes_of_three_digits_are_those_of_the_definition() {
    codes().for_each(|digits| code_holds(&digits, &[40]));
}

/// Rows that are long enough for rare nimbers to be told from common ones, and for periods.
#[test]
fn longer_rows_are_those_of_the_definition_too() {
    let some = codes().step_by(13);
    some.for_each(|digits| code_holds(&digits, &[260]));
}

/// Rows of many blocks: with rare nimbers and without, by moves of one kind that break and of
/// several. Grundy's game has such rows, with splits into different sizes alone.
#[test]
fn rows_of_many_blocks_are_those_of_the_definition() {
    for digits in [
        &[0, 3, 7][..],
        &[0, 0, 0, 7],
        &[0, 3, 5, 4],
        &[0, 4, 7, 4, 7],
        &[4, 0, 1],
    ] {
        code_holds(digits, &[63, 64, 65, 96, 97, 700]);
    }
    let grundy = Grundy::of_variant(&Variant::default());
    holds(&grundy, &[3_000], |heap| {
        let parts = (1..heap.div_ceil(2)).map(|small| vec![small, heap - small]);
        parts.collect()
    });
}

/// Nimbers above 255 and above 511, with breaking moves and without.
#[test]
fn large_nimbers_are_those_of_the_definition() {
    for most in [300, 600] {
        for last in [3, 7] {
            let digits = [&[0], &vec![3; most - 1][..], &[last]].concat();
            let to = most as u64 + 150;
            code_holds(&digits, &[to]);
            let found = sequence(&octal(&written(&digits)), to).values;
            assert_eq!(usize::from(found[most]), most);
        }
    }
}

/// What is known about a heap within so much work.
fn within(code: &str, heap: u64, max_moves: u128) -> Result<Option<u64>, Unsolved> {
    let limits = Limits {
        max_moves,
        ..Limits::default()
    };
    let mut oracle = Oracle::new(octal(code), limits, Interrupt::default());
    let heap = oracle.rules().read_position(&heap.to_string());
    oracle.nimber(&heap.expect("a heap"))
}

/// The refusal says how long it would take; the larger the heap, the longer. A period that comes
/// soon is found all the same.
#[test]
fn what_takes_too_long_is_refused_with_its_time() {
    let seconds = |heap| match within("0.007", heap, 1_000_000) {
        Err(Unsolved::Beyond(estimate)) => estimate.seconds.expect("a time"),
        other => panic!("{heap}: {other:?}"),
    };
    let [less, more] = [10_000_000, 100_000_000].map(seconds);
    assert!(less > 600 && more > 90 * less, "{less}, {more}");
    let heap = 5_181 + (134_217_728 - 5_181) % 1_550;
    let largest = within("0.165", 134_217_728, u128::MAX);
    assert_eq!(largest, within("0.165", heap, u128::MAX));
    assert!(largest.is_ok());
}

/// The last exception and the length of a period, and the number of heaps that prove it: R. K. Guy,
/// C. A. B. Smith (1956), and "Winning Ways", chapter 4, tables 6 and 7, for kayles, Dawson's
/// kayles and Dawson's chess; OEIS A071074 for 0.7777, two kayles in one, A071452 and A071464
/// (0.127, found by A. Gangolli and T. Plambeck). A. Flammenkamp, "Sprague-Grundy values of octal
/// games", <https://wwwhomes.uni-bielefeld.de/achim/octal.html>, has 0.165; his pre-period is the
/// first heap of the first period, 5181. The period of 0.6 is not known.
#[test]
fn periods_are_proved_and_not_before() {
    for (game, to, expected) in [
        (octal("0.07"), 300, Some((52, 34))),
        (octal("0.137"), 300, Some((51, 34))),
        (octal("0.7777"), 400, Some((141, 24))),
        (octal("0.11377"), 500, Some((186, 32))),
        (octal("0.127"), 100_000, Some((46_577, 4))),
        (octal("0.165"), 20_000, Some((5_180, 1_550))),
        (octal("0.6"), 2_000, None),
        // The nimbers repeat from 71 on. So those below 2 * 71 + 2 * 12 + 2 are needed.
        (octal("0.77"), 166, None),
        (octal("0.77"), 167, Some((70, 12))),
        // Four nimbers in a row occur again.
        (take("1,3,4"), 10, None),
        (take("1,3,4"), 11, Some((0, 7))),
    ] {
        let expected = expected.map(|(before, length)| Period { before, length });
        assert_eq!(sequence(&game, to).period, expected, "{game:?} up to {to}");
    }
}

/// The law of misère kayles serves its code, at any size.
#[test]
fn the_code_of_kayles_has_its_law_in_misere_play() {
    let octal = HeapGame::of(Octal::rules("0.77").expect("a code"), true);
    let kayles = HeapGame::of(Kayles, true);
    for text in [
        "1", "4", "5", "5,5,1", "9,12", "25,20,17", "30,30,30", "100,7",
    ] {
        let [found, expected] = [&octal, &kayles].map(|game| {
            let heaps = game.read_position(text).expect("heaps or rows");
            Oracle::new(game.clone(), nothing(), Interrupt::default()).outcome(&heaps)
        });
        assert!(found.is_ok());
        assert_eq!(found, expected, "{text}");
    }
}
