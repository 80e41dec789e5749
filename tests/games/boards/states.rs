//! Which boards of cram share a state, and how boards are read and written.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use nimatron::games::{Cram, Kayles, Notation, Rules, Theory, Tree};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::sample::Index;
use proptest::{prop_assert, prop_assert_eq, proptest};

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
    let live: Vec<(i32, i32)> = cells.iter().copied().filter(has_neighbour).collect();
    let images = (0..8).map(|index| {
        let turned = live.iter().map(|&(row, column)| {
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
        moved.collect::<BTreeSet<_>>()
    });
    images.min().expect("there are eight")
}

/// Whether cells in the corner lie in two rows or in two columns.
fn is_narrow(cells: &BTreeSet<(i32, i32)>) -> bool {
    cells.iter().all(|cell| cell.0 < 2) || cells.iter().all(|cell| cell.1 < 2)
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

/// All boards of 3x3: two of them share a state if and only if they have the same image.
#[test]
fn boards_share_a_state_where_they_are_images() {
    let rules = Cram::new(false);
    let mut states = HashMap::new();
    let mut images = HashMap::new();
    for free in 0..512 {
        let (text, cells) = board(3, 3, free);
        let position = rules.read_position(&text).expect("a board");
        let state = rules.state(&position).expect("small");
        let image = image(&cells);
        assert_eq!(states.entry(state).or_insert(image.clone()), &image);
        assert_eq!(images.entry(image).or_insert(state), &state);
    }
    assert!(states.len() > 30);
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

/// All boards of one and of two rows: two of them share a state only if they have the same components, in whatever order. On one row
/// they always do then.
#[test]
fn narrow_boards_share_a_state_where_they_have_the_same_components() {
    let rules = Cram::new(true);
    for (rows, columns) in [(1, 12), (2, 7)] {
        let mut states = HashMap::new();
        let mut sums = BTreeSet::new();
        for free in 0..1 << (rows * columns) {
            let (text, cells) = board(rows, columns, free);
            let position = rules.read_position(&text).expect("a board");
            let state = rules.state(&position).expect("small");
            let components = components(cells);
            assert_eq!(
                states.entry(state).or_insert(components.clone()),
                &components,
                "{text}"
            );
            sums.insert(components);
        }
        assert!(
            states.len() * 10 <= 11 * sums.len(),
            "{} {}",
            states.len(),
            sums.len()
        );
        assert!(rows > 1 || states.len() == sums.len());
    }
}

proptest! {
    /// A board keeps its state when it is turned, mirrored or moved, and the state is written as a board with that state.
    #[test]
    fn a_turned_board_has_the_same_state(
        rows in 1_usize..7,
        columns in 1_usize..7,
        free in any::<u64>(),
        index in 0_usize..8,
        more in 0_usize..3,
    ) {
        let rules = Cram::new(true);
        let (text, _) = board(rows, columns, free);
        let at = |row: usize, column: usize| free >> (row * columns + column) & 1 > 0;
        let (high, wide) = if index & 4 > 0 { (columns, rows) } else { (rows, columns) };
        let lines = (0..high).map(|row| {
            let cells = (0..wide).map(|column| {
                let (row, column) = if index & 4 > 0 { (column, row) } else { (row, column) };
                let row = if index & 1 > 0 { rows - 1 - row } else { row };
                let column = if index & 2 > 0 { columns - 1 - column } else { column };
                if at(row, column) { '.' } else { '#' }
            });
            format!("{}{}", "#".repeat(more), cells.collect::<String>())
        });
        let mut lines: Vec<String> = lines.collect();
        lines.extend(std::iter::repeat_n("#".repeat(wide + more), more));
        let one = rules.read_position(&text).expect("a board");
        let other = rules.read_position(&lines.join("/")).expect("a board");
        let state = rules.state(&one).expect("it fits");
        prop_assert_eq!(rules.state(&other), Some(state));
        let written = rules.write_position(&rules.position(state, &one));
        let again = rules.read_position(&written).expect("a board");
        prop_assert_eq!(rules.state(&again), Some(state));
        prop_assert_eq!((again.rows(), again.columns()), (one.rows(), one.columns()));
    }

    /// Boards with the same image share a state. Others do so only if they lie in two rows and have the same components.
    #[test]
    fn other_boards_have_other_states(one in any::<u64>(), other in any::<u64>()) {
        let rules = Cram::new(false);
        let state = |free: u64| {
            let (text, cells) = board(4, 4, free);
            let position = rules.read_position(&text).expect("a board");
            (rules.state(&position).expect("it fits"), cells)
        };
        let (one, other) = (state(one), state(other));
        let images = [image(&one.1), image(&other.1)];
        if images[0] == images[1] {
            prop_assert_eq!(one.0, other.0);
        } else if one.0 == other.0 {
            prop_assert!(images.iter().all(is_narrow), "{:?}", images);
            prop_assert_eq!(components(one.1), components(other.1));
        }
    }

    /// Boards of every size and the moves on them read back.
    #[test]
    fn boards_and_their_moves_read_back(
        rows in 1_usize..5,
        columns in 1_usize..40,
        seed in any::<u64>(),
    ) {
        let rules = Cram::new(false);
        let cell = |index: usize| seed.rotate_left(u32::try_from(index % 64).expect("small")) & 1;
        let line = |row: usize| -> String {
            let cells = (0..columns).map(|column| cell(row * columns + column));
            cells.map(|free| if free > 0 { '.' } else { '#' }).collect()
        };
        let text: Vec<String> = (0..rows).map(line).collect();
        let position = rules.read_position(&text.join("/")).expect("a board");
        let again = rules.read_position(&rules.write_position(&position));
        prop_assert_eq!(again.as_ref(), Ok(&position));
        for played in rules.moves(&position) {
            let text = rules.write_move(played);
            let turned: Vec<&str> = text.split('-').rev().collect();
            for text in [text.clone(), text.to_uppercase(), turned.join("-"), turned.join(" - ")] {
                prop_assert_eq!(rules.read_move(&text), Ok(played));
            }
        }
    }

    /// A row that is split makes more rows. Where there is a state, all below it fit, whichever way the game goes.
    #[test]
    fn rows_of_pins_fit_all_the_way_down(
        long in 1_u16..130,
        rows in vec(1_u16..9, 0..45),
        choices in vec(any::<Index>(), 200),
    ) {
        let rows: Vec<String> = rows.iter().chain([&long]).map(u16::to_string).collect();
        let rules = Kayles::new(true);
        let position = rules.read_position(&rows.join(",")).expect("rows");
        let mut state = rules.state(&position);
        for choice in choices {
            let Some(at) = state else { break };
            let mut children = Vec::new();
            let _ = rules.children(at, &mut |child| {
                children.push(child.state);
                ControlFlow::Continue(())
            });
            // Half of the games split as much as they can.
            let wide = children.iter().copied().max_by_key(|child| child.len());
            let any = (!children.is_empty()).then(|| children[choice.index(children.len())]);
            state = if long % 2 > 0 { wide } else { any };
        }
    }
}
