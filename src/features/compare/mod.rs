//! `nimatron compare`: one position by every method.

mod words;

use std::time::Duration;

use clap::Args;
use serde::Serialize;

use self::words::comparison;
use crate::cli::{
    Context, Error, Result,
    flags::{LimitFlags, examples, number},
    json::object,
    problem::{Problem, ProblemArgs},
    subcommand::Run,
};
use crate::communication::{ProgressBar, StatusLine};
use crate::explanation::{so_far::so_far_in_a_line, titles::game_name};
use crate::inference::{Algorithm, CompareOptions, Measurement};
use crate::reason::Phrase;

/// The time limit for each method, unless `--method` or `--give-up` is given.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same for methods without a table.
const PATIENCE_WITHOUT_TABLE: Duration = Duration::from_secs(5);

/// Compare how fast each solving method is on one position
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron compare matches 3,5,7", "every method"),
    ("nimatron compare cram 4x5 --method best --method cutoffs", "two of them"),
]))]
pub(crate) struct CompareArgs {
    #[arg(long, value_name = "NAME", help = method_help(), value_parser = method)]
    method: Vec<String>,
    /// Also run each nimber method with a transposition table of K entries (0: without one)
    #[arg(long, value_name = "K", value_parser = number::<usize>(0..=1_000_000_000))]
    tt_entries: Option<usize>,
    /// Stop a method after this many seconds [default: 30, or 5 for those without a table; never if
    /// --method is given]
    #[arg(long, value_name = "SECONDS", value_parser = number::<u64>(0..=1_000_000_000))]
    give_up: Option<u64>,
    /// Answer in JSON, one object per line: a method
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    problem: ProblemArgs,
    #[command(flatten)]
    limits: LimitFlags,
}

/// Lists the methods for `--help`.
fn method_help() -> String {
    let (names, ingredients) = (
        Algorithm::names().join(", "),
        Algorithm::ingredients().join(", "),
    );
    format!(
        "Only this method (may be repeated): {names}; or a list of ingredients joined by +, of {ingredients}"
    )
}

/// Reads the name of a method.
fn method(text: &str) -> Result<String, Phrase> {
    match Algorithm::read(text) {
        Ok(_) => Ok(text.to_owned()),
        Err(refusal) if text.contains('+') => Err(refusal),
        Err(_) => Err(phrase!(
            "refuse-method",
            ingredients = Algorithm::ingredients().join(", ")
        )
        .quoting("method", text)
        .choosing(Algorithm::names())),
    }
}

/// A method with its name in the comparison.
type NamedMethod = (Algorithm, String);

impl Run for CompareArgs {
    fn run(&self, context: &Context) -> Result {
        let bar = Context::bar();
        let work = context.work(self.limits.limits(), bar.clone());
        let problem = self.problem.open(work.clone())?;
        let Problem { game, position } = &problem;
        let all = game.algorithms(position);
        let methods = self.methods(&all).map_err(|missing| {
            let known = all.iter().map(|algorithm| algorithm.name_among(&all));
            let refusal = phrase!("refuse-method-here", game = game_name(&**game));
            Error::Usage(refusal.quoting("method", missing).choosing(known))
        })?;
        let options = CompareOptions {
            give_up: self.give_up.map(Duration::from_secs),
            ..CompareOptions::new(work)
        };
        let mut rows = Vec::new();
        let measured: Result = methods.into_iter().try_for_each(|named| {
            for measured in self.measure(&problem, &options, &bar, &named)? {
                if self.json {
                    context.print_json(&row(&named.1, &measured))?;
                }
                rows.push((named.1.clone(), measured));
            }
            Ok(())
        });
        // The methods that have finished are not lost.
        if !self.json && (measured.is_ok() || !rows.is_empty()) {
            let title = phrase!(
                "compare-title",
                game = game_name(&**game),
                position = game.write_position(position)
            );
            let by_points = game.has_points();
            context.show(|width| comparison(&title, &rows, by_points, width))?;
        }
        measured
    }
}

impl CompareArgs {
    /// Returns the chosen methods in the order of the comparison, lists that are no rows of their
    /// own after them; by default all. If the position does not have one of them, returns its name.
    fn methods(&self, all: &[Algorithm]) -> Result<Vec<NamedMethod>, &String> {
        if self.method.is_empty() {
            let named = all
                .iter()
                .map(|algorithm| (*algorithm, algorithm.name_among(all).into()));
            return Ok(named.collect());
        }
        let mut methods = Vec::new();
        for text in &self.method {
            // A name that tells two methods apart picks the method where there is only one of them,
            // too, and then stays its name.
            let has_name = |algorithm: &Algorithm| {
                algorithm.name() == **text || algorithm.name_among(all) == **text
            };
            let row = all.iter().position(has_name);
            let list = Algorithm::of_list(text).ok().filter(|list| {
                let is_preset = Algorithm::read(text) != Ok(*list);
                !is_preset
                    && (matches!(list, Algorithm::Minimax(_)) || all.contains(&Algorithm::BEST))
            });
            let algorithm = row.map(|row| all[row]).or(list).ok_or(text)?;
            methods.push((row.unwrap_or(all.len()), (algorithm, text.clone())));
        }
        methods.sort_by_key(|(row, _)| *row);
        methods.dedup();
        Ok(methods.into_iter().map(|(_, named)| named).collect())
    }

    /// Runs a method: without a bound on its table, then with the given one if it has a table. If a
    /// signal stops it, a line says what it has found out, as far as it tells.
    fn measure(
        &self,
        Problem { game, position }: &Problem,
        options: &CompareOptions,
        bar: &ProgressBar,
        (algorithm, name): &NamedMethod,
    ) -> Result<Vec<Measurement>> {
        let mut options = options.clone();
        if options.give_up.is_none() && self.method.is_empty() {
            options.give_up = Some(match algorithm {
                Algorithm::Minimax(method) | Algorithm::Nimber(method) if !method.has_table() => {
                    PATIENCE_WITHOUT_TABLE
                }
                _ => PATIENCE,
            });
        }
        // The best method says itself how far it has got.
        let tells = *algorithm == Algorithm::BEST;
        let _waiting = (!tells).then(|| waiting(name));
        let bounded = self.tt_entries.filter(|_| algorithm.has_entries());
        let mut measured = Vec::new();
        for tt_entries in [None].into_iter().chain(bounded.map(Some)) {
            let found = game.measure(*algorithm, position, &options, tt_entries);
            if let Some(known) = bar.take_told().filter(|_| found.is_err()) {
                Context::tell(|| so_far_in_a_line(&known));
            }
            measured.extend(found?);
        }
        Ok(measured)
    }
}

fn waiting(name: &str) -> StatusLine {
    let phrase = phrase!("progress-method", method = name);
    StatusLine::waiting(phrase.to_string())
}

/// A line of `compare --json`. Methods that do not find a nimber do not tell of one.
fn row(method: &str, measured: &Measurement) -> impl Serialize {
    let finds_nimbers =
        matches!(measured.algorithm, Algorithm::Nimber(_)) || measured.nimber.is_some();
    let entries = measured.tt_entries;
    object! {
        method,
        finished: measured.is_finished(),
        value: measured.value,
        #[flatten] nimber: finds_nimbers.then(|| object! { nimber: measured.nimber }),
        calls: measured.calls,
        positions: measured.positions,
        #[flatten] entries: entries.map(|tt_entries| object! { tt_entries }),
        seconds: measured.seconds,
    }
}
