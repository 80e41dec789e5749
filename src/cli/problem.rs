//! What a subcommand works on: a game that is open for work, and a position of it.

use clap::Args;

use super::{
    Error, Result,
    flags::{VariantFlags, game_of},
};
use crate::inference::{GameKind, Position, Solver, Work};

/// The arguments of a subcommand that works on one position.
#[derive(Debug, Args)]
pub struct ProblemArgs {
    /// The game
    #[arg(value_parser = game_of(GameKind::all()))]
    pub game: GameKind,
    /// The position, such as 3,5,7 or 3 5 7
    #[arg(required = true)]
    pub position: Vec<String>,
    #[command(flatten)]
    pub variant: VariantFlags,
}

/// A position of a game.
pub struct Problem {
    pub game: Box<dyn Solver>,
    pub position: Position,
}

impl ProblemArgs {
    /// Opens the game, and reads the position.
    pub fn open(&self, work: Work) -> Result<Problem> {
        let game = self.game.open(&self.variant.of(self.game)?, work);
        let read = game.read_position(&self.position.join(" "));
        let position = read.map_err(Error::Usage)?;
        Ok(Problem { game, position })
    }
}
