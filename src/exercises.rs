//! Exercises: positions that teach, and what is said of them. How they are drawn and asked about is
//! left to the features.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::explanation::{pictured, titles::titled};
use crate::inference::{Analysis, Detail, Move, Position, Solver, Unsolved, rules_from};
use crate::reason::{Figure, Phrase, Reason};
use crate::text::Text;

/// A position that is asked about, with the answers.
pub struct Exercise {
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
    pub fn of(game: &mut dyn Solver, at: Position, analysis: Analysis) -> Result<Self, Unsolved> {
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
    pub fn rules(&self) -> Phrase {
        rules_from(&*self.game, &self.at)
    }

    /// The position as it is written.
    pub fn position(&self) -> String {
        self.game.write_position(&self.at)
    }

    /// Reads a legal move as it is listed, or says why it is not legal, and what is.
    pub fn read(&self, text: &str) -> Result<Move, Phrase> {
        let played = self.game.read_typed_move(text)?;
        self.game.play(&self.at, played)?;
        Ok(self.game.listed(&self.at, played))
    }
}

/// Returns a problem: its title, which gets the game and the position, and the picture.
pub fn problem(title: Phrase, exercise: &Exercise, width: usize) -> Text {
    let title = titled(title, &*exercise.game, &exercise.at);
    Text::new()
        .blank()
        .then(Text::headed(&title))
        .blank()
        .then(pictured(&*exercise.game, &exercise.at, &[], width))
        .blank()
}

/// Returns whether an answer is right, and `fact`, which is right. `None` stands for a person who
/// did not know.
pub fn verdict(right: Option<bool>, fact: Phrase) -> Phrase {
    let right = right.map_or("unknown".into(), Figure::from);
    phrase!("quiz-verdict", right, fact)
}

/// Returns which moves are right, as a clause. `None` if there is none.
pub fn best_move(exercise: &Exercise) -> Option<Phrase> {
    let moves: Vec<String> = exercise
        .analysis
        .moves
        .iter()
        .map(ToString::to_string)
        .collect();
    let best = phrase!(
        "quiz-best",
        points = exercise.game.has_points(),
        count = moves.len(),
        moves = moves.clone()
    );
    (!moves.is_empty()).then_some(best)
}

/// The days since 1970-01-01. A day begins at midnight in Greenwich, for everybody.
pub fn today() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs()
        / 86_400
}
