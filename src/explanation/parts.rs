//! The independent parts of a position, drawn side by side with their nimbers.

use super::Words;
use crate::reason::{Component, Phrase};
use crate::text::{Role, Span, Text, columns};

const INDENT: usize = 2;
const GAP: usize = 3;
/// More parts than these are counted in words, not drawn.
const MOST_DRAWN: usize = 24;

/// A part ready to stand beside others.
struct Block {
    rows: Vec<String>,
    label: String,
    width: usize,
}

impl Words {
    /// The parts before a move and those after it, where there is one.
    pub(super) fn parts(
        &self,
        before: &[Component],
        after: Option<&[Component]>,
        width: usize,
    ) -> Text {
        let text = self.drawn(before, width);
        match after {
            Some(after) if !after.is_empty() => text
                .blank()
                .prose(self.text("after-it"))
                .then(self.drawn(after, width)),
            _ => text,
        }
    }

    fn drawn(&self, parts: &[Component], width: usize) -> Text {
        if parts.len() > MOST_DRAWN {
            return Text::new();
        }
        let blocks: Vec<Block> = parts
            .iter()
            .map(|part| self.block_of(part))
            .filter(|block| INDENT + block.width <= width)
            .collect();
        let mut text = Text::new();
        let mut left = blocks.as_slice();
        while !left.is_empty() {
            let fitting = fitting(left, width);
            let (line, rest) = left.split_at(fitting);
            text = text.blank().then(side_by_side(line));
            left = rest;
        }
        text
    }

    fn block_of(&self, part: &Component) -> Block {
        let label = Phrase::new("part-nimber").with("nimber", part.nimber.to_string());
        let label = self.say(&label);
        let widths = part.rows.iter().chain([&label]).map(|row| columns(row));
        Block {
            width: widths.max().unwrap_or(0),
            rows: part.rows.clone(),
            label,
        }
    }
}

/// How many blocks fit on a line, at least one.
fn fitting(blocks: &[Block], width: usize) -> usize {
    let mut taken = INDENT;
    let fitting = blocks.iter().take_while(|block| {
        taken += block.width + GAP;
        taken - GAP <= width
    });
    fitting.count().max(1)
}

fn side_by_side(blocks: &[Block]) -> Text {
    let height = blocks.iter().map(|block| block.rows.len()).max();
    let line = |role, entry: &dyn Fn(&Block) -> String| {
        let cells = blocks.iter().map(|block| {
            let entry = entry(block);
            let padding = block.width - columns(&entry);
            format!("{entry}{}", " ".repeat(padding))
        });
        let cells: Vec<String> = cells.collect();
        let line = format!("{}{}", " ".repeat(INDENT), cells.join(&" ".repeat(GAP)));
        vec![Span::new(role, line.trim_end())]
    };
    let rows = (0..height.unwrap_or(0)).fold(Text::new(), |text, row| {
        let entry = |block: &Block| block.rows.get(row).cloned().unwrap_or_default();
        text.fixed(line(Role::Plain, &entry))
    });
    rows.fixed(line(Role::Strong, &|block| block.label.clone()))
}
