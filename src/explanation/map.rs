//! The map of losing positions as a picture of dots, with axes and a title; and as SVG, like the
//! learning curve.

use super::{
    Words,
    grid::plot,
    titles::{game_name, percent, valued},
    training::training_title,
};
use crate::inference::{LostMap, Solver};
use crate::players::learner::{Against, Course, Plan};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};

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

/// Returns the smallest of 1, 2, 5, 10, 20, 50, ... that is at least `least`.
fn round_from(least: u64) -> u64 {
    std::iter::successors(Some(1_u64), |power| power.checked_mul(10))
        .flat_map(|power| [1, 2, 5].map(|digit| power.saturating_mul(digit)))
        .find(|&round| round >= least)
        .unwrap_or(u64::MAX)
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
/// positions than dots, several share one, and the picture says so. A `plain` one has a character
/// for each dot, so that places can be counted.
pub fn map(game: &dyn Solver, map: &LostMap, plain: bool, words: &Words, width: usize) -> Text {
    let grain = if plain { [1, 1] } else { [ACROSS, DOWN] };
    let scale = MapScale::new(map.size, grain, width);
    let count = phrase!("map-lost", count = map.lost.len(), all = map.positions());
    let text = Text::headed(words, &map_title(game, map))
        .blank()
        .then(dots(words, map, &scale))
        .blank()
        .say(words, count);
    if scale.shared == 1 {
        return text;
    }
    text.say(words, phrase!("map-shared", side = scale.shared))
}

/// The dots with both axes.
fn dots(words: &Words, map: &LostMap, scale: &MapScale) -> Text {
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
    let name = words.text("map-first");
    let indent = scale.digits + 2 + across.saturating_sub(columns(&name));
    Text::new()
        .line(Role::Faint, &words.text("map-second"))
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

/// The picture's width in pixels. The height of a map is such that both axes are equally long.
const WIDTH: u64 = 800;
const MAP_HEIGHT: u64 = 826;
const CURVE_HEIGHT: u64 = 400;

/// What is left free on each side of the dots, for the title and the labels.
const LEFT: u64 = 80;
const RIGHT: u64 = 20;
const TOP: u64 = 46;
const BOTTOM: u64 = 80;

/// Dark enough for single dots on white.
const BLUE: &str = "#1f4e9c";

/// A part of a whole.
type Share = (u64, u64);

/// An axis: its name, and its ticks with their labels.
type Axis = (String, Vec<(Share, String)>);

/// Returns an axis up to a number, with about ten ticks at round ones.
fn axis(name: String, most: u64, label: impl Fn(u64) -> String) -> Axis {
    let step = round_from(most.div_ceil(10));
    let ticks = (0..=most / step).map(|tick| ((tick * step, most), label(tick * step)));
    (name, ticks.collect())
}

/// Returns a map as SVG: a dot for each losing position, the first pile to the right, the second
/// upwards.
pub fn map_svg(game: &dyn Solver, map: &LostMap, words: &Words) -> String {
    let most = u64::from(map.size);
    let axes =
        ["map-first", "map-second"].map(|id| axis(words.text(id), most, |size| size.to_string()));
    let title = words.say(&map_title(game, map));
    let dots = map
        .lost
        .iter()
        .map(|&(first, second)| [first, second].map(|size| (size.into(), most)));
    let radius = (WIDTH / (most + 1) / 3).clamp(1, 6);
    let dots: Vec<_> = dots.collect();
    chart(&title, &axes, MAP_HEIGHT, &dots, radius, false)
}

/// Returns the learning curve as SVG: a dot at the end of each stretch of games, as high as the
/// share won in it, and a line through the dots.
pub(crate) fn training_svg(
    plan: &Plan,
    course: &Course,
    against: Against,
    words: &Words,
) -> String {
    let all = course.all().games;
    let share = |share: u64| words.say(&percent(share.to_string()));
    let axes = [
        axis(words.text("curve-games"), all, |games| games.to_string()),
        axis(words.text("curve-won"), 100, share),
    ];
    let title = words.say(&training_title(plan, course, against));
    let mut played = 0;
    let dots = course.stretches.iter().map(|stretch| {
        played += stretch.games;
        [(played, all), (stretch.won, stretch.games)]
    });
    let dots: Vec<_> = dots.collect();
    chart(&title, &axes, CURVE_HEIGHT, &dots, 2, true)
}

/// Draws dots, each as far to the right and as high as its shares of the axes say. A line may join
/// them.
fn chart(
    title: &str,
    [(x_name, x_ticks), (y_name, y_ticks)]: &[Axis; 2],
    height: u64,
    dots: &[[Share; 2]],
    radius: u64,
    are_joined: bool,
) -> String {
    let (right, bottom) = (WIDTH - RIGHT, height - BOTTOM);
    let part = |(part, whole): Share, room| room * part / whole.max(1);
    let x = |share| LEFT + part(share, right - LEFT);
    let y = |share| bottom - part(share, bottom - TOP);
    let text = |x, y, anchor: &str, words: &str| {
        format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{words}</text>\n")
    };
    let mut labels = String::new();
    let mut lines = vec![format!("M{LEFT} {TOP}V{bottom}H{right}")];
    for (tick, label) in x_ticks {
        labels += &text(x(*tick), bottom + 20, "middle", label);
        lines.push(format!("M{} {bottom}v5", x(*tick)));
    }
    for (tick, label) in y_ticks {
        labels += &text(LEFT - 10, y(*tick) + 4, "end", label);
        lines.push(format!("M{LEFT} {}h-5", y(*tick)));
    }
    let dots = dots.iter().map(|&[right, up]| (x(right), y(up)));
    let circle =
        |(x, y)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{BLUE}\"/>\n");
    let mut drawn: Vec<String> = dots.clone().map(circle).collect();
    if are_joined {
        let points: Vec<String> = dots.map(|(x, y)| format!("{x},{y}")).collect();
        let points = points.join(" ");
        drawn.push(format!(
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{BLUE}\"/>\n"
        ));
    }
    let (lines, drawn) = (lines.concat(), drawn.concat());
    let title = text(WIDTH / 2, TOP - 8, "middle", title);
    let x_name = text(x((1, 2)), height - 25, "middle", x_name);
    let center = y((1, 2));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">
<rect width="{WIDTH}" height="{height}" fill="white"/>
<g font-size="16">
{title}</g>
<g font-size="12">
{x_name}<text x="30" y="{center}" text-anchor="middle" transform="rotate(-90 30 {center})">{y_name}</text>
{labels}</g>
<path d="{lines}" fill="none" stroke="gray"/>
{drawn}</svg>
"#
    )
}
