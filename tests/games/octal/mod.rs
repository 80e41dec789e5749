//! Octal games and subtraction games: nimbers, outcomes and periods, held to a plain recursion on
//! codes and to published tables.

mod notation;

use std::collections::BTreeSet;

use nimatron::games::{Grundy, HeapGame, HeapShape, Kayles, Octal, Rules, Take, Variant};
use nimatron::inference::internals::Search;
use nimatron::inference::{
    Interrupt, Limits, NimberSequence, Oracle, Unsolved, Work, heap_sequence,
};

use super::plain::split_by_code;
use crate::inference::Asked;

/// The nimbers of the heaps up to `most`, by the definition.
fn nimbers(digits: &[u64], most: u64) -> Vec<u64> {
    let mut nimbers: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let at = |&heap: &u64| nimbers[usize::try_from(heap).expect("small")];
        let left = split_by_code(digits, heap).into_iter();
        let met: BTreeSet<u64> = left
            .map(|heaps| heaps.iter().map(at).fold(0, |sum, one| sum ^ one))
            .collect();
        let mex = (0..=met.len() as u64).find(|nimber| !met.contains(nimber));
        nimbers.push(mex.expect("some number is missing"));
    }
    nimbers
}

/// All codes of up to three digits that have a move.
fn codes() -> impl Iterator<Item = (String, Vec<u64>)> {
    let all = [0, 4]
        .into_iter()
        .flat_map(|first| (0..512).map(move |rest| (first, rest)));
    let all = all.map(|(first, rest)| vec![first, rest / 64, rest / 8 % 8, rest % 8]);
    let all = all.filter(|digits| digits.iter().any(|&digit| digit > 0));
    all.map(|digits| {
        let [first, one, two, three] = digits[..] else {
            unreachable!("four digits");
        };
        (format!("{first}.{one}{two}{three}"), digits)
    })
}

/// The nimbers of a game up to a heap, as a sequence has them.
fn sequence(rules: &HeapGame, to: u64) -> NimberSequence {
    let heap = rules.read_position("1").expect("a heap");
    let HeapShape { code, .. } = rules.heaps(&heap).expect("a game of heaps");
    let found = heap_sequence(&code, to, &Work::default());
    assert_eq!(found.ends, None);
    NimberSequence {
        values: found.values.into_iter().map(u64::from).collect(),
        period: found.period,
        ends: None,
    }
}

fn octal(code: &str) -> HeapGame {
    HeapGame::of(Octal::rules(code).expect("a code"), false)
}

/// The period and the pre-period of a game, and the heap at which they are proved.
fn period(rules: &HeapGame, to: u64) -> Option<(u64, u64)> {
    let period = sequence(rules, to).period?;
    Some((period.length, period.before))
}

#[test]
fn nimbers_of_all_codes_of_three_digits_are_those_of_the_definition() {
    for (code, digits) in codes() {
        let expected = nimbers(&digits, 40);
        assert_eq!(sequence(&octal(&code), 40).values, expected, "{code}");
    }
}

/// Rows that are long enough for rare nimbers to be told from common ones, and for periods.
#[test]
fn longer_rows_are_those_of_the_definition_too() {
    for (code, digits) in codes().step_by(13) {
        let expected = nimbers(&digits, 260);
        assert_eq!(sequence(&octal(&code), 260).values, expected, "{code}");
    }
}

/// Rows of many blocks: with rare nimbers and without, by moves of one kind that break and of
/// several.
#[test]
fn rows_of_many_blocks_are_those_of_the_definition() {
    for (code, digits) in [
        ("0.37", vec![0, 3, 7]),
        ("0.007", vec![0, 0, 0, 7]),
        ("0.354", vec![0, 3, 5, 4]),
        ("0.4747", vec![0, 4, 7, 4, 7]),
        ("4.01", vec![4, 0, 1]),
    ] {
        let expected = nimbers(&digits, 700);
        for to in [63, 64, 65, 96, 97, 700] {
            let values = sequence(&octal(code), to).values;
            let end = usize::try_from(to).expect("small");
            assert_eq!(values, expected[..=end], "{code}");
        }
    }
}

