//! Small drawings side by side, each with a label below it.

use crate::text::{Role, Span, Text, columns};

const INDENT: usize = 2;
const GAP: usize = 3;

/// Ends a row that is cut.
const ELLIPSIS: &str = "...";

/// A small drawing with its label.
pub(super) struct Block {
    rows: Vec<String>,
    label: Vec<String>,
    width: usize,
}

impl Block {
    /// A drawing of these rows with a label of one line or more below it.
    pub(super) fn new(rows: Vec<String>, label: Vec<String>) -> Self {
        let widths = rows.iter().chain(&label).map(|row| columns(row));
        Self {
            width: widths.max().unwrap_or(0),
            rows,
            label,
        }
    }

    /// The same block, with rows that are too long cut where an ellipsis begins.
    fn within(self, width: usize) -> Self {
        if self.width <= width {
            return self;
        }
        let rows = self.rows.into_iter().map(|row| {
            if columns(&row) <= width {
                return row;
            }
            let kept = width.saturating_sub(ELLIPSIS.len());
            let start: String = row.chars().take(kept).collect();
            start + ELLIPSIS
        });
        Self::new(rows.collect(), self.label)
    }
}

/// Draws blocks side by side, as many on a line as fit. Rows that are too long are cut.
pub(super) fn side_by_side(blocks: Vec<Block>, width: usize) -> Text {
    let room = width.saturating_sub(INDENT);
    let blocks: Vec<Block> = blocks.into_iter().map(|block| block.within(room)).collect();
    let mut text = Text::new();
    let mut left = blocks.as_slice();
    while !left.is_empty() {
        let (line, rest) = left.split_at(fitting(left, width));
        text = text.blank().then(on_a_line(line));
        left = rest;
    }
    text
}

/// Returns the number of blocks that fit on a line, at least 1.
fn fitting(blocks: &[Block], width: usize) -> usize {
    let mut taken = INDENT;
    let fitting = blocks.iter().take_while(|block| {
        taken += block.width + GAP;
        taken - GAP <= width
    });
    fitting.count().max(1)
}

fn on_a_line(blocks: &[Block]) -> Text {
    let line = |role, entry: &dyn Fn(&Block) -> Option<String>| {
        let cells = blocks.iter().map(|block| {
            let entry = entry(block).unwrap_or_default();
            let padding = block.width - columns(&entry);
            format!("{entry}{}", " ".repeat(padding))
        });
        let cells: Vec<String> = cells.collect();
        let line = format!("{}{}", " ".repeat(INDENT), cells.join(&" ".repeat(GAP)));
        vec![Span::new(role, line.trim_end())]
    };
    let highest = |rows: &dyn Fn(&Block) -> usize| blocks.iter().map(rows).max().unwrap_or(0);
    let drawn = (0..highest(&|block| block.rows.len())).fold(Text::new(), |text, row| {
        text.fixed(line(Role::Plain, &|block| block.rows.get(row).cloned()))
    });
    (0..highest(&|block| block.label.len())).fold(drawn, |text, row| {
        text.fixed(line(Role::Strong, &|block| block.label.get(row).cloned()))
    })
}
