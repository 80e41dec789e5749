//! A prompt that may be too long for its line.

use std::borrow::Cow;

use textwrap::{Options, WordSeparator, WordSplitter};

/// Columns kept free for an answer beside its prompt.
const ANSWER: usize = 8;

/// Breaks a prompt so that an answer has room beside its last line. Returns the lines above, and the last one.
pub(super) fn broken(prompt: &str, columns: usize) -> (Vec<Cow<'_, str>>, Cow<'_, str>) {
    let options = Options::new(columns.saturating_sub(ANSWER).max(1))
        // As in texts, no line breaks inside a position, a move or letters to choose from.
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    let mut lines = textwrap::wrap(prompt, options);
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
            assert_eq!(
                (lines, asked.as_ref()),
                (above.into_iter().map(Into::into).collect(), last)
            );
        }
    }
}
