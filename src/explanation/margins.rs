//! What each move comes to where points decide, as a small table or in sentences.

use super::Words;
use super::table::{Align, Table};
use crate::reason::{Margin, Phrase, Reason};
use crate::text::Text;

impl Words {
    /// The moves with what they gain, the other player's best answer and the margin in the end; the best are marked.
    pub fn margins(&self, reason: &Reason, width: usize) -> Text {
        if reason.margins.is_empty() {
            return Text::new();
        }
        let head = [
            "column-move",
            "column-gains",
            "column-answer",
            "column-margin",
        ];
        let rows = reason.margins.iter().map(|margin| {
            vec![
                margin.played.clone(),
                margin.gains.to_string(),
                margin.answer.clone().unwrap_or_else(|| "-".to_owned()),
                signed(margin.margin),
                if margin.is_best {
                    self.text("mark-best")
                } else {
                    String::new()
                },
            ]
        });
        let table = Table {
            head: head
                .iter()
                .map(|&id| self.text(id))
                .chain([String::new()])
                .collect(),
            align: vec![
                Align::Right,
                Align::Right,
                Align::Right,
                Align::Right,
                Align::Left,
            ],
            rows: rows.collect(),
        };
        let text = Text::words(self.text("margins-told"))
            .blank()
            .then(table.show(width));
        match self.more_margins(reason) {
            Some(more) => text.prose(format!("  ... {more}")),
            None => text,
        }
    }

    /// The same in sentences.
    pub(super) fn margins_in_a_line(&self, reason: &Reason) -> Vec<String> {
        let told = reason.margins.iter().map(|margin| self.margin(margin));
        told.chain(self.more_margins(reason)).collect()
    }

    fn margin(&self, margin: &Margin) -> String {
        let phrase = match &margin.answer {
            Some(answer) => Phrase::new("margin-answered").with("answer", answer.as_str()),
            None => Phrase::new("margin-ends"),
        };
        let phrase = phrase
            .with("move", margin.played.as_str())
            .with("gains", margin.gains.to_string())
            .with("margin", signed(margin.margin));
        self.say(&phrase)
    }

    fn more_margins(&self, reason: &Reason) -> Option<String> {
        let more = Phrase::new("more-margins").with("count", reason.more_margins.min(1 << 53));
        (reason.more_margins > 0).then(|| self.say(&more))
    }
}

/// A margin with its sign.
pub(super) fn signed(margin: i64) -> String {
    if margin == 0 {
        "0".to_owned()
    } else {
        format!("{margin:+}")
    }
}
