//! Exercises on the screen and on paper: the problem, the worksheet, and the solution with its reason.

use super::Words;
use super::standing::standing;
use super::titles::{valued, variant};
use super::why::why;
use crate::inference::Outcome;
use crate::players::Exercise;
use crate::reason::{Figure, Phrase, Reason};
use crate::text::{Text, columns};

/// Returns a problem: its title, which gets the game and the position, and the picture.
pub(crate) fn problem(title: Phrase, exercise: &Exercise, words: &Words, width: usize) -> Text {
    Text::new()
        .blank()
        .then(Text::title(words.say(&titled(title, exercise))))
        .blank()
        .then(exercise.picture(width))
        .blank()
}

/// Returns problems to print, with blank lines for the answers. The seed repeats them.
pub(crate) fn worksheet(exercises: &[Exercise], seed: u64, words: &Words, width: usize) -> Text {
    let title = Phrase::new("quiz-sheet").with("count", exercises.len());
    let seed = Phrase::new("quiz-sheet-seed").with("seed", seed.to_string());
    let mut text = Text::title(words.say(&title))
        .prose(words.text("quiz-sheet-about"))
        .prose(words.say(&seed));
    for (number, exercise) in (1_u64..).zip(exercises) {
        let title = Phrase::new("quiz-numbered").with("number", number);
        text = text
            .then(problem(title, exercise, words, width))
            .then(blanks(words, exercise.by_points, width));
    }
    text
}

/// The place for an answer.
const BLANK: &str = "____________";

/// The places for the answers, side by side if there is room.
fn blanks(words: &Words, by_points: bool, width: usize) -> Text {
    let labels = if by_points {
        ["quiz-sheet-outcome-points", "quiz-sheet-best"]
    } else {
        ["quiz-sheet-outcome", "quiz-sheet-move"]
    };
    let blanks = labels.map(|label| format!("{} {BLANK}", words.text(label)));
    let side_by_side = blanks.join("   ");
    if columns(&side_by_side) <= width {
        Text::words(side_by_side)
    } else {
        blanks.into_iter().fold(Text::new(), Text::prose)
    }
}

/// Returns the solution of a numbered problem, with its reason.
pub(crate) fn numbered_solution(
    number: u64,
    exercise: &Exercise,
    words: &Words,
    width: usize,
) -> Text {
    let title = Phrase::new("quiz-numbered").with("number", number);
    let short = Phrase::new("quiz-short").with("solution", solution(exercise));
    Text::new()
        .blank()
        .then(Text::title(words.say(&titled(title, exercise))))
        .prose(words.say(&short))
        .then(reasoned(&exercise.reason, words, width))
}

/// Returns the best move and the reason.
pub(crate) fn reasoned(reason: &Reason, words: &Words, width: usize) -> Text {
    let standing = words.say_all(&standing(&reason.standing));
    let why = why(reason, "more-replies", "quiz-card-by-solve", words, width);
    Text::words(standing).then(why)
}

/// Adds the game and the position of an exercise to a title.
pub(super) fn titled(title: Phrase, exercise: &Exercise) -> Phrase {
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
pub(super) fn solution(exercise: &Exercise) -> Phrase {
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
