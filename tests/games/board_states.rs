//! Which boards of cram share a state, and how boards are read and written.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use nimatron::games::{Cram, HeapGame, Kayles, Rules, Theory, Tree};

use crate::support::drawn;

/// The smallest of the eight images of the cells that have a neighbour, moved to the corner.
fn image(cells: &BTreeSet<(i32, i32)>) -> BTreeSet<(i32, i32)> {
    let has_neighbour = |&(row, column): &(i32, i32)| {
        let around = [
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ];
        around.iter().any(|cell| cells.contains(cell))
    };
    let live: BTreeSet<(i32, i32)> = cells.iter().copied().filter(has_neighbour).collect();
    let images = (0..8).map(|index| turned(&live, index));
    images.min().expect("there are eight")
}

/// One of the eight images of cells, moved to the corner.
fn turned(cells: &BTreeSet<(i32, i32)>, index: usize) -> BTreeSet<(i32, i32)> {
    let turned = cells.iter().map(|&(row, column)| {
        let row = if index & 1 > 0 { -row } else { row };
        let column = if index & 2 > 0 { -column } else { column };
        if index & 4 > 0 {
            (column, row)
        } else {
            (row, column)
        }
    });
    let turned: Vec<(i32, i32)> = turned.collect();
    let top = turned.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = turned.iter().map(|cell| cell.1).min().unwrap_or(0);
    let moved = turned
        .iter()
        .map(|&(row, column)| (row - top, column - left));
    moved.collect()
}

fn board(rows: usize, columns: usize, free: u64) -> (String, BTreeSet<(i32, i32)>) {
    let mut cells = BTreeSet::new();
    let mut text = Vec::new();
    for row in 0..rows {
        let mut line = String::new();
        for column in 0..columns {
            let is_free = free >> (row * columns + column) & 1 > 0;
            line.push(if is_free { '.' } else { '#' });
            if is_free {
                let small = |number: usize| i32::try_from(number).expect("small");
                cells.insert((small(row), small(column)));
            }
        }
        text.push(line);
    }
    (text.join("/"), cells)
}

/// The connected components of cells, each as its smallest image, in order.
fn components(mut cells: BTreeSet<(i32, i32)>) -> Vec<BTreeSet<(i32, i32)>> {
    let mut all = Vec::new();
    while let Some(&first) = cells.iter().next() {
        let mut component = BTreeSet::from([first]);
        let near = |one: (i32, i32), other: (i32, i32)| {
            (one.0 - other.0).abs() + (one.1 - other.1).abs() == 1
        };
        while let Some(&next) = cells.iter().find(|&&cell| {
            !component.contains(&cell) && component.iter().any(|&known| near(known, cell))
        }) {
            component.insert(next);
        }
        cells.retain(|cell| !component.contains(cell));
        all.push(image(&component));
    }
    all.retain(|component| !component.is_empty());
    all.sort();
    all
}

/// All boards of some sizes: two of them share a state if and only if they have the same
/// components, wherever these lie.
#[test]
fn boards_share_a_state_where_they_have_the_same_components() {
    let rules = Cram::new(true);
    for (rows, columns) in [(1, 12), (2, 6), (3, 3), (3, 4)] {
        let mut states = HashMap::new();
        let mut sums = HashMap::new();
        for free in 0..1 << (rows * columns) {
            let (text, cells) = board(rows, columns, free);
            let position = rules.read_position(&text).expect("a board");
            let state = rules.state(&position).expect("small");
            let components = components(cells);
            let known = states.entry(state).or_insert(components.clone());
            assert_eq!(known, &components, "{text}");
            assert_eq!(sums.entry(components).or_insert(state), &state, "{text}");
        }
        assert!(states.len() > 30 || rows * columns < 12);
    }
}

/// A board keeps its state when each of its components is turned, mirrored and moved by itself,
/// and they are exchanged.
#[test]
fn moved_components_have_the_same_state() {
    drawn::check(256, |draw| {
        let rows = draw.size(1..=5);
        let columns = draw.size(1..=6);
        let free = draw.number(0..=u64::MAX);
        let turns = draw.list(20..=20, |draw| draw.size(0..=7));
        let rules = Cram::new(true);
        let (text, cells) = board(rows, columns, free);
        let state = rules.state(&rules.read_position(&text).expect("a board"));
        let mut parts = components(cells);
        if !parts.is_empty() {
            let by = draw.size(0..=parts.len() - 1);
            parts.rotate_left(by);
        }
        // One below the other, a row apart.
        let mut lines = vec!["#".repeat(7)];
        for (part, turn) in parts.iter().zip(turns) {
            let part = turned(part, turn);
            let last = part
                .iter()
                .map(|cell| cell.0)
                .max()
                .expect("a component has cells");
            for row in 0..=last {
                let cell = |column| {
                    if part.contains(&(row, column)) {
                        '.'
                    } else {
                        '#'
                    }
                };
                lines.push((0..7).map(cell).collect());
            }
            lines.push("#".repeat(7));
        }
        let moved = rules.read_position(&lines.join("/")).expect("a board");
        assert_eq!(rules.state(&moved), state);
        assert!(state.is_some());
    });
}

