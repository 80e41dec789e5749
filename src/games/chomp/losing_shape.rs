//! The shapes of bars that a player can copy or keep, in normal play.
//!
//! D. Gale, "A curious Nim-type game", American Mathematical Monthly 81 (1974): square bars and bars of two rows.

use super::bar::Bar;
use crate::games::shared::cells::Cell;
use crate::reason::{Evidence, Phrase};

/// A shape of bars that loses for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LosingShape {
    /// Only the poisoned square is left.
    Poisoned,
    /// A row and a column of equal length, which meet in the poisoned square. A bite off one is copied in the other.
    EqualArms,
    /// Two rows, the lower one shorter by one. The answer to every bite makes it so again.
    TwoRows,
    /// Two columns, the right one shorter by one.
    TwoColumns,
}

impl LosingShape {
    /// The shape of a bar; `None` if it is none of these.
    pub(super) fn of(bar: &Bar) -> Option<Self> {
        match bar.rows() {
            [1] => Some(Self::Poisoned),
            [upper, lower] if lower + 1 == *upper => Some(Self::TwoRows),
            [rows @ .., 1] if rows.iter().all(|&length| length == 2) => Some(Self::TwoColumns),
            [arm, below @ ..] if usize::from(*arm) == below.len() + 1 => below
                .iter()
                .all(|&length| length == 1)
                .then_some(Self::EqualArms),
            _ => None,
        }
    }

    /// The answer to a bite off a bar of this shape; `None` if there is nothing to bite off.
    pub(super) fn answer(self, bar: &Bar, bite: Cell) -> Option<Cell> {
        match self {
            Self::Poisoned => None,
            Self::EqualArms => Some(turned(bite)),
            Self::TwoRows => Some(in_two_rows(bar.length(1), bite)),
            Self::TwoColumns => {
                let height = bar.rows().iter().filter(|&&length| length == 2).count();
                let height = u16::try_from(height).ok()?;
                Some(turned(in_two_rows(height, turned(bite))))
            }
        }
    }

    /// What it says of a bar that the winning move leaves, or of one that is faced.
    pub(super) fn evidence(self, bar: &Bar, is_left: bool) -> Evidence {
        let (theorem, note) = match (self, is_left) {
            (Self::Poisoned, _) => ("law-poisoned-left", "note-end"),
            (Self::EqualArms, true) => ("law-arms-left", "note-arms"),
            (Self::EqualArms, false) => ("law-arms-faced", "note-arms"),
            (Self::TwoRows, true) => ("law-rows-left", "note-rows"),
            (Self::TwoRows, false) => ("law-rows-faced", "note-rows"),
            (Self::TwoColumns, true) => ("law-columns-left", "note-columns"),
            (Self::TwoColumns, false) => ("law-columns-faced", "note-columns"),
        };
        let phrase = Phrase::new(theorem).with("arm", u64::from(bar.length(0)) - 1);
        Evidence {
            note: Some(Phrase::new(note)),
            ..Evidence::new(phrase)
        }
    }
}

/// The square of the transposed bar.
fn turned(Cell { row, column }: Cell) -> Cell {
    Cell {
        row: column,
        column: row,
    }
}

/// The answer that leaves the lower row shorter by one, where it has `lower` squares.
fn in_two_rows(lower: u16, bite: Cell) -> Cell {
    match bite {
        // The rows are cut to the same length, or the upper one loses its last square: cut the lower one by one more.
        Cell { row: 0, column } => Cell {
            row: 1,
            column: column.min(lower) - 1,
        },
        // The lower row is cut: leave one square more above.
        Cell { column, .. } => Cell {
            row: 0,
            column: column + 1,
        },
    }
}
