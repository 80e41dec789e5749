//! `nimatron compare`: one position by every method.

use std::rc::Rc;
use std::time::Duration;

use super::args::Compare;
use super::flags::{joined, kind, limits, read_position, variant};
use super::{Context, Failure, json, trace};
use crate::communication::{Bar, Waiting, complain};
use crate::explanation::comparison::comparison;
use crate::explanation::so_far::so_far_in_a_line;
use crate::explanation::titles::game_name;
use crate::inference::{At, CompareOptions, Measurement, NimberMethod, Rung, Solver};
use crate::reason::Phrase;

/// The time limit for each method, unless `--method` or `--give-up` is given.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same for methods without a table.
const PATIENCE_WITHOUT_TABLE: Duration = Duration::from_secs(5);

pub(super) fn run(context: &Context, compare: &Compare) -> Result<(), Failure> {
    let kind = kind(context, &compare.game)?;
    let variant = variant(context, kind, &compare.variant)?;
    let bar = context.bar();
    let progress = Rc::clone(&bar);
    let comparing = Comparing {
        context,
        bar,
        compare,
        options: CompareOptions {
            limits: limits(&compare.limits),
            interrupt: context.interrupt(),
            give_up: compare.give_up.map(Duration::from_secs),
            split: !compare.no_split,
            progress,
        },
    };
    let game = kind.rules(&variant);
    let text = joined(context, kind, &compare.position)?;
    let position = read_position(context, &*game, &text)?;
    comparing.compare(&*game, &position)
}

struct Comparing<'a> {
    context: &'a Context,
    bar: Rc<Bar>,
    compare: &'a Compare,
    options: CompareOptions,
}

impl Comparing<'_> {
    /// Returns the chosen methods, by default all, with their names.
    fn rungs(&self, game: &dyn Solver, position: &At) -> Vec<(Rung, &'static str)> {
        let all = game.rungs(position);
        let named = all.iter().map(|&rung| (rung, rung.name_among(&all)));
        let picked = &self.compare.method;
        // A name that tells two methods apart picks the method where there is only one of them, too, and then stays its name.
        let is_named = |name: &str| picked.contains(&name);
        let named = named.map(|(rung, name)| match rung.full_name() {
            full if is_named(full) => (rung, full),
            _ => (rung, name),
        });
        named
            .filter(|(_, name)| picked.is_empty() || is_named(name))
            .collect()
    }

    /// Runs a method: without a bound on its table, then with the given one if it has a table. If a signal
    /// stops it, a line says what it has found out, as far as it tells.
    fn climb(
        &self,
        game: &dyn Solver,
        position: &At,
        (rung, name): (Rung, &str),
    ) -> Result<Vec<Measurement>, Failure> {
        let words = &self.context.words;
        let bounded = self.compare.tt_entries.filter(|_| rung.has_entries());
        let bounds = [None].into_iter().chain(bounded.map(Some));
        let mut measured = Vec::new();
        let mut options = self.options.clone();
        if options.give_up.is_none() && self.compare.method.is_empty() {
            options.give_up = Some(match rung {
                Rung::Plain | Rung::Nimber(NimberMethod::Definition) => PATIENCE_WITHOUT_TABLE,
                _ => PATIENCE,
            });
        }
        let waiting = Phrase::new("progress-method").with("method", name);
        // The best method says itself how far it has got.
        let tells = rung == Rung::Nimber(NimberMethod::Best);
        let _waiting = (!tells).then(|| Waiting::new(words.say(&waiting)));
        for tt_entries in bounds {
            let climbed = game.measure(rung, position, &options, tt_entries);
            let told = self.bar.take_told().filter(|_| climbed.is_err());
            if let Some(known) = told {
                let words = words.to_programs();
                complain(&so_far_in_a_line(&words, &known));
            }
            let climbed = climbed.map_err(|unsolved| Failure::unsolved(words, unsolved));
            measured.extend(climbed?);
        }
        Ok(measured)
    }
}

impl Comparing<'_> {
    fn compare(&self, game: &dyn Solver, position: &At) -> Result<(), Failure> {
        let rungs = self.rungs(game, position);
        if rungs.is_empty() {
            let all = game.rungs(position);
            let known: Vec<&str> = all.iter().map(|rung| rung.name_among(&all)).collect();
            let phrase = Phrase::new("refuse-method-here").with("game", game_name(game));
            return Err(self.context.usage(&phrase.with("known", known.join(", "))));
        }
        if self.compare.trace {
            return trace::run(self.context, game, position, &rungs, &self.options);
        }
        let mut printer = self.context.printer();
        let mut rows = Vec::new();
        let mut ended = Ok(());
        for (rung, name) in rungs {
            let climbed = match self.climb(game, position, (rung, name)) {
                Ok(climbed) => climbed,
                Err(stopped) => {
                    ended = Err(stopped);
                    break;
                }
            };
            for measured in climbed {
                if self.compare.json {
                    printer.line(&json::line(&json::Compared::new(name, &measured)))?;
                    printer.flush()?;
                }
                rows.push((name, measured));
            }
        }
        // The methods that have finished are not lost.
        if !self.compare.json && (ended.is_ok() || !rows.is_empty()) {
            let title = Phrase::new("compare-title")
                .with("game", game_name(game))
                .with("position", game.write_position(position));
            let width = printer.width();
            let by_points = game.points_left(position).is_some();
            let table = comparison(&title, &rows, by_points, &self.context.words, width);
            printer.show(&table)?;
        }
        printer.flush()?;
        ended
    }
}
