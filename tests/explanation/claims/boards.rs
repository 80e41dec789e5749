//! Boards and bars, read from their notation.

use std::collections::BTreeSet;

/// A cell: its row and its column, counted from 0.
pub(super) type Cell = (usize, usize);

/// Reads a cell such as `b2`. No board of these tests has more than 26 columns.
pub(super) fn of_cell(text: &str) -> Option<Cell> {
    let letter = text.chars().next().filter(char::is_ascii_lowercase)?;
    let row: usize = text[1..].parse().ok()?;
    Some((row.checked_sub(1)?, letter as usize - 'a' as usize))
}

/// Reads the two cells of a domino.
pub(super) fn cells_of(domino: &str) -> Option<[Cell; 2]> {
    let (one, other) = domino.split_once('-')?;
    Some([of_cell(one)?, of_cell(other)?])
}

/// Reads `3x4`.
fn size(text: &str) -> Option<(usize, usize)> {
    let (rows, columns) = text.split_once('x')?;
    Some((rows.parse().ok()?, columns.parse().ok()?))
}

/// The free cells of a board of cram.
pub(super) fn board(text: &str) -> Option<BTreeSet<Cell>> {
    if let Some((rows, columns)) = size(text) {
        return Some(
            (0..rows)
                .flat_map(|row| (0..columns).map(move |column| (row, column)))
                .collect(),
        );
    }
    let mut free = BTreeSet::new();
    for (row, cells) in text.split('/').enumerate() {
        for (column, cell) in cells.chars().enumerate() {
            match cell {
                '.' => free.insert((row, column)),
                '#' => false,
                _ => return None,
            };
        }
    }
    Some(free)
}

/// The lengths of the rows of a bar of chomp.
pub(super) fn bar(text: &str) -> Option<Vec<usize>> {
    match size(text) {
        Some((rows, columns)) => Some(vec![columns; rows]),
        None => text.split(',').map(|length| length.parse().ok()).collect(),
    }
}

/// The mirrored bar: its columns as rows.
pub(super) fn turned(bar: &[usize]) -> Vec<usize> {
    let columns = bar.first().copied().unwrap_or(0);
    (0..columns)
        .map(|column| bar.iter().filter(|&&length| length > column).count())
        .collect()
}

/// The free cells next to a cell.
fn neighbours(free: &BTreeSet<Cell>, (row, column): Cell) -> impl Iterator<Item = Cell> {
    let around = [
        (row.wrapping_sub(1), column),
        (row + 1, column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
    ];
    around.into_iter().filter(|cell| free.contains(cell))
}

/// The free cells that a domino can cover.
pub(super) fn coverable(free: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    free.iter()
        .copied()
        .filter(|&cell| neighbours(free, cell).next().is_some())
        .collect()
}

/// The connected sets of the free cells that a domino can cover.
pub(super) fn components(free: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut rest = coverable(free);
    let mut found = Vec::new();
    while let Some(first) = rest.pop_first() {
        let mut component = BTreeSet::from([first]);
        let mut ahead = vec![first];
        while let Some(cell) = ahead.pop() {
            for next in neighbours(free, cell) {
                if rest.remove(&next) {
                    component.insert(next);
                    ahead.push(next);
                }
            }
        }
        found.push(component);
    }
    found
}

/// Writes a board on which these cells are free.
pub(super) fn written(free: &BTreeSet<Cell>) -> String {
    let rows = free.iter().map(|cell| cell.0 + 1).max().unwrap_or(1);
    let columns = free.iter().map(|cell| cell.1 + 1).max().unwrap_or(1);
    let row = |row| {
        (0..columns)
            .map(|column| {
                if free.contains(&(row, column)) {
                    '.'
                } else {
                    '#'
                }
            })
            .collect()
    };
    (0..rows).map(row).collect::<Vec<String>>().join("/")
}

/// The least text of the images of a component by turns and reflections.
pub(super) fn least_image(free: &BTreeSet<Cell>) -> String {
    let far = 1 + free
        .iter()
        .map(|&(row, column)| row.max(column))
        .max()
        .unwrap_or(0);
    let images = (0..8).map(|image| {
        let moved = free.iter().map(|&(row, column)| {
            let row = if image & 1 > 0 { far - row } else { row };
            let column = if image & 2 > 0 { far - column } else { column };
            if image & 4 > 0 {
                (column, row)
            } else {
                (row, column)
            }
        });
        let moved: Vec<Cell> = moved.collect();
        let top = moved.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = moved.iter().map(|cell| cell.1).min().unwrap_or(0);
        written(
            &moved
                .into_iter()
                .map(|(row, column)| (row - top, column - left))
                .collect(),
        )
    });
    images.min().expect("there are eight")
}
