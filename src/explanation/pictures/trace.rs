//! The search tree of a method for nimbers as indented text.

use crate::explanation::{Show, Words};
use crate::inference::{NimberSet, Source, Trace, TracedCall, TracedFollower};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The indent of each level below the one that entered it.
const INDENT: usize = 2;

/// What a search did, step by step: each component with the set R that it was asked for and the set P of nimbers still possible,
/// what was returned, what came from a table, and where it was cut.
pub(crate) struct SearchTree<'a> {
    /// The title.
    pub title: &'a Phrase,
    /// What was recorded.
    pub trace: &'a Trace<String>,
}

impl Show for SearchTree<'_> {
    fn show(&self, words: &Words, _width: usize) -> Text {
        let trace = self.trace;
        let text = Text::new()
            .styled(Role::Strong, words.say(self.title))
            .blank();
        let text = trace
            .calls
            .iter()
            .fold(text, |text, root| add_call(words, text, root, INDENT));
        let nimber = Phrase::new("report-nimber").with("nimber", trace.nimber.to_string());
        let calls: u64 = trace.calls.iter().map(TracedCall::count).sum();
        text.prose(words.say(&nimber))
            .prose(words.say(&Phrase::new("trace-calls").with("count", calls)))
            .prose(words.text("trace-means"))
            .blank()
    }
}

fn add_call(words: &Words, text: Text, call: &TracedCall<String>, indent: usize) -> Text {
    let mut asked = format!("{}   R = {}", call.component, set(call.wanted));
    if let Some(possible) = call.possible {
        asked.push_str(&format_possible(possible));
    }
    let text = indented(text, indent, &asked);
    let text = call.followers.iter().fold(text, |text, follower| {
        add_follower(words, text, follower, indent + INDENT)
    });
    let returned = match call.returned {
        Some(nimber) => sourced(words, "trace-returns", nimber, call.source),
        None => words.text(match call.source {
            Source::Table => "trace-excluded",
            _ => "trace-cut",
        }),
    };
    indented(text, indent, &format!("= {returned}"))
}

fn add_follower(
    words: &Words,
    text: Text,
    follower: &TracedFollower<String>,
    indent: usize,
) -> Text {
    let left = if follower.components.is_empty() {
        words.text("trace-nothing")
    } else {
        follower.components.join(" + ")
    };
    let known = match (follower.nimber, follower.calls.is_empty()) {
        (Some(nimber), true) => {
            format!(
                "   {}",
                sourced(words, "trace-has", nimber, follower.source)
            )
        }
        _ => String::new(),
    };
    let text = indented(text, indent, &format!("-> {left}{known}"));
    let text = follower.calls.iter().fold(text, |text, call| {
        add_call(words, text, call, indent + INDENT)
    });
    let found = match (follower.nimber, follower.calls.is_empty()) {
        (Some(nimber), false) => sourced(words, "trace-has", nimber, Source::Search),
        (None, _) => words.text("trace-not-asked"),
        (Some(_), true) => String::new(),
    };
    let found = format!("{found}{}", format_possible(follower.possible));
    indented(text, indent + INDENT, found.trim_start())
}

fn sourced(words: &Words, id: &'static str, nimber: u8, source: Source) -> String {
    let found = words.say(&Phrase::new(id).with("nimber", u64::from(nimber)));
    match source {
        Source::Table => format!("{found} {}", words.text("trace-from-table")),
        Source::Game => format!("{found} {}", words.text("trace-from-game")),
        Source::Search => found,
    }
}

fn format_possible(possible: NimberSet) -> String {
    format!("   P = {}", set(possible))
}

/// A line that keeps its indent if it is folded.
fn indented(text: Text, indent: usize, line: &str) -> Text {
    text.entry(format!("{}{line}", " ".repeat(indent)), INDENT)
}

/// Returns a set of nimbers with its runs as ranges: `{0, 2..5}`, and `{0..}` for all.
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
