//! Rows that are long, and how many calls each method makes.

use nimatron::games::{HeapGame, Heaps, Kayles};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Oracle};

use super::{empty, found, kayles, limits};

/// Upper bounds on the calls of the methods. A method that has lost its effect exceeds its bound.
#[test]
fn calls_of_the_ladder() {
    let calls = |rows: usize, columns: usize, method| {
        let (game, parts) = empty::<u64>(rows, columns);
        found(game, &parts, method, None).1
    };
    assert!(calls(4, 5, Ingredients::TABLE) <= 36_000);
    assert!(calls(4, 5, Ingredients::ETC) <= 5_000);
    assert!(calls(4, 5, Ingredients::ASPIRATION) <= 2_300);
    assert!(calls(5, 6, Ingredients::BEST) <= 250_000);
    // An unbounded table already has what a cut would save, and a cut stores nothing. A small table
    // does not have it.
    assert!(calls(4, 5, Ingredients::CUTOFFS) > calls(4, 5, Ingredients::TABLE));
}

/// The search finds what games of heaps know by a table.
#[test]
fn kayles_rows() {
    let mut known = Oracle::of(HeapGame::of(Kayles, false));
    let interrupt = Interrupt::default();
    let mut search = Nimbers::new(kayles(), Ingredients::BEST, limits(None), interrupt);
    for row in 1..=200_u16 {
        let heap = Heaps::new(&[row.into()]).expect("one");
        let nimber = known.nimber(&heap).expect("a table").expect("a nimber");
        assert_eq!(search.nimber(&[row]), Ok(nimber), "{row} pins");
    }
}
