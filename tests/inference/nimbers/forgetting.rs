//! The best method with hardly any memory: it forgets what it has no room for, and its answers stay
//! right.

use nimatron::games::internals::{ChompSum, CramSum};
use nimatron::inference::internals::{Budget, Nimbers};
use nimatron::inference::{Ingredients, Interrupt};

use super::{found, kayles};

/// Less than the smallest tables take, so that none of them ever grows.
fn tiny() -> Budget {
    Budget {
        max_memory: 10_000,
        ..Budget::default()
    }
}

#[test]
fn cram_in_tables_that_may_not_grow() {
    for ((rows, columns), nimber) in [((3, 6), 4), ((3, 7), 1), ((5, 5), 0)] {
        let game = CramSum::<u64>::new(rows, columns).expect("a board");
        let all = (0..rows * columns).map(|cell| (cell / columns, cell % columns));
        let parts = game.components(rows, columns, all).expect("cells");
        let interrupt = Interrupt::default();
        let mut search = Nimbers::new(game.clone(), Ingredients::BEST, tiny(), interrupt);
        assert_eq!(search.nimber(&parts), Ok(nimber), "{rows}x{columns}");
        assert!(search.entries() <= 1 << 10);
        let (unlimited, calls) = found(game, &parts, Ingredients::BEST, None);
        assert_eq!(unlimited, Ok(nimber));
        // It forgets nothing on the first ones.
        assert!((rows, columns) != (5, 5) || search.calls() > calls);
    }
}

/// Components that are not numbers of a word have a table that takes no more of them instead.
#[test]
fn components_of_other_kinds_in_tables_that_may_not_grow() {
    let game = CramSum::<u128>::new(4, 17).expect("a board");
    let free = (0..20).map(|cell| (cell / 5, cell % 5));
    let parts = game.components(4, 17, free).expect("cells");
    let mut search = Nimbers::new(game, Ingredients::BEST, tiny(), Interrupt::default());
    assert_eq!(search.nimber(&parts), Ok(2));
    // Both from `published`.
    let mut search = Nimbers::new(kayles(), Ingredients::BEST, tiny(), Interrupt::default());
    assert_eq!(search.nimber(&[70]), Ok(6));
    let bar = ChompSum.components(&[5; 4]).expect("rows of equal length");
    let mut search = Nimbers::new(ChompSum, Ingredients::BEST, tiny(), Interrupt::default());
    let nimber = found(ChompSum, &bar, Ingredients::TABLE, None).0;
    assert_eq!(search.nimber(&bar), nimber);
}
