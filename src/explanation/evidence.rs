//! What is drawn beside a theorem, in the form that the game chose, and small drawings side by
//! side.

use super::grid::{GAP, INDENT, widest};
use super::{is_accessible, message};
use crate::reason::{Component, Form};
use crate::text::{Role, Span, Text, columns, nim_sum, padded};

/// More components than these are counted in words, not drawn.
const MOST_DRAWN: usize = 24;

/// Returns the figures of a theorem.
pub(crate) fn figures(form: &Form, width: usize) -> Text {
    match form {
        Form::Plain => Text::new(),
        Form::Binary { before, after } => binary(before, after.as_deref(), width),
        // The theorem has said the nimbers.
        Form::Components { .. } if is_accessible() => Text::new(),
        Form::Components { before, after } => {
            // One component is the position itself, which is in view.
            let text = match before.as_slice() {
                [_] => Text::new(),
                _ => drawn(before, width),
            };
            match after.as_deref() {
                Some([]) | None => text,
                Some(after) => text
                    .blank()
                    .say("after-it-components")
                    .then(drawn(after, width)),
            }
        }
    }
}

/// The components side by side, each with its nimber.
fn drawn(components: &[Component], width: usize) -> Text {
    if components.len() > MOST_DRAWN {
        return Text::new();
    }
    let blocks = components.iter().map(|component| {
        let label = phrase!("component-nimber", nimber = component.nimber.to_string());
        Block {
            rows: component.rows.clone(),
            label: vec![label.to_string()],
        }
    });
    side_by_side(blocks.collect(), width)
}

/// Between the numbers before a move and those after it.
const ARROW: &str = "   ->   ";

/// Returns the numbers before a move and after it: side by side, or one block below the other, or
/// nothing if there is no room even for that.
pub(crate) fn binary(before: &[u64], after: Option<&[u64]>, width: usize) -> Text {
    let largest = before
        .iter()
        .chain(after.into_iter().flatten())
        .max()
        .copied()
        .unwrap_or(0);
    let bits = format!("{largest:b}").len();
    let label = message("label-nim-sum");
    let name_width = before
        .iter()
        .map(|size| size.to_string().len())
        .chain([label.chars().count()])
        .max()
        .unwrap_or(0);
    let taken = 2 + name_width + 3 + bits;
    if taken > width {
        return Text::new();
    }
    // The numbers, and below them the nim-sum.
    let rows = |sizes: &[u64]| {
        let numbers = sizes
            .iter()
            .map(|&size| (Role::Plain, size.to_string(), size));
        let sum = (Role::Strong, label.clone(), nim_sum(sizes));
        numbers.chain([sum]).collect::<Vec<_>>()
    };
    let line = |name: &str, size| format!("  {name:>name_width$}   {size:0bits$b}");
    let block = |sizes: &[u64]| {
        rows(sizes)
            .into_iter()
            .fold(Text::new().blank(), |text, (role, name, size)| {
                text.line(role, &line(&name, size))
            })
    };
    let Some(after) = after else {
        return block(before);
    };
    let value = " = ".len() + largest.to_string().len();
    if taken + ARROW.len() + bits + value > width {
        let between = Text::new().blank().say("after-it");
        return block(before).then(between).then(block(after));
    }
    let pairs = rows(before).into_iter().zip(rows(after));
    pairs.fold(Text::new().blank(), |text, (old, (_, _, new))| {
        let (role, name, size) = old;
        let became = became(role, (size, new), bits);
        text.fixed(vec![Span::new(role, line(&name, size)), became])
    })
}

/// What a number or the nim-sum has become, after an arrow.
fn became(role: Role, (size, new): (u64, u64), bits: usize) -> Span {
    let changed = if new == size {
        Role::Faint
    } else {
        Role::Changed
    };
    // 0 is the same in binary.
    let is_said = new != size && new != 0 && role != Role::Strong;
    let value = if is_said {
        format!(" = {new}")
    } else {
        String::new()
    };
    Span::new(changed, format!("{ARROW}{new:0bits$b}{value}"))
}

/// Ends a row that is cut.
const ELLIPSIS: &str = "...";

/// A small drawing with its label.
pub(crate) struct Block {
    pub(crate) rows: Vec<String>,
    pub(crate) label: Vec<String>,
}

impl Block {
    fn width(&self) -> usize {
        widest(self.rows.iter().chain(&self.label))
    }
}

/// Draws blocks side by side, as many on a line as fit. Rows that are too long are cut where an
/// ellipsis begins.
pub(crate) fn side_by_side(mut blocks: Vec<Block>, width: usize) -> Text {
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
        let cells = blocks
            .iter()
            .map(|block| {
                let cell = lines(block).get(row).map_or("", String::as_str);
                padded(cell, block.width())
            })
            .collect::<Vec<_>>()
            .join(GAP);
        text.line(role, &format!("{INDENT}{cells}"))
    })
}
