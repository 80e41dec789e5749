//! A chocolate bar, and its notation.

use std::fmt::{self, Display};

use crate::games::shared::cells::{Cell, MAX_CELLS, bad_size, letters, read_size};
use crate::games::shared::number::read_count;
use crate::reason::Phrase;

/// What is left of a chocolate bar: the lengths of its rows from top to bottom, none longer than the one above. It has
/// the top left square and at most [`MAX_CELLS`] squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar(Vec<u16>);

impl Bar {
    /// A whole bar.
    ///
    /// # Panics
    /// If it would have no squares.
    pub(super) fn whole(rows: u16, columns: u16) -> Self {
        assert!(rows > 0 && columns > 0, "a bar has squares");
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
            return Err(Phrase::new("move-poisoned").with("cell", cell.to_string()));
        }
        if !self.contains(cell) {
            return Err(match self.length(cell.row) {
                0 => Phrase::new("move-no-such-bar-row")
                    .with("cell", cell.to_string())
                    .with("rows", self.0.len()),
                length => Phrase::new("move-no-such-square")
                    .with("cell", cell.to_string())
                    .with("row", u64::from(cell.row) + 1)
                    .with("letter", letters(length - 1)),
            });
        }
        let rows = (0..).zip(&self.0).map(|(row, &length)| {
            if row < cell.row {
                length
            } else {
                length.min(cell.column)
            }
        });
        Ok(Self::of_rows(rows.collect()))
    }

    /// Reads `ROWSxCOLUMNS`, or the lengths of the rows with commas or blanks between them.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    pub(super) fn read(text: &str) -> Result<Self, Phrase> {
        let text = text.trim();
        if let Some(size) = read_size(text) {
            return size.map(|(rows, columns)| Self::whole(rows, columns));
        }
        let refused = |id| Phrase::new(id).quoting("word", text);
        let mut rows: Vec<u16> = Vec::new();
        for component in text.split(',') {
            let mut words = component.split_whitespace().peekable();
            if words.peek().is_none() {
                return Err(refused("position-chomp-unreadable"));
            }
            for word in words {
                let length =
                    read_count(word).ok_or_else(|| refused("position-chomp-unreadable"))?;
                rows.push(u16::try_from(length).unwrap_or(u16::MAX));
            }
        }
        if rows[0] == 0 {
            return Err(refused("position-chomp-no-corner"));
        }
        if !rows.is_sorted_by(|above, below| above >= below) {
            return Err(refused("position-chomp-longer-below"));
        }
        let bar = Self::of_rows(rows);
        if bar.squares() > MAX_CELLS as u64 {
            return Err(bad_size(text));
        }
        Ok(bar)
    }
}

/// The top left square.
pub(super) const POISONED: Cell = Cell { row: 0, column: 0 };

impl Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.iter().all(|length| length == &self.0[0]) {
            return write!(f, "{}x{}", self.0.len(), self.0[0]);
        }
        let rows: Vec<String> = self.0.iter().map(u16::to_string).collect();
        write!(f, "{}", rows.join(","))
    }
}

/// All bars of small sizes, in the notation of positions.
pub(super) fn small_bars() -> Vec<String> {
    let within = |rows: usize, columns: u16| {
        let mut bars: Vec<Vec<u16>> = (1..=columns).map(|length| vec![length]).collect();
        let mut next = 0;
        while let Some(bar) = bars.get(next).cloned() {
            next += 1;
            if bar.len() < rows {
                let longest = bar[bar.len() - 1];
                bars.extend((1..=longest).map(|length| [bar.as_slice(), &[length]].concat()));
            }
        }
        bars.into_iter().map(|rows| Bar(rows).to_string())
    };
    within(4, 4)
        .chain(within(2, 6))
        .chain(within(6, 1))
        .collect()
}