/// Boards of every size and the moves on them read back.
#[test]
fn boards_and_their_moves_read_back() {
    drawn::check(256, |draw| {
        let rows = draw.size(1..=4);
        let columns = draw.size(1..=32);
        let seed = draw.number(0..=u64::MAX);
        let rules = Cram::new(false);
        let cell = |index: usize| seed.rotate_left(u32::try_from(index % 64).expect("small")) & 1;
        let line = |row: usize| -> String {
            let cells = (0..columns).map(|column| cell(row * columns + column));
            cells.map(|free| if free > 0 { '.' } else { '#' }).collect()
        };
        let text: Vec<String> = (0..rows).map(line).collect();
        let position = rules.read_position(&text.join("/")).expect("a board");
        let again = rules.read_position(&position.to_string());
        assert_eq!(again.as_ref(), Ok(&position));
        for played in rules.moves(&position) {
            let text = played.to_string();
            let turned: Vec<&str> = text.split('-').rev().collect();
            for text in [
                text.clone(),
                text.to_uppercase(),
                turned.join("-"),
                turned.join(" - "),
            ] {
                assert_eq!(rules.read_move(&text), Ok(played));
            }
        }
    });
}

/// Where there is a state, all below it fit, however many components there are, and the game
/// comes to its end.
#[test]
fn boards_fit_all_the_way_down() {
    drawn::check(256, |draw| {
        let rows = draw.size(1..=10);
        let rules = Cram::new(true);
        let text = format!("{rows}x{}", 114 / rows);
        let board = rules.read_position(&text).expect("a board");
        let mut state = rules.state(&board).expect("it fits");
        for _ in 0..60 {
            let mut children = Vec::new();
            let _ = rules.children(state, &mut |child| {
                children.push(child.state);
                ControlFlow::Continue(())
            });
            assert_eq!(children.is_empty(), state.live() == 0);
            assert!(children.is_sorted());
            let Some(&next) = children.get(draw.size(0..=children.len().max(1) - 1)) else {
                break;
            };
            assert!(next.live() + 2 <= state.live());
            state = next;
        }
        assert_eq!(state.live(), 0);
    });
}

/// A state is written as a board with the same components, within the board that it is below.
#[test]
fn states_are_written_as_boards() {
    drawn::check(256, |draw| {
        let rows = draw.size(2..=5);
        let columns = draw.size(2..=6);
        let rules = Cram::new(true);
        let start = rules
            .read_position(&format!("{rows}x{columns}"))
            .expect("a board");
        let mut state = rules.state(&start).expect("it fits");
        for _ in 0..15 {
            let board = rules.position(state, &start);
            assert_eq!((board.rows, board.columns), (start.rows, start.columns));
            assert_eq!(board.live_cells().count(), board.free.len());
            assert_eq!(rules.state(&board), Some(state));
            let mut children = Vec::new();
            let _ = rules.children(state, &mut |child| {
                children.push(child.state);
                ControlFlow::Continue(())
            });
            let Some(&next) = children.get(draw.size(0..=children.len().max(1) - 1)) else {
                break;
            };
            state = next;
        }
    });
}

/// A row that is split makes more rows. Where there is a state, all below it fit, whichever way
/// the game goes.
#[test]
fn rows_of_pins_fit_all_the_way_down() {
    drawn::check(256, |draw| {
        let long = draw.number(1..=129);
        let rows = draw.list(0..=44, |draw| draw.number(1..=8));
        let rows: Vec<String> = rows.iter().chain([&long]).map(u64::to_string).collect();
        let rules = HeapGame::of(Kayles, true);
        let position = rules.read_position(&rows.join(",")).expect("rows");
        let mut state = rules.state(&position);
        for _ in 0..200 {
            let Some(at) = state else { break };
            let mut children = Vec::new();
            let _ = rules.children(at, &mut |child| {
                children.push(child.state);
                ControlFlow::Continue(())
            });
            // Half of the games split as much as they can.
            let wide = children
                .iter()
                .copied()
                .max_by_key(|child| child.sizes().len());
            let any = (!children.is_empty()).then(|| children[draw.size(0..=children.len() - 1)]);
            state = if long % 2 > 0 { wide } else { any };
        }
    });
}
