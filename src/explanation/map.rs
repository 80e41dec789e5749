//! The map of lost positions as a picture of dots, with axes and a title.

use super::Words;
use super::braille::{ACROSS, DOWN, Dots};
use crate::games::Game;
use crate::inference::LostMap;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// Where the ticks of both axes stand, and how many positions share a dot, side by side.
struct Scale {
    /// The digits of the largest size, which every label has room for.
    digits: usize,
    /// Sizes that share a dot.
    shared: usize,
    /// The sizes with a tick, ascending from 0.
    ticks: Vec<u32>,
}

impl Scale {
    /// The finest scale that fits into `width` columns.
    fn new(size: u32, width: usize) -> Self {
        let digits = size.to_string().len();
        // Labels, a blank and the axis stand before the dots; half of the last label may stand behind them.
        let across = width.saturating_sub(digits + 2 + digits / 2).max(1) * ACROSS;
        let shared = (size as usize + 1).div_ceil(across);
        // Labels that stand well apart, or where that leaves but one, just apart.
        let roomy = (ACROSS * (digits + 3)).max(2 * DOWN);
        let tight = (ACROSS * (digits + 1)).max(DOWN);
        let steps = [roomy, tight].map(|dots| round_from(dots * shared));
        let step = steps
            .into_iter()
            .find(|&step| step <= size as usize)
            .unwrap_or(steps[0]);
        Self {
            digits,
            shared,
            ticks: (0..=size).step_by(step).collect(),
        }
    }

    /// The dot that shows a size.
    fn dot(&self, size: u32) -> usize {
        size as usize / self.shared
    }

    /// The tick that stands beside the dots from `from` on, `dots` of them.
    fn tick(&self, from: usize, dots: usize) -> Option<u32> {
        let here = from..from + dots;
        let mut ticks = self.ticks.iter().copied();
        ticks.find(|&tick| here.contains(&self.dot(tick)))
    }
}

/// The least of 1, 2, 5, 10, 20, 50, ... that is not below `least`.
fn round_from(least: usize) -> usize {
    let powers = std::iter::successors(Some(1_usize), |power| power.checked_mul(10));
    powers
        .flat_map(|power| [1, 2, 5].map(|digit| power.saturating_mul(digit)))
        .find(|&round| round >= least)
        .unwrap_or(usize::MAX)
}

impl Words {
    /// What a map shows, in a line.
    pub(super) fn map_title<R: Game>(&self, rules: &R, map: &LostMap) -> String {
        let title = match map.third {
            None => Phrase::new("map-title"),
            Some(third) => Phrase::new("map-title-third").with("third", third),
        };
        self.say(&title.with("game", self.game(rules)).with("size", map.size))
    }

    /// A map as dots within `width` columns: the first pile to the right, the second upwards. Where there are more positions than
    /// dots, several share one, and the picture says so.
    pub fn map<R: Game>(&self, rules: &R, map: &LostMap, width: usize) -> Text {
        let scale = Scale::new(map.size, width);
        let mut dots = Dots::new(scale.dot(map.size) + 1);
        for &(first, second) in &map.lost {
            dots.set(scale.dot(first), scale.dot(second));
        }
        let count = Phrase::new("map-lost")
            .with("count", map.lost.len())
            .with("all", map.positions());
        let text = Text::new()
            .styled(Role::Strong, self.map_title(rules, map))
            .blank()
            .then(self.plot(&dots, &scale))
            .blank()
            .prose(self.say(&count));
        if scale.shared == 1 {
            return text;
        }
        text.prose(self.say(&Phrase::new("map-shared").with("side", scale.shared)))
    }

    /// The dots with both axes.
    fn plot(&self, dots: &Dots, scale: &Scale) -> Text {
        let faint = |line: String| vec![Span::new(Role::Faint, line.trim_end())];
        let digits = scale.digits;
        let mut text = Text::new().fixed(faint(self.text("map-second")));
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
        let before = " ".repeat(digits + 1);
        let mut axis = format!("{before}└");
        let mut labels = format!("{before} ");
        let start = columns(&labels);
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
        let name = self.text("map-first");
        let end = start + dots.columns();
        let indent = end.saturating_sub(columns(&name)).max(start);
        text.fixed(faint(axis))
            .fixed(faint(labels))
            .fixed(faint(format!("{:indent$}{name}", "")))
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
}
