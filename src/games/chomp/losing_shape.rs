//! The shapes of bars that a player can copy or keep, in normal play.
//!
//! D. Gale, "A curious Nim-type game", American Mathematical Monthly 81 (1974): square bars and
//! bars of two rows.

use super::bar::Bar;
use crate::games::shared::cells::Cell;
use crate::reason::Evidence;

/// A shape of bars that loses for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LosingShape {
    /// Only the poisoned square is left.
    Poisoned,
    /// A row and a column of equal length, which meet in the poisoned square. A bite off one is
    /// copied in the other.
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
            Self::EqualArms => Some(bite.transposed()),
            Self::TwoRows => Some(in_two_rows(bar.length(1), bite)),
            Self::TwoColumns => {
                let lower = u16::try_from(bar.rows().len()).ok()? - 1;
                Some(in_two_rows(lower, bite.transposed()).transposed())
            }
        }
    }

    /// What it says of a bar that the winning move leaves, or of one that is faced.
    pub(super) fn evidence(self, bar: &Bar, is_left: bool) -> Evidence {
        let [left, faced, note] = match self {
            Self::Poisoned => ["theorem-poisoned-left", "theorem-poisoned-left", "note-end"],
            Self::EqualArms => ["theorem-arms-left", "theorem-arms-faced", "note-arms"],
            Self::TwoRows => ["theorem-rows-left", "theorem-rows-faced", "note-rows"],
            Self::TwoColumns => [
                "theorem-columns-left",
                "theorem-columns-faced",
                "note-columns",
            ],
        };
        let theorem = if is_left { left } else { faced };
        let theorem = phrase!(theorem, arm = u64::from(bar.length(0)) - 1);
        Evidence::new(theorem).noting(note)
    }
}

/// The answer that leaves the lower row shorter by one, where it has `lower` squares.
fn in_two_rows(lower: u16, bite: Cell) -> Cell {
    let Cell { row, column } = bite;
    let (row, column) = if row == 0 {
        // The rows are cut to the same length, or the upper one loses its last square: cut the
        // lower one by one more.
        (1, column.min(lower) - 1)
    } else {
        // The lower row is cut: leave one square more above.
        (0, column + 1)
    };
    Cell { row, column }
}
