//! The trace of a search for a nimber.

use nimatron::inference::internals::{NimberSet, Source, Trace, Traced, trace};
use nimatron::inference::{Ingredients, Work};

use super::{empty, found, kayles};

/// The largest position that is traced here, in cells or pins.
const MAX_TRACED: u64 = 10;

fn traced(rows: usize, columns: usize, method: Ingredients) -> Trace {
    let (game, parts) = empty::<u64>(rows, columns);
    // The best method goes to and fro; the one before it is shown in its place.
    let shown = match method {
        Ingredients::BEST => Ingredients::ASPIRATION,
        other => other,
    };
    let (nimber, calls) = found(game.clone(), &parts, shown, None);
    let traced = trace(game, &parts, method, Work::default(), MAX_TRACED);
    let traced = traced.expect("within the limits").expect("a small board");
    assert_eq!(Ok(traced.nimber), nimber, "watching changes nothing");
    assert_eq!(traced.calls.iter().map(Traced::count).sum::<u64>(), calls);
    traced
}

/// Checks that every step follows from the one before, whichever the method.
fn is_sound(entered: &Traced, table: bool) {
    let mut possible = entered.possible.unwrap_or(NimberSet::ALL);
    for step in &entered.below {
        let left = step.possible.expect("after each follower");
        if let Some(nimber) = step.nimber {
            assert!(!left.contains(nimber));
        }
        assert_eq!(left & possible, left, "P only shrinks");
        assert!(step.source == Source::Search || step.below.is_empty());
        possible = left;
        for below in &step.below {
            is_sound(below, table);
        }
    }
    match (entered.nimber, entered.source) {
        (Some(nimber), Source::Search) => {
            assert_eq!(possible.smallest(), Some(nimber), "the least that is left");
            assert!(entered.wanted.contains(nimber) || !(possible & entered.wanted).is_empty());
        }
        (None, Source::Search) => assert!((possible & entered.wanted).is_empty(), "a cut"),
        (_, Source::Table) => {
            assert!(table);
            assert!(entered.below.is_empty());
        }
    }
}

#[test]
fn every_trace_is_sound() {
    for method in &Ingredients::FOR_NIMBERS {
        for (rows, columns) in [(1, 2), (2, 2), (2, 3), (3, 3), (2, 4), (2, 5), (1, 10)] {
            for entered in &traced(rows, columns, *method).calls {
                is_sound(entered, method.has_table());
            }
        }
    }
}

#[test]
fn large_positions_are_not_traced() {
    let method = Ingredients::TABLE;
    let row = u16::try_from(MAX_TRACED).expect("a small number");
    let small = trace(kayles(), &[row], method, Work::default(), row.into());
    assert!(matches!(small, Ok(Some(trace)) if trace.nimber == 2));
    let large = trace(kayles(), &[row, 1], method, Work::default(), row.into());
    assert!(matches!(large, Ok(None)));
}
