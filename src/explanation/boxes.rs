//! Matchboxes beside the correct moves, as a table.

use std::cmp::Reverse;

use super::Words;
use super::grid::Align::{Left, Right};
use super::grid::grid;
use super::training::{hundredths, with_plan};
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
    let title = with_plan("boxes-title", boxes.plan());
    Text::headed(words, &title.with("games", boxes.games()))
        .blank()
        .then(box_table(boxes, words, width))
}

/// Returns a row for each box, and in how many positions the favourite wins.
pub(super) fn box_table(boxes: &Boxes, words: &Words, width: usize) -> Text {
    let size = boxes.plan().size();
    let is_row = boxes.plan().row().is_some();
    let (column, align) = if is_row {
        ("column-sticks", Right)
    } else {
        ("column-position", Left)
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
        let phrase = Phrase::new("boxes-not-shown")
            .with("row", is_row)
            .with("shown", BOXES_SHOWN);
        text = text.say(words, phrase.with("all", size));
    }
    let Score { right, winnable } = boxes.score();
    let score = Phrase::new("boxes-right")
        .with("right", right)
        .with("winnable", winnable);
    let favourite = Phrase::new("boxes-favourite").with("row", is_row);
    text.say(words, favourite).say(words, score)
}

fn row(boxes: &Boxes, place: u64, words: &Words) -> Vec<String> {
    let judged = boxes.judge(place);
    let name = |number: &u64| boxes.plan().bead_name(place, *number);
    // Of many winning moves, the first.
    let mut winning: Vec<String> = judged.winning.iter().map(name).collect();
    if winning.len() > WINNING_SHOWN {
        let more = winning.split_off(WINNING_SHOWN - 1).len();
        winning.push(words.say(&Phrase::new("column-winning-more").with("count", more)));
    }
    let dash = |names: Vec<String>| match names.as_slice() {
        [] => "-".to_owned(),
        names => names.join(", "),
    };
    let agrees = (judged.agrees()).map(|agrees| Phrase::new("agrees").with("right", agrees));
    vec![
        boxes.plan().box_name(place),
        dash(winning),
        dash(judged.favourite.iter().map(name).collect()),
        agrees.map_or_else(String::new, |agrees| words.say(&agrees)),
        beads(boxes, place, words),
    ]
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
