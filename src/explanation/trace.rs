//! The search tree of a method for nimbers as indented text.

use super::{Words, report};
use crate::inference::{NimberSet, Source, Trace, TracedCall, TracedFollower};
use crate::reason::Phrase;
use crate::text::Text;

/// The indent of each level below the one that entered it.
const INDENT: usize = 2;

/// Returns what a search did, step by step: each component with the set R that it was asked for and the set P of nimbers still
/// possible, what was returned, what came from a table, and where it was cut.
pub(crate) fn search_tree(title: &Phrase, trace: &Trace, words: &Words) -> Text {
    let mut lines = Vec::new();
    for call in &trace.calls {
        add_call(words, &mut lines, call, 1);
    }
    let title = Text::title(words.say(title)).blank();
    // A line that is folded keeps its indent.
    let text = lines
        .into_iter()
        .fold(title, |text, line| text.entry(line, INDENT));
    let calls: u64 = trace.calls.iter().map(TracedCall::count).sum();
    text.then(report::nimber(trace.nimber, words))
        .prose(words.say(&Phrase::new("trace-calls").with("count", calls)))
        .prose(words.text("trace-means"))
        .blank()
}

/// Adds a line at a depth.
fn add(lines: &mut Vec<String>, depth: usize, line: &str) {
    lines.push(" ".repeat(INDENT * depth) + line);
}

fn add_call(words: &Words, lines: &mut Vec<String>, call: &TracedCall, depth: usize) {
    let possible = call.possible.map(possible).unwrap_or_default();
    let asked = format!("{}   R = {}{possible}", call.component, set(call.wanted));
    add(lines, depth, &asked);
    for follower in &call.followers {
        add_follower(words, lines, follower, depth + 1);
    }
    let returned = match (call.returned, call.source) {
        (Some(nimber), source) => sourced(words, "trace-returns", nimber, source),
        (None, Source::Table) => words.text("trace-excluded"),
        (None, _) => words.text("trace-cut"),
    };
    add(lines, depth, &format!("= {returned}"));
}

fn add_follower(words: &Words, lines: &mut Vec<String>, follower: &TracedFollower, depth: usize) {
    let left = match follower.components.as_slice() {
        [] => words.text("trace-nothing"),
        components => components.join(" + "),
    };
    let has = |nimber, source| sourced(words, "trace-has", nimber, source);
    // Without a call it is known at once.
    let (known, found) = match follower.nimber {
        Some(nimber) if follower.calls.is_empty() => {
            let known = format!("   {}", has(nimber, follower.source));
            (known, String::new())
        }
        Some(nimber) => (String::new(), has(nimber, Source::Search)),
        None => (String::new(), words.text("trace-not-asked")),
    };
    add(lines, depth, &format!("-> {left}{known}"));
    for call in &follower.calls {
        add_call(words, lines, call, depth + 1);
    }
    let found = found + &possible(follower.possible);
    add(lines, depth + 1, found.trim_start());
}

fn sourced(words: &Words, id: &'static str, nimber: u8, source: Source) -> String {
    let found = words.say(&Phrase::new(id).with("nimber", u64::from(nimber)));
    match source {
        Source::Table => format!("{found} {}", words.text("trace-from-table")),
        Source::Search => found,
    }
}

fn possible(possible: NimberSet) -> String {
    format!("   P = {}", set(possible))
}

/// Returns a set of nimbers with its runs as ranges: `{0, 2..5}`, and `{0..}` for all.
fn set(nimbers: NimberSet) -> String {
    let nimbers: Vec<u8> = nimbers.iter().collect();
    let runs = nimbers.chunk_by(|one, next| one + 1 == *next);
    let runs = runs.map(|run| match run {
        [first, .., NimberSet::LARGEST] if run.len() > 2 => format!("{first}.."),
        [first, _, .., last] if run.len() > 2 => format!("{first}..{last}"),
        run => run.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    });
    format!("{{{}}}", runs.collect::<Vec<_>>().join(", "))
}
