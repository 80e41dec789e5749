//! What is drawn beside a law, in the form that the game chose.

use super::Words;
use super::binary::binary;
use super::blocks::{Block, side_by_side};
use crate::reason::{Component, Form, Phrase};
use crate::text::Text;

/// More components than these are counted in words, not drawn.
const MOST_DRAWN: usize = 24;

/// More nimbers than these are not added up in columns.
const MOST_ADDED: usize = 8;

/// Returns the figures of a law.
pub(super) fn figures(form: &Form, words: &Words, width: usize) -> Text {
    match form {
        Form::Plain => Text::new(),
        Form::Binary { before, after } => binary(before, after.as_deref(), words, width),
        Form::Summands { before, after } => {
            let added = binary(&nimbers(before), after.as_deref(), words, width);
            drawn(before, words, width).then(added)
        }
        Form::Components { before, after } => {
            // One component is the position itself, which is in view.
            let text = match before.as_slice() {
                [_] => Text::new(),
                _ => drawn(before, words, width),
            };
            match after.as_deref() {
                Some([]) => text,
                Some(after) => text
                    .blank()
                    .prose(words.text("after-it-components"))
                    .then(drawn(after, words, width))
                    .then(added(after, words, width)),
                None => text.then(added(before, words, width)),
            }
        }
    }
}

/// The components side by side, each with its nimber.
fn drawn(components: &[Component], words: &Words, width: usize) -> Text {
    if components.len() > MOST_DRAWN {
        return Text::new();
    }
    let blocks = components.iter().map(|component| {
        let label = Phrase::new("component-nimber").with("nimber", component.nimber.to_string());
        Block {
            rows: component.rows.clone(),
            label: vec![words.say(&label)],
        }
    });
    side_by_side(blocks.collect(), width)
}

/// The nimbers in binary with their nim-sum.
fn added(components: &[Component], words: &Words, width: usize) -> Text {
    if (2..=MOST_ADDED).contains(&components.len()) {
        binary(&nimbers(components), None, words, width)
    } else {
        Text::new()
    }
}

fn nimbers(components: &[Component]) -> Vec<u64> {
    components.iter().map(|one| one.nimber).collect()
}
