//! The replies to a losing position and how they are answered: as a table, or drawn if positions are hard to read as they are
//! written.

use super::blocks::{Block, side_by_side};
use super::grid::{Align, Grid};
use crate::explanation::sentences::more_replies;
use crate::explanation::{Show, Words};
use crate::reason::{Phrase, Reason, Standing};
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
        let drawn = drawn(reason, words, width);
        let text = drawn.unwrap_or_else(|| Text::new().blank().then(table(reason, words, width)));
        if reason.more_replies == 0 {
            return text;
        }
        let more = words.say(&more_replies(self.more, reason));
        text.prose(format!("  ... {more}"))
    }
}

/// Draws what each answer leaves. `None` if positions are readable as they are written.
fn drawn(reason: &Reason, words: &Words, width: usize) -> Option<Text> {
    let blocks: Option<Vec<Block>> = reason
        .replies
        .iter()
        .map(|reply| {
            let label = match reply.answer.as_str() {
                "" => vec![reply.reply.clone(), words.say(&reply.note)],
                answer => {
                    let answer = Phrase::new("then-answer").with("move", answer);
                    vec![reply.reply.clone(), words.say(&answer)]
                }
            };
            Some(Block::new(reply.sketch.clone()?, label))
        })
        .collect();
    Some(side_by_side(blocks?, width))
}

fn table(reason: &Reason, words: &Words, width: usize) -> Text {
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
    grid.show(words, width)
}

fn dash(entry: &str) -> String {
    if entry.is_empty() {
        "-".to_owned()
    } else {
        entry.to_owned()
    }
}
