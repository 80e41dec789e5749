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
                    .say(words, "after-it-components")
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
    // The numbers, and below them the nim-sum.
    let rows = |sizes: &[u64]| {
        let numbers = sizes
            .iter()
            .map(|&size| (Role::Plain, size.to_string(), size));
        let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
        let sum = (Role::Strong, label.clone(), sum);
        numbers.chain([sum]).collect::<Vec<_>>()
    };
    let line = |name: &str, size| format!("  {name:>name_width$}   {size:0bits$b}");
    let block = |sizes: &[u64]| {
        let rows = rows(sizes).into_iter();
        rows.fold(Text::new().blank(), |text, (role, name, size)| {
            text.line(role, &line(&name, size))
        })
    };
    let Some(after) = after else {
        return block(before);
    };
    let value = " = ".len() + largest.to_string().len();
    if taken + ARROW.len() + bits + value > width {
        let between = Text::new().blank().say(words, "after-it");
        return block(before).then(between).then(block(after));
    }
    let pairs = rows(before).into_iter().zip(rows(after));
    pairs.fold(
        Text::new().blank(),
        |text, ((role, name, size), (_, _, new))| {
            let (changed, value) = match role {
                _ if new == size => (Role::Faint, String::new()),
                Role::Strong => (Role::Changed, String::new()),
                _ => (Role::Changed, format!(" = {new}")),
            };
            let new = Span::new(changed, format!("{ARROW}{new:0bits$b}{value}"));
            text.fixed(vec![Span::new(role, line(&name, size)), new])
        },
    )
}
