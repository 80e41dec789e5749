//! Draws piles as strokes, with their counts beside them.

use super::strokes::{LEAST_ROOM, strokes};
use crate::text::{Role, Span, Text};

/// A line to draw: a heap with its number, or one that is gone and has none.
#[derive(Clone, Copy, Default)]
pub(crate) struct Row {
    pub(crate) number: Option<usize>,
    pub(crate) size: u64,
    /// What the last move took from it.
    pub(crate) taken: u64,
    /// Whether it was one heap with the next one before the last move.
    pub(crate) is_split: bool,
}

/// The heaps, with the last move in its place. `before` are the sizes before it, in the same order; if there is one more or one fewer,
/// a heap was split or is gone.
pub(crate) fn rows(sizes: &[u64], before: Option<&[u64]>) -> Vec<Row> {
    let row = |(number, &size)| Row {
        number: Some(number),
        size,
        ..Row::default()
    };
    let mut rows: Vec<Row> = (1..).zip(sizes).map(row).collect();
    let Some(before) = before else {
        return rows;
    };
    let both = before.iter().zip(sizes);
    let ahead = both.take_while(|(one, other)| one == other).count();
    let all = |sizes: &[u64]| sizes.iter().sum::<u64>();
    let taken = all(before).saturating_sub(all(sizes));
    if before.len() == sizes.len() {
        for (row, &before) in rows.iter_mut().zip(before) {
            row.taken = before.saturating_sub(row.size);
        }
    } else if before.len() > sizes.len() {
        let gone = Row {
            taken,
            ..Row::default()
        };
        rows.insert(ahead, gone);
    } else if let Some(row) = rows.get_mut(ahead) {
        (row.taken, row.is_split) = (taken, true);
    }
    rows
}

/// Draws one line for each size: its number, its strokes, its count, and what the last move did. `before` are the sizes before that
/// move.
pub(crate) fn draw(sizes: &[u64], before: Option<&[u64]>, width: usize) -> Text {
    let rows = rows(sizes, before);
    let count_width = sizes
        .iter()
        .chain(before.into_iter().flatten())
        .map(|size| size.to_string().len())
        .max()
        .unwrap_or(0);
    // Two blanks, a pile number of two digits, two blanks; after the strokes the count and, if it fits, what was
    // taken.
    let beside = 6 + 2 + count_width;
    let beside_taken = beside + 3 + count_width;
    let show_taken = width >= beside_taken + LEAST_ROOM;
    let taken_up = if show_taken { beside_taken } else { beside };
    let room = width.saturating_sub(taken_up).clamp(LEAST_ROOM, 60);
    let column = sizes
        .iter()
        .map(|&size| strokes(size, room).len())
        .chain([12])
        .max()
        .unwrap_or(0)
        .min(room);
    let mut text = Text::new();
    let minus = |taken: u64| match taken {
        0 => String::new(),
        taken => format!("  -{taken}"),
    };
    let mut split = None;
    for (index, row) in rows.iter().enumerate() {
        let mark = match split.take() {
            Some(taken) => format!(" ┘{}", minus(taken)),
            None if row.is_split => " ┐".to_owned(),
            None => minus(row.taken),
        };
        split = row.is_split.then_some(row.taken);
        let drawn = strokes(row.size, room);
        let padding = " ".repeat(column.saturating_sub(drawn.len()));
        let (number, count) = match row.number {
            Some(number) => (number.to_string(), row.size.to_string()),
            None => Default::default(),
        };
        let mut line = vec![
            Span::new(Role::Plain, format!("  {number:>2}  ")),
            Span::new(Role::Pile(index), drawn),
            Span::new(Role::Plain, format!("{padding}  {count:>count_width$}")),
        ];
        if show_taken && !mark.is_empty() {
            line.push(Span::new(Role::Changed, mark));
        }
        text = text.fixed(line);
    }
    text
}
