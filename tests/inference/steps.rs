//! The progress of work that consists of many answers: its own steps are reported, not those of
//! each answer. And what is known before an answer is complete.

use std::cell::RefCell;
use std::rc::Rc;

use nimatron::games::{Chomp, Coins, Cram};
use nimatron::inference::{
    Interrupt, Limits, Oracle, Progress, SoFar, Solvable, Solver, Work, move_values, review,
};

/// What it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Report(usize, usize),
    SoFar,
    Finish,
}

#[derive(Default)]
struct Listener(RefCell<Vec<Told>>);

impl Progress for Listener {
    fn report(&self, done: usize, all: usize) {
        self.0.borrow_mut().push(Told::Report(done, all));
    }

    fn report_so_far(&self, _: &SoFar) {
        self.0.borrow_mut().push(Told::SoFar);
    }

    fn finish(&self) {
        self.0.borrow_mut().push(Told::Finish);
    }
}

impl Listener {
    /// What it was told since the last time, each thing once in a row.
    fn take(&self) -> Vec<Told> {
        let mut told = self.0.take();
        told.dedup();
        told
    }
}

fn listened<R: Solvable>(rules: R) -> (Oracle<R>, Rc<Listener>) {
    let listener = Rc::new(Listener::default());
    let (limits, interrupt) = (Limits::default(), Interrupt::default());
    let work = Work::new(limits, interrupt, listener.clone());
    (Oracle::at_work(rules, work), listener)
}

/// The steps from the first to the last of some, and the end.
fn steps(all: usize) -> Vec<Told> {
    let steps = (0..all).map(|done| Told::Report(done, all));
    steps.chain([Told::Finish]).collect()
}

fn check<R: Solvable>(rules: R, position: &str) {
    let (mut oracle, listener) = listened(rules.clone());
    let position = Solver::read_position(&oracle, position).expect("a position");
    let values = move_values(&mut oracle, &position).expect("small");
    assert_eq!(listener.take(), steps(values.len()));
    let moves = [values[0].played];
    // A new oracle knows nothing of what was found.
    let (mut oracle, listener) = listened(rules);
    let judged = review(&mut oracle, &position, &moves).expect("small").moves;
    assert_eq!(judged.len(), 1);
    let told = listener.take();
    assert!(told.ends_with(&steps(1)), "{told:?}");
}

#[test]
fn what_every_move_leads_to_is_told_move_by_move() {
    check(Chomp::new(false), "3x4");
    check(Chomp::new(true), "3x4");
    check(Cram::new(false), "3x4");
    check(Coins::new(Some(3)), "5,3,8,1,7,2");
}

#[test]
fn a_row_is_told_column_by_column() {
    let rules = Coins::new(Some(3));
    let position = "5,3,8,1,7,2";
    let position = nimatron::games::Rules::read_position(&rules, position).expect("a row");
    let (mut oracle, listener) = listened(rules);
    oracle.analyse(&position).expect("small");
    assert_eq!(listener.take(), steps(6));
    // The table is there.
    oracle.analyse(&position).expect("small");
    assert_eq!(listener.take(), []);
}

#[test]
fn nimbers_are_excluded_once_and_in_order() {
    let mut known = SoFar::default();
    for nimber in [2, 1, 2] {
        known.exclude(nimber);
    }
    assert_eq!((&known.excluded[..], known.wins), (&[1, 2][..], None));
    known.exclude(0);
    let excluded = (&known.excluded[..], known.wins);
    assert_eq!(excluded, (&[0, 1, 2][..], Some(true)));
}

#[test]
fn moves_are_settled_in_their_order() {
    let mut known = SoFar::default();
    for winning in [None, Some("b2"), None, Some("c1")] {
        known.settle_move(winning.map(String::from));
    }
    assert_eq!(known.settled, 4);
    assert_eq!(known.winning, ["b2", "c1"]);
}
