//! Boards of cram and bars of chomp, read from their notation, and what they look like.

use std::collections::BTreeSet;

/// A cell: its row and its column, counted from 0.
pub(super) type Cell = (usize, usize);

/// Reads a cell such as `b2`. No board of these tests has more than 26 columns.
pub(super) fn cell(text: &str) -> Cell {
    let row: usize = text[1..].parse().expect("a row");
    (row - 1, usize::from(text.as_bytes()[0] - b'a'))
}

/// Reads the two cells of a domino.
pub(super) fn domino(text: &str) -> BTreeSet<Cell> {
    text.split('-').map(cell).collect()
}

/// Reads `3x4`.
fn size(text: &str) -> Option<(usize, usize)> {
    let (rows, columns) = text.split_once('x')?;
    Some((rows.parse().ok()?, columns.parse().ok()?))
}

/// The free cells of a board.
pub(super) fn board(text: &str) -> BTreeSet<Cell> {
    if let Some((rows, columns)) = size(text) {
        let row = |row| (0..columns).map(move |column| (row, column));
        return (0..rows).flat_map(row).collect();
    }
    let rows = text.split('/').enumerate();
    let cells = rows.flat_map(|(row, cells)| {
        let free = cells.match_indices('.');
        free.map(move |(column, _)| (row, column))
    });
    cells.collect()
}

/// Writes a board on which these cells are free.
pub(super) fn written(free: &BTreeSet<Cell>) -> String {
    let rows = free.iter().map(|cell| cell.0 + 1).max().unwrap_or(1);
    let columns = free.iter().map(|cell| cell.1 + 1).max().unwrap_or(1);
    let row = |row| {
        let is_free = |column| free.contains(&(row, column));
        let cells = (0..columns).map(|column| if is_free(column) { '.' } else { '#' });
        cells.collect()
    };
    (0..rows).map(row).collect::<Vec<String>>().join("/")
}

fn are_neighbours(one: &Cell, other: &Cell) -> bool {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
}

/// The free cells that a domino can cover.
pub(super) fn coverable(free: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    let mut cells = free.clone();
    cells.retain(|cell| free.iter().any(|other| are_neighbours(cell, other)));
    cells
}

/// The connected sets of the free cells that a domino can cover.
pub(super) fn components(free: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut rest = coverable(free);
    let mut found = Vec::new();
    while let Some(first) = rest.pop_first() {
        let mut component = vec![first];
        let mut next = 0;
        while let Some(&cell) = component.get(next) {
            let is_near = |other: &Cell| are_neighbours(&cell, other);
            let (near, far) = rest.into_iter().partition::<BTreeSet<Cell>, _>(is_near);
            component.extend(near);
            rest = far;
            next += 1;
        }
        found.push(BTreeSet::from_iter(component));
    }
    found
}

/// The least of the images of a component by turns and reflections, moved to the corner.
pub(super) fn least_image(component: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    let far = component.iter().map(|cell| cell.0.max(cell.1)).max();
    let far = far.unwrap_or(0);
    let image = |number: u32| {
        let cells = component.iter().map(move |&(row, column)| {
            let row = if number & 1 > 0 { far - row } else { row };
            let column = if number & 2 > 0 { far - column } else { column };
            if number & 4 > 0 {
                (column, row)
            } else {
                (row, column)
            }
        });
        let top = cells.clone().map(|cell| cell.0).min().unwrap_or(0);
        let left = cells.clone().map(|cell| cell.1).min().unwrap_or(0);
        let moved = cells.map(|(row, column)| (row - top, column - left));
        moved.collect::<BTreeSet<Cell>>()
    };
    (0..8).map(image).min().expect("there are eight")
}

/// Twice the centre of cells: the sum of the first and the last row, and of the first and the last
/// column.
pub(super) fn twice_centre(cells: &BTreeSet<Cell>) -> Cell {
    let ends = |place: fn(&Cell) -> usize| {
        let all = cells.iter().map(place);
        all.clone().min().unwrap_or(0) + all.max().unwrap_or(0)
    };
    (ends(|cell| cell.0), ends(|cell| cell.1))
}

/// Cells after half a turn about a centre, which is given twice.
pub(super) fn rotated(cells: &BTreeSet<Cell>, twice: Cell) -> BTreeSet<Cell> {
    let image = |&(row, column): &Cell| (twice.0.wrapping_sub(row), twice.1.wrapping_sub(column));
    cells.iter().map(image).collect()
}

/// Whether the cells that a domino can cover look the same after half a turn about their centre.
pub(super) fn is_half_turn(text: &str) -> bool {
    let cells = coverable(&board(text));
    rotated(&cells, twice_centre(&cells)) == cells
}

/// The lengths of the rows of a bar of chomp.
pub(super) fn bar(text: &str) -> Vec<usize> {
    let lengths = || text.split(',').map(|length| length.parse().expect("a row"));
    size(text).map_or_else(
        || lengths().collect(),
        |(rows, columns)| vec![columns; rows],
    )
}

/// The mirrored bar: its columns as rows.
pub(super) fn turned(bar: &[usize]) -> Vec<usize> {
    let length = |column| bar.iter().filter(|&&length| length > column).count();
    (0..bar[0]).map(length).collect()
}

/// Whether a bar is a row and a column of equal length, which meet in the corner.
pub(super) fn is_arms(bar: &[usize]) -> bool {
    bar.len() > 1 && bar[0] == bar.len() && bar[1..].iter().all(|&length| length == 1)
}

/// Whether a bar has two rows, the lower one shorter by one.
pub(super) fn is_two_rows(bar: &[usize]) -> bool {
    matches!(*bar, [upper, lower] if upper == lower + 1)
}
