//! A quiz: asks a person whether positions are won and which move is best, asks again what was wrong, and ends with a report card.

use std::mem;

use super::examined::{examine_move, examine_outcome};
use crate::communication::{Dialogue, Stop};
use crate::explanation::quiz::{
    AnswerCount, Mistake, ReportCard, best_move, of_lesson, outcome, problem, reasoned, tip,
    verdict,
};
use crate::players::Exercise;
use crate::reason::Phrase;
use crate::text::Text;

/// How often a mistake comes again.
const AGAIN: u32 = 2;

/// A quiz with the answers so far.
pub(crate) struct Quiz<'a> {
    card: ReportCard<'a>,
    /// The lesson whose theme it has.
    theme: Option<usize>,
    dialogue: Dialogue<'a>,
    /// Whether it was said what a nimber is.
    nimbers_explained: bool,
}

impl<'a> Quiz<'a> {
    /// A quiz before its first question.
    pub(crate) fn new(
        exercises: &'a [Exercise],
        level: Option<u64>,
        theme: Option<usize>,
        source: &'a str,
        dialogue: Dialogue<'a>,
    ) -> Self {
        Self {
            card: ReportCard {
                exercises,
                outcomes: AnswerCount::default(),
                moves: AnswerCount::default(),
                mistakes: Vec::new(),
                level,
                source,
            },
            theme,
            dialogue,
            nimbers_explained: false,
        }
    }

    /// Asks everything, and shows the report card, also if the person quits or the input ends early. To quit is not an error.
    pub(crate) fn run(mut self) -> Result<(), Stop> {
        let count = Phrase::new("quiz-begins").with("count", self.card.exercises.len());
        let level = self.card.level.unwrap_or_default();
        self.dialogue.tell(count.with("level", level))?;
        if let Some(theme) = self.theme {
            self.dialogue
                .tell(of_lesson("quiz-theme", theme, self.dialogue.words()))?;
        }
        let asked = self.ask_all();
        if matches!(asked, Ok(()) | Err(Stop::Quit | Stop::InputEnded)) {
            let report = self.card.page(self.dialogue.words());
            self.dialogue.message(&report)?;
        }
        match asked {
            Err(Stop::Quit) => Ok(()),
            asked => asked,
        }
    }

    /// Asks each question, and then those with mistakes once more, at most twice.
    fn ask_all(&mut self) -> Result<(), Stop> {
        for place in 0..self.card.exercises.len() {
            let title = Phrase::new("quiz-question")
                .with("number", place + 1)
                .with("count", self.card.exercises.len());
            self.ask(place, title, true)?;
        }
        for _ in 0..AGAIN {
            let open = self.card.mistakes.iter().filter(|mistake| !mistake.mended);
            let count = open.count();
            if count == 0 {
                break;
            }
            let again = Phrase::new("quiz-again").with("count", count);
            self.dialogue.message(&Text::new().blank())?;
            self.dialogue.tell(again)?;
            for index in 0..self.card.mistakes.len() {
                let Mistake { place, mended } = self.card.mistakes[index];
                if !mended {
                    let right = self.ask(place, Phrase::new("quiz-once-more"), false)?;
                    self.card.mistakes[index].mended = right;
                }
            }
        }
        Ok(())
    }

    /// Asks about one exercise, and returns whether everything was right. Answers count only the first time.
    fn ask(&mut self, place: usize, title: Phrase, is_first: bool) -> Result<bool, Stop> {
        let words = self.dialogue.words();
        let width = self.dialogue.width();
        let exercise = &self.card.exercises[place];
        self.dialogue
            .message(&problem(title, exercise, words, width))?;
        let mut tip = Some(tip(exercise, self.theme, words));
        let given = examine_outcome(&mut self.dialogue, exercise, &mut tip)?;
        let given = given.map(|given| given == exercise.outcome);
        let mut right = given == Some(true);
        self.dialogue
            .tell(verdict(given, outcome(exercise.outcome)))?;
        let mistake = Mistake {
            place,
            mended: false,
        };
        if is_first {
            self.card.outcomes.count(right);
            self.card.mistakes.extend((!right).then_some(mistake));
        }
        if let Some(fact) = best_move(exercise) {
            let given = examine_move(&mut self.dialogue, exercise, &mut tip)?;
            self.dialogue.tell(verdict(given, fact))?;
            let found = given == Some(true);
            if is_first {
                self.card.moves.count(found);
                self.card
                    .mistakes
                    .extend((right && !found).then_some(mistake));
            }
            right &= found;
        }
        let reason = &exercise.reason;
        let mut text = Text::new().blank().then(reasoned(reason, words, width));
        if reason.mentions_nimbers() && !mem::replace(&mut self.nimbers_explained, true) {
            text = text.blank().say(words, "nimber-means");
        }
        self.dialogue.message(&text)?;
        Ok(right)
    }
}
