//! Draws rows of pins as strokes with their numbers below. The pins that fell last lie beside what is left of their
//! row.

use std::iter::once;

use crate::games::Heaps;
use crate::games::shared::line::line;
use crate::text::{Role, Text};

/// A row to draw: pins standing in it, and pins lying behind it.
struct Row {
    /// Its number, counted from 1; `None` if nothing is left of it.
    number: Option<usize>,
    pins: usize,
    lying: usize,
    /// The number that it had before the last move, if that was another.
    former: Option<usize>,
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
        for (index, places) in places.chunks(in_a_line).enumerate() {
            let number = row.number.filter(|_| index == 0);
            let number = number.map_or_else(String::new, |number| number.to_string());
            let beside = format!("  {number:>numbers$} ");
            let former = row.former.filter(|_| index == 0);
            let former = former.map_or_else(String::new, |number| format!("({number})"));
            let pins = places.iter().map(|&place| {
                let (role, pin) = match row.number {
                    Some(number) if place <= row.pins => (Role::Pile(number - 1), "|"),
                    _ if row.lying > 0 => (Role::Changed, "-"),
                    _ => (Role::Plain, ""),
                };
                (role, format!("{pin:>cell$}"))
            });
            text = text.fixed(line(once((Role::Plain, beside.clone())).chain(pins)));
            let standing = places.iter().filter(|&&place| place <= row.pins);
            let below: Vec<String> = standing.map(|place| format!("{place:>cell$}")).collect();
            if !below.is_empty() {
                text = text.line(
                    Role::Faint,
                    &format!("{former:>0$}{1}", beside.len(), below.concat()),
                );
            }
        }
    }
    text
}

/// The rows with what fell by the last move. If it may have fallen at either end, it is drawn at the right one.
fn rows(pins: &Heaps, before: Option<&Heaps>) -> Vec<Row> {
    let small = |pins: u64| usize::try_from(pins).expect("a row has a thousand pins at most");
    let row = |number, pins| Row {
        number,
        pins: small(pins),
        lying: 0,
        former: None,
    };
    let numbered = (1..).zip(pins.sizes());
    let mut rows: Vec<Row> = numbered
        .map(|(number, &pins)| row(Some(number), pins))
        .collect();
    let Some(before) = before else {
        return rows;
    };
    let standing =
        |pins: &Heaps| -> Vec<u64> { pins.open().filter_map(|row| pins.size(row)).collect() };
    let (earlier, now) = (standing(before), standing(pins));
    let same = earlier
        .iter()
        .zip(&now)
        .take_while(|(one, other)| one == other);
    let ahead = same.count().min(earlier.len().saturating_sub(1));
    // What stands after the changed row, the other half of a row that was split included, has the same place counted from the end.
    let renumbered = ahead + usize::from(now.len() >= earlier.len());
    for (place, row) in rows.iter_mut().enumerate() {
        let place = match place {
            place if place < renumbered => place,
            place => (place + earlier.len()).saturating_sub(now.len()),
        };
        let former = before.open().nth(place).map(small);
        row.former = former.filter(|&former| row.number != Some(former));
    }
    let all = |rows: &[u64]| rows.iter().sum::<u64>();
    let lying = small(all(&earlier).saturating_sub(all(&now)));
    match (
        rows.get_mut(ahead),
        (now.len() + 1).saturating_sub(earlier.len()),
    ) {
        (Some(row), 1 | 2) if row.pins > 0 => row.lying = lying,
        _ => {
            let mut gone = row(None, 0);
            gone.lying = lying;
            rows.insert(ahead.min(now.len()), gone);
        }
    }
    // The very last pins leave an empty row with their number.
    rows.retain(|row| !now.is_empty() || row.number.is_none());
    rows
}
