//! A prompt that may be too long for its line.

use std::borrow::Cow;

/// Columns kept free for an answer beside its prompt.
const ANSWER: usize = 12;

/// Breaks a prompt so that an answer has room beside its last line. Returns the lines above, and the last one.
pub(super) fn broken(prompt: &str, columns: usize) -> (Vec<Cow<'_, str>>, Cow<'_, str>) {
    let mut lines = textwrap::wrap(prompt, columns.saturating_sub(ANSWER).max(1));
    let last = lines.pop().unwrap_or_default();
    (lines, last)
}
