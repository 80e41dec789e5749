//! Numbers in binary, one below the other, with their nim-sum.

use super::Words;
use crate::text::{Role, Span, Text};

/// Between the numbers before a move and those after it.
const ARROW: &str = "   ->   ";

/// Returns the numbers before a move and after it: side by side, or one block below the other, or nothing if there is no room even for
/// that.
pub(super) fn binary(before: &[u64], after: Option<&[u64]>, words: &Words, width: usize) -> Text {
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
