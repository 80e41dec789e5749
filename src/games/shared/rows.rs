//! Draws piles as strokes, with their counts beside them.

use std::fmt::Display;

use crate::reason::Phrase;
use crate::text::{Role, Span, Text};

/// The most lines of a picture. What takes more is written.
pub(crate) const MOST_DRAWN: usize = 12;

/// A position as it is written, where a picture would be too large.
pub(crate) fn as_written(position: &impl Display) -> Text {
    Text::new().line(Role::Plain, &position.to_string())
}

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

/// The heaps, with the last move in its place. `before` are the sizes before it, in the same order;
/// if there is one more or one fewer, a heap was split or is gone.
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
    let ahead = before
        .iter()
        .zip(sizes)
        .take_while(|(one, other)| one == other)
        .count();
    let sum = |sizes: &[u64]| sizes.iter().copied().fold(0, u64::saturating_add);
    let taken = sum(before).saturating_sub(sum(sizes));
    if before.len() == sizes.len() {
        for (row, &before) in rows.iter_mut().zip(before) {
            row.taken = before.saturating_sub(row.size);
        }
    } else if before.len() > sizes.len() {
        rows.insert(
            ahead,
            Row {
                taken,
                ..Row::default()
            },
        );
    } else if let Some(row) = rows.get_mut(ahead) {
        (row.taken, row.is_split) = (taken, true);
    }
    rows
}

/// Says each size by a message, as [`draw`] draws it.
pub(crate) fn in_words(id: &'static str, sizes: &[u64], before: Option<&[u64]>) -> Vec<Phrase> {
    let said = rows(sizes, before).into_iter().filter_map(|row| {
        let taken = row.taken;
        Some(phrase!(id, number = row.number?, count = row.size, taken))
    });
    let said: Vec<Phrase> = said.collect();
    if said.is_empty() {
        vec![Phrase::new("said-nothing")]
    } else {
        said
    }
}

/// Draws one line for each size: its number, its strokes, its count, and what the last move did.
/// `before` are the sizes before that move.
pub(crate) fn draw(sizes: &[u64], before: Option<&[u64]>, width: usize) -> Text {
    let rows = rows(sizes, before);
    let count_width = sizes
        .iter()
        .chain(before.into_iter().flatten())
        .max()
        .map_or(0, |size| size.to_string().len());
    // Two blanks, a pile number of two digits, two blanks; after the strokes the count and, if it
    // fits, what was taken.
    let beside = 6 + 2 + count_width;
    let beside_taken = beside + 3 + count_width;
    let show_taken = width >= beside_taken + LEAST_ROOM;
    let taken_up = if show_taken { beside_taken } else { beside };
    let room = width.saturating_sub(taken_up).clamp(LEAST_ROOM, 60);
    let drawn = sizes.iter().map(|&size| strokes(size, room).len());
    let column = drawn.fold(12, usize::max).min(room);
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
        let padding = column.saturating_sub(drawn.len());
        let (number, count) = match row.number {
            Some(number) => (number.to_string(), row.size.to_string()),
            None => Default::default(),
        };
        let mut line = vec![
            Span::new(Role::Plain, format!("  {number:>2}  ")),
            Span::new(Role::Pile(index), drawn),
            Span::new(
                Role::Plain,
                format!("{:padding$}  {count:>count_width$}", ""),
            ),
        ];
        if show_taken && !mark.is_empty() {
            line.push(Span::new(Role::Changed, mark));
        }
        text = text.fixed(line);
    }
    text
}

// Matches or sticks drawn as strokes, in groups to count them by.

/// Strokes per group.
const GROUP: usize = 5;
const ELLIPSIS: &str = " ...";

/// The least room to draw in.
pub(crate) const LEAST_ROOM: usize = GROUP + ELLIPSIS.len();

/// Draws a stroke for each piece in groups of five, within `room` columns; what does not fit ends
/// in dots.
pub(crate) fn strokes(size: u64, room: usize) -> String {
    let whole = |count: usize| {
        let groups = (0..count).step_by(GROUP);
        let groups = groups.map(|start| "|".repeat(GROUP.min(count - start)));
        groups.collect::<Vec<_>>().join(" ")
    };
    // A group takes its strokes and a blank.
    let fitting =
        |columns: usize| (columns + 1) / (GROUP + 1) * GROUP + (columns + 1) % (GROUP + 1);
    match usize::try_from(size) {
        Ok(count) if count <= fitting(room) => whole(count),
        _ => {
            let groups = (room - ELLIPSIS.len() + 1) / (GROUP + 1);
            whole(groups.max(1) * GROUP) + ELLIPSIS
        }
    }
}

/// Draws a single row with its count as it is written, and what the last move took from it.
pub(crate) fn row(size: u64, count: &str, before: Option<u64>, width: usize) -> Text {
    let taken = match before.map_or(0, |before| before.saturating_sub(size)) {
        0 => String::new(),
        taken => format!("  -{taken}"),
    };
    let beside = 2 + 3 + count.len() + taken.len();
    let room = width.saturating_sub(beside).clamp(LEAST_ROOM, 60);
    let drawn = strokes(size, room);
    let gap = if drawn.is_empty() { "" } else { "   " };
    Text::new().fixed(vec![
        Span::new(Role::Plain, "  "),
        Span::new(Role::Pile(0), drawn),
        Span::new(Role::Plain, format!("{gap}{count}")),
        Span::new(Role::Changed, taken),
    ])
}

// Lines of pictures, put together of pieces.

/// A line of pieces. Neighbours of one role become one span, and blanks at the end are left out.
pub(crate) fn line(pieces: impl IntoIterator<Item = (Role, String)>) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (role, text) in pieces {
        match spans.last_mut() {
            Some(last) if last.role == role => last.text.push_str(&text),
            _ => spans.push(Span { role, text }),
        }
    }
    while let Some(last) = spans.last_mut() {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            break;
        }
        spans.pop();
    }
    spans
}
