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
use crate::games::{Game, Visitor};
use crate::inference::{Detail, Limits, Oracle, Progress, Unsolved, card, move_values, reason};
use crate::reason::Phrase;

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

    fn visit<R: Game>(self, rules: R) -> Self::Output {
        let Self {
            context,
            solve,
            limits,
        } = self;
        let words = &context.words;
        let text = joined::<R>(context, &solve.position)?;
        let position = read_position(context, &rules, &text)?;
        let unsolved = |unsolved| Failure::unsolved(words, unsolved);
        let mut printer = context.printer();
        let interrupt = context.interrupt();
        if solve.card && rules.points_left(&position).is_some() {
            let phrase = Phrase::new("refuse-card").with("game", rules.name());
            return Err(context.usage(&phrase));
        }
        let lost = if solve.card {
            let _waiting = Waiting::new(words.text("progress-answer"));
            Some(card(&rules, &position, limits, &interrupt).map_err(unsolved)?)
        } else {
            None
        };
        if let (Some(lost), false) = (&lost, solve.json) {
            let card = Card {
                alike: rules.conventions().alike,
                lost,
            };
            printer.show(&card.show(words, printer.width()))?;
            return Ok(printer.flush()?);
        }
        let bar = context.bar();
        // Programs get one object.
        let early = (!solve.json).then(|| Rc::new(Early::new(context, &bar, &rules, &position)));
        let progress: Rc<dyn Progress> = match &early {
            Some(early) => early.clone(),
            None => bar.clone(),
        };
        let mut oracle = Oracle::with_progress(rules.clone(), limits, interrupt, progress);
        let analysis = oracle.analyse(&position).map_err(|stopped| {
            if stopped.is_stopped() {
                tell_known(context, &bar, &rules, &position);
            }
            unsolved(stopped)
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
                complain(&analysis_in_a_line(&words.to_programs(), &rules, &analysis));
            }
            unsolved(stopped)
        };
        let reason = reason(&mut oracle, &position, &analysis, detail);
        let reason = reason.map_err(without_the_rest)?;
        let values = if solve.values {
            Some(move_values(&mut oracle, &position).map_err(without_the_rest)?)
        } else {
            None
        };
        if solve.json {
            let extras = Extras {
                reason: Some(reason_in_a_line(&words.to_programs(), &reason)),
                card: lost,
                values: values.map(|values| json::valued(&rules, &values)),
                stats: !solve.no_stats,
            };
            let solved = json::Solved::new(&rules, &position, &analysis, extras);
            printer.line(&json::line(&solved))?;
        } else {
            let report = Report {
                game: &rules,
                position: &position,
                analysis: &analysis,
                reason: &reason,
                full: solve.full,
            };
            printer.show(&report.show(words, printer.width()))?;
            if let Some(values) = values {
                let values = Values {
                    game: &rules,
                    moves: &values,
                    many: Many::Listed,
                };
                printer.show(&values.show(words, printer.width()))?;
            }
        }
        Ok(printer.flush()?)
    }
}
