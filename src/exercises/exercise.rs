//! A position that is asked about, with the answers.

use crate::inference::{Analysis, Detail, Move, Position, Solver, Unsolved, rules_from};
use crate::reason::{Phrase, Reason};

/// A position that is asked about, with the answers.
pub(crate) struct Exercise {
    /// The game, of which nothing is known.
    pub game: Box<dyn Solver>,
    pub at: Position,
    /// What is right. Its moves are the right ones.
    pub analysis: Analysis,
    /// The reason behind it.
    pub reason: Reason,
}

impl Exercise {
    /// The exercise of a position that was analysed.
    pub(crate) fn of(
        game: &mut dyn Solver,
        at: Position,
        analysis: Analysis,
    ) -> Result<Self, Unsolved> {
        let mut reason = game.reason(&at, &analysis, Detail::BRIEF)?;
        if reason.evidence.is_some() {
            // A theorem says enough; how the nimber follows from all moves may be long.
            reason.mex = None;
        }
        Ok(Self {
            game: game.afresh(),
            at,
            analysis,
            reason,
        })
    }

    /// The rules in words.
    pub(crate) fn rules(&self) -> Phrase {
        rules_from(&*self.game, &self.at)
    }

    /// The position as it is written.
    pub(crate) fn position(&self) -> String {
        self.game.write_position(&self.at)
    }

    /// Reads a legal move as it is listed, or says why it is not legal, and what is.
    pub(crate) fn read(&self, text: &str) -> Result<Move, Phrase> {
        let played = self.game.read_typed_move(text)?;
        self.game.play(&self.at, played)?;
        Ok(self.game.listed(&self.at, played))
    }
}
