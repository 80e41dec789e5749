//! The search tree of a method for nimbers as indented text.

use super::Words;
use crate::games::Impartial;
use crate::inference::{NimberSet, Source, Trace, TracedCall, TracedFollower};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// How far a level is indented below the one that entered it.
const INDENT: usize = 2;

impl Words {
    /// What a search did, step by step: each part with the set R that it was asked for and the set P of nimbers still possible, what
    /// was returned, what came from a table, and where it was cut.
    pub fn trace<G: Impartial>(&self, title: &str, game: &G, trace: &Trace<G::Part>) -> Text {
        let text = Text::new().styled(Role::Strong, title).blank();
        let text = trace.calls.iter().fold(text, |text, entered| {
            self.entered(text, game, entered, INDENT)
        });
        let nimber = Phrase::new("report-nimber").with("nimber", trace.nimber.to_string());
        let calls: u64 = trace.calls.iter().map(TracedCall::count).sum();
        text.prose(self.say(&nimber))
            .prose(self.say(&Phrase::new("trace-calls").with("count", calls)))
            .prose(self.text("trace-means"))
            .blank()
    }

    fn entered<G: Impartial>(
        &self,
        text: Text,
        game: &G,
        entered: &TracedCall<G::Part>,
        indent: usize,
    ) -> Text {
        let mut asked = format!(
            "{}   R = {}",
            game.write(entered.component),
            set(entered.wanted)
        );
        if let Some(possible) = entered.possible {
            asked.push_str(&format_possible(possible));
        }
        let text = indented(text, indent, &asked);
        let text = entered.followers.iter().fold(text, |text, step| {
            self.step(text, game, step, indent + INDENT)
        });
        let returned = match entered.returned {
            Some(nimber) => self.sourced("trace-returns", nimber, entered.source),
            None => self.text(match entered.source {
                Source::Table => "trace-excluded",
                _ => "trace-cut",
            }),
        };
        indented(text, indent, &format!("= {returned}"))
    }

    fn step<G: Impartial>(
        &self,
        text: Text,
        game: &G,
        step: &TracedFollower<G::Part>,
        indent: usize,
    ) -> Text {
        let parts: Vec<String> = step
            .components
            .iter()
            .map(|&part| game.write(part))
            .collect();
        let left = if parts.is_empty() {
            self.text("trace-nothing")
        } else {
            parts.join(" + ")
        };
        let known = match (step.nimber, step.calls.is_empty()) {
            (Some(nimber), true) => {
                format!("   {}", self.sourced("trace-has", nimber, step.source))
            }
            _ => String::new(),
        };
        let text = indented(text, indent, &format!("-> {left}{known}"));
        let text = step.calls.iter().fold(text, |text, entered| {
            self.entered(text, game, entered, indent + INDENT)
        });
        let told = match (step.nimber, step.calls.is_empty()) {
            (Some(nimber), false) => self.sourced("trace-has", nimber, Source::Search),
            (None, _) => self.text("trace-not-asked"),
            (Some(_), true) => String::new(),
        };
        let told = format!("{told}{}", format_possible(step.possible));
        indented(text, indent + INDENT, told.trim_start())
    }

    fn sourced(&self, id: &'static str, nimber: u8, source: Source) -> String {
        let told = self.say(&Phrase::new(id).with("nimber", u64::from(nimber)));
        match source {
            Source::Table => format!("{told} {}", self.text("trace-from-table")),
            Source::Game => format!("{told} {}", self.text("trace-from-game")),
            Source::Search => told,
        }
    }
}

fn format_possible(possible: NimberSet) -> String {
    format!("   P = {}", set(possible))
}

/// A line that keeps its indent where it is folded.
fn indented(text: Text, indent: usize, line: &str) -> Text {
    text.entry(format!("{}{line}", " ".repeat(indent)), INDENT)
}

/// A set of nimbers with runs drawn together: `{0, 2..5}`, and `{0..}` for all.
fn set(nimbers: NimberSet) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for nimber in nimbers.iter() {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == nimber => *last = nimber,
            _ => runs.push((nimber, nimber)),
        }
    }
    let runs: Vec<String> = runs
        .into_iter()
        .map(|(first, last)| match last - first {
            0 => first.to_string(),
            1 => format!("{first}, {last}"),
            _ if last == NimberSet::LARGEST => format!("{first}.."),
            _ => format!("{first}..{last}"),
        })
        .collect();
    format!("{{{}}}", runs.join(", "))
}
