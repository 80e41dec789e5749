//! The replies to a losing position and how they are answered: as a table, or drawn if positions are hard to read as they are
//! written.

use super::Words;
use super::blocks::{Block, side_by_side};
use super::grid::Align::Left;
use super::grid::{and_more, grid};
use super::reason::more_replies;
use crate::reason::{Phrase, Reason, Standing};
use crate::text::Text;

/// Returns the replies and their answers, and by the message `more` how many more there are.
pub(crate) fn replies(reason: &Reason, more: &'static str, words: &Words, width: usize) -> Text {
    if reason.replies.is_empty() {
        return Text::new();
    }
    let text = match drawn(reason, words) {
        Some(blocks) => side_by_side(blocks, width),
        None => Text::new().blank().then(table(reason, words, width)),
    };
    and_more(text, more_replies(more, reason), words)
}

/// Draws what each answer leaves. `None` if positions are readable as they are written.
fn drawn(reason: &Reason, words: &Words) -> Option<Vec<Block>> {
    let blocks = reason.replies.iter().map(|reply| {
        let answer = match reply.answer.as_str() {
            "" => reply.note.clone(),
            answer => Phrase::new("then-answer").with("move", answer),
        };
        Some(Block {
            rows: reply.sketch.clone()?,
            label: vec![reply.reply.clone(), words.say(&answer)],
        })
    });
    blocks.collect()
}

fn table(reason: &Reason, words: &Words, width: usize) -> Text {
    let first = match reason.standing {
        // The replies are the moves of the player who is to move.
        Standing::Lost { .. } => "column-move",
        _ => "column-reply",
    };
    let dash = |entry: &str| if entry.is_empty() { "-" } else { entry }.to_owned();
    let rows = reason.replies.iter().map(|reply| {
        vec![
            reply.reply.clone(),
            reply.leaves.clone(),
            dash(&reply.answer),
            dash(&reply.then),
            words.say(&reply.note),
        ]
    });
    let heads = [first, "column-leaves", "column-answer", "column-leaves", ""];
    grid(&heads.map(|id| (id, Left)), rows, words, width)
}
