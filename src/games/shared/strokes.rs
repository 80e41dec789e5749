//! Matches or sticks drawn as strokes, in groups to count them by.

use crate::text::{Role, Span, Text};

/// Strokes per group.
const GROUP: usize = 5;
const ELLIPSIS: &str = " ...";

/// The least room to draw in.
pub(crate) const LEAST_ROOM: usize = GROUP + ELLIPSIS.len();

/// Draws a stroke for each piece in groups of five, within `room` columns; what does not fit ends in dots.
pub(crate) fn strokes(size: u64, room: usize) -> String {
    let whole = |count: usize| {
        let groups: Vec<String> = (0..count)
            .step_by(GROUP)
            .map(|start| "|".repeat(GROUP.min(count - start)))
            .collect();
        groups.join(" ")
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
