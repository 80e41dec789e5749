//! What fits a screen: a long text is cut, and what is cut is counted.

use super::Words;
use super::grid::and_more;
use crate::reason::Phrase;
use crate::text::{Line, Role, Span, Text};

/// The lines and the columns of a screen, which a report fits unless everything is asked for.
const SCREEN: [usize; 2] = [24, 80];

/// Returns the lines that a report may take: on a narrow screen more, so that as much is said.
pub(crate) fn room(width: usize) -> usize {
    let [lines, columns] = SCREEN;
    lines * columns / width.clamp(1, columns)
}

/// No fewer lines are left out: the line that counts them takes one itself.
const FEWEST_LEFT_OUT: usize = 3;

/// Returns the beginning of a text, without a sentence that is cut, and how many lines more there are.
pub(super) fn beginning(text: Text, room: usize, words: &Words, width: usize) -> Text {
    let all = text.height(width);
    if all <= room {
        return text;
    }
    let most = room
        .saturating_sub(1)
        .min(all.saturating_sub(FEWEST_LEFT_OUT));
    let mut kept = Text::new();
    for line in text.lines {
        let left = most.saturating_sub(kept.height(width));
        match line {
            // A paragraph too is cut, after a sentence; nothing that follows is shown.
            Line::Prose(span, hanging) if span.wrapped(hanging, width).len() > left => {
                let ends = span
                    .text
                    .match_indices(". ")
                    .map(|(end, _)| &span.text[..=end]);
                let whole = ends.map(|text| Span::new(span.role, text));
                let whole = whole.take_while(|whole| whole.wrapped(hanging, width).len() <= left);
                kept.lines
                    .extend(whole.last().map(|whole| Line::Prose(whole, hanging)));
                break;
            }
            line if left > 0 => kept.lines.push(line),
            _ => {}
        }
    }
    let left_out = all - kept.height(width);
    and_more(kept, Some(more_lines(left_out)), words)
}

/// Returns the first line of a picture and those around the first change, and how many lines are before and after them.
pub(super) fn around_change(picture: Text, room: usize, words: &Words, width: usize) -> Text {
    let count = picture.lines.len();
    let is_changed = |line: &Line| match line {
        Line::Fixed(spans) => spans.iter().any(|span| span.role == Role::Changed),
        _ => false,
    };
    let changed = picture.lines.iter().position(is_changed).unwrap_or(0);
    // The first line and both counts.
    let shown = room.saturating_sub(3);
    if picture.height(width) <= room || changed <= shown || shown == 0 {
        return beginning(picture, room, words, width);
    }
    let from = (changed - shown / 2).min(count - shown);
    let mut lines = picture.lines.into_iter();
    let first = Text {
        lines: lines.by_ref().take(1).collect(),
    };
    let around = lines.by_ref().skip(from - 1).take(shown).collect();
    let after = count - from - shown;
    let text = and_more(first, Some(more_lines(from - 1)), words).then(Text { lines: around });
    and_more(text, (after > 0).then(|| more_lines(after)), words)
}

pub(super) fn more_lines(count: usize) -> Phrase {
    Phrase::new("more-lines").with("count", count)
}
