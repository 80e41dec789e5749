//! The cells of a board, and how they are written. What lies on them is left to the games.

use std::fmt::{self, Display};

use crate::reason::Figure;

/// A cell of a board, ordered in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, counted from 0 at the top.
    pub row: u16,
    /// The column, counted from 0 at the left.
    pub column: u16,
}

const LETTERS: u16 = 26;

impl Cell {
    /// Reads letters and a number, such as `b2`, in either case; `None` if the text is nothing like
    /// that, or too large for any board.
    pub fn read(text: &str) -> Option<Self> {
        let number = text.find(|c: char| !c.is_ascii_alphabetic())?;
        let (letters, number) = text.split_at(number);
        if letters.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let column = letters.bytes().try_fold(0_u16, |column, letter| {
            let column = column.checked_mul(LETTERS)?;
            column.checked_add(u16::from(letter.to_ascii_lowercase() - b'a') + 1)
        })?;
        Some(Self {
            row: number.parse::<u16>().ok()?.checked_sub(1)?,
            column: column - 1,
        })
    }

    /// The cell of the board whose rows are the columns of this one.
    pub(crate) fn transposed(self) -> Self {
        Self {
            row: self.column,
            column: self.row,
        }
    }
}

/// The letters of a column counted from 0: a to z, then aa, ab, ...
pub(crate) fn letters(column: u16) -> String {
    let mut letters = Vec::new();
    let mut rest = u32::from(column) + 1;
    while rest > 0 {
        let place = (rest - 1) % u32::from(LETTERS);
        letters.push(char::from(b'a' + u8::try_from(place).expect("below 26")));
        rest = (rest - 1) / u32::from(LETTERS);
    }
    letters.into_iter().rev().collect()
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letters(self.column), u32::from(self.row) + 1)
    }
}

impl From<Cell> for Figure {
    fn from(cell: Cell) -> Self {
        Self::Text(cell.to_string())
    }
}
