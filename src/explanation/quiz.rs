//! Exercises on the screen and on paper: the problem, the worksheet, and the solution with its reason.

use super::Words;
use super::standing::standing;
use super::titles::titled;
use super::why::why;
use crate::inference::Outcome;
use crate::players::Exercise;
use crate::reason::{Phrase, Reason};
use crate::text::{Text, columns};

/// Returns a problem: its title, which gets the game and the position, and the picture.
pub(crate) fn problem(title: Phrase, exercise: &Exercise, words: &Words, width: usize) -> Text {
    headed(title, exercise, words)
        .blank()
        .then(exercise.picture(width))
        .blank()
}

/// Adds the game and the position of an exercise to a title.
fn headed(title: Phrase, exercise: &Exercise, words: &Words) -> Text {
    let title = titled(title, &*exercise.game, &exercise.at);
    Text::new().blank().then(Text::headed(words, &title))
}

/// Returns problems to print, with blank lines for the answers. The seed repeats them.
pub(crate) fn worksheet(exercises: &[Exercise], seed: u64, words: &Words, width: usize) -> Text {
    let title = Phrase::new("quiz-sheet").with("count", exercises.len());
    let seed = Phrase::new("quiz-sheet-seed").with("seed", seed.to_string());
    let text = Text::headed(words, &title)
        .say(words, "quiz-sheet-about")
        .say(words, seed);
    let numbered = (1_u64..).zip(exercises);
    numbered.fold(text, |text, (number, exercise)| {
        let title = Phrase::new("quiz-numbered").with("number", number);
        text.then(problem(title, exercise, words, width))
            .then(blanks(words, exercise.by_points, width))
    })
}

/// The place for an answer.
const BLANK: &str = "____________";

/// The places for the answers, side by side if there is room.
fn blanks(words: &Words, by_points: bool, width: usize) -> Text {
    let blanks = ["quiz-sheet-outcome", "quiz-sheet-move"].map(|label| {
        let label = words.say(&Phrase::new(label).with("points", by_points));
        format!("{label} {BLANK}")
    });
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
    headed(title, exercise, words)
        .say(words, short)
        .then(reasoned(&exercise.reason, words, width))
}

/// Returns the best move and the reason.
pub(crate) fn reasoned(reason: &Reason, words: &Words, width: usize) -> Text {
    let why = why(reason, "more-replies", "quiz-card-by-solve", words, width);
    let text = Text::new().say(words, standing(&reason.standing));
    text.then(why)
}

/// Returns the outcome of a position, as a clause.
pub(crate) fn outcome(outcome: Outcome) -> Phrase {
    Phrase::new("quiz-outcome").with("outcome", outcome)
}

/// Returns whether an answer is right, and `fact`, which is right.
pub(crate) fn verdict(right: bool, fact: Phrase) -> Phrase {
    let verdict = Phrase::new("quiz-verdict").with("right", right);
    verdict.with("fact", fact)
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
    let best = Phrase::new("quiz-best").with("points", exercise.by_points);
    Some(best.with("move", exercise.best.as_deref()?))
}
