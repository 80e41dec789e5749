//! A chocolate bar, and its notation.

use std::fmt::{self, Display};

use crate::games::shared::{
    cells::{Cell, letters},
    number::{joined, read_count, words},
    size::{bad_size, read_size},
};
use crate::reason::Phrase;

/// The most squares of a bar.
pub(super) const MAX_CELLS: u64 = 256;

/// What is left of a chocolate bar: the lengths of its rows from top to bottom, none longer than
/// the one above. It has the top left square and at most `MAX_CELLS` squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar(Vec<u16>);

impl Bar {
    /// A whole bar, of at least one square.
    pub(super) fn whole(rows: u16, columns: u16) -> Self {
        Self(vec![columns; usize::from(rows)])
    }

    /// A bar of these rows, without the empty ones.
    pub(super) fn of_rows(mut rows: Vec<u16>) -> Self {
        rows.retain(|&length| length > 0);
        Self(rows)
    }

    /// The lengths of the rows.
    pub fn rows(&self) -> &[u16] {
        &self.0
    }

    /// The length of a row; 0 if nothing is left of it.
    pub(super) fn length(&self, row: u16) -> u16 {
        self.0.get(usize::from(row)).copied().unwrap_or(0)
    }

    /// Whether the square is still there.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.column < self.length(cell.row)
    }

    /// The number of squares left.
    pub fn squares(&self) -> u64 {
        self.0.iter().map(|&length| u64::from(length)).sum()
    }

    /// The bar after a bite.
    pub(super) fn bitten(&self, cell: Cell) -> Result<Self, Phrase> {
        if cell == POISONED {
            return Err(phrase!("move-poisoned", cell));
        }
        if !self.contains(cell) {
            let refused = |id| phrase!(id, cell);
            return Err(match self.length(cell.row) {
                0 => refused("move-no-such-bar-row").with("rows", self.0.len()),
                length => refused("move-no-such-square")
                    .with("row", u64::from(cell.row) + 1)
                    .with("letter", letters(length - 1)),
            });
        }
        let mut rows = self.0.clone();
        for length in &mut rows[usize::from(cell.row)..] {
            *length = cell.column.min(*length);
        }
        Ok(Self::of_rows(rows))
    }

    /// Reads `ROWSxCOLUMNS`, or the lengths of the rows with commas or blanks between them.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    pub(super) fn read(text: &str) -> Result<Self, Phrase> {
        let text = text.trim();
        if let Some(size) = read_size(text, MAX_CELLS) {
            return size.map(|(rows, columns)| Self::whole(rows, columns));
        }
        let refused = |id| Phrase::new(id).quoting("word", text);
        let rows: Vec<u16> = words(text)
            .map(|word| Some(u16::try_from(read_count(word)?).unwrap_or(u16::MAX)))
            .collect::<Option<_>>()
            .ok_or_else(|| refused("position-chomp-unreadable"))?;
        if rows[0] == 0 {
            return Err(refused("position-chomp-no-corner"));
        }
        if !rows.is_sorted_by(|above, below| above >= below) {
            return Err(refused("position-chomp-longer-below"));
        }
        let bar = Self::of_rows(rows);
        if bar.squares() > MAX_CELLS {
            return Err(bad_size(text, bar.squares(), MAX_CELLS));
        }
        Ok(bar)
    }
}

/// The lengths of the columns.
pub(super) fn transposed(rows: &[u16]) -> Vec<u16> {
    (0..rows.first().copied().unwrap_or(0))
        .map(|place| rows.iter().take_while(|&&length| length > place).count())
        .map(|column| u16::try_from(column).expect("at most as many rows as squares"))
        .collect()
}

/// The top left square.
pub(super) const POISONED: Cell = Cell { row: 0, column: 0 };

impl Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.iter().all(|length| length == &self.0[0]) {
            return write!(f, "{}x{}", self.0.len(), self.0[0]);
        }
        f.write_str(&joined(&self.0))
    }
}
