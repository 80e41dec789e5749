//! Matchboxes beside the correct moves, as a table.

use std::cmp::Reverse;

use super::Words;
use super::grid::Align::{Left, Right};
use super::grid::grid;
use super::training::{hundredths, of_plan, with_plan};
use crate::players::learner::{Beads, Boxes, Score};
use crate::reason::Phrase;
use crate::text::{Text, columns};

/// The most boxes that are shown.
const BOXES_SHOWN: u64 = 40;

/// The most entries for the beads of a box in sticks. If it has more, the last entry is for all others together.
const NUMBERS_SHOWN: usize = 5;

/// About as many columns have the entries in other games, where a bead has a longer name. At least two entries are shown.
const ENTRIES_WIDTH: usize = 26;

/// The columns of an entry without the name of the bead.
const SHARE_WIDTH: usize = ", 99".len() + 1;

/// The most winning moves that are shown of a box.
const WINNING_SHOWN: usize = 2;

/// Returns saved boxes with their title.
pub(crate) fn saved_boxes(boxes: &Boxes, words: &Words, width: usize) -> Text {
    let title = of_plan(boxes.plan(), "boxes-title", "boxes-title-position");
    let title = Phrase::new(title).with("games", boxes.games());
    Text::title(words.say(&with_plan(title, boxes.plan())))
        .blank()
        .then(box_table(boxes, words, width))
}

/// Returns a row for each box, and in how many positions the favourite wins.
pub(super) fn box_table(boxes: &Boxes, words: &Words, width: usize) -> Text {
    let (plan, size) = (boxes.plan(), boxes.plan().size());
    let (column, align) = match plan.row() {
        Some(_) => ("column-sticks", Right),
        None => ("column-position", Left),
    };
    let heads = [
        (column, align),
        ("column-winning", align),
        ("column-favourite", align),
        ("column-agrees", Left),
        ("column-beads", Left),
    ];
    let rows = (1..=size.min(BOXES_SHOWN)).map(|place| row(boxes, place, words));
    let mut text = grid(&heads, rows, words, width).blank();
    if size > BOXES_SHOWN {
        let id = of_plan(plan, "boxes-not-shown", "boxes-not-shown-position");
        let phrase = Phrase::new(id).with("shown", BOXES_SHOWN);
        text = text.prose(words.say(&phrase.with("all", size)));
    }
    let Score { right, winnable } = boxes.score();
    let score = Phrase::new("boxes-right")
        .with("right", right)
        .with("winnable", winnable);
    let favourite = of_plan(plan, "boxes-favourite", "boxes-favourite-position");
    text.prose(words.text(favourite)).prose(words.say(&score))
}

fn row(boxes: &Boxes, place: u64, words: &Words) -> Vec<String> {
    let judged = boxes.judge(place);
    let name = |number: u64| boxes.plan().bead_name(place, number);
    let favourite = judged.favourite.map_or("-".to_owned(), name);
    let agrees = match judged.agrees() {
        None => String::new(),
        Some(true) => words.text("agrees-yes"),
        Some(false) => words.text("agrees-no"),
    };
    vec![
        boxes.plan().box_name(place),
        winning(
            judged.winning.iter().map(|&number| name(number)).collect(),
            words,
        ),
        favourite,
        agrees,
        beads(boxes, place, words),
    ]
}

/// Returns the winning moves; of many, the first.
fn winning(mut names: Vec<String>, words: &Words) -> String {
    if names.is_empty() {
        return "-".to_owned();
    }
    if names.len() > WINNING_SHOWN {
        let more = names.len() - (WINNING_SHOWN - 1);
        names.truncate(WINNING_SHOWN - 1);
        names.push(words.say(&Phrase::new("column-winning-more").with("count", more)));
    }
    names.join(", ")
}

/// Returns the beads of a box with their shares; of many, those with the most beads.
fn beads(boxes: &Boxes, place: u64, words: &Words) -> String {
    let plan = boxes.plan();
    let is_row = plan.row().is_some();
    let share = |beads: &Beads| boxes.share(place, beads.number);
    let entry = |beads: &Beads| {
        let share = hundredths(share(beads));
        let name = plan.bead_name(place, beads.number);
        // A move may have a colon itself.
        let colon = if is_row { ":" } else { "" };
        format!("{name}{colon} {share}")
    };
    let shown = if is_row {
        NUMBERS_SHOWN
    } else {
        let name = columns(&plan.bead_name(place, 1));
        (ENTRIES_WIDTH / (name + SHARE_WIDTH)).max(2)
    };
    if plan.numbers(place) <= shown as u64 {
        let all: Vec<String> = boxes.beads(place).map(|beads| entry(&beads)).collect();
        return all.join(", ");
    }
    let mut most: Vec<Beads> = boxes.several(place).collect();
    most.sort_by_key(|beads| (Reverse(beads.count), beads.number));
    most.truncate(shown - 1);
    let single = boxes.beads(place).filter(|beads| beads.count == 1);
    most.extend(single.take(shown - 1 - most.len()));
    let others = 1.0 - most.iter().map(share).sum::<f64>();
    let others = Phrase::new("beads-others").with("share", hundredths(others));
    let entries = most.iter().map(entry).chain([words.say(&others)]);
    entries.collect::<Vec<_>>().join(", ")
}
