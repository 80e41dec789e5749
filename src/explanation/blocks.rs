//! Small drawings side by side, each with a label below it.

use super::grid::{GAP, INDENT, widest};
use crate::text::{Role, Text, columns, padded};

/// Ends a row that is cut.
const ELLIPSIS: &str = "...";

/// A small drawing with its label.
pub(super) struct Block {
    pub(super) rows: Vec<String>,
    pub(super) label: Vec<String>,
}

impl Block {
    fn width(&self) -> usize {
        widest(self.rows.iter().chain(&self.label))
    }
}

/// Draws blocks side by side, as many on a line as fit. Rows that are too long are cut where an ellipsis begins.
pub(super) fn side_by_side(mut blocks: Vec<Block>, width: usize) -> Text {
    let room = width.saturating_sub(INDENT.len());
    for row in blocks.iter_mut().flat_map(|block| &mut block.rows) {
        if columns(row) > room {
            let kept = room.saturating_sub(ELLIPSIS.len());
            *row = row.chars().take(kept).collect::<String>() + ELLIPSIS;
        }
    }
    let mut text = Text::new();
    let mut left = blocks.as_slice();
    while !left.is_empty() {
        let mut taken = INDENT.len();
        let fitting = left.iter().take_while(|block| {
            taken += block.width() + GAP.len();
            taken - GAP.len() <= width
        });
        let (line, rest) = left.split_at(fitting.count().max(1));
        text = part(text.blank(), Role::Plain, line, |block| &block.rows);
        text = part(text, Role::Strong, line, |block| &block.label);
        left = rest;
    }
    text
}

/// Adds the drawings or the labels of the blocks on a line.
fn part(text: Text, role: Role, blocks: &[Block], lines: fn(&Block) -> &Vec<String>) -> Text {
    let heights = blocks.iter().map(|block| lines(block).len());
    (0..heights.max().unwrap_or(0)).fold(text, |text, row| {
        let cells = blocks.iter().map(|block| {
            let cell = lines(block).get(row).map_or("", String::as_str);
            padded(cell, block.width())
        });
        let cells = cells.collect::<Vec<_>>().join(GAP);
        text.line(role, &format!("{INDENT}{cells}"))
    })
}
