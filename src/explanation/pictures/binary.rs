//! Numbers in binary, one below the other, with their nim-sum.

use crate::explanation::{Show, Words};
use crate::text::{Role, Span, Text};

/// Between the numbers before a move and those after it.
const ARROW: &str = "   ->   ";

/// The numbers before a move and after it: side by side, or one block below the other, or nothing if there is no room even for that.
pub(super) struct Binary<'a> {
    pub(super) before: &'a [u64],
    pub(super) after: Option<&'a [u64]>,
}

/// Numbers with their nim-sum, all in `bits` digits.
struct Columns<'a> {
    sizes: &'a [u64],
    sum: u64,
    bits: usize,
}

impl Columns<'_> {
    fn binary(&self, size: u64) -> String {
        format!("{size:0bits$b}", bits = self.bits)
    }
}

impl Show for Binary<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let &Self { before, after } = self;
        let largest = before.iter().chain(after.into_iter().flatten()).max();
        let bits = largest.map_or(1, |&largest| format!("{largest:b}").len());
        let columns = |sizes| Columns {
            sizes,
            sum: nim_sum(sizes),
            bits,
        };
        let before = columns(before);
        let label = words.text("label-nim-sum");
        let names = before.sizes.iter().map(|size| size.to_string().len());
        let name_width = names.chain([label.chars().count()]).max().unwrap_or(0);
        let beside = 2 + name_width + 3;
        let Some(after) = after.map(columns) else {
            return block(&before, &label, name_width, beside + bits <= width);
        };
        let value = " = ".len() + largest.map_or(1, |largest| largest.to_string().len());
        if beside + bits + ARROW.len() + bits + value <= width {
            return side_by_side(&before, &after, &label, name_width);
        }
        let fits = beside + bits <= width;
        let between = if fits {
            Text::new().blank().prose(words.text("after-it"))
        } else {
            Text::new()
        };
        block(&before, &label, name_width, fits)
            .then(between)
            .then(block(&after, &label, name_width, fits))
    }
}

fn block(columns: &Columns, label: &str, name_width: usize, fits: bool) -> Text {
    if !fits {
        return Text::new();
    }
    let row = |name: &str, size, role| {
        let row = format!("  {name:>name_width$}   {}", columns.binary(size));
        vec![Span::new(role, row)]
    };
    let sizes = columns.sizes.iter();
    let text = sizes.fold(Text::new().blank(), |text, &size| {
        text.fixed(row(&size.to_string(), size, Role::Plain))
    });
    text.fixed(row(label, columns.sum, Role::Strong))
}

fn side_by_side(before: &Columns, after: &Columns, label: &str, name_width: usize) -> Text {
    let row = |name: &str, size, role, new, value: String| {
        let old = format!("  {name:>name_width$}   {}", before.binary(size));
        let changed = if new == size {
            Role::Faint
        } else {
            Role::Changed
        };
        let new = format!("{ARROW}{}{value}", after.binary(new));
        vec![Span::new(role, old), Span::new(changed, new)]
    };
    let sizes = before.sizes.iter().zip(after.sizes);
    let text = sizes.fold(Text::new().blank(), |text, (&size, &new)| {
        let value = if new == size {
            String::new()
        } else {
            format!(" = {new}")
        };
        text.fixed(row(&size.to_string(), size, Role::Plain, new, value))
    });
    text.fixed(row(
        label,
        before.sum,
        Role::Strong,
        after.sum,
        String::new(),
    ))
}

fn nim_sum(sizes: &[u64]) -> u64 {
    sizes.iter().fold(0, |sum, size| sum ^ size)
}
