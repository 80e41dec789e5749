//! `nimatron compare --trace`: the search tree of each method for nimbers, as indented text.

use super::{Context, Failure};
use crate::communication::Waiting;
use crate::explanation::pictures::SearchTree;
use crate::explanation::sentences::game_name;
use crate::explanation::{Show, Words};
use crate::games::Sum;
use crate::inference::{
    At, Budget, CompareOptions, ComponentsVisitor, MAX_TRACED, NimberMethod, Rung, Solver,
    Unsolved, trace, visit_components,
};
use crate::reason::Phrase;
use crate::text::Text;

pub(super) fn run(
    context: &Context,
    rules: &dyn Solver,
    position: &At,
    rungs: &[(Rung, &'static str)],
    options: &CompareOptions,
) -> Result<(), Failure> {
    let words = &context.words;
    let mut printer = context.printer();
    let width = printer.width();
    let methods: Vec<(NimberMethod, &str)> = rungs
        .iter()
        .filter_map(|&(rung, name)| match rung {
            Rung::Nimber(method) => Some((method, name)),
            _ => None,
        })
        .collect();
    if methods.is_empty() {
        let phrase = Phrase::new("refuse-trace").with("game", game_name(rules));
        return Err(context.usage(&phrase));
    }
    for (method, name) in methods {
        let title = Phrase::new("trace-title")
            .with("game", game_name(rules))
            .with("position", rules.write_position(position))
            .with("method", name);
        let tracing = Tracing {
            words,
            method,
            options,
            title,
            width,
        };
        let waiting = Phrase::new("progress-method").with("method", name);
        let waiting = Waiting::new(words.say(&waiting));
        let traced = visit_components(rules, position, options.split, tracing).transpose();
        drop(waiting);
        let traced = traced.map_err(|unsolved| Failure::unsolved(words, unsolved))?;
        let Some(text) = traced.flatten() else {
            let phrase = Phrase::new("refuse-trace-size").with("most", MAX_TRACED);
            return Err(context.usage(&phrase));
        };
        printer.show(&text)?;
    }
    Ok(printer.flush()?)
}

/// Traces the search for a nimber by one method, and shows it; `None` if the position is too large.
struct Tracing<'a> {
    words: &'a Words,
    method: NimberMethod,
    options: &'a CompareOptions,
    title: Phrase,
    width: usize,
}

impl ComponentsVisitor for Tracing<'_> {
    type Output = Result<Option<Text>, Unsolved>;

    fn visit<G: Sum>(self, game: Box<dyn Solver>, components: &[G::Component]) -> Self::Output {
        let budget = Budget {
            max_memory: self.options.limits.max_memory,
            give_up: self.options.give_up,
            tt_entries: None,
        };
        let interrupt = self.options.interrupt.clone();
        let traced = trace(game, components, self.method, budget, interrupt)?;
        Ok(traced.map(|(game, trace)| {
            let tree = SearchTree {
                title: &self.title,
                game: &game,
                trace: &trace,
            };
            tree.show(self.words, self.width)
        }))
    }
}
