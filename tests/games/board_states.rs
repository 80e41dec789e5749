//! Which boards of cram share a state, and that what is below a state fits.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use nimatron::games::internals::CramSum;
use nimatron::games::{Cram, HeapGame, Kayles, Rules, Theory, Tree};

use crate::support::drawn::{self, Draw};

type Cells = BTreeSet<(usize, usize)>;

/// One of the eight images of cells, moved to the corner.
fn turned(cells: &Cells, index: usize) -> Cells {
    let highest = cells.iter().map(|&(row, column)| row.max(column)).max();
    let mirrored = |at: usize, bit: usize| match highest {
        Some(highest) if index & bit > 0 => highest - at,
        _ => at,
    };
    let turned = cells.iter().map(|&(row, column)| {
        let (row, column) = (mirrored(row, 1), mirrored(column, 2));
        if index & 4 > 0 {
            (column, row)
        } else {
            (row, column)
        }
    });
    let turned: Vec<(usize, usize)> = turned.collect();
    let top = turned.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = turned.iter().map(|cell| cell.1).min().unwrap_or(0);
    let moved = turned.iter();
    moved
        .map(|&(row, column)| (row - top, column - left))
        .collect()
}

/// The connected components with a move, each as the least of its images, in order.
fn components(mut cells: Cells) -> Vec<Cells> {
    let mut all = Vec::new();
    while let Some(&first) = cells.iter().next() {
        let mut component = BTreeSet::from([first]);
        let near = |one: (usize, usize), other: (usize, usize)| {
            one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
        };
        while let Some(&next) = cells.iter().find(|&&cell| {
            !component.contains(&cell) && component.iter().any(|&known| near(known, cell))
        }) {
            component.insert(next);
        }
        cells.retain(|cell| !component.contains(cell));
        let images = (0..8).map(|index| turned(&component, index));
        all.extend(images.min().filter(|_| component.len() > 1));
    }
    all.sort();
    all
}

fn written(rows: usize, columns: usize, free: &Cells) -> String {
    let cell = |row, column| {
        if free.contains(&(row, column)) {
            '.'
        } else {
            '#'
        }
    };
    let row = |row| (0..columns).map(|column| cell(row, column)).collect();
    (0..rows).map(row).collect::<Vec<String>>().join("/")
}

/// All boards of some sizes: two of them share a state, and the components of the search for
/// nimbers, if and only if they have the same components, wherever these lie and however they are
/// turned.
#[test]
fn boards_share_a_state_where_they_have_the_same_components() {
    let rules = Cram::new(true);
    let (mut states, mut sums) = (HashMap::new(), HashMap::new());
    for (rows, columns) in [(1, 12), (2, 6), (6, 2), (3, 3), (3, 4), (4, 3)] {
        let game = CramSum::<u64>::new(rows, columns).expect("a board");
        let mut parts_of = HashMap::new();
        for free in 0..1 << (rows * columns) {
            let cells = (0..rows * columns).filter(|cell| free >> cell & 1 > 0);
            let cells: Cells = cells.map(|cell| (cell / columns, cell % columns)).collect();
            let text = written(rows, columns, &cells);
            let position = rules.read_position(&text).expect("a board");
            let state = rules.state(&position).expect("small");
            let parts = game.components(rows, columns, cells.iter().copied());
            let mut parts = parts.expect("cells of the board");
            parts.sort_unstable();
            let components = components(cells);
            let known = states.entry(state).or_insert(components.clone());
            assert_eq!(known, &components, "{text}");
            let one = sums.entry(components.clone()).or_insert(state);
            assert_eq!(one, &state, "{text}");
            let one = parts_of.entry(components).or_insert(parts.clone());
            assert_eq!(one, &parts, "{text}");
        }
    }
}

/// A board keeps its state when it is turned or mirrored.
#[test]
fn turned_boards_have_the_same_state() {
    drawn::check(64, |draw| {
        let [rows, columns] = [draw.size(1..=10), draw.size(1..=10)];
        let mut cells = Cells::new();
        for _ in 0..draw.size(0..=110) {
            cells.insert((draw.size(0..=rows - 1), draw.size(0..=columns - 1)));
        }
        let rules = Cram::new(true);
        let state = |cells: &Cells| {
            let board = rules
                .read_position(&written(10, 10, cells))
                .expect("a board");
            rules.state(&board).expect("it fits")
        };
        for index in 0..8 {
            assert_eq!(state(&turned(&cells, index)), state(&cells));
        }
    });
}

/// The states that the moves leave.
fn children<T: Tree>(rules: &T, state: T::State) -> Vec<T::State> {
    let mut children = Vec::new();
    let _ = rules.children(state, &mut |child| {
        children.push(child.state);
        ControlFlow::Continue(())
    });
    children
}

fn any<T: Clone>(draw: &mut Draw, of: &[T]) -> Option<T> {
    (!of.is_empty()).then(|| draw.one(of))
}

/// Where there is a state, all below it fit, however many components there are, and the game comes
/// to its end.
#[test]
fn boards_fit_all_the_way_down() {
    drawn::check(128, |draw| {
        let rows = draw.size(1..=10);
        let rules = Cram::new(true);
        let text = format!("{rows}x{}", 114 / rows);
        let mut next = rules.state(&rules.read_position(&text).expect("a board"));
        assert!(next.is_some(), "{text} fits");
        while let Some(state) = next {
            let children = children(&rules, state);
            assert_eq!(children.is_empty(), state.live() == 0);
            assert!(children.is_sorted());
            assert!(
                children
                    .iter()
                    .all(|child| child.live() + 2 <= state.live())
            );
            next = any(draw, &children);
        }
    });
}

/// A state is written as a board with the same components, within the board that it is below.
#[test]
fn states_are_written_as_boards() {
    drawn::check(128, |draw| {
        let text = format!("{}x{}", draw.size(2..=5), draw.size(2..=6));
        let rules = Cram::new(true);
        let start = rules.read_position(&text).expect("a board");
        let mut next = rules.state(&start);
        while let Some(state) = next {
            let board = rules.position(state, &start);
            assert_eq!((board.rows, board.columns), (start.rows, start.columns));
            assert_eq!(board.live_cells().count(), board.free.len());
            assert_eq!(rules.state(&board), Some(state));
            next = any(draw, &children(&rules, state));
        }
    });
}

/// A row that is split makes more rows. Where there is a state, all below it fit, whichever way
/// the game goes.
#[test]
fn rows_of_pins_fit_all_the_way_down() {
    drawn::check(128, |draw| {
        let long = draw.number(1..=129);
        let rows = draw.list(0..=44, |draw| draw.number(1..=8));
        let rows: Vec<String> = rows.iter().chain([&long]).map(u64::to_string).collect();
        let rules = HeapGame::of(Kayles, true);
        let position = rules.read_position(&rows.join(",")).expect("rows");
        let mut next = rules.state(&position);
        while let Some(state) = next {
            let children = children(&rules, state);
            // Half of the games split as much as they can.
            next = if long % 2 > 0 {
                let most = children.iter().max_by_key(|child| child.sizes().len());
                most.copied()
            } else {
                any(draw, &children)
            };
        }
    });
}
