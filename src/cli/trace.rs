//! `nimatron compare --trace`: the search tree of each method for nimbers, as indented text.

use super::{Context, Failure};
use crate::explanation::Words;
use crate::games::{Impartial, Rules, SumVisitor};
use crate::inference::{Budget, Climbing, MAX_TRACED, NimberMethod, Rung, Unsolved, Whole, trace};
use crate::reason::Phrase;
use crate::text::Text;

pub(super) fn run<R: Rules>(
    context: &Context,
    rules: &R,
    position: &R::Position,
    rungs: &[(Rung, &'static str)],
    climbing: &Climbing,
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
        let phrase = Phrase::new("refuse-trace").with("game", words.game(rules));
        return Err(context.usage(&phrase));
    }
    for (method, name) in methods {
        let title = Phrase::new("trace-title")
            .with("game", rules.kind().name())
            .with("position", rules.write_position(position))
            .with("method", name);
        let tracing = Tracing {
            words,
            method,
            position,
            climbing,
            title: words.say(&title),
        };
        let traced = rules.as_sum(position, tracing).transpose();
        let traced = traced.map_err(|unsolved| Failure::unsolved(words, unsolved))?;
        let Some(text) = traced.flatten() else {
            let phrase = Phrase::new("refuse-trace-size").with("most", MAX_TRACED);
            return Err(context.usage(&phrase));
        };
        printer.show(&text)?;
    }
    Ok(printer.flush()?)
}

/// Traces the search for a nimber by one method, and puts it into words; nothing where the position is too large.
struct Tracing<'a, P> {
    words: &'a Words,
    method: NimberMethod,
    position: &'a P,
    climbing: &'a Climbing,
    title: String,
}

impl<P> Tracing<'_, P> {
    fn run<G: Impartial>(&self, game: &G, parts: &[G::Part]) -> Result<Option<Text>, Unsolved> {
        let budget = Budget {
            max_memory: self.climbing.limits.max_memory,
            give_up: self.climbing.give_up,
            tt_entries: None,
        };
        let interrupt = self.climbing.interrupt.clone();
        let traced = trace(game, parts, self.method, budget, interrupt)?;
        Ok(traced.map(|trace| self.words.trace(&self.title, game, &trace)))
    }
}

impl<P> SumVisitor<P> for Tracing<'_, P> {
    type Output = Result<Option<Text>, Unsolved>;

    fn visit<G: Impartial + 'static>(
        self,
        game: G,
        parts: impl Fn(&G, &P) -> Option<Vec<G::Part>> + 'static,
    ) -> Self::Output {
        let parts = parts(&game, self.position).unwrap_or_default();
        if self.climbing.split {
            return self.run(&game, &parts);
        }
        let whole = Whole::new(game);
        let parts: Vec<u32> = whole.whole(&parts).into_iter().collect();
        self.run(&whole, &parts)
    }
}