/// Nimbers above 255 and above 511, with breaking moves and without.
#[test]
fn large_nimbers_are_those_of_the_definition() {
    for most in [300, 600] {
        for last in [3, 7] {
            let mut digits = vec![3; usize::try_from(most + 1).expect("small")];
            *digits.last_mut().expect("some") = last;
            digits[0] = 0;
            let code: String = digits[1..].iter().map(ToString::to_string).collect();
            let expected = nimbers(&digits, most + 150);
            assert_eq!(expected[digits.len() - 1], most);
            let to = expected.len() as u64 - 1;
            let found = sequence(&octal(&format!("0.{code}")), to);
            assert_eq!(found.values, expected, "{most}, {last}");
        }
    }
}

/// A published table takes these for one game.
#[test]
fn two_codes_differ_first_at_heap_519() {
    let [one, other] = ["0.161", "0.36"].map(|code| sequence(&octal(code), 600).values);
    let first = (0..=600).find(|&heap| one[heap] != other[heap]);
    assert_eq!(first, Some(519));
    assert_eq!((one[519], other[519]), (2, 4));
}

/// What is known about a heap within so much work.
fn within(code: &str, heap: &str, max_moves: u128) -> Result<Option<u64>, Unsolved> {
    let limits = Limits {
        max_moves,
        ..Limits::default()
    };
    let mut oracle = Oracle::new(octal(code), limits, Interrupt::default());
    let heap = oracle.rules().read_position(heap).expect("a heap");
    oracle.nimber(&heap)
}

/// The refusal says how long it would take; the larger the heap, the longer. A period that comes
/// soon is found all the same.
#[test]
fn what_takes_too_long_is_refused_with_its_time() {
    let seconds = |heap| match within("0.007", heap, 1_000_000) {
        Err(Unsolved::Beyond(estimate)) => estimate.seconds.expect("a time"),
        other => panic!("{heap}: {other:?}"),
    };
    let [less, more] = ["10000000", "100000000"].map(seconds);
    assert!(less > 600 && more > 90 * less, "{less}, {more}");
    let heap = 5_181 + (134_217_728 - 5_181) % 1_550;
    let largest = within("0.165", "134217728", u128::MAX);
    assert_eq!(largest, within("0.165", &heap.to_string(), u128::MAX));
    assert!(largest.is_ok());
}

#[test]
fn oracles_know_the_same_nimbers() {
    for (code, digits) in codes().step_by(29) {
        let expected = nimbers(&digits, 40);
        let mut oracle = Oracle::of(octal(&code));
        for (heap, &nimber) in expected.iter().enumerate() {
            let position = oracle
                .rules()
                .read_position(&heap.to_string())
                .expect("a heap");
            assert_eq!(
                oracle.nimber(&position),
                Ok(Some(nimber)),
                "{heap} of {code}"
            );
        }
    }
}

/// R. K. Guy, C. A. B. Smith (1956), and "Winning Ways", chapter 4, tables 6 and 7: kayles,
/// Dawson's kayles and Dawson's chess.
#[test]
fn periods_are_those_of_winning_ways() {
    assert_eq!(period(&octal("0.77"), 200), Some((12, 70)));
    assert_eq!(period(&octal("0.07"), 300), Some((34, 52)));
    assert_eq!(period(&octal("0.137"), 300), Some((34, 51)));
}

/// The bound of the theorem is kept: one heap less proves nothing.
#[test]
fn periods_are_proved_and_not_before() {
    // The nimbers repeat from 71 on. So those below 2 * 71 + 2 * 12 + 2 are needed.
    assert_eq!(period(&octal("0.77"), 167), Some((12, 70)));
    assert_eq!(period(&octal("0.77"), 166), None);
    // Four nimbers in a row occur again.
    let take = HeapGame::of(Take::rules("1,3,4").expect("a set"), false);
    assert_eq!(period(&take, 11), Some((7, 0)));
    assert_eq!(period(&take, 10), None);
}

