//! The progress of work that consists of many answers: its own steps are reported, not those of
//! each answer. And what is known before an answer is complete.

use std::rc::Rc;

use nimatron::games::{Chomp, Coins, Cram};
use nimatron::inference::{Limits, Oracle, SoFar, Solvable, Solver, move_values, review};

use super::listener::{Listener, steps};

fn listened<R: Solvable>(rules: R) -> (Oracle<R>, Rc<Listener>) {
    let listener = Listener::to_the_end();
    (
        Oracle::at_work(rules, listener.at_work(Limits::default())),
        listener,
    )
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
