//! What the solver tells while it works, and when it is stopped.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nimatron::games::{Cram, Rules};
use nimatron::inference::{Analysis, Interrupt, Limits, Oracle, Progress, SoFar, Unsolved, Work};

type Move = <Cram as Rules>::Move;

/// Records what it is told, and raises a flag once that is enough.
struct Listener {
    told: RefCell<Vec<SoFar>>,
    is_enough: fn(&SoFar) -> bool,
    flag: Arc<AtomicBool>,
}

impl Progress for Listener {
    fn report(&self, _: usize, _: usize) {}

    fn report_so_far(&self, so_far: &SoFar) {
        self.told.borrow_mut().push(so_far.clone());
        if (self.is_enough)(so_far) {
            self.flag.store(true, Ordering::Relaxed);
        }
    }

    fn finish(&self) {}
}

/// Analyses an empty board until enough is told. Returns the answer and all that was told.
fn told(
    board: &str,
    is_enough: fn(&SoFar) -> bool,
) -> (Result<Analysis<Move>, Unsolved>, Vec<SoFar>) {
    let flag = Arc::new(AtomicBool::new(false));
    let interrupt = Interrupt::watching(Arc::clone(&flag));
    let progress = Rc::new(Listener {
        told: RefCell::default(),
        is_enough,
        flag,
    });
    let rules = Cram::new(false);
    let position = rules.read_position(board).expect("a board");
    // A second thread may settle all moves between two reports.
    let limits = Limits {
        threads: 1,
        ..Limits::default()
    };
    let mut oracle = Oracle::at_work(rules, Work::new(limits, interrupt, progress.clone()));
    let answer = oracle.analyse(&position);
    (answer, progress.told.take())
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

#[test]
fn a_search_that_is_stopped_has_told_what_it_knows() {
    for board in ["5x7", "3x14"] {
        let (answer, _) = told(board, |_| false);
        let answer = answer.expect("not stopped");
        let (stopped, heard) = told(board, |known| known.settled > 0);
        assert_eq!(stopped.expect_err("stopped"), Unsolved::Interrupted);
        let last = heard.last().expect("something is told");
        check(board, last, &answer);
        assert!(last.positions > 0 && last.nimber.is_none());
        assert!(0 < last.settled && last.settled < last.moves, "{last:?}");
        assert_eq!(last.excluded, [0]);
    }
}

/// The nimber may be far dearer than the outcome and the moves.
#[test]
fn the_moves_are_told_before_the_nimber() {
    for board in ["5x6", "5x5"] {
        let (answer, _) = told(board, |_| false);
        let answer = answer.expect("not stopped");
        let (_, heard) = told(board, SoFar::is_settled);
        let settled = heard.iter().find(|known| known.is_settled());
        let settled = settled.expect("a report with the outcome");
        assert_eq!(settled.nimber, None);
        assert_eq!(settled.winning.len(), answer.moves.len());
        check(board, settled, &answer);
    }
}
