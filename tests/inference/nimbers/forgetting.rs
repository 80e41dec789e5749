//! The best method with hardly any memory: it forgets what it has no room for, its answers stay
//! right, and it comes to an end.

use nimatron::games::Chomp;
use nimatron::games::internals::CramSum;
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits};

use super::{bar, empty, found, kayles, limits};

/// No memory at all is as much as a MiB: less than a tenth of what this search stores. The nimber
/// is published.
#[test]
fn the_least_table_overflows_many_times() {
    let (game, parts) = empty::<u64>(5, 7);
    let none = Limits {
        max_memory: 0,
        ..Limits::default()
    };
    let interrupt = Interrupt::default();
    let mut search = Nimbers::new(game, Ingredients::BEST, none, interrupt);
    assert_eq!(search.nimber(&parts), Ok(1));
    assert!(search.entries() < 1 << 16);
    // A call stores one component at most, and nearly every call does.
    assert!(search.calls() > 4 << 15, "{}", search.calls());
}

/// Nothing but the way of a search is sure to be kept.
#[test]
fn tables_of_a_few_entries() {
    for ((rows, columns), nimber) in [((3, 6), 4), ((3, 7), 1), ((5, 5), 0)] {
        let (game, parts) = empty::<u64>(rows, columns);
        let (unlimited, fewest) = found(game.clone(), &parts, Ingredients::BEST, None);
        assert_eq!(unlimited, Ok(nimber));
        for entries in [0, 1, 2, 7, 50] {
            let (game, interrupt) = (game.clone(), Interrupt::default());
            let mut search =
                Nimbers::new(game, Ingredients::BEST, limits(Some(entries)), interrupt);
            let shown = format!("{rows}x{columns}, {entries} entries");
            assert_eq!(search.nimber(&parts), Ok(nimber), "{shown}");
            assert!(search.entries() <= entries, "{shown}");
            assert!(search.calls() >= fewest, "{shown}");
        }
    }
}

/// Sets of more than 64 cells, heaps and bars of chocolate.
#[test]
fn components_of_other_kinds_in_a_few_entries() {
    let game = CramSum::<u128>::new(4, 17).expect("a board");
    let free = (0..20).map(|cell| (cell / 5, cell % 5));
    let parts = game.components(4, 17, free).expect("cells");
    assert_eq!(found(game, &parts, Ingredients::BEST, Some(50)).0, Ok(2));
    // Both are published.
    assert_eq!(found(kayles(), &[70], Ingredients::BEST, Some(50)).0, Ok(6));
    let bar = bar(&[5; 4]);
    let nimber = found(Chomp::new(false), &bar, Ingredients::TABLE, None).0;
    assert_eq!(
        found(Chomp::new(false), &bar, Ingredients::BEST, Some(500)).0,
        nimber
    );
}
