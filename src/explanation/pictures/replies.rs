//! The replies to a losing position and how they are answered, as a table.

use super::grid::{Align, Grid};
use crate::explanation::sentences::more_replies;
use crate::explanation::{Show, Words};
use crate::reason::{Reason, Standing};
use crate::text::Text;

/// The replies and their answers, and how many more there are.
pub(crate) struct Replies<'a> {
    /// The reason that has the replies.
    pub reason: &'a Reason,
    /// The message that counts those which are not shown.
    pub more: &'static str,
}

impl Show for Replies<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let reason = self.reason;
        if reason.replies.is_empty() {
            return Text::new();
        }
        let first = match reason.standing {
            // The replies are the moves of the player who is to move.
            Standing::Lost { .. } => "column-move",
            _ => "column-reply",
        };
        let rows = reason.replies.iter().map(|reply| {
            vec![
                reply.reply.clone(),
                reply.leaves.clone(),
                dash(&reply.answer),
                dash(&reply.then),
                words.say(&reply.note),
            ]
        });
        let columns = [first, "column-leaves", "column-answer", "column-leaves", ""];
        let grid = Grid {
            columns: columns.map(|id| (id, Align::Left)).to_vec(),
            rows: rows.collect(),
        };
        let text = Text::new().blank().then(grid.show(words, width));
        if reason.more_replies == 0 {
            return text;
        }
        let more = words.say(&more_replies(self.more, reason.more_replies));
        text.prose(format!("  ... {more}"))
    }
}

fn dash(entry: &str) -> String {
    if entry.is_empty() {
        "-".to_owned()
    } else {
        entry.to_owned()
    }
}
