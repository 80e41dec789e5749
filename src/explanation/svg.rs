//! The map of losing positions and the learning curve as SVG files, which leave the fonts to the viewer.

use super::Words;
use super::learner::{percent, training_title};
use super::map::{map_title, round_from};
use crate::inference::{LostMap, Solver};
use crate::players::learner::{Against, Course, Plan};

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

/// Returns a map as SVG: a dot for each losing position, the first pile to the right, the second upwards.
pub(crate) fn map_svg(game: &dyn Solver, map: &LostMap, words: &Words) -> String {
    let most = u64::from(map.size);
    let axes =
        ["map-first", "map-second"].map(|id| axis(words.text(id), most, |size| size.to_string()));
    let title = words.say(&map_title(game, map));
    let lost = map.lost.iter();
    let dots = lost.map(|&(first, second)| [first, second].map(|size| (size.into(), most)));
    let radius = (WIDTH / (most + 1) / 3).clamp(1, 6);
    let dots: Vec<_> = dots.collect();
    chart(&title, &axes, MAP_HEIGHT, &dots, radius, false)
}

/// Returns the learning curve as SVG: a dot at the end of each stretch of games, as high as the share won in it, and a line through the
/// dots.
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

/// Draws dots, each as far to the right and as high as its shares of the axes say. A line may join them.
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
