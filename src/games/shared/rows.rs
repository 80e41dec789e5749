//! Draws piles as strokes, with their counts beside them.

use super::strokes::{LEAST_ROOM, strokes};
use crate::text::{Role, Span, Text};

/// Draws one line for each size: its number, its strokes, its count, and what the last move took from it. `before` are the sizes
/// before that move, in the same places.
pub(crate) fn draw(sizes: &[u64], before: Option<&[u64]>, width: usize) -> Text {
    let count_width = sizes
        .iter()
        .chain(before.into_iter().flatten())
        .map(|size| size.to_string().len())
        .max()
        .unwrap_or(0);
    let taken = |index: usize| -> u64 {
        let earlier = before.and_then(|earlier| earlier.get(index));
        earlier.map_or(0, |&earlier| earlier.saturating_sub(sizes[index]))
    };
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
    for (index, &size) in sizes.iter().enumerate() {
        let drawn = strokes(size, room);
        let padding = " ".repeat(column.saturating_sub(drawn.len()));
        let mut row = vec![
            Span::new(Role::Plain, format!("  {:>2}  ", index + 1)),
            Span::new(Role::Pile(index), drawn),
            Span::new(Role::Plain, format!("{padding}  {size:>count_width$}")),
        ];
        if show_taken && taken(index) > 0 {
            row.push(Span::new(Role::Changed, format!("  -{}", taken(index))));
        }
        text = text.fixed(row);
    }
    text
}
