//! `nimatron solve`: one position for a person or a program, or a batch of them.

use std::rc::Rc;

use super::args::Solve;
use super::early::Early;
use super::flags::{joined, kind, limits, read_position, variant};
use super::json::Extras;
use super::stopped::tell_known;
use super::{Context, Failure, batch, json};
use crate::communication::{Waiting, complain};
use crate::explanation::Show;
use crate::explanation::pictures::{Card, Many, Report, Values};
use crate::explanation::sentences::{analysis_in_a_line, reason_in_a_line};
use crate::inference::{
    Analysis, At, Detail, Limits, MoveValue, Progress, Solver, Unsolved, card, move_values, reason,
};
use crate::reason::{Phrase, Reason};

pub(super) fn run(context: &Context, solve: &Solve) -> Result<(), Failure> {
    let kind = kind(context, &solve.game)?;
    let variant = variant(context, kind, &solve.variant)?;
    let limits = limits(&solve.limits);
    match &solve.batch {
        Some(file) => batch::run(context, solve, file, kind, &variant, limits),
        None => kind.visit(
            &variant,
            Solving {
                context,
                solve,
                limits,
            },
        ),
    }
}

struct Solving<'a> {
    context: &'a Context,
    solve: &'a Solve,
    limits: Limits,
}

impl Visitor for Solving<'_> {
    type Output = Result<(), Failure>;

    fn visit(self, rules: Box<dyn Solver>) -> Self::Output {
        let Self { context, solve, .. } = self;
        let text = joined::<R>(context, &solve.position)?;
        let position = read_position(context, &rules, &text)?;
        let lost = self.losing(&rules, &position)?;
        match &lost {
            Some(lost) if !solve.json => self.show_card(&rules, lost),
            _ => {
                let solved = self.find(&rules, &position)?;
                if solve.json {
                    self.print(&position, solved, lost)
                } else {
                    self.show(&position, &solved)
                }
            }
        }
    }
}

/// What was found out about a position.
struct Solved {
    /// It is kept until the answer is shown, because to free its tables may take a while.
    oracle: Box<dyn Solver>,
    analysis: Analysis,
    reason: Reason,
    /// What each move leads to, if that is asked for.
    values: Option<Vec<MoveValue>>,
}

impl Solving<'_> {
    fn unsolved(&self, unsolved: Unsolved) -> Failure {
        Failure::unsolved(&self.context.words, unsolved)
    }

    /// The losing positions for the card, if that is asked for.
    fn losing(&self, rules: &dyn Solver, position: &At) -> Result<Option<Vec<String>>, Failure> {
        if !self.solve.card {
            return Ok(None);
        }
        if rules.points_left(position).is_some() {
            let phrase = Phrase::new("refuse-card").with("game", rules.name());
            return Err(self.context.usage(&phrase));
        }
        let _waiting = Waiting::new(self.context.words.text("progress-answer"));
        let lost = card(rules, position, self.limits, &self.context.interrupt());
        Ok(Some(lost.map_err(|stopped| self.unsolved(stopped))?))
    }

    /// Solves the position. What is known early is shown early; what is known when the work is stopped is a complaint.
    fn find(&self, rules: &dyn Solver, position: &At) -> Result<Solved, Failure> {
        let Self {
            context,
            solve,
            limits,
        } = *self;
        let words = &context.words;
        let bar = context.bar();
        // Programs get one object.
        let early = (!solve.json).then(|| Rc::new(Early::new(context, &bar, rules, position)));
        let progress: Rc<dyn Progress> = match &early {
            Some(early) => early.clone(),
            None => bar.clone(),
        };
        let mut oracle =
            Oracle::with_progress(rules.clone(), limits, context.interrupt(), progress);
        let analysis = oracle.analyse(position).map_err(|stopped| {
            if stopped.is_stopped() {
                tell_known(context, &bar);
            }
            self.unsolved(stopped)
        })?;
        if let Some(early) = early {
            early.complete(&analysis)?;
        }
        let detail = if solve.full {
            Detail::FULL
        } else {
            Detail::BRIEF
        };
        let without_the_rest = |stopped: Unsolved| {
            if stopped.is_stopped() {
                complain(&analysis_in_a_line(&words.to_programs(), rules, &analysis));
            }
            self.unsolved(stopped)
        };
        let reason = reason(&mut oracle, position, &analysis, detail);
        let reason = reason.map_err(without_the_rest)?;
        let values = if solve.values {
            Some(move_values(&mut oracle, position).map_err(without_the_rest)?)
        } else {
            None
        };
        Ok(Solved {
            oracle,
            analysis,
            reason,
            values,
        })
    }

    fn show_card(&self, rules: &dyn Solver, lost: &[String]) -> Result<(), Failure> {
        let mut printer = self.context.printer();
        let card = Card {
            alike: rules.conventions().alike,
            lost,
        };
        printer.show(&card.show(&self.context.words, printer.width()))?;
        Ok(printer.flush()?)
    }

    /// Prints an object for programs.
    fn print(
        &self,
        position: &At,
        solved: Solved,
        lost: Option<Vec<String>>,
    ) -> Result<(), Failure> {
        let words = self.context.words.to_programs();
        let rules = solved.oracle.rules();
        let extras = Extras {
            reason: Some(reason_in_a_line(&words, &solved.reason)),
            card: lost,
            values: solved.values.map(|values| json::valued(rules, &values)),
            stats: !self.solve.no_stats,
        };
        let mut printer = self.context.printer();
        let solved = json::Solved::new(rules, position, &solved.analysis, extras);
        printer.line(&json::line(&solved))?;
        Ok(printer.flush()?)
    }

    /// Shows the answer to a person.
    fn show(&self, position: &At, solved: &Solved) -> Result<(), Failure> {
        let words = &self.context.words;
        let rules = solved.oracle.rules();
        let mut printer = self.context.printer();
        let report = Report {
            game: rules,
            position,
            analysis: &solved.analysis,
            reason: &solved.reason,
            full: self.solve.full,
        };
        printer.show(&report.show(words, printer.width()))?;
        if let Some(moves) = &solved.values {
            let values = Values {
                game: rules,
                moves,
                many: Many::Listed,
            };
            printer.show(&values.show(words, printer.width()))?;
        }
        Ok(printer.flush()?)
    }
}
