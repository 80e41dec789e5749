//! Sums that no search could solve: summands that play alike, laws, the order of moves, and what is
//! told of a summand.

use nimatron::games::{Rules, Theorems};
use nimatron::inference::{
    Interrupt, Limits, Oracle, Outcome, SumMove, SumOfGames, Unsolved, Work,
};

use crate::inference::listener::Listener;
use crate::inference::raised;
use crate::support::order::order;

fn sum(text: &str) -> <SumOfGames as Rules>::Position {
    let rules = SumOfGames::default();
    rules.read_position(text).expect("a sum")
}

/// Summands that play alike cancel, however they are written, and no others do.
#[test]
fn summands_that_play_alike_are_paired() {
    for (text, pairing) in [
        ("nim 3,5 + nim 5,3", vec![Some(1), Some(0)]),
        ("cram 3x8 + nim 1 + cram 8x3", vec![Some(2), None, Some(0)]),
        ("chomp 3,1 + chomp 2,1,1", vec![Some(1), Some(0)]),
        ("kayles 4 + octal 4 --code 0.77", vec![None, None]),
        ("take 5 --set 1,2 + take 5 --set 1-3", vec![None, None]),
        ("nim 4 + nim 4 + nim 4", vec![Some(1), Some(0), None]),
        (
            "nim 1000000000000 + nim 1000000000000",
            vec![Some(1), Some(0)],
        ),
        ("sticks 4 + sticks 4 --max-take 2", vec![None, None]),
        ("cram ../.# + cram #./..", vec![Some(1), Some(0)]),
    ] {
        assert_eq!(sum(text).pairing(), pairing, "{text}");
    }
}

/// The board of 8x8 is lost by the law of the mirror, and no search could do what these sums need
/// without it: a search that is not allowed to begin says so at once.
#[test]
fn laws_settle_large_sums_without_a_search() {
    let mut oracle = Oracle::new(SumOfGames::default(), Limits::default(), raised());
    for (text, outcome, played) in [
        ("cram 8x8 + nim 1", Outcome::Win, Some("2/1:1")),
        ("cram 8x8 + nim 2,3 + sticks 5", Outcome::Loss, None),
        ("cram 7x7 + cram 7x7", Outcome::Loss, None),
        ("cram 7x9 + nim 1 + cram 9x7", Outcome::Win, Some("2/1:1")),
        (
            "cram 9x10 + cram 9x9 + cram 10x9 + cram 9x9",
            Outcome::Loss,
            None,
        ),
        ("cram 8x8 + chomp 16x16", Outcome::Win, Some("2/b2")),
    ] {
        let position = sum(text);
        assert_eq!(oracle.outcome(&position), Ok(outcome), "{text}");
        let found = oracle.winning_move(&position).expect("no search");
        let found = found.map(|played| played.to_string());
        assert_eq!(found.as_deref(), played, "{text}");
    }
    for (text, nimber) in [
        ("cram 8x8 + nim 5 + sticks 3", 6),
        ("cram 7x7 + nim 5 + cram 7x7", 5),
    ] {
        assert_eq!(oracle.nimber(&sum(text)), Ok(Some(nimber)), "{text}");
    }
    let whole = oracle.analyse(&sum("cram 8x8 + nim 1"));
    assert_eq!(
        whole.expect_err("followers of the board"),
        Unsolved::Interrupted
    );
}

/// Answers by the law leave pairs, whatever is played.
#[test]
fn pairs_are_restored() {
    let rules = SumOfGames::default();
    for text in [
        "cram 2x3 + kayles 2,1 + cram 3x2 + kayles 1,2",
        "nim 3,2 + octal 5,1 --code 0.137 + octal 1,5 --code 0.137 + nim 2,3",
        "chomp 3,1 + chomp 2,1,1 + nim 0",
    ] {
        let position = sum(text);
        assert!(rules.evidence(&position, None).is_some(), "{text}");
        for reply in rules.moves(&position) {
            let left = rules.play(&position, reply).expect("legal");
            let answer = rules
                .answer_by_theorem(&position, reply)
                .expect("an answer");
            let then = rules.play(&left, answer).expect("legal");
            let closed = rules.closed_form(&then).expect("pairs again");
            assert_eq!(closed.nimber, Some(0), "{text}: {reply}");
        }
    }
    for text in [
        "nim 0 + kayles 0",
        "nim 1 + kayles 2",
        "nim 2 + nim 2 + nim 1",
    ] {
        assert_eq!(rules.evidence(&sum(text), None), None, "{text}");
    }
}

/// A bar of chocolate with a large table is won, but a sum of it with another game may be lost:
/// what is known of a summand is not told of the sum.
#[test]
fn what_is_known_of_a_summand_is_not_told_of_the_sum() {
    let listener = Listener::to_the_end();
    let work = Work::new(Limits::default(), raised(), listener.clone());
    let mut oracle = Oracle::at_work(SumOfGames::default(), work);
    let stopped = oracle.analyse(&sum("chomp 13x13 + nim 33"));
    assert_eq!(stopped.expect_err("a large table"), Unsolved::Interrupted);
    for known in listener.take_so_far() {
        assert_eq!((known.wins, known.by_theorem), (None, None));
    }
    let stopped = oracle.analyse(&sum("cram 8x8 + nim 1"));
    assert_eq!(stopped.expect_err("a search"), Unsolved::Interrupted);
    let told = listener.take_so_far();
    let known = told.last().expect("it is told when it is stopped");
    assert_eq!(
        (known.wins, known.by_theorem.as_deref()),
        (Some(true), Some("2/1:1"))
    );
}

/// Moves in a summand are in the order of its game, also where columns have two letters and numbers
/// two digits.
#[test]
fn moves_keep_the_order_of_their_games() {
    let rules = SumOfGames::default();
    for text in [
        "nim 1 + cram 3x28",
        "nim 1 + octal 12 --code 0.777",
        "nim 1 + nim 12,11",
    ] {
        let sum = sum(text);
        let moves: Vec<SumMove> = rules.moves(&sum).collect();
        let in_order =
            |one: &SumMove, other: &SumMove| order(&one.to_string()) < order(&other.to_string());
        assert!(moves.is_sorted_by(in_order), "{text}");
        assert_eq!(rules.move_count(&sum), moves.len() as u128, "{text}");
        let by_number = (0..moves.len()).map(|index| rules.nth_move(&sum, index as u128));
        assert!(by_number.eq(moves.iter().copied()), "{text}");
    }
}

/// A sum is too large if one of its summands is, and the refusal names it.
#[test]
fn a_summand_that_is_too_large_is_named() {
    let limits = Limits {
        max_memory: 1 << 20,
        ..Limits::default()
    };
    let mut oracle = Oracle::new(SumOfGames::default(), limits, Interrupt::default());
    match oracle.analyse(&sum("nim 3 + cram 8x16 + kayles 2")) {
        Err(Unsolved::Beyond(estimate)) => assert_eq!(estimate.summand, Some(2)),
        other => panic!("{other:?}"),
    }
}
