//! Sticks: rows that no table could hold.

use nimatron::games::{Rules, Sticks};
use nimatron::inference::{Interrupt, Limits, Oracle, Outcome};

use crate::support::drawn;

fn sticks(misere: bool, max_take: u64) -> Sticks {
    Sticks::new(misere, Some(max_take))
}

/// The law answers any number of sticks, won or lost, and a winning move leaves a lost row.
#[test]
fn any_row_is_answered() {
    drawn::check(256, |draw| {
        let count = draw.number(0..=1_000_000_000_000_000);
        let rules = sticks(draw.flag(), draw.number(2..=2_000_000));
        let mut oracle = Oracle::new(rules, Limits::default(), Interrupt::default());
        let row = rules.read_position(&count.to_string()).expect("a position");
        let analysis = oracle.analyse(&row).expect("within reach");
        assert_eq!(analysis.best.is_none(), count == 0);
        if let Some(&winning) = analysis.moves.first() {
            let after = rules.play(&row, winning).expect("legal");
            let then = oracle.analyse(&after).expect("within reach");
            assert_eq!(then.outcome, Outcome::Loss);
        }
    });
}

/// The remoteness of a row that no table could hold.
#[test]
fn a_huge_row_has_a_remoteness() {
    let rules = sticks(false, 2);
    let row = rules.read_position("6442450944").expect("a position");
    let analysis = Oracle::of(rules).analyse(&row).expect("by the law");
    assert_eq!(analysis.remoteness, Some(4_294_967_296));
}
