//! The remoteness of positions of piles.

use std::rc::Rc;

use nimatron::games::Matches;
use nimatron::inference::internals::PileRemoteness;
use nimatron::inference::{Interrupt, Limits, Oracle, Silent, Solver, Work, move_values};

/// What is kept changes no answer: positions of up to four piles of mixed sizes, one after the
/// other, against tables for each of them alone.
#[test]
fn kept_tables_make_no_difference() {
    for (misere, max_memory) in [
        (false, 2 << 30),
        (true, 2 << 30),
        (false, 0),
        (true, 40_000),
    ] {
        let limits = Limits {
            max_memory,
            max_remoteness: 3_000,
            ..Limits::default()
        };
        let work = Work::new(limits, Interrupt::default(), Rc::new(Silent));
        let mut kept = PileRemoteness::default();
        for seed in 0..400_u64 {
            let size = |step: u64| ((seed * 2_654_435_761) >> step) % 12;
            let sizes = [size(3), size(7), size(11), size(15)];
            let sizes = &sizes[..usize::try_from(seed % 5).expect("small")];
            let settle = |kept: &mut PileRemoteness| kept.settle(sizes, misere, &work);
            let alone = settle(&mut PileRemoteness::default());
            assert_eq!(settle(&mut kept), alone, "{sizes:?}");
            if let Ok(Some(remoteness)) = alone {
                assert_eq!(kept.get(sizes), Some(remoteness), "{sizes:?}");
            }
        }
    }
}

/// A solver that was asked about other positions says the same of every move as a new one.
#[test]
fn what_a_move_leads_to_does_not_depend_on_what_was_asked_before() {
    let limits = Limits {
        max_remoteness: 1_000,
        ..Limits::default()
    };
    let work = Work::new(limits, Interrupt::default(), Rc::new(Silent));
    let mut kept = Oracle::at_work(Matches::new(false), work.clone());
    let mut unknown = 0;
    for seed in 0..60_u64 {
        let size = |step: u64| 1 + ((seed * 2_654_435_761) >> step) % 9;
        let sizes = [size(3), size(7), size(11), size(15)];
        let position = sizes.map(|size| size.to_string()).join(",");
        let position = Solver::read_position(&kept, &position).expect("piles");
        let mut alone = Oracle::at_work(Matches::new(false), work.clone());
        let values = move_values(&mut alone, &position);
        unknown += usize::from(
            values
                .iter()
                .flatten()
                .any(|value| value.remoteness.is_none()),
        );
        assert_eq!(move_values(&mut kept, &position), values, "{sizes:?}");
    }
    assert!((10..50).contains(&unknown), "{unknown}");
}
