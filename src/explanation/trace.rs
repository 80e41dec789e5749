//! The search tree of a method for nimbers as indented text.

use super::{Words, report};
use crate::inference::{NimberSet, Source, Trace, TracedCall, TracedFollower};
use crate::reason::Phrase;
use crate::text::Text;

/// The indent of each level below the one that entered it.
const INDENT: &str = "  ";

/// Returns what a search did, step by step: each component with the set R that it was asked for and the set P of nimbers still
/// possible, what was returned, what came from a table, and where it was cut.
pub(crate) fn search_tree(title: &Phrase, trace: &Trace, words: &Words) -> Text {
    let title = Text::headed(words, title).blank();
    let lines = trace.calls.iter().flat_map(|one| below(call(words, one)));
    // A line that is folded keeps its indent.
    let text = lines.fold(title, |text, line| text.entry(line, INDENT.len()));
    let calls: u64 = trace.calls.iter().map(TracedCall::count).sum();
    text.then(report::nimber(trace.nimber, words))
        .say(words, Phrase::new("trace-calls").with("count", calls))
        .say(words, "trace-means")
        .blank()
}

/// Lines one level deeper.
fn below(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(|line| INDENT.to_owned() + &line)
}

fn call(words: &Words, call: &TracedCall) -> Vec<String> {
    let wanted = set(call.wanted);
    let possible = call.possible.map(possible).unwrap_or_default();
    let mut lines = vec![format!("{}   R = {wanted}{possible}", call.component)];
    let followers = call.followers.iter();
    lines.extend(followers.flat_map(|one| below(follower(words, one))));
    let returned = match (call.returned, call.source) {
        (Some(nimber), source) => sourced(words, "trace-returns", nimber, source),
        (None, Source::Table) => words.text("trace-excluded"),
        (None, _) => words.text("trace-cut"),
    };
    lines.push(format!("= {returned}"));
    lines
}

fn follower(words: &Words, follower: &TracedFollower) -> Vec<String> {
    let left = match follower.components.as_slice() {
        [] => words.text("trace-nothing"),
        components => components.join(" + "),
    };
    let has = |nimber, source| sourced(words, "trace-has", nimber, source);
    // Without a call it is known at once.
    let (known, found) = match follower.nimber {
        Some(nimber) if follower.calls.is_empty() => (
            format!("   {}", has(nimber, follower.source)),
            String::new(),
        ),
        Some(nimber) => (String::new(), has(nimber, Source::Search)),
        None => (String::new(), words.text("trace-not-asked")),
    };
    let mut lines = vec![format!("-> {left}{known}")];
    lines.extend(
        follower
            .calls
            .iter()
            .flat_map(|one| below(call(words, one))),
    );
    let found = found + &possible(follower.possible);
    lines.push(format!("{INDENT}{}", found.trim_start()));
    lines
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
pub(super) fn set(nimbers: NimberSet) -> String {
    let nimbers: Vec<u8> = nimbers.iter().collect();
    let runs = nimbers.chunk_by(|one, next| one + 1 == *next);
    let runs = runs.map(|run| match run {
        [first, _, .., NimberSet::LARGEST] => format!("{first}.."),
        [first, _, .., last] => format!("{first}..{last}"),
        run => run.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    });
    format!("{{{}}}", runs.collect::<Vec<_>>().join(", "))
}
