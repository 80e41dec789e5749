//! What is said of an exercise: the problem, what is right, and whether an answer is.

use super::exercise::Exercise;
use crate::explanation::{pictured, titles::titled};
use crate::reason::{Figure, Phrase};
use crate::text::Text;

/// Returns a problem: its title, which gets the game and the position, and the picture.
pub(crate) fn problem(title: Phrase, exercise: &Exercise, width: usize) -> Text {
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
pub(crate) fn verdict(right: Option<bool>, fact: Phrase) -> Phrase {
    let right = right.map_or("unknown".into(), Figure::from);
    phrase!("quiz-verdict", right, fact)
}

/// Returns which moves are right, as a clause. `None` if there is none.
pub(crate) fn best_move(exercise: &Exercise) -> Option<Phrase> {
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
