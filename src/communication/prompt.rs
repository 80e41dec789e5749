//! A prompt that may be too long for its line.

use std::borrow::Cow;

use crate::text::{Role, Span};

/// Columns kept free for an answer beside its prompt.
const ANSWER: usize = 8;

/// Breaks a prompt so that an answer has room beside its last line. Returns the lines above, and
/// the last one.
pub fn broken(prompt: &str, columns: usize) -> (Vec<String>, String) {
    let span = Span::new(Role::Plain, prompt);
    let lines = span.wrapped(0, columns.saturating_sub(ANSWER));
    let mut lines: Vec<String> = lines.into_iter().map(Cow::into_owned).collect();
    let last = lines.pop().unwrap_or_default();
    (lines, last)
}
