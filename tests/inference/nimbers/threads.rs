//! The best method with other threads, which search what will be asked later: answers are those of
//! one, and nothing that a thread has found out is lost.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nimatron::games::Sum;
use nimatron::games::internals::CramSum;
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits, Unsolved};

use super::judge::Judge;
use crate::proof::Claims;

type Cells = Vec<(usize, usize)>;

fn together(threads: usize) -> Limits {
    Limits {
        threads,
        ..Limits::default()
    }
}

fn best(rows: usize, columns: usize, limits: Limits, interrupt: Interrupt) -> Nimbers<CramSum> {
    let game = CramSum::new(rows, columns).expect("a board");
    Nimbers::new(game, Ingredients::BEST, limits, interrupt)
}

fn parts(search: &Nimbers<CramSum>, rows: usize, columns: usize, cells: &Cells) -> Vec<u64> {
    let cells = cells.iter().copied();
    let parts = search.game().components(rows, columns, cells);
    parts.expect("cells of the board")
}

fn board(rows: usize, columns: usize) -> Cells {
    let all = 0..rows * columns;
    all.map(|cell| (cell / columns, cell % columns)).collect()
}

/// The components that the moves leave, each with the cells that are left.
fn after(search: &Nimbers<CramSum>, parts: &[u64]) -> Vec<u64> {
    let mut after = Vec::new();
    for &part in parts {
        let _ = search.game().followers(part, &mut |follower| {
            after.extend_from_slice(follower.components);
            ControlFlow::Continue(())
        });
    }
    after
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
            let mut search = best(rows, columns, together(2), Interrupt::default());
            let whole = parts(&search, rows, columns, &judge.cells(free));
            let after = after(&search, &whole);
            search.look_ahead(&after);
            for one in after {
                let cells = search.game().cells(one).into_iter();
                let cells: Vec<_> = cells
                    .map(|cell| (cell.row.into(), cell.column.into()))
                    .collect();
                // A component has its longer side down, so it may lie across the board.
                let (high, wide) = (rows.max(columns), rows.min(columns));
                let bits = cells.iter().map(|(row, column)| 1 << (row * wide + column));
                let nimber = Judge::new(high, wide).nimber(bits.sum());
                let shown = format!("{rows}x{columns} {cells:?}");
                assert_eq!(search.has_nimber(&[one], 0), Ok(nimber == 0), "{shown}");
            }
            assert_eq!(search.nimber(&whole), Ok(judge.nimber(free)), "{free:b}");
        }
    }
}

/// A fact that one thread has used and another has lost or spoiled is missing among the claims of
/// the table: then those that rest on it do not follow. The nimbers are those of one thread, which
/// are published (`games/published.txt`).
#[test]
fn every_claim_of_several_threads_follows() {
    for (rows, columns, threads) in [(4, 5, 2), (4, 6, 2), (4, 6, 3), (5, 5, 3)] {
        let mut alone = best(rows, columns, Limits::default(), Interrupt::default());
        let whole = parts(&alone, rows, columns, &board(rows, columns));
        let after = after(&alone, &whole);
        let ask = |search: &mut Nimbers<CramSum>, nimber: u64| {
            let asked = after.iter().map(|&one| search.has_nimber(&[one], nimber));
            asked.collect::<Vec<_>>()
        };
        let (lost, nimber) = (ask(&mut alone, 0), alone.nimber(&whole));
        let shown = format!("{rows}x{columns}, {threads} threads");
        let mut search = best(rows, columns, together(threads), Interrupt::default());
        search.look_ahead(&after);
        assert_eq!(ask(&mut search, 0), lost, "{shown}");
        // Other questions, while threads are ahead or have been told to end.
        search.look_ahead(&after);
        assert_eq!(search.nimber(&whole), nimber, "{shown}");
        assert_eq!(ask(&mut search, 2), ask(&mut alone, 2), "{shown}");
        search.look_ahead(&[]);
        assert_eq!(ask(&mut search, 1), ask(&mut alone, 1), "{shown}");
        let claims = Claims::of(rows, columns, &search);
        assert!(claims.check().expect(&shown) > 0, "{shown}");
    }
}

/// Tables that forget, and tables that last from one position to the next.
#[test]
fn threads_that_forget_and_threads_that_remember_stay_right() {
    let tiny = Limits {
        tt_entries: Some(500),
        ..together(3)
    };
    for limits in [tiny, together(3)] {
        let mut search = best(5, 5, limits, Interrupt::default());
        for taken in [vec![], vec![0, 1], vec![0, 1, 7, 13], vec![24]] {
            let mut cells = board(5, 5);
            cells.retain(|(row, column)| !taken.contains(&(row * 5 + column)));
            let whole = parts(&search, 5, 5, &cells);
            let after = after(&search, &whole);
            search.look_ahead(&after);
            let mut alone = best(5, 5, Limits::default(), Interrupt::default());
            for one in after {
                assert_eq!(search.has_nimber(&[one], 0), alone.has_nimber(&[one], 0));
            }
            assert_eq!(search.nimber(&whole), alone.nimber(&whole), "{taken:?}");
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
    let all = parts(&search, 7, 9, &board(7, 9));
    let asked = after(&search, &all);
    search.look_ahead(&asked);
    assert_eq!(search.nimber(&all), Err(Unsolved::Interrupted));
    let flag = raised.join().expect("no panic");
    flag.store(false, Ordering::Relaxed);
    search.look_ahead(&[]);
    let small = parts(&search, 5, 6, &board(5, 6));
    assert_eq!(search.nimber(&small), Ok(2));
    let interrupt = Interrupt::default().giving_up_after(Some(Duration::from_millis(50)));
    let mut search = best(7, 9, together(2), interrupt);
    let asked = after(&search, &all);
    search.look_ahead(&asked);
    assert_eq!(search.nimber(&all), Err(Unsolved::Interrupted));
}
