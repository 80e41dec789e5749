//! The position of a day at the table: a winning move is asked for until it is found or given up.

use super::{date::Date, kept::DaysKept};
use crate::communication::{FrontEnd, Question, Result, TIP, UNKNOWN, WHY, means};
use crate::exercises::{Exercise, best_move, problem, verdict};
use crate::explanation::message;
use crate::explanation::{
    told::Told,
    why::{idea, reasoned},
};
use crate::inference::Move;
use crate::reason::Phrase;
use crate::session::show_consequence;
use crate::text::{Role, Text};

/// An answer.
enum PuzzleAnswer {
    Tip,
    GivenUp,
    Move(Move),
}

/// The position of a day with what was tried.
pub(super) struct Puzzle<'a> {
    date: Date,
    exercise: Exercise,
    front: &'a mut dyn FrontEnd,
    tries: usize,
    hints: usize,
}

impl<'a> Puzzle<'a> {
    pub(super) fn new(date: Date, exercise: Exercise, front: &'a mut dyn FrontEnd) -> Self {
        Self {
            date,
            exercise,
            front,
            tries: 0,
            hints: 0,
        }
    }

    /// Asks, says why, and counts the day if it is kept.
    pub(super) fn ask(mut self, kept: Option<&DaysKept>) -> Result {
        let width = self.front.width();
        let title = phrase!("daily-begins", date = self.date.to_string());
        let shown = problem(title, &self.exercise, width);
        self.front.show(&shown)?;
        if kept.and_then(DaysKept::last_day) == Some(self.date.0) {
            self.front.tell("daily-known")?;
        }
        let is_found = self.find()?;
        let fact = best_move(&self.exercise).expect("the position is won");
        self.front.tell(verdict(is_found.then_some(true), fact))?;
        let why = reasoned(&self.exercise.reason, width);
        self.front.page(&Text::new().blank().then(why).blank())?;
        if let Some(kept) = kept.filter(|_| is_found) {
            let counted = kept.count(self.date.0);
            self.front.tell(match counted {
                Ok(days) => phrase!("daily-row", days),
                Err(why) => phrase!("daily-not-kept", why),
            })?;
        }
        // It is copied as a whole.
        let line = self.line(is_found).to_string();
        self.front.show(&Text::new().line(Role::Plain, &line))
    }

    /// Asks until a winning move is found. Returns whether it is.
    fn find(&mut self) -> Result<bool> {
        let mut question = Question::new("daily-ask", "daily-help");
        question.help = (question.help)
            .say(self.exercise.game.notation())
            .say(self.exercise.rules());
        question.may_be_unknown = true;
        let tips = self.tips();
        loop {
            let exercise = &self.exercise;
            let answer = self.front.ask(&question, |answer| match answer {
                UNKNOWN => Ok(PuzzleAnswer::GivenUp),
                _ if means(answer, TIP) => Ok(PuzzleAnswer::Tip),
                _ if means(answer, WHY) => Ok(PuzzleAnswer::GivenUp),
                _ => exercise.read(answer).map(PuzzleAnswer::Move),
            })?;
            match answer {
                PuzzleAnswer::GivenUp => return Ok(false),
                PuzzleAnswer::Tip => match tips.get(self.hints) {
                    None => self.front.tell("tip-last")?,
                    Some(tip) => {
                        self.hints += 1;
                        self.front.show(&Text::words(tip.clone()))?;
                    }
                },
                PuzzleAnswer::Move(played) => {
                    self.tries += 1;
                    if self.exercise.analysis.moves.contains(&played) {
                        return Ok(true);
                    }
                    self.refute(played)?;
                }
            }
        }
    }

    /// Tips, a stronger one each time.
    fn tips(&self) -> Vec<String> {
        let Exercise {
            game,
            at,
            analysis,
            reason,
            ..
        } = &self.exercise;
        let best = &analysis.moves;
        let count = phrase!("tip-winning", points = false, count = best.len());
        let place = game.region(at, best[0]).map(|place| match best.len() {
            1 => phrase!("tip-it", place),
            _ => phrase!("tip-one", place),
        });
        let tips = [Some(count.to_string()), idea(reason)];
        let place = place.map(|place| place.to_string());
        tips.into_iter().chain([place]).flatten().collect()
    }

    /// Says what the opponent answers to a move that does not win.
    fn refute(&mut self, played: Move) -> Result {
        let opponent = message("name-opponent");
        let mut told = Told::default();
        show_consequence(
            self.front,
            &mut *self.exercise.game,
            &self.exercise.at,
            played,
            (&opponent, [0; 2]),
            (None, &mut told),
        )?;
        self.front.tell("daily-again")
    }

    /// One line to send.
    fn line(&self, is_found: bool) -> Phrase {
        let date = self.date.to_string();
        phrase!(
            "daily-line",
            game = self.exercise.game.name(),
            position = self.exercise.position(),
            found = is_found,
            tries = self.tries,
            hints = self.hints,
            command = format!("nimatron daily --date {date}"),
            date
        )
    }
}
