//! A quiz: asks a person whether positions are won and which move is best, asks again what was
//! wrong, and ends with a report card.

use super::words::{Mistake, ReportCard};
use crate::communication::{Error, FrontEnd, Result};
use crate::exercises::{Exercise, best_move, problem, verdict};
use crate::explanation::{told::Told, why::reasoned};
use crate::features::lessons::{
    ask::{examine_move, examine_outcome},
    lookup::asks_number,
    pupil::examine_number,
    words::{introduced, of_lesson, outcome, tip},
};
use crate::inference::Tally;
use crate::reason::Phrase;
use crate::text::Text;

/// How often a mistake comes again.
const AGAIN: u32 = 2;

/// A quiz with the answers so far.
struct QuizSession<'a> {
    card: ReportCard<'a>,
    /// The lesson whose theme it has.
    theme: Option<usize>,
    front: &'a mut dyn FrontEnd,
    told: Told,
    /// The rules that were said.
    introduced: Vec<Phrase>,
}

/// Asks everything, and shows the report card, also if the person quits or the input ends early. To
/// quit is not an error.
pub(super) fn quiz<'a>(
    exercises: &'a [Exercise],
    level: Option<u64>,
    theme: Option<usize>,
    source: &'a str,
    front: &'a mut dyn FrontEnd,
) -> Result {
    let quiz = QuizSession {
        card: ReportCard {
            exercises,
            outcomes: Tally::default(),
            moves: Tally::default(),
            mistakes: Vec::new(),
            level,
            source,
        },
        theme,
        front,
        told: Told::default(),
        introduced: Vec::new(),
    };
    quiz.run()
}

impl QuizSession<'_> {
    fn run(mut self) -> Result {
        let count = phrase!("quiz-begins", count = self.card.exercises.len());
        let level = self.card.level.unwrap_or_default();
        self.front.tell(count.with("level", level))?;
        if let Some(theme) = self.theme {
            self.front.tell(of_lesson("quiz-theme", theme))?;
        }
        let asked = self.ask_all();
        if matches!(asked, Ok(()) | Err(Error::Quit | Error::InputEnded(_))) {
            let report = self.card.page();
            self.front.show(&report)?;
        }
        match asked {
            Err(Error::Quit) => Ok(()),
            asked => asked,
        }
    }

    /// Asks each question, and then those with mistakes once more, at most twice.
    fn ask_all(&mut self) -> Result {
        for place in 0..self.card.exercises.len() {
            let title = phrase!(
                "quiz-question",
                number = place + 1,
                count = self.card.exercises.len()
            );
            self.ask(place, title, true)?;
        }
        for _ in 0..AGAIN {
            let count = self
                .card
                .mistakes
                .iter()
                .filter(|mistake| !mistake.mended)
                .count();
            if count == 0 {
                break;
            }
            let again = phrase!("quiz-again", count);
            self.front.show(&Text::new().blank())?;
            self.front.tell(again)?;
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

    /// Asks about one exercise, and returns whether everything was right. Answers count only the
    /// first time.
    fn ask(&mut self, place: usize, title: Phrase, is_first: bool) -> Result<bool> {
        let width = self.front.width();
        let exercise = &self.card.exercises[place];
        let rules = introduced(exercise, &mut self.introduced);
        self.front.show(&rules)?;
        self.front.show(&problem(title, exercise, width))?;
        let mut tip = Some(tip(exercise, self.theme));
        let given = examine_outcome(self.front, exercise, &mut tip)?;
        let given = given.map(|given| given == exercise.analysis.outcome);
        let mut right = given == Some(true);
        self.front
            .tell(verdict(given, outcome(exercise.analysis.outcome)))?;
        if is_first {
            count(&mut self.card.outcomes, right);
        }
        if let Some(lesson) = self.theme.filter(|&theme| asks_number(theme, exercise)) {
            let (given, fact) = examine_number(self.front, lesson, exercise, &mut tip)?;
            self.front.tell(verdict(given, fact))?;
            right &= given == Some(true);
        }
        if let Some(fact) = best_move(exercise) {
            let given = examine_move(self.front, exercise, (None, &mut self.told), &mut tip)?;
            self.front.tell(verdict(given, fact))?;
            let found = given == Some(true);
            if is_first {
                count(&mut self.card.moves, found);
            }
            right &= found;
        }
        if is_first && !right {
            self.card.mistakes.push(Mistake {
                place,
                mended: false,
            });
        }
        let reason = self.told.shorten(exercise.reason.clone());
        let mut text = Text::new().blank().then(reasoned(&reason, width));
        if reason.mentions_nimbers() && self.told.is_new("nimber-means") {
            text = text.blank().say("nimber-means");
        }
        self.front.page(&text)?;
        Ok(right)
    }
}

fn count(tally: &mut Tally, right: bool) {
    tally.choices += 1;
    tally.right += usize::from(right);
}
