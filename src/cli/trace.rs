//! `nimatron compare --trace`: the search tree of each method for nimbers, as indented text.

use super::{Context, Failure};
use crate::communication::Waiting;
use crate::explanation::titles::game_name;
use crate::explanation::trace::search_tree;
use crate::inference::{At, CompareOptions, MAX_TRACED, NimberMethod, Rung, Solver};
use crate::reason::Phrase;

pub(super) fn run(
    context: &Context,
    game: &dyn Solver,
    position: &At,
    rungs: &[(Rung, &'static str)],
    options: &CompareOptions,
) -> Result<(), Failure> {
    let words = &context.words;
    let mut printer = context.printer();
    let methods: Vec<(NimberMethod, &str)> = rungs
        .iter()
        .filter_map(|&(rung, name)| match rung {
            Rung::Nimber(method) => Some((method, name)),
            _ => None,
        })
        .collect();
    if methods.is_empty() {
        let phrase = Phrase::new("refuse-trace").with("game", game_name(game));
        return Err(context.usage(&phrase));
    }
    for (method, name) in methods {
        let waiting = Phrase::new("progress-method").with("method", name);
        let waiting = Waiting::new(words.say(&waiting));
        let traced = game.trace(method, position, options);
        drop(waiting);
        let traced = traced.map_err(|unsolved| Failure::unsolved(words, unsolved))?;
        let Some(trace) = traced else {
            let phrase = Phrase::new("refuse-trace-size").with("most", MAX_TRACED);
            return Err(context.usage(&phrase));
        };
        let title = Phrase::new("trace-title")
            .with("game", game_name(game))
            .with("position", game.write_position(position))
            .with("method", name);
        printer.show(&search_tree(&title, &trace, words))?;
    }
    Ok(printer.flush()?)
}
