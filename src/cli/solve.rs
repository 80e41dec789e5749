//! `nimatron solve`: one position for a person or a program, or a batch of them.

use std::ops::RangeInclusive;

use bytesize::ByteSize;

use super::args::{self, Solve};
use super::numbers::{given, number};
use super::{Context, Failure, batch, json};
use crate::explanation::Show;
use crate::explanation::pictures::{Card, Report};
use crate::explanation::sentences::reason_in_a_line;
use crate::games::{Game, GameKind, Variant, Visitor};
use crate::inference::{Detail, Limits, Oracle, card, reason};
use crate::reason::Phrase;

/// How many threads may be asked for.
const THREADS: RangeInclusive<usize> = 1..=64;

pub(super) fn run(context: &Context, solve: &Solve) -> Result<(), Failure> {
    let kind = kind(context, &solve.game)?;
    let variant = variant(context, kind, &solve.variant)?;
    let limits = limits(context, &solve.limits)?;
    match &solve.batch {
        Some(file) => batch::run(context, solve, file, kind, variant, limits),
        None => kind.visit(
            variant,
            Solving {
                context,
                solve,
                limits,
            },
        ),
    }
}

/// The game of that name.
pub(super) fn kind(context: &Context, name: &str) -> Result<GameKind, Failure> {
    GameKind::from_name(name).ok_or_else(|| {
        let known = GameKind::ALL.map(GameKind::name).join(", ");
        context.usage(
            &Phrase::new("refuse-game")
                .quoting("game", name)
                .with("known", known),
        )
    })
}

/// The variant that the flags ask for, where the game has it.
pub(super) fn variant(
    context: &Context,
    kind: GameKind,
    flags: &args::Variant,
) -> Result<Variant, Failure> {
    let misere = flags.misere;
    if misere && !kind.has_misere() {
        let phrase = Phrase::new("variant-no-misere").with("game", kind.name());
        return Err(context.usage(&phrase));
    }
    let Some(text) = &flags.max_take else {
        return Ok(Variant {
            misere,
            max_take: None,
        });
    };
    let Some(takes) = kind.max_takes() else {
        let phrase = Phrase::new("variant-no-take").with("game", kind.name());
        return Err(context.usage(&phrase));
    };
    Ok(Variant {
        misere,
        max_take: Some(number(context, "--max-take", text, takes)?),
    })
}

/// What the flags allow to be spent.
pub(super) fn limits(context: &Context, flags: &args::Limits) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    if let Some(size) = &flags.max_memory {
        let refuse = |_| context.usage(&Phrase::new("refuse-size").quoting("size", size.as_str()));
        let ByteSize(max_memory) = size.parse().map_err(refuse)?;
        limits.max_memory = max_memory;
    }
    if let Some(threads) = given(context, "--threads", flags.threads.as_deref(), THREADS)? {
        limits.threads = threads;
    }
    Ok(limits)
}

/// The position that the arguments name.
pub(super) fn read_position<R: Game>(
    context: &Context,
    rules: &R,
    text: &str,
) -> Result<R::Position, Failure> {
    rules
        .read_position(text)
        .map_err(|refusal| context.usage(&refusal))
}

/// The position in several arguments or one; there has to be one.
pub(super) fn joined<R: Game>(
    context: &Context,
    rules: &R,
    position: &[String],
) -> Result<String, Failure> {
    if position.is_empty() {
        let phrase = Phrase::new("usage-no-position").with("example", rules.position_example());
        return Err(context.usage(&phrase));
    }
    Ok(position.join(" "))
}

struct Solving<'a> {
    context: &'a Context,
    solve: &'a Solve,
    limits: Limits,
}

impl Visitor for Solving<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Game + 'static>(self, rules: R) -> Self::Output {
        let Self {
            context,
            solve,
            limits,
        } = self;
        let words = &context.words;
        let text = joined(context, &rules, &solve.position)?;
        let position = read_position(context, &rules, &text)?;
        let unsolved = |unsolved| Failure::unsolved(words, unsolved);
        let mut printer = context.printer();
        let interrupt = context.interrupt();
        if solve.card && rules.points_left(&position).is_some() {
            let phrase = Phrase::new("refuse-card").with("game", rules.kind().name());
            return Err(context.usage(&phrase));
        }
        let lost = if solve.card {
            Some(card(&rules, &position, limits, &interrupt).map_err(unsolved)?)
        } else {
            None
        };
        if let (Some(lost), false) = (&lost, solve.json) {
            let card = Card {
                title: &rules.custom().card,
                lost,
            };
            printer.show(&card.show(words, printer.width()))?;
            return Ok(printer.flush()?);
        }
        let mut oracle =
            Oracle::with_progress(rules.clone(), limits, interrupt, context.progress());
        let analysis = oracle.analyse(&position).map_err(unsolved)?;
        let detail = if solve.full {
            Detail::FULL
        } else {
            Detail::BRIEF
        };
        let reason = reason(&mut oracle, &position, &analysis, detail).map_err(unsolved)?;
        if solve.json {
            let reason = reason_in_a_line(words, &reason);
            let solved = json::Solved::new(&rules, &position, &analysis, Some(reason), lost);
            printer.line(&json::line(&solved))?;
        } else {
            let report = Report {
                game: &rules,
                position: &position,
                analysis: &analysis,
                reason: &reason,
            };
            printer.show(&report.show(words, printer.width()))?;
        }
        Ok(printer.flush()?)
    }
}