/// A. Flammenkamp, "Sprague-Grundy values of octal games",
/// <https://wwwhomes.uni-bielefeld.de/achim/octal.html>: 0.165 has period 1550 after 5181. His
/// pre-period is the first heap of the first period: for kayles it is 71, where "Winning Ways"
/// names the last exception, 70.
#[test]
fn a_long_period_is_proved() {
    let (length, before) = period(&octal("0.165"), 1_000_000).expect("a period");
    assert_eq!((length, before + 1), (1550, 5181));
}

/// The OEIS names the last exception: A071074 (0.7777, two kayles in one), A071452 (0.11377) and
/// A071464 (0.127, found by A. Gangolli and T. Plambeck).
#[test]
fn periods_are_those_of_the_oeis() {
    assert_eq!(period(&octal("0.127"), 100_000), Some((4, 46_577)));
    assert_eq!(period(&octal("0.7777"), 400), Some((24, 141)));
    assert_eq!(period(&octal("0.11377"), 500), Some((32, 186)));
}

/// 0.6 is among the games whose period is not known; nothing is claimed about it.
#[test]
fn no_period_is_claimed_where_none_is_known() {
    assert_eq!(period(&octal("0.6"), 2_000), None);
}

/// Subtraction games of all numbers up to M: the remainder modulo M + 1, with heaps of 10^15.
#[test]
fn heaps_of_any_size_follow_from_the_period() {
    let mut oracle = Oracle::of(HeapGame::of(Take::rules("1-5").expect("a set"), false));
    let heaps = [1_000_000_000_000_000_u64, 999_999_999_999_999, 17];
    let written = heaps.map(|heap| heap.to_string()).join(",");
    let position = oracle.rules().read_position(&written).expect("heaps");
    let expected = heaps.iter().fold(0, |sum, heap| sum ^ (heap % 6));
    assert_eq!(oracle.nimber(&position), Ok(Some(expected)));
}

/// The law of misère kayles serves its code, at any size.
#[test]
fn the_code_of_kayles_has_its_law_in_misere_play() {
    let nothing = Limits {
        max_memory: 0,
        max_moves: 0,
        max_nimbers: 0,
        max_remoteness: 0,
        ..Limits::default()
    };
    let octal = HeapGame::of(Octal::rules("0.77").expect("a code"), true);
    let kayles = HeapGame::of(Kayles, true);
    for text in [
        "1", "4", "5", "5,5,1", "9,12", "25,20,17", "30,30,30", "100,7",
    ] {
        let heaps = octal.read_position(text).expect("heaps");
        let mut limited = Oracle::new(octal.clone(), nothing, Interrupt::default());
        let found = limited.outcome(&heaps).expect("a law");
        let rows = kayles.read_position(text).expect("rows");
        let judged = Oracle::of(kayles.clone()).outcome(&rows);
        assert_eq!(Ok(found), judged, "{text}");
    }
    let heaps = octal.read_position("9,5,4").expect("heaps");
    let by_theorem = Oracle::of(octal.clone()).analyse(&heaps).expect("small");
    let mut search = Search::new(Work::default());
    let searched = search.answer(&octal, &heaps).expect("small");
    assert_eq!(by_theorem.moves, searched.moves);
}

/// Grundy's game has rows like an octal game, with splits into different sizes alone.
#[test]
fn nimbers_of_grundy_agree_with_the_definition() {
    const TO: usize = 10_000;
    let mut nimbers: Vec<usize> = vec![0];
    for heap in 1..=TO {
        let mut met = [false; 256];
        for small in 1..heap.div_ceil(2) {
            met[nimbers[small] ^ nimbers[heap - small]] = true;
        }
        nimbers.extend(met.iter().position(|&met| !met));
    }
    let found = sequence(&Grundy::of_variant(&Variant::default()), TO as u64);
    let found: Vec<usize> = (found.values.into_iter())
        .map(|nimber| usize::try_from(nimber).expect("a small nimber"))
        .collect();
    assert!(found == nimbers, "some nimber of a heap up to {TO} differs");
}
