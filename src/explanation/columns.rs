//! The figures of a law that are better shown than told: for nim the piles in binary, one below the other.

use super::Words;
use crate::reason::Form;
use crate::text::{Role, Span, Text};

/// Between the piles before a move and those after it.
const ARROW: &str = "   ->   ";

/// Piles with their nim-sum, as wide as the largest of them.
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

impl Words {
    /// The figures of a law within `width` columns: the piles before the move and after it side by side, or one below the other,
    /// or nothing where there is no room even for that.
    pub(super) fn figures(&self, form: &Form, width: usize) -> Text {
        let (before, after) = match form {
            Form::Binary { before, after } => (before, after),
            Form::Components { before, after } => {
                return self.parts(before, after.as_deref(), width);
            }
            Form::Plain => return Text::new(),
        };
        let sum = |sizes: &[u64]| sizes.iter().fold(0, |sum, size| sum ^ size);
        let largest = before.iter().chain(after.iter().flatten()).max();
        let bits = largest.map_or(1, |&largest| format!("{largest:b}").len());
        let columns = |sizes| Columns {
            sizes,
            sum: sum(sizes),
            bits,
        };
        let before = columns(before);
        let label = self.text("label-nim-sum");
        let names = before.sizes.iter().map(|size| size.to_string().len());
        let name_width = names.chain([label.chars().count()]).max().unwrap_or(0);
        let beside = 2 + name_width + 3;
        let Some(after) = after.as_deref().map(columns) else {
            return self.block(&before, name_width, beside + bits <= width);
        };
        let value = " = ".len() + largest.map_or(1, |largest| largest.to_string().len());
        if beside + bits + ARROW.len() + bits + value <= width {
            return self.side_by_side(&before, &after, name_width);
        }
        let fits = beside + bits <= width;
        let between = if fits {
            Text::new().blank().prose(self.text("after-it"))
        } else {
            Text::new()
        };
        self.block(&before, name_width, fits)
            .then(between)
            .then(self.block(&after, name_width, fits))
    }

    fn block(&self, columns: &Columns, name_width: usize, fits: bool) -> Text {
        if !fits {
            return Text::new();
        }
        let row = |name: String, size, role| {
            let row = format!("  {name:>name_width$}   {}", columns.binary(size));
            vec![Span::new(role, row)]
        };
        let sizes = columns.sizes.iter();
        let text = sizes.fold(Text::new().blank(), |text, &size| {
            text.fixed(row(size.to_string(), size, Role::Plain))
        });
        text.fixed(row(self.text("label-nim-sum"), columns.sum, Role::Strong))
    }

    fn side_by_side(&self, before: &Columns, after: &Columns, name_width: usize) -> Text {
        let row = |name: String, size, role, new, value: String| {
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
            text.fixed(row(size.to_string(), size, Role::Plain, new, value))
        });
        let label = self.text("label-nim-sum");
        text.fixed(row(
            label,
            before.sum,
            Role::Strong,
            after.sum,
            String::new(),
        ))
    }
}
