//! The independent components of a position, drawn side by side with their nimbers, and the nim-sum of those that the player to
//! move loses with.

use super::binary::Binary;
use super::blocks::{Block, side_by_side};
use crate::explanation::{Show, Words};
use crate::reason::{Component, Phrase};
use crate::text::Text;

/// More components than these are counted in words, not drawn.
const MOST_DRAWN: usize = 24;

/// More nimbers than these are not added up in columns.
const MOST_ADDED: usize = 8;

/// The components before a move, and those after it.
pub(super) struct Components<'a> {
    pub(super) before: &'a [Component],
    pub(super) after: Option<&'a [Component]>,
}

impl Show for Components<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let &Self { before, after } = self;
        // One component is the position itself, which is in view.
        let text = match before {
            [_] => Text::new(),
            _ => drawn(before, words, width),
        };
        match after {
            Some(after) if !after.is_empty() => text
                .blank()
                .prose(words.text("after-it-components"))
                .then(drawn(after, words, width))
                .then(added(after, words, width)),
            Some(_) => text,
            None => text.then(added(before, words, width)),
        }
    }
}

/// The components side by side, each with its nimber.
pub(super) fn drawn(components: &[Component], words: &Words, width: usize) -> Text {
    if components.len() > MOST_DRAWN {
        return Text::new();
    }
    let blocks = components.iter().map(|component| {
        let label = Phrase::new("component-nimber").with("nimber", component.nimber.to_string());
        Block::new(component.rows.clone(), vec![words.say(&label)])
    });
    side_by_side(blocks.collect(), width)
}

/// The nimbers in binary with their nim-sum.
fn added(components: &[Component], words: &Words, width: usize) -> Text {
    if !(2..=MOST_ADDED).contains(&components.len()) {
        return Text::new();
    }
    let nimbers: Vec<u64> = components
        .iter()
        .map(|component| component.nimber)
        .collect();
    let added = Binary {
        before: &nimbers,
        after: None,
    };
    added.show(words, width)
}
