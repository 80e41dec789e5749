//! A move of cram: a domino on two cells.

use std::fmt::{self, Display};

use super::Board;
use crate::games::shared::cells::{Cell, letters};
use crate::reason::Phrase;

/// A domino on two cells in reading order. Whether they are neighbours is checked when it is played.
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
        Some(Self::new(
            Cell::read(one.trim())?,
            Cell::read(other.trim())?,
        ))
    }

    /// Puts the domino on the board.
    ///
    /// # Errors
    /// A phrase that says why the move is illegal.
    pub(super) fn play(self, board: &Board) -> Result<Board, Phrase> {
        let Self(cells @ [first, second]) = self;
        for cell in cells {
            let refused = |id| Phrase::new(id).with("cell", cell.to_string());
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
            let refused = Phrase::new("move-no-neighbours").with("first", first.to_string());
            return Err(refused.with("second", second.to_string()));
        }
        Ok(board.without(cells))
    }
}

/// All moves on a board, in reading order.
pub(super) fn dominoes(board: &Board) -> impl Iterator<Item = Domino> + '_ {
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
