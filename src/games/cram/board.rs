//! A board of cram: which of its cells are free.

use std::collections::BTreeSet;
use std::fmt::{self, Display};

use crate::games::shared::{
    cells::{Cell, letters},
    size::{bad_size, read_size},
};
use crate::reason::Phrase;

/// The most cells of a board, which is as many as the search for nimbers has bits for.
pub(super) const MAX_CELLS: u64 = u128::BITS as u64;

/// A board in its place: at least one row and one column, and at most [`MAX_CELLS`] cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CramBoard {
    /// The number of rows.
    pub rows: u16,
    /// The number of columns.
    pub columns: u16,
    /// The free cells, in reading order.
    pub free: Vec<Cell>,
}

const FREE: char = '.';
const TAKEN: char = '#';

impl CramBoard {
    /// An empty board, of at least one cell.
    pub(super) fn empty(rows: u16, columns: u16) -> Self {
        Self::holding(rows, columns, cells(rows, columns))
    }

    /// A board of this size on which only `cells` are free.
    pub(super) fn holding(rows: u16, columns: u16, cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut free: Vec<Cell> = cells.into_iter().collect();
        free.sort_unstable();
        Self {
            rows,
            columns,
            free,
        }
    }

    /// The smallest board around some cells, on which only these are free.
    pub(super) fn around(cells: &[Cell]) -> Self {
        let bounds = |of: fn(&Cell) -> u16| {
            let least = cells.iter().map(of).min().unwrap_or(0);
            (least, cells.iter().map(of).max().unwrap_or(0) - least + 1)
        };
        let ((top, rows), (left, columns)) = (bounds(|cell| cell.row), bounds(|cell| cell.column));
        let moved = cells.iter().map(|&Cell { row, column }| Cell {
            row: row - top,
            column: column - left,
        });
        Self::holding(rows, columns, moved)
    }

    /// A board of this size on which only these components are free, turned and mirrored where that
    /// makes room.
    ///
    /// # Panics
    /// If there is no room for them.
    pub(super) fn with_components(rows: u16, columns: u16, components: &[Vec<Cell>]) -> Self {
        let mut board = Self::holding(rows, columns, []);
        assert!(board.find_room(components, 0), "components of such a board");
        board
    }

    /// Frees the cells of components where they touch nothing that is free, the first of them at
    /// place `from` of all its places or later. Returns `false` if there is no room. Equal
    /// components, which are neighbours, are placed in order.
    fn find_room(&mut self, components: &[Vec<Cell>], from: usize) -> bool {
        let Some((component, others)) = components.split_first() else {
            return true;
        };
        let (images, corners) = (images(component), cells(self.rows, self.columns));
        let places = images
            .iter()
            .flat_map(|image| corners.clone().map(move |corner| (image, corner)));
        for (place, (image, corner)) in places.enumerate().skip(from) {
            let cells = image.iter().map(|cell| Cell {
                row: corner.row + cell.row,
                column: corner.column + cell.column,
            });
            let is_barred = |cell| !self.contains(cell) || self.is_free(cell) || self.is_live(cell);
            if cells.clone().any(is_barred) {
                continue;
            }
            let before = self.free.clone();
            self.free.extend(cells);
            self.free.sort_unstable();
            let is_equal = others.first() == Some(component);
            if self.find_room(others, usize::from(is_equal) * (place + 1)) {
                return true;
            }
            self.free = before;
        }
        false
    }

