//! The table that `compare` gives: a row a method, its work and its time.

use crate::explanation::decimal;
use crate::explanation::{
    grid::{
        Align::{Left, Right},
        grid,
    },
    titles::signed,
};
use crate::inference::{Algorithm, GIVE_UP_CALLS, Ingredients, Measurement, Outcome, Unsolved};
use crate::reason::{Figure, Phrase};
use crate::text::Text;

/// Returns what each method, by name, needed for a position, and how many times as fast as the
/// first that finished it was.
pub(super) fn comparison(
    title: &Phrase,
    rows: &[(String, Measurement)],
    by_points: bool,

    width: usize,
) -> Text {
    let measured: Vec<&Measurement> = rows.iter().map(|(_, measured)| measured).collect();
    let first = measured.iter().find(|measured| measured.is_finished());
    let only_nimbers = measured.iter().all(|measured| match measured.algorithm {
        Algorithm::Nimber(_) => true,
        Algorithm::Theorem => measured.nimber.is_some(),
        _ => false,
    });
    let result = |measured: &Measurement| match (measured.value, measured.nimber) {
        (Some(margin), _) if by_points => signed(margin),
        (_, Some(nimber)) if only_nimbers => nimber.to_string(),
        _ => outcome_and_nimber(measured).to_string(),
    };
    let ratio = |measured: &Measurement| match first {
        Some(first) if measured.is_finished() => {
            let ratio = first.seconds / measured.seconds.max(1e-9);
            decimal(&format!("{ratio:.1}"))
        }
        _ => String::new(),
    };
    let lines = rows.iter().map(|(name, measured)| {
        vec![
            titled(name, measured),
            measured.calls.to_string(),
            measured.positions.to_string(),
            decimal(&format!("{:.6}", measured.seconds)),
            ratio(measured),
            result(measured),
        ]
    });
    let last = match (by_points, only_nimbers) {
        (true, _) => "column-margin",
        (false, true) => "column-nimber",
        (false, false) => "column-outcome",
    };
    let heads = [
        ("column-method", Left),
        ("column-calls", Right),
        ("column-positions", Right),
        ("column-seconds", Right),
        ("column-ratio", Right),
        (last, Left),
    ];
    let text = Text::headed(title)
        .blank()
        .then(grid(&heads, lines, width))
        .blank();
    notes(rows, &measured).into_iter().fold(text, Text::say)
}

/// What is said below the table.
fn notes(rows: &[(String, Measurement)], measured: &[&Measurement]) -> Vec<Phrase> {
    let is_measured = measured.iter().any(|measured| measured.is_finished());
    let given_up = measured.iter().copied().any(is_given_up);
    let notes = [
        is_measured.then(|| "ratio-means".into()),
        given_up.then(|| phrase!("plain-given-up", calls = GIVE_UP_CALLS)),
        stopped(rows, "compare-nimber", |why| {
            matches!(why, Unsolved::LargeNimber(_))
        }),
        stopped(rows, "compare-memory", |why| {
            matches!(why, Unsolved::Beyond(_))
        }),
        stopped(rows, "compare-time", |why| {
            matches!(why, Unsolved::Interrupted)
        }),
        cutoffs(measured),
    ];
    notes.into_iter().flatten().collect()
}

/// Whether the plain method was left because it takes too many calls.
fn is_given_up(measured: &Measurement) -> bool {
    measured.algorithm == Algorithm::PLAIN
        && !measured.is_finished()
        && measured.calls == GIVE_UP_CALLS
}

/// The outcome, with the nimber if it was found by a search.
fn outcome_and_nimber(measured: &Measurement) -> Phrase {
    let outcome = outcome(measured);
    match measured.nimber {
        Some(nimber) if measured.algorithm != Algorithm::Theorem => {
            phrase!("outcome-nimber", outcome, nimber = nimber.to_string())
        }
        _ => outcome,
    }
}

/// The name of a method, with the bound of its table.
fn titled(name: &str, measured: &Measurement) -> String {
    match measured.tt_entries {
        Some(entries) => format!("{name} ({entries})"),
        None => name.to_owned(),
    }
}

/// Says of the methods that were stopped for one reason why. `None` if none was.
fn stopped(
    rows: &[(String, Measurement)],
    id: &'static str,
    is_why: fn(&Unsolved) -> bool,
) -> Option<Phrase> {
    let is_stopped = |measured: &Measurement| measured.ends.as_ref().is_some_and(is_why);
    let stopped = rows.iter().filter(|(_, measured)| is_stopped(measured));
    let names: Vec<String> = stopped
        .map(|(name, measured)| titled(name, measured))
        .collect();
    (!names.is_empty()).then(|| phrase!(id, count = names.len(), names))
}

/// Whether cut-offs alone save calls. `None` if these rows do not show it.
fn cutoffs(measured: &[&Measurement]) -> Option<Phrase> {
    let calls = |method, bounded: bool| {
        measured
            .iter()
            .find(|measured| {
                measured.algorithm == Algorithm::Nimber(method)
                    && measured.tt_entries.is_some() == bounded
                    && measured.is_finished()
            })
            .map(|measured| measured.calls)
    };
    let pays = |bounded| {
        let table = calls(Ingredients::TABLE, bounded)?;
        Some(calls(Ingredients::CUTOFFS, bounded)? < table)
    };
    let cutoffs = phrase!("cutoffs", pay = pays(false)?);
    let bounded: Figure = pays(true).map_or("unknown".into(), Figure::from);
    Some(cutoffs.with("bounded", bounded))
}

fn outcome(measured: &Measurement) -> Phrase {
    let outcome: Figure = match measured.value {
        Some(value) => Outcome::of_value(value).into(),
        None if measured.calls == 0 => "beyond".into(),
        None => "stopped".into(),
    };
    phrase!("outcome", outcome)
}
