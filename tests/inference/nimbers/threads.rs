//! The best method on several threads: answers are those of one, and nothing that a thread has
//! found out is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nimatron::games::internals::CramSum;
use nimatron::inference::internals::{Budget, Nimbers};
use nimatron::inference::{Ingredients, Interrupt, Unsolved};

use super::judge::Judge;
use crate::proof::Claims;

type Cells = Vec<(usize, usize)>;

/// Threads that search together from the first call on.
fn together(threads: usize) -> Budget {
    Budget {
        threads,
        alone_for: 0,
        ..Budget::default()
    }
}

fn game(rows: usize, columns: usize) -> CramSum {
    CramSum::new(rows, columns).expect("a board")
}

fn best(rows: usize, columns: usize, budget: Budget, interrupt: Interrupt) -> Nimbers<CramSum> {
    Nimbers::new(game(rows, columns), Ingredients::BEST, budget, interrupt)
}

fn parts(rows: usize, columns: usize, cells: &Cells) -> Vec<u64> {
    let cells = cells.iter().copied();
    let parts = game(rows, columns).components(rows, columns, cells);
    parts.expect("cells of the board")
}

fn board(rows: usize, columns: usize) -> Cells {
    let all = 0..rows * columns;
    all.map(|cell| (cell / columns, cell % columns)).collect()
}

/// The board without some cells, which are given by their numbers in reading order.
fn without(rows: usize, columns: usize, taken: &[usize]) -> Cells {
    let all = board(rows, columns).into_iter().enumerate();
    let left = all.filter(|(number, _)| !taken.contains(number));
    left.map(|(_, cell)| cell).collect()
}

/// The definition judges what is small enough for it.
#[test]
fn threads_agree_with_the_definition() {
    for (rows, columns, step) in [(4, 4, 641), (4, 5, 40_503), (5, 5, 2_654_435)] {
        let mut judge = Judge::new(rows, columns);
        for free in (1..1u64 << (rows * columns)).rev().step_by(step) {
            if free.count_ones() > 18 {
                continue;
            }
            let nimber = judge.nimber(free);
            let parts = parts(rows, columns, &judge.cells(free));
            let mut search = best(rows, columns, together(2), Interrupt::default());
            assert_eq!(
                search.nimber(&parts),
                Ok(nimber),
                "{rows}x{columns} {free:b}"
            );
        }
    }
}

/// A fact that one thread has used and another has lost or spoiled is missing among the claims of
/// the table: then those that rest on it do not follow. The nimbers are those of one thread, which
/// `published` compares with those of others.
#[test]
fn every_claim_of_several_threads_follows() {
    let full = [(4, 5), (4, 7), (5, 5), (5, 6)].map(|(rows, columns)| (rows, columns, vec![]));
    let odd = [vec![0], vec![7, 22], vec![0, 14, 29]].map(|taken| (5, 6, taken));
    for (rows, columns, taken) in full.into_iter().chain(odd) {
        let cells = without(rows, columns, &taken);
        let parts = parts(rows, columns, &cells);
        let alone = best(rows, columns, Budget::default(), Interrupt::default()).nimber(&parts);
        for threads in [2, 2, 3] {
            let mut search = best(rows, columns, together(threads), Interrupt::default());
            let shown = format!("{rows}x{columns} without {taken:?}, {threads} threads");
            assert_eq!(search.nimber(&parts), alone, "{shown}");
            let claims = Claims::of(rows, columns, &search);
            assert!(claims.check().expect(&shown) > 0, "{shown}");
        }
    }
}

/// Tables that may not grow, and tables that last from one position to the next.
#[test]
fn threads_that_forget_and_threads_that_remember_stay_right() {
    let tiny = Budget {
        max_memory: 10_000,
        ..together(2)
    };
    for budget in [tiny, together(2)] {
        let mut search = best(5, 5, budget, Interrupt::default());
        for taken in [vec![], vec![5], vec![0, 1, 7], vec![12, 17], vec![24]] {
            let parts = parts(5, 5, &without(5, 5, &taken));
            let alone = best(5, 5, Budget::default(), Interrupt::default()).nimber(&parts);
            assert_eq!(search.nimber(&parts), alone, "{taken:?}");
        }
    }
}

#[test]
fn threads_hear_an_interrupt_and_go_on_later() {
    let flag = Arc::new(AtomicBool::new(false));
    let mut search = best(7, 9, together(2), Interrupt::watching(Arc::clone(&flag)));
    let raised = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        flag.store(true, Ordering::Relaxed);
        flag
    });
    let all = parts(7, 9, &board(7, 9));
    assert_eq!(search.nimber(&all), Err(Unsolved::Interrupted));
    let flag = raised.join().expect("no panic");
    flag.store(false, Ordering::Relaxed);
    assert_eq!(search.nimber(&parts(5, 6, &board(5, 6))), Ok(2));
    let mut search = best(
        7,
        9,
        Budget {
            give_up: Some(Duration::from_millis(50)),
            ..together(2)
        },
        Interrupt::default(),
    );
    assert_eq!(search.nimber(&all), Err(Unsolved::GivenUp));
}
