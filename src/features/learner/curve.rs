//! What came of a training: the games won, the learning curve, and the boxes.

use super::tables::{box_table, with_plan};
use crate::explanation::{
    chart::{axis, chart},
    grid::plot,
    titles::percent,
};
use crate::explanation::{is_accessible, message};
use crate::matchboxes::{Against, Boxes, Course, Plan, Stretch};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};

/// Returns the games won, the learning curve, and the boxes beside the correct moves.
pub fn training(boxes: &Boxes, course: &Course, against: Against, width: usize) -> Text {
    let all = course.all();
    let won = phrase!(
        "train-won",
        against = against.name(),
        games = all.games,
        won = all.won,
        share = percent(tenths(all.share()))
    );
    let after = phrase!("boxes-after", games = boxes.games());
    let won = match most(boxes.plan(), course, against) {
        Some(most) => Text::new().say(won).say(most),
        None => Text::new().say(won),
    };
    Text::headed(&training_title(boxes.plan(), course, against))
        .blank()
        .then(won)
        .blank()
        .then(if is_accessible() {
            shares(course)
        } else {
            curve(course, width)
        })
        .blank()
        .say(after)
        .then(box_table(boxes, width))
}

/// Says how many games can be won at all against perfect play: those in which the learner is on the
/// side that wins. It begins the first game, and then every second one.
fn most(plan: &Plan, course: &Course, against: Against) -> Option<Phrase> {
    let all = course.all();
    let begins_won = !plan.winning(plan.size()).is_empty();
    let won = all.games.div_ceil(2) - u64::from(!begins_won) * (all.games % 2);
    let most = Stretch { won, ..all };
    (against == Against::Perfect).then(|| {
        let share = percent(tenths(most.share()));
        phrase!("train-most", won, games = all.games, share)
    })
}

/// Returns what was trained.
fn training_title(plan: &Plan, course: &Course, against: Against) -> Phrase {
    with_plan("train-title", plan)
        .with("games", course.all().games)
        .with("against", against.name())
}

/// A character filled from below, by eighths.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The eighths of a whole block.
const EIGHTHS: usize = BLOCKS.len() - 1;

/// The height of the picture in characters.
const ROWS: usize = 8;

/// The height of a share in eighths; at least 1 unless no game was won.
fn height(stretch: Stretch) -> usize {
    let all = (ROWS * EIGHTHS) as u128;
    let games = u128::from(stretch.games.max(1));
    let rounded = (2 * all * u128::from(stretch.won) + games) / (2 * games);
    let least = usize::from(stretch.won > 0);
    usize::try_from(rounded)
        .unwrap_or(ROWS * EIGHTHS)
        .max(least)
}

/// At most `room` stretches: neighbours are put together if there are more.
fn merged(course: &Course, room: usize) -> Vec<Stretch> {
    let shared = course.stretches.len().div_ceil(room.max(1)).max(1);
    let together = |part: &[Stretch]| part.iter().copied().fold(Stretch::default(), Stretch::and);
    course.stretches.chunks(shared).map(together).collect()
}

/// The most stretches that are said.
const MOST_SAID: usize = 10;

/// Returns the share of games won in words.
fn shares(course: &Course) -> Text {
    let mut games = 0;
    let said = merged(course, MOST_SAID).into_iter().map(|stretch| {
        games += stretch.games;
        phrase!(
            "curve-said",
            games,
            share = percent(tenths(stretch.share()))
        )
    });
    said.fold(Text::new(), Text::say)
}

/// Returns the share of games won, stretch by stretch.
fn curve(course: &Course, width: usize) -> Text {
    let percent = |number: &str| percent(number.to_owned()).to_string();
    let label = columns(&percent("100"));
    let heights: Vec<usize> = merged(course, width.saturating_sub(label + 2))
        .into_iter()
        .map(height)
        .collect();
    let rows = (0..ROWS).rev().map(|row| {
        // Each label is beside the row whose top it marks.
        let name = match row + 1 {
            ROWS => percent("100"),
            above if 2 * above == ROWS => percent("50"),
            _ => String::new(),
        };
        let block = |&height: &usize| BLOCKS[height.saturating_sub(row * EIGHTHS).min(EIGHTHS)];
        (name, heights.iter().map(block).collect())
    });
    let line = "─".repeat(heights.len());
    let last = course.all().games.to_string();
    let first = if heights.len() > last.len() + 1 {
        "1"
    } else {
        ""
    };
    let room = heights.len().saturating_sub(first.len());
    let labels = format!("{first}{last:>room$}");
    let end = label + 2 + heights.len();
    Text::new()
        .line(Role::Faint, &message("curve-won"))
        .then(plot(label, rows, (&percent("0"), &line, &labels)))
        .line(Role::Faint, &format!("{:>end$}", message("curve-games")))
}

/// The height of the picture as SVG, in pixels.
const CURVE_HEIGHT: u64 = 400;

/// Returns the learning curve as SVG: a dot at the end of each stretch of games, as high as the
/// share won in it, and a line through the dots.
pub(super) fn training_svg(plan: &Plan, course: &Course, against: Against) -> String {
    let all = course.all().games;
    let share = |share: u64| percent(share.to_string()).to_string();
    let axes = [
        axis(message("curve-games"), all, |games| games.to_string()),
        axis(message("curve-won"), 100, share),
    ];
    let title = training_title(plan, course, against).to_string();
    let mut played = 0;
    let dots = course.stretches.iter().map(|stretch| {
        played += stretch.games;
        [(played, all), (stretch.won, stretch.games)]
    });
    let dots: Vec<_> = dots.collect();
    chart(&title, &axes, CURVE_HEIGHT, &dots, 2, true)
}

/// Returns a share as a percentage with one decimal. Rounds so that only 0 is shown as "0.0" and
/// only 1 as "100.0".
fn tenths(share: f64) -> String {
    match format!("{:.1}", 100.0 * share).as_str() {
        "0.0" if share > 0.0 => "<0.1".to_owned(),
        "100.0" if share < 1.0 => ">99.9".to_owned(),
        rounded => rounded.to_owned(),
    }
}
