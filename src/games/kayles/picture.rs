//! Draws rows of pins as strokes with their numbers below. The pins that fell last lie beside what is left of their
//! row.

use crate::games::Heaps;
use crate::text::{Role, Span, Text};

/// A row to draw: pins standing in it, and pins lying behind it.
struct Row {
    /// Its number, counted from 1; `None` if nothing is left of it.
    number: Option<usize>,
    pins: usize,
    lying: usize,
}

/// Draws each row with its number. A row that is too long continues below.
pub(super) fn draw(pins: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
    let rows = rows(pins, before);
    let longest = rows.iter().map(|row| row.pins).max().unwrap_or(0);
    let numbers = rows.len().to_string().len().max(2);
    let cell = longest.to_string().len() + 1;
    let in_a_line = (width.saturating_sub(2 + numbers + 1) / cell).max(1);
    let mut text = Text::new();
    for row in &rows {
        let places: Vec<usize> = (1..=(row.pins + row.lying).max(1)).collect();
        for (line, places) in places.chunks(in_a_line).enumerate() {
            let number = row.number.filter(|_| line == 0);
            let number = number.map_or_else(String::new, |number| number.to_string());
            let beside = format!("  {number:>numbers$} ");
            text = draw_line(text, row, beside, places, cell);
        }
    }
    text
}

/// Draws a line of a row: the pins of these places, and their numbers below.
fn draw_line(text: Text, row: &Row, beside: String, places: &[usize], cell: usize) -> Text {
    let mut below = vec![" ".repeat(beside.len())];
    let mut spans = vec![Span::new(Role::Plain, beside)];
    for &place in places {
        let (character, role, pin) = if place <= row.pins {
            let pile = row.number.unwrap_or(0).saturating_sub(1);
            ("|", Role::Pile(pile), place.to_string())
        } else if row.lying > 0 {
            ("-", Role::Changed, String::new())
        } else {
            (" ", Role::Plain, String::new())
        };
        let drawn = format!("{character:>cell$}");
        match spans.last_mut() {
            Some(last) if last.role == role => last.text.push_str(&drawn),
            _ => spans.push(Span::new(role, drawn)),
        }
        below.push(format!("{pin:>cell$}"));
    }
    if let Some(last) = spans.last_mut() {
        last.text.truncate(last.text.trim_end().len());
    }
    let text = text.fixed(spans);
    match below.concat().trim_end() {
        "" => text,
        below => text.fixed(vec![Span::new(Role::Faint, below)]),
    }
}

/// The rows with what fell by the last move. If it may have fallen at either end, it is drawn at the right one.
fn rows(pins: &Heaps, before: Option<&Heaps>) -> Vec<Row> {
    let row = |(number, &pins): (usize, &u64)| Row {
        number: Some(number),
        pins: usize::try_from(pins).unwrap_or(usize::MAX),
        lying: 0,
    };
    let mut rows: Vec<Row> = (1..).zip(pins.sizes()).map(row).collect();
    let Some(before) = before else {
        return rows;
    };
    let standing = |pins: &Heaps| -> Vec<u64> {
        let rows = pins.sizes().iter().copied();
        rows.filter(|&pins| pins > 0).collect()
    };
    let (earlier, now) = (standing(before), standing(pins));
    let same = |(one, other): &(&u64, &u64)| one == other;
    let ahead = earlier.iter().zip(&now).take_while(same).count();
    let ahead = ahead.min(earlier.len().saturating_sub(1));
    let sum = |rows: &[u64]| -> u64 { rows.iter().sum() };
    let lying = sum(&earlier).saturating_sub(sum(&now));
    let lying = usize::try_from(lying).unwrap_or(usize::MAX);
    let left = (now.len() + 1).saturating_sub(earlier.len());
    match (rows.get_mut(ahead), left) {
        (Some(row), 1 | 2) if row.pins > 0 => row.lying = lying,
        _ => {
            let gone = Row {
                number: None,
                pins: 0,
                lying,
            };
            rows.insert(ahead.min(now.len()), gone);
        }
    }
    // The very last pins leave an empty row with their number.
    rows.retain(|row| !now.is_empty() || row.number.is_none());
    rows
}
