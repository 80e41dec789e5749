//! The independent components of a position, drawn side by side with their nimbers.

use crate::explanation::{Show, Words};
use crate::reason::{Component, Phrase};
use crate::text::{Role, Span, Text, columns};

const INDENT: usize = 2;
const GAP: usize = 3;
/// More components than these are counted in words, not drawn.
const MOST_DRAWN: usize = 24;

/// A component with its label, padded to `width`.
struct Block {
    rows: Vec<String>,
    label: String,
    width: usize,
}

/// The components before a move, and those after it.
pub(super) struct Components<'a> {
    pub(super) before: &'a [Component],
    pub(super) after: Option<&'a [Component]>,
}

impl Show for Components<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let text = drawn(self.before, words, width);
        match self.after {
            Some(after) if !after.is_empty() => text
                .blank()
                .prose(words.text("after-it"))
                .then(drawn(after, words, width)),
            _ => text,
        }
    }
}

fn drawn(components: &[Component], words: &Words, width: usize) -> Text {
    if components.len() > MOST_DRAWN {
        return Text::new();
    }
    let blocks: Vec<Block> = components
        .iter()
        .map(|component| Block::new(component, words))
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

impl Block {
    fn new(component: &Component, words: &Words) -> Self {
        let label = Phrase::new("part-nimber").with("nimber", component.nimber.to_string());
        let label = words.say(&label);
        let widths = component
            .rows
            .iter()
            .chain([&label])
            .map(|row| columns(row));
        Self {
            width: widths.max().unwrap_or(0),
            rows: component.rows.clone(),
            label,
        }
    }
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
