//! `nimatron compare`: one position by every method.

use super::args::Compare;
use super::solve::{joined, kind, limits, read_position, variant};
use super::{Context, Failure, json};
use crate::games::{Rules, Visitor};
use crate::inference::{Limits, Rung, climb};
use crate::reason::Phrase;

pub(super) fn run(context: &Context, compare: &Compare) -> Result<(), Failure> {
    let kind = kind(context, &compare.game)?;
    let variant = variant(context, kind, &compare.variant)?;
    let limits = limits(context, &compare.limits)?;
    let picked: Result<Vec<Rung>, Failure> = compare
        .method
        .iter()
        .map(|name| {
            Rung::from_name(name).ok_or_else(|| {
                let known = Rung::ALL.map(Rung::name).join(", ");
                context.usage(
                    &Phrase::new("refuse-method")
                        .quoting("method", name.as_str())
                        .with("known", known),
                )
            })
        })
        .collect();
    let picked = picked?;
    kind.visit(
        variant,
        Comparing {
            context,
            compare,
            limits,
            picked,
        },
    )
}

struct Comparing<'a> {
    context: &'a Context,
    compare: &'a Compare,
    limits: Limits,
    picked: Vec<Rung>,
}

impl Visitor for Comparing<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Rules + 'static>(self, rules: R) -> Self::Output {
        let words = &self.context.words;
        let text = joined(self.context, &rules, &self.compare.position)?;
        let position = read_position(self.context, &rules, &text)?;
        let interrupt = self.context.interrupt();
        let mut printer = self.context.printer();
        let mut rows = Vec::new();
        for rung in Rung::ALL {
            if !self.picked.is_empty() && !self.picked.contains(&rung) {
                continue;
            }
            let measured = climb(rung, &rules, &position, self.limits, &interrupt)
                .map_err(|unsolved| Failure::unsolved(words, unsolved))?;
            let Some(measured) = measured else {
                continue;
            };
            if self.compare.json {
                printer.line(&json::line(&json::Compared::from(&measured)))?;
                printer.flush()?;
            }
            rows.push(measured);
        }
        if !self.compare.json {
            let title = Phrase::new("compare-title")
                .with("game", words.game(&rules))
                .with("position", rules.write_position(&position));
            let width = printer.width();
            let by_points = rules.points_left(&position).is_some();
            let ladder = words.ladder(&words.say(&title), &rows, by_points, width);
            printer.show(&ladder)?;
        }
        Ok(printer.flush()?)
    }
}
