//! Sums of games: the order of their moves, and refusals.

use std::rc::Rc;

use crate::support::order::order;
use nimatron::games::Rules;
use nimatron::inference::{Interrupt, Limits, Oracle, Silent, SumMove, SumOfGames, Unsolved, Work};

/// The summands of the tests: a game, its options as they are written, and a position.
const SUMMANDS: [(&str, &str, &str); 20] = [
    ("nim", "", "2"),
    ("nim", "", "1,3"),
    ("kayles", "", "4"),
    ("kayles", "", "2,1"),
    ("sticks", "--max-take 2", "5"),
    ("sticks", "", "3"),
    ("cram", "", "2x3"),
    ("cram", "", "..#/..."),
    ("chomp", "", "2x3"),
    ("octal", "--code 0.137", "5"),
    ("octal", "--code 0.77", "4"),
    ("octal", "--code 4.07", "5"),
    ("take", "--set 1,3", "6"),
    ("grundy", "", "6"),
    ("euclid", "", "7,3"),
    ("take", "--set 1-2", "4,1"),
    ("matches", "", "3,2"),
    ("matches", "--piles-at-once 3", "1,2,2"),
    ("nimble", "", "2,1"),
    ("staircase", "", "1,0,2"),
];

/// Moves in a summand are in the order of its game, all of them.
#[test]
fn moves_keep_the_order_of_their_games() {
    let rules = SumOfGames::default();
    for more in [
        ("cram", "", "3x28"),
        ("octal", "--code 0.777", "12"),
        ("nim", "", "12,11"),
    ] {
        for summand in SUMMANDS.into_iter().chain([more]) {
            let (game, options, position) = summand;
            let text = format!("nim 1 + {game} {options} {position}");
            let sum = rules.read_position(&text).expect("a sum");
            let moves: Vec<SumMove> = rules.moves(&sum).collect();
            let in_order = |one: &SumMove, other: &SumMove| {
                order(&one.to_string()) < order(&other.to_string())
            };
            assert!(moves.is_sorted_by(in_order), "{text}");
            let count = usize::try_from(rules.move_count(&sum)).expect("few");
            assert_eq!(moves.len(), count, "{text}");
            for (index, played) in (0..).zip(&moves) {
                assert_eq!(rules.nth_move(&sum, index), *played, "{text}");
            }
        }
    }
}

/// A sum is too large if one of its summands is, and the refusal names it.
#[test]
fn a_summand_that_is_too_large_is_named() {
    let limits = Limits {
        max_memory: 1 << 20,
        ..Limits::default()
    };
    let mut oracle = Oracle::at_work(
        SumOfGames::default(),
        Work::new(limits, Interrupt::default(), Rc::new(Silent)),
    );
    let sum = oracle
        .rules()
        .read_position("nim 3 + cram 8x16 + kayles 2")
        .expect("a sum");
    match oracle.analyse(&sum) {
        Err(Unsolved::Beyond(estimate)) => assert_eq!(estimate.summand, Some(2)),
        other => panic!("{other:?}"),
    }
}

pub(super) fn sum(text: &str) -> <SumOfGames as Rules>::Position {
    let rules = SumOfGames::default();
    rules.read_position(text).expect("a sum")
}
