//! Draws rows of pins as strokes with their numbers below. The pins that fell last lie beside what is left of their
//! row.

use crate::games::heaps::Heaps;
use crate::text::{Role, Span, Text};

const STANDING: char = '|';
const LYING: char = '-';

/// A row to draw: pins lying before it, standing in it and lying after it.
struct Row {
    /// Its number, counted from 1; `None` if nothing is left of it.
    number: Option<usize>,
    lying_before: usize,
    pins: usize,
    lying_behind: usize,
}

/// Draws each row with its number. A row that is too long continues below.
pub(super) fn draw(pins: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
    let rows = rows(pins, before);
    let longest = rows.iter().map(|row| row.pins).max().unwrap_or(0);
    let numbers = rows.len().to_string().len().max(2);
    let cell = longest.to_string().len() + 1;
    let beside = 2 + numbers + 1;
    let in_a_line = (width.saturating_sub(beside) / cell).max(1);
    rows.iter().fold(Text::new(), |text, row| {
        draw_row(text, row, [numbers, cell, in_a_line])
    })
}

fn draw_row(mut text: Text, row: &Row, [numbers, cell, in_a_line]: [usize; 3]) -> Text {
    let colour = Role::Pile(row.number.unwrap_or(0).saturating_sub(1));
    let mut places = vec![(LYING, Role::Changed, None); row.lying_before];
    places.extend((1..=row.pins).map(|pin| (STANDING, colour, Some(pin))));
    places.extend(vec![(LYING, Role::Changed, None); row.lying_behind]);
    if places.is_empty() {
        places.push((' ', Role::Plain, None));
    }
    for (line, places) in places.chunks(in_a_line).enumerate() {
        let number = match row.number {
            Some(number) if line == 0 => number.to_string(),
            _ => String::new(),
        };
        let mut spans = vec![Span::new(Role::Plain, format!("  {number:>numbers$} "))];
        let mut below = " ".repeat(2 + numbers + 1);
        for &(character, role, pin) in places {
            let drawn = format!("{character:>cell$}");
            match spans.last_mut() {
                Some(last) if last.role == role => last.text.push_str(&drawn),
                _ => spans.push(Span::new(role, drawn)),
            }
            let pin = pin.map_or_else(String::new, |pin| pin.to_string());
            below.extend(std::iter::repeat_n(' ', cell - pin.len()));
            below.push_str(&pin);
        }
        if let Some(last) = spans.last_mut() {
            last.text.truncate(last.text.trim_end().len());
        }
        text = text.fixed(spans);
        if !below.trim().is_empty() {
            text = text.fixed(vec![Span::new(Role::Faint, below.trim_end())]);
        }
    }
    text
}

/// The rows with what fell by the last move. If it may have fallen at either end, it is drawn at the right one.
fn rows(pins: &Heaps, before: Option<&Heaps>) -> Vec<Row> {
    let mut rows: Vec<Row> = (1..)
        .zip(pins.sizes())
        .map(|(number, &pins)| Row {
            number: Some(number),
            lying_before: 0,
            pins: usize::try_from(pins).unwrap_or(usize::MAX),
            lying_behind: 0,
        })
        .collect();
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
    let fallen = sum(&earlier).saturating_sub(sum(&now));
    let fallen = usize::try_from(fallen).unwrap_or(usize::MAX);
    let left = (now.len() + 1).saturating_sub(earlier.len());
    match (rows.get_mut(ahead), left) {
        (Some(row), 1 | 2) if row.pins > 0 => row.lying_behind = fallen,
        _ => rows.insert(
            ahead.min(now.len()),
            Row {
                number: None,
                lying_before: fallen,
                pins: 0,
                lying_behind: 0,
            },
        ),
    }
    // The very last pins leave an empty row with their number.
    rows.retain(|row| !now.is_empty() || row.number.is_none());
    rows
}
