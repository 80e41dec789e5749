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
use crate::games::Variant;
use crate::inference::{
    Analysis, At, Detail, GameKind, Limits, MoveValue, Progress, Silent, Solver, Unsolved, Work,
    move_values,
};
use crate::reason::{Phrase, Reason};

pub(super) fn run(context: &Context, solve: &Solve) -> Result<(), Failure> {
    let kind = kind(context, &solve.game)?;
    let variant = variant(context, kind, &solve.variant)?;
    let limits = limits(&solve.limits);
    match &solve.batch {
        Some(file) => batch::run(context, solve, file, kind, &variant, limits),
        None => answer(context, solve, kind, &variant, limits),
    }
}

/// Answers one position.
fn answer(
    context: &Context,
    solve: &Solve,
    kind: GameKind,
    variant: &Variant,
    limits: Limits,
) -> Result<(), Failure> {
    let text = joined(context, kind, &solve.position)?;
    let silent = Work::new(limits, context.interrupt(), Rc::new(Silent));
    let rules = kind.open(variant, silent);
    let position = read_position(context, &*rules, &text)?;
    let lost = losing(context, solve, &*rules, &position)?;
    if let Some(lost) = lost.as_ref().filter(|_| !solve.json) {
        return show_card(context, &*rules, lost);
    }
    let bar = context.bar();
    // Programs get one object.
    let early = (!solve.json).then(|| Rc::new(Early::new(context, &bar, rules, &position)));
    let progress: Rc<dyn Progress> = match &early {
        Some(early) => early.clone(),
        None => bar.clone(),
    };
    // It is kept until the answer is shown, because to free its tables may take a while.
    let mut game = kind.open(variant, Work::new(limits, context.interrupt(), progress));
    let analysis = game.analyse(&position).map_err(|stopped| {
        if stopped.is_stopped() {
            tell_known(context, &bar);
        }
        Failure::unsolved(&context.words, stopped)
    })?;
    if let Some(early) = early {
        early.complete(&analysis)?;
    }
    let rest = find_rest(solve, &mut *game, &position, &analysis);
    let (reason, values) = rest.map_err(|stopped| {
        if stopped.is_stopped() {
            let words = context.words.to_programs();
            complain(&analysis_in_a_line(&words, &analysis));
        }
        Failure::unsolved(&context.words, stopped)
    })?;
    if solve.json {
        let extras = Extras {
            reason: Some(reason_in_a_line(&context.words.to_programs(), &reason)),
            card: lost,
            values: values.map(|values| json::valued(&values)),
            stats: !solve.no_stats,
        };
        let mut printer = context.printer();
        let solved = json::Solved::new(&*game, &position, &analysis, extras);
        printer.line(&json::line(&solved))?;
        return Ok(printer.flush()?);
    }
    let report = Report {
        game: &*game,
        position: &position,
        analysis: &analysis,
        reason: &reason,
        full: solve.full,
    };
    show(context, &report, values.as_deref())
}

/// The losing positions for the card, if that is asked for.
fn losing(
    context: &Context,
    solve: &Solve,
    game: &dyn Solver,
    position: &At,
) -> Result<Option<Vec<String>>, Failure> {
    if !solve.card {
        return Ok(None);
    }
    if game.points_left(position).is_some() {
        let phrase = Phrase::new("refuse-card").with("game", game.name());
        return Err(context.usage(&phrase));
    }
    let _waiting = Waiting::new(context.words.text("progress-answer"));
    let lost = game.card(position, game.work().limits);
    let lost = lost.map_err(|stopped| Failure::unsolved(&context.words, stopped))?;
    Ok(Some(lost))
}

/// Finds the reason, and what each move leads to if that is asked for.
fn find_rest(
    solve: &Solve,
    game: &mut dyn Solver,
    position: &At,
    analysis: &Analysis,
) -> Result<(Reason, Option<Vec<MoveValue>>), Unsolved> {
    let detail = if solve.full {
        Detail::FULL
    } else {
        Detail::BRIEF
    };
    let reason = game.reason(position, analysis, detail)?;
    let values = solve.values.then(|| move_values(game, position));
    Ok((reason, values.transpose()?))
}

fn show_card(context: &Context, game: &dyn Solver, lost: &[String]) -> Result<(), Failure> {
    let mut printer = context.printer();
    let card = Card {
        alike: game.conventions().alike,
        lost,
    };
    printer.show(&card.show(&context.words, printer.width()))?;
    Ok(printer.flush()?)
}

/// Shows the answer to a person.
fn show(context: &Context, report: &Report, values: Option<&[MoveValue]>) -> Result<(), Failure> {
    let words = &context.words;
    let mut printer = context.printer();
    printer.show(&report.show(words, printer.width()))?;
    if let Some(moves) = values {
        let values = Values {
            game: report.game,
            moves,
            many: Many::Listed,
        };
        printer.show(&values.show(words, printer.width()))?;
    }
    Ok(printer.flush()?)
}
