//! What came of a training: a page, and the words for plans of matchboxes and for shares.

use super::Words;
use super::boxes::box_table;
use super::map::plot;
use super::titles::{valued, variant};
use crate::games::Variant;
use crate::players::learner::{Against, Boxes, Course, Plan, Stretch};
use crate::reason::{Figure, Phrase};
use crate::text::{Role, Text, columns};

/// Returns the games won, the learning curve, and the boxes beside the correct moves.
pub fn training(
    boxes: &Boxes,
    course: &Course,
    against: Against,
    words: &Words,
    width: usize,
) -> Text {
    let all = course.all();
    let won = Phrase::new("train-won")
        .with("against", against.name())
        .with("games", all.games)
        .with("won", all.won)
        .with("share", percent(tenths(all.share())));
    let after = Phrase::new("boxes-after").with("games", boxes.games());
    Text::headed(words, &training_title(boxes.plan(), course, against))
        .blank()
        .say(words, won)
        .blank()
        .then(curve(course, words, width))
        .blank()
        .say(words, after)
        .then(box_table(boxes, words, width))
}

/// Returns what was trained.
pub(super) fn training_title(plan: &Plan, course: &Course, against: Against) -> Phrase {
    with_plan("train-title", plan)
        .with("games", course.all().games)
        .with("against", against.name())
}

/// Returns a message with the game that boxes are for: `row` says whether they are for so many sticks, or for a position.
pub(super) fn with_plan(id: &'static str, plan: &Plan) -> Phrase {
    let Variant { misere, values } = &plan.variant;
    let row = plan.row();
    Phrase::new(id)
        .with("game", variant(plan.about, *misere))
        .with("position", valued(plan.about, plan.start.clone(), values))
        .with("row", row.is_some())
        .with("sticks", row.map_or(0, |terms| terms.sticks))
        .with("take", row.map_or(0, |terms| terms.max_take))
}

/// Returns a percentage with its sign.
pub(super) fn percent(number: String) -> Phrase {
    Phrase::new("percent").with("number", Figure::Decimal(number))
}

/// Returns a share as a percentage. Rounds so that only 0 is shown as "0" and only 1 as "100".
pub(super) fn hundredths(share: f64) -> String {
    match format!("{:.0}", 100.0 * share).as_str() {
        "0" if share > 0.0 => "<1".to_owned(),
        "100" if share < 1.0 => ">99".to_owned(),
        rounded => rounded.to_owned(),
    }
}

/// Like [`hundredths`], with one decimal.
pub(super) fn tenths(share: f64) -> String {
    match format!("{:.1}", 100.0 * share).as_str() {
        "0.0" if share > 0.0 => "<0.1".to_owned(),
        "100.0" if share < 1.0 => ">99.9".to_owned(),
        rounded => rounded.to_owned(),
    }
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

/// Returns the share of games won, stretch by stretch.
fn curve(course: &Course, words: &Words, width: usize) -> Text {
    let percent = |number: &str| words.say(&percent(number.to_owned()));
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
        .line(Role::Faint, &words.text("curve-won"))
        .then(plot(label, rows, (&percent("0"), &line, &labels)))
        .line(Role::Faint, &format!("{:>end$}", words.text("curve-games")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_nothing_is_shown_as_0_and_only_all_as_100() {
        let shown = [0.0, 0.004, 0.5, 0.996, 1.0].map(hundredths);
        assert_eq!(shown, ["0", "<1", "50", ">99", "100"]);
        let shown = [0.0, 0.0004, 0.5, 0.9996, 1.0].map(tenths);
        assert_eq!(shown, ["0.0", "<0.1", "50.0", ">99.9", "100.0"]);
    }

    #[test]
    fn heights_are_eighths_and_a_win_is_seen() {
        let height = |games, won| height(Stretch { games, won });
        assert_eq!([height(10, 0), height(10, 10), height(10, 5)], [0, 64, 32]);
        assert_eq!(
            [height(1000, 1), height(1000, 999), height(0, 0)],
            [1, 64, 0]
        );
        assert_eq!(height(u64::MAX, u64::MAX / 4), 16);
    }

    #[test]
    fn stretches_are_put_together_if_there_is_no_room() {
        let one = Stretch { games: 3, won: 1 };
        let course = Course {
            stretches: vec![one; 60],
        };
        for (room, columns) in [(100, 60), (60, 60), (59, 30), (33, 30), (29, 20), (0, 1)] {
            let merged = merged(&course, room);
            assert_eq!(merged.len(), columns);
            let all = merged.into_iter().fold(Stretch::default(), Stretch::and);
            assert_eq!(all, course.all());
        }
    }
}
