//! A prompt that may be too long for its line.

use std::borrow::Cow;

use crate::text::{Role, Span};

/// Columns kept free for an answer beside its prompt.
const ANSWER: usize = 8;

/// Breaks a prompt so that an answer has room beside its last line. Returns the lines above, and the last one.
pub(super) fn broken(prompt: &str, columns: usize) -> (Vec<String>, String) {
    let span = Span::new(Role::Plain, prompt);
    let lines = span.wrapped(0, columns.saturating_sub(ANSWER));
    let mut lines: Vec<String> = lines.into_iter().map(Cow::into_owned).collect();
    let last = lines.pop().unwrap_or_default();
    (lines, last)
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn a_prompt_breaks_at_blanks_alone_and_leaves_room_for_an_answer() {
        for (prompt, above, last) in [
            (
                "Won or lost? (w/v or l/p)",
                vec![],
                "Won or lost? (w/v or l/p)",
            ),
            (
                "How many matches in pile 1? [33]",
                vec![],
                "How many matches in pile 1? [33]",
            ),
            (
                "Is it a win, or lost? (w/v or l/p)",
                vec!["Is it a win, or lost? (w/v or"],
                "l/p)",
            ),
            (
                "Move (such as a1-b1), now",
                vec![],
                "Move (such as a1-b1), now",
            ),
            (
                "Move here now (such as aaaaa1-b1)",
                vec!["Move here now (such as"],
                "aaaaa1-b1)",
            ),
        ] {
            let (lines, asked) = broken(prompt, 40);
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            assert_eq!((lines, asked.as_str()), (above, last));
        }
    }
}
