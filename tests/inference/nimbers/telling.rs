//! What the solver tells while it works, and when it is stopped.

use nimatron::games::{Cram, Rules};
use nimatron::inference::{Analysis, Limits, Oracle, SoFar, Unsolved};

use crate::inference::listener::{Listener, Told};

type Move = <Cram as Rules>::Move;

/// Analyses an empty board until enough is told. Returns the answer and all that was told.
fn told(
    board: &str,
    is_enough: fn(&Told) -> bool,
) -> (Result<Analysis<Move>, Unsolved>, Vec<SoFar>) {
    let listener = Listener::until(is_enough);
    let rules = Cram::new(false);
    let position = rules.read_position(board).expect("a board");
    // A second thread may settle all moves between two reports.
    let limits = Limits {
        threads: 1,
        ..Limits::default()
    };
    let mut oracle = Oracle::at_work(rules, listener.at_work(limits));
    let answer = oracle.analyse(&position);
    (answer, listener.take_so_far())
}

/// Checks that what was told is right, by the answer.
fn check(board: &str, known: &SoFar, answer: &Analysis<Move>) {
    let rules = Cram::new(false);
    let position = rules.read_position(board).expect("a board");
    let nimber = answer.nimber.expect("cram has nimbers");
    assert!(known.wins.is_none_or(|wins| wins == (nimber > 0)));
    assert!(known.nimber.is_none_or(|told| told == nimber));
    assert!(!known.excluded.contains(&nimber), "{known:?}");
    let settled = rules.moves(&position).zip(0..known.settled);
    for (played, _) in settled {
        let wins = known.winning.contains(&played.to_string());
        assert_eq!(wins, answer.moves.contains(&played), "{known:?}");
    }
}

#[test]
fn all_is_told_in_the_end() {
    // The nimbers: Uiterwijk, and Lemoine and Viennot.
    for (board, nimber, moves) in [("4x5", 2, 31), ("5x5", 0, 0), ("4x7", 3, 45)] {
        let (answer, heard) = told(board, |_| false);
        let answer = answer.expect("not stopped");
        for known in &heard {
            check(board, known, &answer);
        }
        let last = heard.last().expect("something is told");
        assert_eq!((last.nimber, last.wins), (Some(nimber), Some(nimber > 0)));
        assert_eq!((last.moves, last.settled), (moves, moves));
        assert_eq!(last.winning.len(), answer.moves.len());
        assert_eq!(last.positions, answer.positions);
        let excluded: Vec<u64> = (0..nimber).collect();
        assert_eq!(last.excluded, excluded);
    }
}

/// A search that is stopped has told what it knows. The moves are told before the nimber, which may
/// be far dearer.
#[test]
fn a_search_that_is_stopped_has_told_what_it_knows() {
    let has_settled_one = |told: &Told| matches!(told, Told::SoFar(known) if known.settled > 0);
    let is_settled = |told: &Told| matches!(told, Told::SoFar(known) if known.is_settled());
    for board in ["5x6", "5x5"] {
        let answer = told(board, |_| false).0.expect("not stopped");
        let (stopped, heard) = told(board, has_settled_one);
        let last = heard.last().expect("something is told");
        check(board, last, &answer);
        // The other board is lost, and nobody looks at its moves one by one.
        if answer.value > 0 {
            assert_eq!(stopped.expect_err("stopped"), Unsolved::Interrupted);
            assert!(last.positions > 0 && last.nimber.is_none());
            assert!(0 < last.settled && last.settled < last.moves, "{last:?}");
            assert_eq!(last.excluded, [0]);
        }
        let (_, heard) = told(board, is_settled);
        let settled = heard.iter().find(|known| known.is_settled());
        let settled = settled.expect("a report with the outcome");
        assert_eq!(settled.nimber, None);
        assert_eq!(settled.winning.len(), answer.moves.len());
        check(board, settled, &answer);
    }
}
