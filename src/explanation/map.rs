//! The map of losing positions as a picture of dots, with axes and a title.

use super::Words;
use super::titles::game_name;
use crate::inference::{LostMap, Solver};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// Axis ticks and scale (positions per dot).
struct Scale {
    /// The digits of the largest size: the width of the labels.
    digits: usize,
    /// The number of sizes that share a dot.
    shared: usize,
    /// The sizes with a tick, ascending from 0.
    ticks: Vec<u32>,
}

impl Scale {
    /// Returns the finest scale that fits into `width` columns.
    fn new(size: u32, width: usize) -> Self {
        let digits = size.to_string().len();
        // Labels, a blank and the axis precede the dots; half of the last label may follow them.
        let across = width.saturating_sub(digits + 2 + digits / 2).max(1) * ACROSS;
        let shared = (size as usize + 1).div_ceil(across);
        // Labels well apart; if that leaves only one, just apart.
        let roomy = (ACROSS * (digits + 3)).max(2 * DOWN);
        let tight = (ACROSS * (digits + 1)).max(DOWN);
        let steps = [roomy, tight].map(|dots| round_from((dots * shared) as u64));
        let step = steps
            .into_iter()
            .find(|&step| step <= size.into())
            .unwrap_or(steps[0]);
        Self {
            digits,
            shared,
            ticks: (0..=size)
                .filter(|&tick| u64::from(tick) % step == 0)
                .collect(),
        }
    }

    /// Returns the dot that shows a size.
    fn dot(&self, size: u32) -> usize {
        size as usize / self.shared
    }

    /// Returns the tick beside the `dots` dots from `from` on, if there is one.
    fn tick(&self, from: usize, dots: usize) -> Option<u32> {
        let here = from..from + dots;
        let mut ticks = self.ticks.iter().copied();
        ticks.find(|&tick| here.contains(&self.dot(tick)))
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
    let mut dots = Dots::new(scale.dot(map.size) + 1);
    for &(first, second) in &map.lost {
        dots.set(scale.dot(first), scale.dot(second));
    }
    let count = Phrase::new("map-lost")
        .with("count", map.lost.len())
        .with("all", map.positions());
    let text = Text::headed(words, &map_title(game, map))
        .blank()
        .then(plot(words, &dots, &scale))
        .blank()
        .say(words, count);
    if scale.shared == 1 {
        return text;
    }
    text.say(words, Phrase::new("map-shared").with("side", scale.shared))
}

/// The dots with both axes.
fn plot(words: &Words, dots: &Dots, scale: &Scale) -> Text {
    let digits = scale.digits;
    let mut text = Text::new().line(Role::Faint, &words.text("map-second"));
    for row in (0..dots.rows()).rev() {
        let axis = match scale.tick(row * DOWN, DOWN) {
            Some(tick) => format!("{tick:>digits$} ┤"),
            None => format!("{:digits$} │", ""),
        };
        let line = dots.line(row);
        text = text.fixed(vec![
            Span::new(Role::Faint, axis),
            Span::new(Role::Plain, line.trim_end()),
        ]);
    }
    let start = digits + 2;
    let mut axis = format!("{:digits$} └", "");
    let mut labels = String::new();
    for column in 0..dots.columns() {
        let Some(tick) = scale.tick(column * ACROSS, ACROSS) else {
            axis.push('─');
            continue;
        };
        axis.push('┬');
        let label = tick.to_string();
        let place = start + column - (label.len() - 1) / 2;
        labels = format!("{labels:place$}{label}");
    }
    let name = words.text("map-first");
    let indent = (start + dots.columns()).saturating_sub(columns(&name));
    let indent = indent.max(start);
    text.line(Role::Faint, &axis)
        .line(Role::Faint, &labels)
        .line(Role::Faint, &format!("{:indent$}{name}", ""))
}

/// Dots to a character, side by side.
const ACROSS: usize = 2;

/// Dots to a character, one above the other.
const DOWN: usize = 4;

/// The character without dots; each dot sets a bit of the number added to it.
const BLANK: u32 = 0x2800;

/// The bits of the dots of a character: its rows from the top, each from the left.
const BITS: [[u8; ACROSS]; DOWN] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// A square of dots, counted from the lower left.
struct Dots {
    columns: usize,
    rows: usize,
    characters: Vec<u8>,
}

impl Dots {
    /// Creates at least `side` by `side` dots, none of them set.
    fn new(side: usize) -> Self {
        let (columns, rows) = (side.div_ceil(ACROSS), side.div_ceil(DOWN));
        Self {
            columns,
            rows,
            characters: vec![0; columns * rows],
        }
    }

    /// Returns the number of characters in a line.
    fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the number of lines.
    fn rows(&self) -> usize {
        self.rows
    }

    /// Sets the dot that is `right` of the lower left one and `up` above it.
    fn set(&mut self, right: usize, up: usize) {
        let character = up / DOWN * self.columns + right / ACROSS;
        self.characters[character] |= BITS[DOWN - 1 - up % DOWN][right % ACROSS];
    }

    /// Returns row `up`, counted from the bottom. Empty cells are spaces, since some fonts draw U+2800 with circles.
    fn line(&self, up: usize) -> String {
        let characters = &self.characters[up * self.columns..][..self.columns];
        characters
            .iter()
            .map(|&bits| match bits {
                0 => ' ',
                bits => char::from_u32(BLANK + u32::from(bits)).unwrap_or(' '),
            })
            .collect()
    }
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
            let shared = |size| Scale::new(size, width).shared;
            assert_eq!(shared(20), 1);
            for size in 1..=2000 {
                let scale = Scale::new(size, width);
                let columns = (scale.dot(size) + 1).div_ceil(ACROSS);
                let taken = scale.digits + 2 + columns + scale.digits / 2;
                assert!(taken <= width, "{size} takes {taken} of {width}");
                assert!(size < 5 || scale.ticks.len() > 1, "{size}");
            }
        }
    }

    #[test]
    fn dots_are_where_they_were_set() {
        let mut dots = Dots::new(5);
        for (right, up) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)] {
            dots.set(right, up);
        }
        assert_eq!((dots.columns(), dots.rows()), (3, 2));
        assert_eq!([dots.line(1), dots.line(0)], ["  ⡀", "⡠⠊ "]);
    }
}