    /// Whether the cell is on the board.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.row < self.rows && cell.column < self.columns
    }

    /// Whether the cell is on the board and free.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.free.binary_search(&cell).is_ok()
    }

    /// The free cells that a domino can still cover, in reading order.
    pub fn live_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.free.iter().copied().filter(|&cell| self.is_live(cell))
    }

    fn is_live(&self, cell: Cell) -> bool {
        self.neighbours(cell).next().is_some()
    }

    /// The free neighbours of a cell.
    fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let Cell { row, column } = cell;
        let above = row.checked_sub(1).map(|row| Cell { row, column });
        let left = column.checked_sub(1).map(|column| Cell { row, column });
        let all = cell.next().into_iter().chain(above).chain(left);
        all.filter(|&other| self.is_free(other))
    }

    /// The independent components of the board, each in reading order, without single free cells.
    pub fn components(&self) -> Vec<Vec<Cell>> {
        let mut left: BTreeSet<Cell> = self.live_cells().collect();
        let mut components = Vec::new();
        while let Some(start) = left.pop_first() {
            let mut component = vec![start];
            let mut looked_at = 0;
            while let Some(&cell) = component.get(looked_at) {
                looked_at += 1;
                component.extend(self.neighbours(cell).filter(|next| left.remove(next)));
            }
            component.sort_unstable();
            components.push(component);
        }
        components
    }

    /// The components, each as a board of its own.
    pub(super) fn split(&self) -> impl Iterator<Item = Self> {
        self.components()
            .into_iter()
            .map(|cells| Self::around(&cells))
    }

    /// The longest of the shorter sides of the components, and of the longer sides; 0 if there are
    /// no components.
    pub(super) fn sides(&self) -> (usize, usize) {
        self.split().fold((0, 0), |(short, long), component| {
            let [one, other] = [component.rows, component.columns].map(usize::from);
            (short.max(one.min(other)), long.max(one.max(other)))
        })
    }

    /// The board with these cells taken.
    pub(super) fn without(&self, cells: [Cell; 2]) -> Self {
        let mut after = self.clone();
        after.free.retain(|cell| !cells.contains(cell));
        after
    }

    /// Writes the rows from top to bottom.
    pub(super) fn drawn_rows(&self) -> Vec<String> {
        let drawn = |cell| if self.is_free(cell) { FREE } else { TAKEN };
        let drawn: Vec<char> = cells(self.rows, self.columns).map(drawn).collect();
        let rows = drawn.chunks(self.columns.into());
        rows.map(String::from_iter).collect()
    }

    /// Reads `ROWSxCOLUMNS`, or rows such as `..#/.../...`.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    pub(super) fn read(text: &str) -> Result<Self, Phrase> {
        let text = text.trim();
        if let Some(size) = read_size(text, MAX_CELLS) {
            return size.map(|(rows, columns)| Self::empty(rows, columns));
        }
        if !text.contains([FREE, TAKEN]) || text.contains(|c| ![FREE, TAKEN, '/'].contains(&c)) {
            return Err(Phrase::new("position-cram-unreadable").quoting("word", text));
        }
        let rows: Vec<&str> = text.split('/').collect();
        let columns = rows[0].len();
        if let Some(ragged) = rows.iter().position(|row| row.len() != columns) {
            return Err(phrase!(
                "position-cram-ragged",
                first = columns,
                row = ragged + 1,
                columns = rows[ragged].len()
            ));
        }
        let count = (rows.len() * columns) as u64;
        if count > MAX_CELLS {
            let size = format!("{}x{columns}", rows.len());
            return Err(bad_size(&size, count, MAX_CELLS));
        }
        let [rows, columns] = [rows.len(), columns]
            .map(|side| u16::try_from(side).expect("no more than there are cells"));
        let drawn = text.chars().filter(|&sign| sign != '/');
        let free = cells(rows, columns)
            .zip(drawn)
            .filter(|&(_, sign)| sign == FREE);
        Ok(Self::holding(rows, columns, free.map(|(cell, _)| cell)))
    }
}

/// The different images of cells in the corner under rotations and reflections, in the corner too.
fn images(cells: &[Cell]) -> BTreeSet<Vec<Cell>> {
    let (mut images, mut image) = (BTreeSet::new(), cells.to_vec());
    // Mirrored across the diagonal and upside down by turns, it is turned by a quarter every second
    // time.
    for time in 0..8 {
        let bottom = image.iter().map(|cell| cell.row).max().unwrap_or(0);
        for cell in &mut image {
            *cell = match time % 2 {
                0 => cell.transposed(),
                _ => Cell {
                    row: bottom - cell.row,
                    ..*cell
                },
            };
        }
        image.sort_unstable();
        images.insert(image.clone());
    }
    images
}

impl Display for CramBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.free.len() == usize::from(self.rows) * usize::from(self.columns) {
            return write!(f, "{}x{}", self.rows, self.columns);
        }
        f.write_str(&self.drawn_rows().join("/"))
    }
}

// A move of cram: a domino on two cells.

/// A domino on two cells in reading order. Whether they are neighbours is checked when it is
/// played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domino(pub(super) [Cell; 2]);

impl Domino {
    /// A domino on two cells, in either order.
    pub fn new(one: Cell, other: Cell) -> Self {
        Self([one.min(other), one.max(other)])
    }

    /// Reads `b2-c2`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (one, other) = text.split_once('-')?;
        let [one, other] = [one, other].map(|cell| Cell::read(cell.trim()));
        Some(Self::new(one?, other?))
    }

    /// Puts the domino on the board.
    ///
    /// # Errors
    /// A phrase that says why the move is illegal.
    pub(super) fn play(self, board: &CramBoard) -> Result<CramBoard, Phrase> {
        let Self(cells @ [first, second]) = self;
        for cell in cells {
            let refused = |id| phrase!(id, cell);
            if !board.contains(cell) {
                return Err(refused("move-no-such-cell")
                    .with("letter", letters(board.columns - 1))
                    .with("rows", u64::from(board.rows)));
            }
            if !board.is_free(cell) {
                return Err(refused("move-cell-taken"));
            }
            if first == second {
                return Err(refused("move-same-cell"));
            }
        }
        if !first.next().contains(&second) {
            return Err(phrase!("move-no-neighbours", first, second));
        }
        Ok(board.without(cells))
    }
}

/// All cells of a board, in reading order.
pub(super) fn cells(rows: u16, columns: u16) -> impl Iterator<Item = Cell> + Clone {
    (0..rows).flat_map(move |row| (0..columns).map(move |column| Cell { row, column }))
}

impl Cell {
    /// The neighbours to the right and below.
    fn next(self) -> [Self; 2] {
        let Self { row, column } = self;
        let of = |(row, column)| Self { row, column };
        [(row, column + 1), (row + 1, column)].map(of)
    }
}

/// All moves on a board, in reading order.
pub(super) fn dominoes(board: &CramBoard) -> impl Iterator<Item = Domino> + '_ {
    board.free.iter().flat_map(|&cell| {
        let free = cell.next().into_iter().filter(|&next| board.is_free(next));
        free.map(move |next| Domino::new(cell, next))
    })
}

impl Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.0;
        write!(f, "{first}-{second}")
    }
}
