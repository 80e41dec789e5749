//! Exercises on the screen and on paper: the problem, the worksheet, and the solution with its reason.

use super::reason::Why;
use crate::explanation::sentences::{solution, standing, titled};
use crate::explanation::{Show, Words};
use crate::players::Exercise;
use crate::reason::{Phrase, Reason};
use crate::text::{Role, Text, columns};

/// A problem: its title, which gets the game and the position, and the picture.
pub(crate) struct Problem<'a> {
    /// The title without the game and the position.
    pub title: Phrase,
    /// The exercise.
    pub exercise: &'a Exercise,
}

impl Show for Problem<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let title = titled(self.title.clone(), self.exercise);
        Text::new()
            .blank()
            .styled(Role::Strong, words.say(&title))
            .blank()
            .then(self.exercise.picture(width))
            .blank()
    }
}

/// Problems to print, with blank lines for the answers.
pub(crate) struct Worksheet<'a> {
    /// The exercises in their order.
    pub exercises: &'a [Exercise],
    /// The seed that repeats them.
    pub seed: u64,
}

impl Show for Worksheet<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let title = Phrase::new("quiz-sheet").with("count", self.exercises.len());
        let seed = Phrase::new("quiz-sheet-seed").with("seed", self.seed.to_string());
        let text = Text::new()
            .styled(Role::Strong, words.say(&title))
            .prose(words.text("quiz-sheet-about"))
            .prose(words.say(&seed));
        (1_u64..)
            .zip(self.exercises)
            .fold(text, |text, (number, exercise)| {
                let title = Phrase::new("quiz-numbered").with("number", number);
                text.then(Problem { title, exercise }.show(words, width))
                    .then(blanks(words, exercise.by_points, width))
            })
    }
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

/// The solution of a numbered problem, with its reason.
pub(crate) struct Solution<'a> {
    /// The number of the problem.
    pub number: u64,
    /// The exercise.
    pub exercise: &'a Exercise,
}

impl Show for Solution<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let title = Phrase::new("quiz-numbered").with("number", self.number);
        let title = titled(title, self.exercise);
        let short = Phrase::new("quiz-short").with("solution", solution(self.exercise));
        Text::new()
            .blank()
            .styled(Role::Strong, words.say(&title))
            .prose(words.say(&short))
            .then(Reasoned(&self.exercise.reason).show(words, width))
    }
}

/// The best move and the reason.
pub(crate) struct Reasoned<'a>(pub &'a Reason);

impl Show for Reasoned<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let Self(reason) = self;
        let why = Why {
            reason,
            more: "more-replies",
            card: "quiz-card-by-solve",
        };
        Text::words(words.say_all(&standing(&reason.standing))).then(why.show(words, width))
    }
}
