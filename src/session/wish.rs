//! What a person may choose at a turn. What is done about it is left to `turn`.

use crate::inference::Move;

/// What a person may choose at a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// To be asked for a move, in the way with this letter.
    Ask(char),
    Optimal,
    Help,
    Why,
    Replies,
    Line,
    Card,
    Undo,
    Redo,
    Leave,
    Tip,
    Values,
    /// The moves so far.
    Moves,
    Board,
    Move(Move),
}
