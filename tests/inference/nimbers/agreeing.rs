//! All methods, with and without splitting, with bounded and unbounded tables, on every position of
//! small boards and on positions of larger ones.

use std::collections::HashMap;

use nimatron::games::internals::{Cells, CramSum};
use nimatron::games::{ByTheory, Cram, Rules, Sum};
use nimatron::inference::internals::{ByNimbers, Method, Nimbers, Wanted};
use nimatron::inference::{Ingredients, Interrupt, Limits, Work};

use super::judge::Judge;
use super::{found, with_tables};
use crate::support::drawn::{self, Draw};

/// A table so small that it forgets nearly everything.
const FEW_ENTRIES: usize = 7;

/// The most cells for which the definition without a table is fast enough for a test. Without
/// splitting it is even slower.
const MOST_BY_DEFINITION: u32 = 12;

/// The most cells for which a table with few entries is fast enough.
const MOST_IN_FEW_ENTRIES: u32 = 16;

fn agrees<B: Cells + 'static>(
    game: &CramSum<B>,
    parts: &[B],
    cells: u32,
    nimber: u64,
    shown: &str,
) {
    for method in Ingredients::FOR_NIMBERS {
        for tt_entries in [None, Some(FEW_ENTRIES)] {
            let plain = method == Ingredients::DEFINITION;
            let bounded = tt_entries.is_some();
            let most = match (plain, bounded) {
                (true, true) => 0,
                (true, false) => MOST_BY_DEFINITION,
                (false, true) => MOST_IN_FEW_ENTRIES,
                (false, false) => u32::MAX,
            };
            if cells > most {
                continue;
            }
            let (split, _) = found(game.clone(), parts, method, tt_entries);
            assert_eq!(split, Ok(nimber), "{shown} by {method:?}, {tt_entries:?}");
        }
    }
}

/// Of the positions with the same parts only the first is searched.
#[test]
fn positions_of_boards_up_to_four_by_four() {
    for (rows, columns) in (1..=4).flat_map(|rows| (rows..=4).map(move |columns| (rows, columns))) {
        let mut judge = Judge::new(rows, columns);
        let game = CramSum::<u64>::new(rows, columns).expect("a board");
        let mut nimbers = HashMap::new();
        for free in 0..1u64 << (rows * columns) {
            let cells = judge.cells(free);
            let mut parts = game.components(rows, columns, cells).expect("its cells");
            parts.sort_unstable();
            let nimber = judge.nimber(free);
            let shown = format!("{rows}x{columns} {free:b}");
            if let Some(known) = nimbers.insert(parts.clone(), nimber) {
                assert_eq!(known, nimber, "{shown}");
                continue;
            }
            // Of the largest board one position in ten has to do.
            if rows * columns < 16 || nimbers.len() % 10 == 0 {
                agrees(&game, &parts, free.count_ones(), nimber, &shown);
            }
        }
    }
}

/// A table that is kept from one position to the next never changes a later answer.
#[test]
fn tables_that_last() {
    let (rows, columns) = (4, 4);
    let mut judge = Judge::new(rows, columns);
    let game = CramSum::<u64>::new(rows, columns).expect("a board");
    for method in with_tables() {
        let limits = Limits::default();
        let mut search = Nimbers::new(game.clone(), method, limits, Interrupt::default());
        // An odd step visits every position once, in an arbitrary order.
        for step in 0..1u64 << 12 {
            let free = step * 40_503 % (1 << 16);
            let parts = game.components(rows, columns, judge.cells(free));
            let found = search.nimber(&parts.expect("its cells"));
            assert_eq!(found, Ok(judge.nimber(free)), "{free:b} by {method:?}");
        }
    }
}

/// The nimbers that a game knows without a search are right.
#[test]
fn plain_facts_hold() {
    let mut exact = 0;
    let mut not_zero = 0;
    for (rows, columns) in [(3, 3), (3, 4), (4, 4), (2, 7)] {
        let mut judge = Judge::new(rows, columns);
        let game = CramSum::<u64>::new(rows, columns).expect("a board");
        for free in 0..1u64 << (rows * columns) {
            let parts = game.components(rows, columns, judge.cells(free));
            let [part] = parts.expect("its cells")[..] else {
                continue;
            };
            match game.by_theory(part) {
                ByTheory::Unknown => {}
                ByTheory::Exactly(nimber) => {
                    exact += 1;
                    assert_eq!(judge.nimber(free), nimber, "{free:b}");
                }
                ByTheory::NotZero => {
                    not_zero += 1;
                    assert_ne!(judge.nimber(free), 0, "{free:b}");
                }
            }
        }
    }
    assert!(exact > 50 && not_zero > 50, "{exact} {not_zero}");
}

/// A board of up to eight rows and columns with about seventeen free cells, as the bits of the
/// judge.
fn sparse_board(draw: &mut Draw) -> (usize, usize, u64) {
    let (rows, columns) = (draw.size(1..=8), draw.size(1..=8));
    let all = rows * columns;
    let cells = draw.list(0..=22.min(2 * all), |draw| draw.size(0..=all - 1));
    let free = cells.iter().fold(0, |free, cell| free | 1u64 << cell);
    (rows, columns, free)
}

/// A board with so few cells that most of them can be free.
fn dense_board(draw: &mut Draw) -> (usize, usize, u64) {
    let (rows, columns) = draw.one(&[(2, 9), (3, 6), (5, 3), (4, 5), (1, 20), (6, 3)]);
    let all = (1u64 << (rows * columns)) - 1;
    let taken = draw.list(2..=8, |draw| draw.size(0..=19));
    let free = taken.iter().fold(all, |free, cell| free & !(1 << cell));
    (rows, columns, free)
}

#[test]
fn positions_of_larger_boards() {
    drawn::check(10, |draw| {
        for (rows, columns, free) in [sparse_board(draw), dense_board(draw)] {
            agrees_on(rows, columns, free);
        }
    });
}

fn agrees_on(rows: usize, columns: usize, free: u64) {
    let mut judge = Judge::new(rows, columns);
    let nimber = judge.nimber(free);
    let cells = judge.cells(free);
    let shown = format!("{rows}x{columns} {free:b}");
    let game = CramSum::<u64>::new(rows, columns).expect("a board");
    let parts = game.components(rows, columns, cells.iter().copied());
    let parts = parts.expect("its cells");
    agrees(&game, &parts, free.count_ones(), nimber, &shown);
    // It is the same position away from the corner of a larger board.
    let away = cells.iter().map(|&(row, column)| (row + 1, column + 2));
    let away: Vec<_> = away.collect();
    let (rows, columns) = (rows + 1, columns + 2);
    let line = |row| -> String {
        let is_free = |column| away.contains(&(row, column));
        let cells = (0..columns).map(|column| if is_free(column) { '.' } else { '#' });
        cells.collect()
    };
    let lines: Vec<String> = (0..rows).map(line).collect();
    let cram = Cram::new(false);
    let board = cram.read_position(&lines.join("/")).expect("a board");
    let mut search = ByNimbers::new(Work::default());
    let asked = search.ask(&cram, &board, Wanted::Nimber);
    let by_method = asked.expect("small").and_then(|answer| answer.nimber);
    assert_eq!(by_method, Some(nimber), "{shown}");
    // Sets of more bits are the same game.
    let game = CramSum::<u128>::new(rows, columns).expect("a board");
    let parts = game.components(rows, columns, away).expect("its cells");
    for method in [Ingredients::ASPIRATION, Ingredients::BEST] {
        let found = found(game.clone(), &parts, method, None).0;
        assert_eq!(found, Ok(nimber), "{shown}");
    }
}
