//! The map of losing positions as a picture of dots, with axes and a title; and as SVG.

use crate::explanation::{
    chart::{WIDTH, axis, chart, round_from},
    grid::plot,
    titles::{game_name, valued},
};
use crate::explanation::{is_accessible, message};
use crate::inference::{LostMap, Solver};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};

/// The largest size that is a grid with a sign for each position.
const LARGEST_GRID: u64 = 40;

/// Dots to a character of braille, side by side.
const ACROSS: usize = 2;

/// Dots to a character of braille, one above the other.
const DOWN: usize = 4;

/// The character without dots; each dot sets a bit of the number added to it.
const BLANK: u32 = 0x2800;

/// The bits of the dots of a character: its rows from the top, each from the left.
const BITS: [[u8; ACROSS]; DOWN] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// How many positions share a dot, and which sizes have a tick.
struct MapScale {
    /// The largest size, and the number of its digits: the width of the labels.
    size: u64,
    digits: usize,
    /// The number of sizes that share a dot.
    shared: usize,
    /// From one tick to the next.
    step: u64,
    /// Dots to a character, side by side and one above the other.
    grain: [usize; 2],
}

impl MapScale {
    /// Returns the finest scale that fits into `width` columns.
    fn new(size: u32, grain: [usize; 2], width: usize) -> Self {
        let [in_a_row, in_a_column] = grain;
        let digits = size.to_string().len();
        // Labels, a blank and the axis precede the dots; half of the last label may follow them.
        let across = width.saturating_sub(digits + 2 + digits / 2).max(1) * in_a_row;
        let shared = (size as usize + 1).div_ceil(across);
        let size = u64::from(size);
        // Labels well apart; if that leaves only one, just apart.
        let roomy = (in_a_row * (digits + 3)).max(2 * in_a_column);
        let tight = (in_a_row * (digits + 1)).max(in_a_column);
        let [roomy, tight] = [roomy, tight].map(|dots| round_from((dots * shared) as u64));
        Self {
            size,
            digits,
            shared,
            grain,
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

/// Returns what a map shows.
fn map_title(game: &dyn Solver, map: &LostMap) -> Phrase {
    let title = match map.third {
        None => Phrase::new("map-title"),
        Some(third) => phrase!("map-title-third", third),
    };
    let values = game.of_piles(&[0, 0]).map(|at| game.values(&at));
    let name = valued(game.about(), game_name(game), &values.unwrap_or_default());
    title.with("game", name).with("size", map.size)
}

/// Returns a map as dots: the first pile to the right, the second upwards. If there are more
/// positions than dots, several share one, and the picture says so. A small map, and a `plain` one,
/// has a character for each dot, so that places can be counted.
pub fn map(game: &dyn Solver, map: &LostMap, plain: bool, width: usize) -> Text {
    let mut scale = MapScale::new(map.size, [1, 1], width);
    let is_grid = plain || (u64::from(map.size) <= LARGEST_GRID && scale.shared == 1);
    if !is_grid {
        scale = MapScale::new(map.size, [ACROSS, DOWN], width);
    }
    let count = phrase!("map-lost", count = map.lost.len(), all = map.positions());
    let text = Text::headed(&map_title(game, map))
        .blank()
        .then(if is_accessible() {
            pairs(map)
        } else {
            dots(map, &scale)
        })
        .blank()
        .say(count);
    if scale.shared == 1 || is_accessible() {
        return text;
    }
    text.say(phrase!("map-shared", side = scale.shared))
}

/// The positions one by one, for who does not look at pictures.
fn pairs(map: &LostMap) -> Text {
    let pairs = map
        .lost
        .iter()
        .map(|(first, second)| format!("{first},{second}"));
    Text::words(pairs.collect::<Vec<_>>().join("; "))
}

/// The dots with both axes.
fn dots(map: &LostMap, scale: &MapScale) -> Text {
    let dot = |size: u32| size as usize / scale.shared;
    let [in_a_row, in_a_column] = scale.grain;
    let side = dot(map.size) + 1;
    let across = side.div_ceil(in_a_row);
    let mut characters = vec![vec![0_u8; across]; side.div_ceil(in_a_column)];
    for &(first, second) in &map.lost {
        let (right, up) = (dot(first), dot(second));
        characters[up / in_a_column][right / in_a_row] |=
            BITS[DOWN - 1 - up % in_a_column][right % in_a_row];
    }
    let rows = characters.iter().enumerate().rev().map(|(row, bits)| {
        let tick = scale.tick(row * in_a_column, in_a_column);
        (
            tick.unwrap_or_default(),
            bits.iter()
                .map(|&bits| character(bits, in_a_row == 1))
                .collect(),
        )
    });
    let (mut axis, mut labels) = (String::new(), String::new());
    for column in 0..across {
        let tick = scale.tick(column * in_a_row, in_a_row);
        axis.push(if tick.is_some() { '┬' } else { '─' });
        if let Some(label) = tick {
            let place = column - (label.len() - 1) / 2;
            labels = format!("{labels:place$}{label}");
        }
    }
    let name = message("map-first");
    let indent = scale.digits + 2 + across.saturating_sub(columns(&name));
    Text::new()
        .line(Role::Faint, &message("map-second"))
        .then(plot(scale.digits, rows, ("", &axis, &labels)))
        .line(Role::Faint, &format!("{:indent$}{name}", ""))
}

/// Dots as a character. Without dots it is a blank, since some fonts draw U+2800 with circles, or
/// on a `grid` a place that can be counted.
fn character(bits: u8, is_grid: bool) -> char {
    match bits {
        0 if is_grid => '.',
        _ if is_grid => '#',
        0 => ' ',
        bits => char::from_u32(BLANK + u32::from(bits)).unwrap_or(' '),
    }
}

/// Both axes are equally long.
const MAP_HEIGHT: u64 = 826;

/// Returns a map as SVG: a dot for each losing position, the first pile to the right, the second
/// upwards.
pub fn map_svg(game: &dyn Solver, map: &LostMap) -> String {
    let most = u64::from(map.size);
    let axes =
        ["map-first", "map-second"].map(|id| axis(message(id), most, |size| size.to_string()));
    let title = map_title(game, map).to_string();
    let dots = map
        .lost
        .iter()
        .map(|&(first, second)| [first, second].map(|size| (size.into(), most)));
    let radius = (WIDTH / (most + 1) / 3).clamp(1, 6);
    let dots: Vec<_> = dots.collect();
    chart(&title, &axes, MAP_HEIGHT, &dots, radius, false)
}
