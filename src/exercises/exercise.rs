//! A position that is asked about, with the answers.

use crate::inference::{Analysis, Detail, Move, Outcome, Position, Solver, Unsolved, rules_from};
use crate::reason::{Phrase, Reason};

/// A position that is asked about, with the answers.
pub(crate) struct Exercise {
    /// The game, of which nothing is known.
    pub game: Box<dyn Solver>,
    pub at: Position,
    /// The outcome for the player to move.
    pub outcome: Outcome,
    /// The optimal moves, which are all that win; none in a losing position, unless points decide.
    pub best: Vec<Move>,
    /// The nimber, in games that have one.
    pub nimber: Option<u64>,
    /// The reason behind it.
    pub reason: Reason,
}

impl Exercise {
    /// The exercise of a position that was analysed.
    pub(crate) fn of(
        game: &mut dyn Solver,
        at: Position,
        analysis: &Analysis,
    ) -> Result<Self, Unsolved> {
        let mut reason = game.reason(&at, analysis, Detail::BRIEF)?;
        if reason.evidence.is_some() {
            // A theorem says enough; how the nimber follows from all moves may be long.
            reason.mex = None;
        }
        Ok(Self {
            game: game.afresh(),
            at,
            outcome: analysis.outcome,
            best: analysis.moves.clone(),
            nimber: analysis.nimber,
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

    /// Reads a move, and returns whether it is optimal, or a phrase that says why it is not legal,
    /// and what is.
    pub(crate) fn judge(&self, text: &str) -> Result<bool, Phrase> {
        let played = self.game.read_typed_move(text)?;
        self.game.play(&self.at, played)?;
        Ok(self.best.contains(&self.game.listed(&self.at, played)))
    }
}
