//! A position that teaches, with its solution, whatever its game.

use std::rc::Rc;

use crate::games::Values;
use crate::inference::{Analysis, At, GameKind, Outcome, Solver};
use crate::reason::{Phrase, Reason};
use crate::text::Text;

/// Draws a position within a number of columns.
type Drawing = Box<dyn Fn(usize) -> Text>;

/// Reads a move, and returns whether it is optimal, or why it is refused.
type Judge = Box<dyn Fn(&str) -> Result<bool, Phrase>>;

/// A position that teaches: at least two moves are legal, and none wins at once.
pub(crate) struct Exercise {
    /// The game.
    pub kind: GameKind,
    /// Whether the player who makes the last move loses.
    pub misere: bool,
    /// The position as it is written.
    pub position: String,
    /// The values of the game's options.
    pub values: Values,
    /// The rules in words.
    pub rules: Phrase,
    /// Whether points decide.
    pub by_points: bool,
    /// How many states are at and below the position: the measure of its size.
    pub states: u128,
    /// The outcome for the player to move.
    pub outcome: Outcome,
    /// The one optimal move as it is written; `None` in a losing position, unless points decide.
    pub best: Option<String>,
    /// The reason behind it.
    pub reason: Reason,
    drawing: Drawing,
    judge: Judge,
}

impl Exercise {
    /// The exercise of a position that was analysed.
    pub(super) fn new(
        kind: GameKind,
        game: &dyn Solver,
        position: &At,
        analysis: &Analysis,
        reason: Reason,
    ) -> Self {
        let best = analysis.moves.first().copied();
        let asked = Rc::new((game.afresh(), position.clone()));
        let drawn = Rc::clone(&asked);
        Self {
            kind,
            misere: game.is_misere(),
            position: game.write_position(position),
            values: game.values(position),
            rules: game.summary(),
            by_points: game.points_left(position).is_some(),
            states: game.cost(position).states,
            outcome: analysis.outcome,
            best: best.map(|best| best.to_string()),
            reason,
            drawing: Box::new(move |width| drawn.0.picture(&drawn.1, &[], width)),
            judge: Box::new(move |text| {
                let (game, position) = &*asked;
                let played = game.read_typed_move(text)?;
                game.play(position, played)?;
                Ok(Some(game.listed(position, played)) == best)
            }),
        }
    }

    /// Whether the player to move wins.
    pub(crate) fn is_won(&self) -> bool {
        self.outcome == Outcome::Win
    }

    /// Draws the position within `width` columns.
    pub(crate) fn picture(&self, width: usize) -> Text {
        (self.drawing)(width)
    }

    /// Reads a move, and returns whether it is the optimal one.
    ///
    /// # Errors
    /// A phrase that says why it is not legal, and what is.
    pub(crate) fn judge(&self, text: &str) -> Result<bool, Phrase> {
        (self.judge)(text)
    }
}
