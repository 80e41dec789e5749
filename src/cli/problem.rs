//! What a subcommand works on: a game that is open for work, and a position of it.

use super::{Result, flags::VariantFlags};
use crate::inference::{GameKind, Position, Solver, Work};

/// A position of a game.
pub(crate) struct Problem {
    pub game: Box<dyn Solver>,
    pub position: Position,
}

impl Problem {
    /// Opens a game by its flags, and reads the position of the arguments.
    pub(crate) fn open(
        kind: GameKind,
        variant: &VariantFlags,
        position: &[String],
        work: Work,
    ) -> Result<Self> {
        let game = kind.open(&variant.of(kind)?, work);
        let position = game.read_position(&position.join(" "))?;
        Ok(Self { game, position })
    }
}
