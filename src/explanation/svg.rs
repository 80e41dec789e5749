//! The map of losing positions and the learning curve as SVG files, which leave the fonts to the viewer. The only module that uses
//! plotters.

use plotters::backend::SVGBackend;
use plotters::chart::ChartBuilder;
use plotters::drawing::{DrawingAreaErrorKind, IntoDrawingArea};
use plotters::element::{Circle, PathElement};
use plotters::style::{BLACK, Color, FontFamily, IntoFont, RGBColor, WHITE};

use super::Words;
use super::map::map_title;
use super::training::{percent, training_title};
use crate::inference::{LostMap, Solver};
use crate::players::learner::{Against, Course, Plan};

/// The picture's width in pixels.
const WIDTH: u32 = 800;

/// Larger than the width by the height of the title, so that both axes are equally long.
const HEIGHT: u32 = WIDTH + 26;

/// The height of a curve.
const CURVE_HEIGHT: u32 = 400;

/// The margin around everything.
const MARGIN: u32 = 20;

/// The room for the labels of an axis and its name.
const LABELS: u32 = 60;

/// The height of the letters of the title.
const TITLE: u32 = 20;

/// The height of all other letters.
const LETTERS: u32 = 14;

/// Blue, dark enough for single dots on white.
const DOT: RGBColor = RGBColor(0x1f, 0x4e, 0x9c);

/// The radius of the largest dots and of the smallest.
const RADII: [u32; 2] = [6, 1];

/// Why nothing was drawn.
type Error = DrawingAreaErrorKind<std::io::Error>;

/// Returns a map as SVG: a dot for each losing position, the first pile to the right, the second upwards.
///
/// # Errors
/// The message of the drawing library if it fails.
pub(crate) fn map_svg(game: &dyn Solver, map: &LostMap, words: &Words) -> Result<String, String> {
    let mut svg = String::new();
    let title = words.say(&map_title(game, map));
    draw_map(words, &mut svg, &title, map).map_err(|error| error.to_string())?;
    Ok(svg)
}

/// Returns the learning curve as SVG: a dot at the end of each stretch of games, as high as the share won in it, and a line through the
/// dots.
///
/// # Errors
/// The message of the drawing library if it fails.
pub(crate) fn training_svg(
    plan: &Plan,
    course: &Course,
    against: Against,
    words: &Words,
) -> Result<String, String> {
    let mut svg = String::new();
    let title = words.say(&training_title(plan, course, against));
    draw_curve(words, &mut svg, &title, course).map_err(|error| error.to_string())?;
    Ok(svg)
}

fn draw_map(words: &Words, svg: &mut String, title: &str, map: &LostMap) -> Result<(), Error> {
    let area = SVGBackend::with_string(svg, (WIDTH, HEIGHT)).into_drawing_area();
    area.fill(&WHITE)?;
    let letters = |height| FontFamily::SansSerif.into_font().resize(f64::from(height));
    let sizes = 0..map.size;
    let mut chart = ChartBuilder::on(&area)
        .margin(MARGIN)
        .caption(title, letters(TITLE))
        .x_label_area_size(LABELS)
        .y_label_area_size(LABELS)
        .build_cartesian_2d(sizes.clone(), sizes)?;
    chart
        .configure_mesh()
        .disable_mesh()
        .axis_style(BLACK.mix(0.6))
        .label_style(letters(LETTERS))
        .x_desc(words.text("map-first"))
        .y_desc(words.text("map-second"))
        .draw()?;
    let [largest, smallest] = RADII;
    let room = WIDTH / (map.size + 1) / 3;
    let radius = room.clamp(smallest, largest);
    let dots = map.lost.iter();
    chart.draw_series(dots.map(|&dot| Circle::new(dot, radius, DOT.filled())))?;
    area.present()
}

fn draw_curve(words: &Words, svg: &mut String, title: &str, course: &Course) -> Result<(), Error> {
    let area = SVGBackend::with_string(svg, (WIDTH, CURVE_HEIGHT)).into_drawing_area();
    area.fill(&WHITE)?;
    let letters = |height| FontFamily::SansSerif.into_font().resize(f64::from(height));
    let mut chart = ChartBuilder::on(&area)
        .margin(MARGIN)
        .caption(title, letters(TITLE))
        .x_label_area_size(LABELS)
        .y_label_area_size(LABELS)
        .build_cartesian_2d(0..course.all().games, 0.0..100.0)?;
    chart
        .configure_mesh()
        .disable_mesh()
        .axis_style(BLACK.mix(0.6))
        .label_style(letters(LETTERS))
        .x_desc(words.text("curve-games"))
        .y_desc(words.text("curve-won"))
        .y_label_formatter(&|share| words.say(&percent(format!("{share:.0}"))))
        .draw()?;
    let mut games = 0;
    let dots: Vec<(u64, f64)> = course
        .stretches
        .iter()
        .map(|stretch| {
            games += stretch.games;
            (games, 100.0 * stretch.share())
        })
        .collect();
    let [_, smallest] = RADII;
    let circles = dots.iter();
    chart.draw_series(circles.map(|&dot| Circle::new(dot, 2 * smallest, DOT.filled())))?;
    chart.draw_series([PathElement::new(dots, DOT)])?;
    area.present()
}
