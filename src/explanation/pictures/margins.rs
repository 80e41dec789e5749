//! What each move comes to if points decide, as a table.

use super::grid::{Align, Grid};
use crate::explanation::sentences::{more_margins, signed};
use crate::explanation::{Show, Words};
use crate::reason::Reason;
use crate::text::Text;

/// The moves with what they gain, the best answer and the margin in the end; the best are marked.
pub(crate) struct Margins<'a>(pub &'a Reason);

impl Show for Margins<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let Self(reason) = self;
        if reason.margins.is_empty() {
            return Text::new();
        }
        let rows = reason.margins.iter().map(|margin| {
            let answer = margin.answer.as_ref();
            vec![
                margin.played.clone(),
                margin.gains.to_string(),
                answer.cloned().unwrap_or_else(|| "-".to_owned()),
                answer.map_or_else(|| "-".to_owned(), |_| margin.other.to_string()),
                signed(margin.margin),
                if margin.is_best {
                    words.text("mark-best")
                } else {
                    String::new()
                },
            ]
        });
        let grid = Grid {
            columns: vec![
                ("column-move", Align::Right),
                ("column-gains", Align::Right),
                ("column-answer", Align::Right),
                ("column-other", Align::Right),
                ("column-margin", Align::Right),
                ("", Align::Left),
            ],
            rows: rows.collect(),
        };
        let text = Text::words(words.text("margins-told"))
            .blank()
            .then(grid.show(words, width));
        match more_margins(reason) {
            Some(more) => text.prose(format!("  ... {}", words.say(&more))),
            None => text,
        }
    }
}
