//! The map of losing positions as a picture of dots, with axes and a title.

use super::Words;
use super::titles::game_name;
use crate::inference::{LostMap, Solver};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// Dots to a character, side by side.
const ACROSS: usize = 2;

/// Dots to a character, one above the other.
const DOWN: usize = 4;

/// The character without dots; each dot sets a bit of the number added to it.
const BLANK: u32 = 0x2800;

/// The bits of the dots of a character: its rows from the top, each from the left.
const BITS: [[u8; ACROSS]; DOWN] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// How many positions share a dot, and which sizes have a tick.
struct Scale {
    /// The largest size, and the number of its digits: the width of the labels.
    size: u64,
    digits: usize,
    /// The number of sizes that share a dot.
    shared: usize,
    /// From one tick to the next.
    step: u64,
}

impl Scale {
    /// Returns the finest scale that fits into `width` columns.
    fn new(size: u32, width: usize) -> Self {
        let digits = size.to_string().len();
        // Labels, a blank and the axis precede the dots; half of the last label may follow them.
        let across = width.saturating_sub(digits + 2 + digits / 2).max(1) * ACROSS;
        let shared = (size as usize + 1).div_ceil(across);
        let size = u64::from(size);
        // Labels well apart; if that leaves only one, just apart.
        let roomy = (ACROSS * (digits + 3)).max(2 * DOWN);
        let tight = (ACROSS * (digits + 1)).max(DOWN);
        let [roomy, tight] = [roomy, tight].map(|dots| round_from((dots * shared) as u64));
        Self {
            size,
            digits,
            shared,
            step: if (tight..roomy).contains(&size) {
                tight
            } else {
                roomy
            },
        }
    }

    /// Returns the tick beside the `dots` dots from `from` on, if there is one.
    fn tick(&self, from: usize, dots: usize) -> Option<String> {
        let least = |dot: usize| (dot * self.shared) as u64;
        let tick = least(from).next_multiple_of(self.step);
        (tick <= self.size && tick < least(from + dots)).then(|| tick.to_string())
    }
}

/// Returns the smallest of 1, 2, 5, 10, 20, 50, ... that is at least `least`.
pub(super) fn round_from(least: u64) -> u64 {
    let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
    powers
        .flat_map(|power| [1, 2, 5].map(|digit| power.saturating_mul(digit)))
        .find(|&round| round >= least)
        .unwrap_or(u64::MAX)
}

/// Returns what a map shows.
pub(super) fn map_title(game: &dyn Solver, map: &LostMap) -> Phrase {
    let title = match map.third {
        None => Phrase::new("map-title"),
        Some(third) => Phrase::new("map-title-third").with("third", third),
    };
    title.with("game", game_name(game)).with("size", map.size)
}

/// Returns a map as dots: the first pile to the right, the second upwards. If there are more positions than dots, several share one, and
/// the picture says so.
pub fn map(game: &dyn Solver, map: &LostMap, words: &Words, width: usize) -> Text {
    let scale = Scale::new(map.size, width);
    let count = Phrase::new("map-lost")
        .with("count", map.lost.len())
        .with("all", map.positions());
    let text = Text::headed(words, &map_title(game, map))
        .blank()
        .then(dots(words, map, &scale))
        .blank()
        .say(words, count);
    if scale.shared == 1 {
        return text;
    }
    text.say(words, Phrase::new("map-shared").with("side", scale.shared))
}

/// The dots with both axes.
fn dots(words: &Words, map: &LostMap, scale: &Scale) -> Text {
    let dot = |size: u32| size as usize / scale.shared;
    let side = dot(map.size) + 1;
    let across = side.div_ceil(ACROSS);
    let mut characters = vec![vec![0_u8; across]; side.div_ceil(DOWN)];
    for &(first, second) in &map.lost {
        let (right, up) = (dot(first), dot(second));
        characters[up / DOWN][right / ACROSS] |= BITS[DOWN - 1 - up % DOWN][right % ACROSS];
    }
    let rows = characters.iter().enumerate().rev().map(|(row, bits)| {
        let tick = scale.tick(row * DOWN, DOWN);
        (
            tick.unwrap_or_default(),
            bits.iter().copied().map(character).collect(),
        )
    });
    let (mut axis, mut labels) = (String::new(), String::new());
    for column in 0..across {
        let tick = scale.tick(column * ACROSS, ACROSS);
        axis.push(if tick.is_some() { '┬' } else { '─' });
        if let Some(label) = tick {
            let place = column - (label.len() - 1) / 2;
            labels = format!("{labels:place$}{label}");
        }
    }
    let name = words.text("map-first");
    let indent = scale.digits + 2 + across.saturating_sub(columns(&name));
    Text::new()
        .line(Role::Faint, &words.text("map-second"))
        .then(plot(scale.digits, rows, ("", &axis, &labels)))
        .line(Role::Faint, &format!("{:indent$}{name}", ""))
}

/// Dots as a character. Without dots it is a blank, since some fonts draw U+2800 with circles.
fn character(bits: u8) -> char {
    match bits {
        0 => ' ',
        bits => char::from_u32(BLANK + u32::from(bits)).unwrap_or(' '),
    }
}

/// Returns rows of characters between two axes: each with its label, which is empty without a tick; then the label of the axis below
/// them, its line, and its own labels.
pub(super) fn plot(
    width: usize,
    rows: impl Iterator<Item = (String, String)>,
    (origin, axis, labels): (&str, &str, &str),
) -> Text {
    let rows = rows.fold(Text::new(), |text, (label, row)| {
        let axis = if label.is_empty() { '│' } else { '┤' };
        text.fixed(vec![
            Span::new(Role::Faint, format!("{label:>width$} {axis}")),
            Span::new(Role::Plain, row.trim_end()),
        ])
    });
    rows.line(Role::Faint, &format!("{origin:>width$} └{axis}"))
        .line(Role::Faint, &format!("{:width$}  {labels}", ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        let steps = [1, 2, 3, 5, 6, 10, 11, 21, 99, 101].map(round_from);
        assert_eq!(steps, [1, 2, 5, 5, 10, 10, 20, 50, 100, 200]);
    }

    #[test]
    fn as_many_positions_share_a_dot_as_have_to() {
        for width in [20, 40, 80] {
            assert_eq!(Scale::new(20, width).shared, 1);
            for size in 1..=2000 {
                let scale = Scale::new(size, width);
                let columns = (size as usize / scale.shared + 1).div_ceil(ACROSS);
                let taken = scale.digits + 2 + columns + scale.digits / 2;
                assert!(taken <= width, "{size} takes {taken} of {width}");
                assert!(size < 5 || scale.step <= scale.size, "{size}");
            }
        }
    }
}
