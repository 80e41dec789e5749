//! What is said of an exercise: its name, its outcome, and its solution in a few words.

use super::{valued, variant};
use crate::inference::Outcome;
use crate::players::Exercise;
use crate::reason::{Figure, Phrase};

/// Adds the game and the position of an exercise to a title.
pub(crate) fn titled(title: Phrase, exercise: &Exercise) -> Phrase {
    let about = exercise.kind.about();
    let name = Figure::Game {
        tagline: about.tagline,
        name: about.name,
    };
    let position = valued(about, exercise.position.clone(), &exercise.values);
    title
        .with("game", variant(name, exercise.misere))
        .with("position", position)
}

/// Returns the outcome of a position, as a clause.
pub(crate) fn outcome(outcome: Outcome) -> Phrase {
    Phrase::new(match outcome {
        Outcome::Win => "quiz-is-won",
        Outcome::Loss => "quiz-is-lost",
        Outcome::Draw => "quiz-is-drawn",
    })
}

/// Returns whether an answer is right, and `fact`, which is right.
pub(crate) fn verdict(right: bool, fact: Phrase) -> Phrase {
    Phrase::new(if right { "quiz-right" } else { "quiz-wrong" }).with("fact", fact)
}

/// Returns the outcome and the move, as a clause.
pub(crate) fn solution(exercise: &Exercise) -> Phrase {
    let solution = outcome(exercise.outcome);
    match best_move(exercise) {
        None => solution,
        Some(best) => Phrase::new("quiz-solution")
            .with("outcome", solution)
            .with("best", best),
    }
}

/// Returns which move is the right one, as a clause. `None` if there is none.
pub(crate) fn best_move(exercise: &Exercise) -> Option<Phrase> {
    let id = if exercise.by_points {
        "quiz-best"
    } else {
        "quiz-wins"
    };
    let best = exercise.best.as_deref()?;
    Some(Phrase::new(id).with("move", best))
}
