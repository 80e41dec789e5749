//! What is drawn beside a law, in the form that the game chose.

use super::Words;
use super::blocks::{Block, side_by_side};
use crate::reason::{Component, Form, Phrase};
use crate::text::{Role, Span, Text};

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

/// Between the numbers before a move and those after it.
const ARROW: &str = "   ->   ";

/// Returns the numbers before a move and after it: side by side, or one block below the other, or nothing if there is no room even for
/// that.
fn binary(before: &[u64], after: Option<&[u64]>, words: &Words, width: usize) -> Text {
    let largest = before.iter().chain(after.into_iter().flatten()).max();
    let largest = largest.copied().unwrap_or(0);
    let bits = format!("{largest:b}").len();
    let label = words.text("label-nim-sum");
    let names = before.iter().map(|size| size.to_string().len());
    let name_width = names.chain([label.chars().count()]).max().unwrap_or(0);
    let taken = 2 + name_width + 3 + bits;
    if taken > width {
        return Text::new();
    }
    let line = |name: &str, size| format!("  {name:>name_width$}   {size:0bits$b}");
    let block = |sizes: &[u64]| {
        let text = sizes.iter().fold(Text::new().blank(), |text, size| {
            text.line(Role::Plain, &line(&size.to_string(), *size))
        });
        text.line(Role::Strong, &line(&label, nim_sum(sizes)))
    };
    let Some(after) = after else {
        return block(before);
    };
    let value = " = ".len() + largest.to_string().len();
    if taken + ARROW.len() + bits + value > width {
        let between = Text::new().blank().prose(words.text("after-it"));
        return block(before).then(between).then(block(after));
    }
    let both = |text: Text, role, name: &str, size: u64, new: u64, value: &str| {
        let (changed, value) = if new == size {
            (Role::Faint, "")
        } else {
            (Role::Changed, value)
        };
        let new = Span::new(changed, format!("{ARROW}{new:0bits$b}{value}"));
        text.fixed(vec![Span::new(role, line(name, size)), new])
    };
    let pairs = before.iter().zip(after);
    let text = pairs.fold(Text::new().blank(), |text, (&size, &new)| {
        let value = format!(" = {new}");
        both(text, Role::Plain, &size.to_string(), size, new, &value)
    });
    both(
        text,
        Role::Strong,
        &label,
        nim_sum(before),
        nim_sum(after),
        "",
    )
}

fn nim_sum(sizes: &[u64]) -> u64 {
    sizes.iter().fold(0, |sum, size| sum ^ size)
}
