//! Draws rows of pins as strokes with their numbers below. The pins that fell last lie where they
//! stood.

use std::iter::once;

use crate::games::{
    HeapMove, Heaps,
    shared::rows::{MOST_DRAWN, Row, as_written, line, rows},
};
use crate::text::{Role, Text};

/// Draws each row with its number. A row that is too long continues below.
pub(super) fn draw(pins: &Heaps, last: Option<(&Heaps, HeapMove)>, width: usize) -> Text {
    let before = last.map(|(before, _)| before);
    // Pins that fell from the left end lie before the others.
    let is_left = last.is_some_and(|(_, played)| played.take.number() == 1);
    let standing = |pins: &Heaps| pins.open().map(|row| pins.size(row)).collect::<Vec<_>>();
    // The very last pins leave an empty row with their number.
    let rows = match before {
        Some(before) => rows(&standing(pins), Some(&standing(before))),
        None => rows(pins.sizes(), None),
    };
    let longest = rows.iter().map(|row| row.size).max().unwrap_or(0);
    let numbers = rows.len().to_string().len().max(2);
    let cell = longest.to_string().len() + 1;
    let in_a_line = (width.saturating_sub(2 + numbers + 1) / cell).max(1);
    let lines = |row: &Row| 2 * (row.size + row.taken).max(1).div_ceil(in_a_line as u64);
    if rows.iter().map(lines).sum::<u64>() > MOST_DRAWN as u64 {
        return as_written(pins);
    }
    let small = |pins: u64| usize::try_from(pins).expect("a row that is drawn is short");
    let mut text = Text::new();
    let former: Vec<u64> = before.into_iter().flat_map(Heaps::open).collect();
    let mut place = 0;
    for row in &rows {
        // A row that has another number than before shows that one too. The halves of a row had the
        // same.
        let former = match (row.number, former.get(place)) {
            (Some(number), Some(&former)) if number != small(former) => format!("({former})"),
            _ => String::new(),
        };
        place += usize::from(!row.is_split);
        let (standing, lying) = (small(row.size), small(row.taken));
        let fallen = if is_left { lying } else { 0 };
        let is_standing = |place: &usize| (fallen + 1..=fallen + standing).contains(place);
        let places: Vec<usize> = (1..=(standing + lying).max(1)).collect();
        for (index, places) in places.chunks(in_a_line).enumerate() {
            let number = row.number.filter(|_| index == 0);
            let number = number.map_or_else(String::new, |number| number.to_string());
            let beside = format!("  {number:>numbers$} ");
            let pins = places.iter().map(|&place| {
                let (role, pin) = match row.number {
                    Some(number) if is_standing(&place) => (Role::Pile(number - 1), "|"),
                    _ if lying > 0 => (Role::Changed, "-"),
                    _ => (Role::Plain, ""),
                };
                (role, format!("{pin:>cell$}"))
            });
            text = text.fixed(line(once((Role::Plain, beside.clone())).chain(pins)));
            let label = if index == 0 { former.as_str() } else { "" };
            let below = places.iter().map(|place| {
                let number = is_standing(place).then(|| (place - fallen).to_string());
                format!("{:>cell$}", number.unwrap_or_default())
            });
            let below: Vec<String> = below.collect();
            if places.iter().any(is_standing) {
                let below = format!("{label:>0$}{1}", beside.len(), below.concat().trim_end());
                text = text.line(Role::Faint, &below);
            }
        }
    }
    text
}
