//! Searches that have to end: by interrupt, time, memory, and lines that are too long.

use std::ops::ControlFlow;
use std::time::Duration;

use nimatron::games::internals::CramSum;
use nimatron::games::{Follower, NimPiles, Sum};
use nimatron::inference::internals::{MAX_DEPTH, NimberSet, Nimbers};
use nimatron::inference::{Ingredients, Interrupt, Limits, Unsolved};

use super::{empty, found, kayles, with_tables};
use crate::inference::raised;

#[test]
fn an_interrupt_or_the_end_of_its_time_ends_every_method() {
    let late = Interrupt::default().giving_up_after(Some(Duration::ZERO));
    for interrupt in [raised(), late] {
        for method in Ingredients::FOR_NIMBERS {
            let (game, parts) = empty::<u128>(7, 9);
            let mut search = Nimbers::new(game, method, Limits::default(), interrupt.clone());
            let stopped = search.nimber(&parts);
            assert_eq!(stopped, Err(Unsolved::Interrupted), "{method:?}");
            assert!(search.calls() > 0);
        }
    }
}

/// All methods but the best, which forgets instead: see `forgetting`.
#[test]
fn memory_has_an_end() {
    for method in with_tables().filter(|&method| method != Ingredients::BEST) {
        let (game, parts) = empty::<u128>(7, 9);
        let limits = Limits {
            max_memory: 100_000,
            ..Limits::default()
        };
        let mut search = Nimbers::new(game, method, limits, Interrupt::default());
        match search.nimber(&parts) {
            Err(Unsolved::Beyond(estimate)) => {
                assert!(estimate.memory_is_short, "{method:?}");
                assert_eq!(estimate.max_memory, 100_000);
                assert!(estimate.memory > 100_000, "{method:?}");
            }
            other => panic!("{method:?}: {other:?}"),
        }
        assert!((100..10_000).contains(&search.entries()), "{method:?}");
    }
}

#[test]
fn a_bounded_table_keeps_its_bound_and_costs_calls() {
    let game = CramSum::<u64>::new(4, 4).expect("a board");
    let all = (0..16).map(|cell| (cell / 4, cell % 4)).skip(1);
    let parts = game.components(4, 4, all).expect("cells of the board");
    for method in with_tables() {
        let (unbounded, most) = found(game.clone(), &parts, method, None);
        let limits = Limits {
            tt_entries: Some(5),
            ..Limits::default()
        };
        let mut search = Nimbers::new(game.clone(), method, limits, Interrupt::default());
        assert_eq!(search.nimber(&parts), unbounded, "{method:?}");
        assert!((1..=5).contains(&search.entries()), "{method:?}");
        // The best one knows the nimbers of so few cells without an entry.
        let costs = method != Ingredients::BEST;
        assert!(!costs || search.calls() > most, "{method:?}");
    }
}

/// A row of which a move takes one, and nothing is known.
struct OneByOne;

impl Sum for OneByOne {
    type Component = u64;

    fn followers(
        &self,
        row: u64,
        visit: &mut impl FnMut(Follower<'_, u64>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        visit(Follower::new(&[row - 1][..usize::from(row > 1)]))
    }

    fn size(&self, row: u64) -> u64 {
        row
    }

    fn write(&self, row: u64) -> String {
        row.to_string()
    }
}

#[test]
fn long_lines_are_refused_or_searched_on_a_thread_of_the_usual_size() {
    for method in Ingredients::FOR_NIMBERS {
        let rows = u16::try_from(MAX_DEPTH + 1).expect("a small number");
        let refused = found(kayles(), &[rows], method, None);
        assert!(
            matches!(refused, (Err(Unsolved::Beyond(_)), 0)),
            "{method:?}"
        );
    }
    for method in with_tables() {
        for row in [MAX_DEPTH, MAX_DEPTH - 1] {
            let nimber = found(OneByOne, &[row], method, None).0;
            assert_eq!(nimber, Ok(row % 2), "{method:?}");
        }
    }
}

#[test]
fn nimbers_beyond_the_sets_are_refused() {
    let largest = u64::from(NimberSet::LARGEST);
    let game = NimPiles;
    for method in [Ingredients::TABLE, Ingredients::CUTOFFS] {
        assert_eq!(found(game, &[largest], method, None).0, Ok(largest));
        let refused = found(game, &[largest + 1], method, None).0;
        assert_eq!(refused, Err(Unsolved::LargeNimber(largest)), "{method:?}");
    }
}
