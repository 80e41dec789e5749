//! The report card at the end of a quiz.

use super::Words;
use super::quiz::{solution, titled};
use crate::players::Exercise;
use crate::reason::Phrase;
use crate::text::Text;

/// How many answers of a kind were given, and how many of them were right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct AnswerCount {
    /// The answers.
    pub asked: u64,
    /// The right ones.
    pub right: u64,
}

impl AnswerCount {
    /// Counts an answer.
    pub(crate) fn count(&mut self, right: bool) {
        self.asked += 1;
        self.right += u64::from(right);
    }
}

/// An exercise that was answered wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mistake {
    /// Its place among the exercises.
    pub place: usize,
    /// Whether it was right when it came again.
    pub mended: bool,
}

/// What came of a quiz.
pub(crate) struct ReportCard<'a> {
    /// The exercises in their order.
    pub exercises: &'a [Exercise],
    /// The answers whether a position is won.
    pub outcomes: AnswerCount,
    /// The answers with a move.
    pub moves: AnswerCount,
    /// The exercises that were answered wrongly, in their order.
    pub mistakes: Vec<Mistake>,
    /// The level of the exercises.
    pub level: u64,
    /// The highest level.
    pub highest: u64,
    /// The seed that repeats them.
    pub seed: u64,
}

impl ReportCard<'_> {
    /// Returns the report card as a page.
    pub(crate) fn page(&self, words: &Words) -> Text {
        let title = Text::title(words.text("quiz-report"));
        let mut text = Text::new().blank().then(title);
        for (id, tally) in [
            ("quiz-tally-outcomes", self.outcomes),
            ("quiz-tally-moves", self.moves),
        ] {
            let AnswerCount { asked, right } = tally;
            if asked > 0 {
                let tally = Phrase::new(id).with("asked", asked).with("right", right);
                text = text.prose(format!("  {}", words.say(&tally)));
            }
        }
        if !self.mistakes.is_empty() {
            let count = Phrase::new("quiz-mistakes").with("count", self.mistakes.len());
            text = text.prose(words.say(&count));
        }
        for mistake in &self.mistakes {
            let exercise = &self.exercises[mistake.place];
            let id = if mistake.mended {
                "quiz-mistake-mended"
            } else {
                "quiz-mistake"
            };
            let title = titled(Phrase::new(id), exercise);
            let line = words.say(&title.with("solution", solution(exercise)));
            text = text.prose(format!("  {line}"));
        }
        let seed = Phrase::new("quiz-seed").with("seed", self.seed.to_string());
        text.prose(words.say(&self.next())).prose(words.say(&seed))
    }

    /// What to look at next: a mistake, those that stayed first; or a higher level, if all was right.
    fn next(&self) -> Phrase {
        let stayed = self.mistakes.iter().find(|mistake| !mistake.mended);
        if let Some(mistake) = stayed.or(self.mistakes.first()) {
            let command = command(&self.exercises[mistake.place]);
            return Phrase::new("quiz-next").with("command", command);
        }
        let answered = usize::try_from(self.outcomes.asked).unwrap_or(usize::MAX);
        if answered < self.exercises.len() {
            return Phrase::new("quiz-not-all")
                .with("count", self.exercises.len())
                .with("asked", answered);
        }
        if self.level < self.highest {
            Phrase::new("quiz-next-level").with("level", self.level + 1)
        } else {
            Phrase::new("quiz-highest")
        }
    }
}

/// The command that shows all about a position.
fn command(exercise: &Exercise) -> String {
    let about = exercise.kind.about();
    let asked = ["nimatron", "solve", about.name, &exercise.position];
    let mut words = asked.map(str::to_owned).to_vec();
    for option in about.options {
        if let Some(value) = exercise.values.get(option) {
            words.extend([format!("--{}", option.name), value.to_string()]);
        }
    }
    if exercise.misere {
        words.push("--misere".to_owned());
    }
    words.push("--full".to_owned());
    words.join(" ")
}
