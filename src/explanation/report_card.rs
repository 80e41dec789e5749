//! The report card at the end of a quiz.

use super::Words;
use super::quiz::solution;
use super::titles::titled;
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
    pub mistakes: &'a [Mistake],
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
        let title = Text::headed(words, &"quiz-report".into());
        let mut text = Text::new().blank().then(title);
        let (outcomes, moves) = (self.outcomes, self.moves);
        for (id, tally) in [
            ("quiz-tally-outcomes", outcomes),
            ("quiz-tally-moves", moves),
        ] {
            if tally.asked > 0 {
                let told = Phrase::new(id).with("asked", tally.asked);
                text = text.say_below(words, told.with("right", tally.right));
            }
        }
        if !self.mistakes.is_empty() {
            let count = Phrase::new("quiz-mistakes").with("count", self.mistakes.len());
            text = text.say(words, count);
        }
        for mistake in self.mistakes {
            let exercise = &self.exercises[mistake.place];
            let told = Phrase::new("quiz-mistake").with("mended", mistake.mended);
            let told = titled(told, &*exercise.game, &exercise.at);
            text = text.say_below(words, told.with("solution", solution(exercise)));
        }
        let seed = Phrase::new("quiz-seed").with("seed", self.seed.to_string());
        text.say(words, self.next()).say(words, seed)
    }

    /// What to look at next: a mistake, those that stayed first; or a higher level, if all was right.
    fn next(&self) -> Phrase {
        let stayed = self.mistakes.iter().find(|mistake| !mistake.mended);
        let (asked, count) = (self.outcomes.asked, self.exercises.len());
        if let Some(mistake) = stayed.or(self.mistakes.first()) {
            let command = command(&self.exercises[mistake.place]);
            Phrase::new("quiz-next").with("command", command)
        } else if asked < count as u64 {
            Phrase::new("quiz-not-all")
                .with("count", count)
                .with("asked", asked)
        } else if self.level < self.highest {
            Phrase::new("quiz-next-level").with("level", self.level + 1)
        } else {
            Phrase::new("quiz-highest")
        }
    }
}

/// The command that shows all about a position.
fn command(exercise: &Exercise) -> String {
    let about = exercise.kind.about();
    let options = exercise.values.of(about.options);
    let options = options.map(|(option, value)| format!(" --{} {value}", option.name));
    let misere = if exercise.misere { " --misere" } else { "" };
    let (name, position, options) = (about.name, &exercise.position, options.collect::<String>());
    format!("nimatron solve {name} {position}{options}{misere} --full")
}
