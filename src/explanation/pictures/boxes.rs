//! Matchboxes beside the correct moves, as a table.

use std::cmp::Reverse;

use super::grid::{Align, Grid};
use crate::explanation::sentences::{hundredths, with_terms};
use crate::explanation::{Show, Words};
use crate::players::learner::{Beads, Boxes, Score};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The most boxes that are shown.
const BOXES_SHOWN: u64 = 40;

/// The most entries for the numbers of a box. If it has more numbers, the last entry is for all others together.
const NUMBERS_SHOWN: usize = 5;

/// Saved boxes with their title.
pub(crate) struct SavedBoxes<'a>(pub &'a Boxes);

impl Show for SavedBoxes<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let Self(boxes) = self;
        let title = Phrase::new("boxes-title").with("games", boxes.games());
        let title = words.say(&with_terms(title, boxes.terms()));
        let text = Text::new().styled(Role::Strong, title).blank();
        text.then(BoxTable(boxes).show(words, width))
    }
}

/// A row for each box, and in how many positions the favourite wins.
pub(super) struct BoxTable<'a>(pub(super) &'a Boxes);

impl Show for BoxTable<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let Self(boxes) = self;
        let sticks = boxes.terms().sticks;
        let grid = Grid {
            columns: vec![
                ("column-sticks", Align::Right),
                ("column-winning", Align::Right),
                ("column-favourite", Align::Right),
                ("column-agrees", Align::Left),
                ("column-beads", Align::Left),
            ],
            rows: (1..=sticks.min(BOXES_SHOWN))
                .map(|sticks| row(boxes, sticks, words))
                .collect(),
        };
        let mut text = grid.show(words, width).blank();
        if sticks > BOXES_SHOWN {
            let phrase = Phrase::new("boxes-not-shown").with("shown", BOXES_SHOWN);
            text = text.prose(words.say(&phrase));
        }
        let Score { right, winnable } = boxes.score();
        let score = Phrase::new("boxes-right")
            .with("right", right)
            .with("winnable", winnable);
        text.prose(words.text("boxes-favourite"))
            .prose(words.say(&score))
    }
}

fn row(boxes: &Boxes, sticks: u64, words: &Words) -> Vec<String> {
    let judged = boxes.judge(sticks);
    let number = |number: Option<u64>| number.map_or("-".to_owned(), |take| take.to_string());
    let agrees = match judged.agrees() {
        None => String::new(),
        Some(true) => words.text("agrees-yes"),
        Some(false) => words.text("agrees-no"),
    };
    vec![
        sticks.to_string(),
        number(judged.winning),
        number(judged.favourite),
        agrees,
        beads(boxes, sticks, words),
    ]
}

/// Returns the numbers of a box with their shares; of many numbers, those with the most beads.
fn beads(boxes: &Boxes, sticks: u64, words: &Words) -> String {
    let share = |beads: &Beads| boxes.share(sticks, beads.take);
    let entry = |beads: &Beads| format!("{}: {}", beads.take, hundredths(share(beads)));
    if boxes.terms().numbers(sticks) <= NUMBERS_SHOWN as u64 {
        let all: Vec<String> = boxes.beads(sticks).map(|beads| entry(&beads)).collect();
        return all.join(", ");
    }
    let mut most: Vec<Beads> = boxes.several(sticks).collect();
    most.sort_by_key(|beads| (Reverse(beads.count), beads.take));
    most.truncate(NUMBERS_SHOWN - 1);
    let single = boxes.beads(sticks).filter(|beads| beads.count == 1);
    most.extend(single.take(NUMBERS_SHOWN - 1 - most.len()));
    let others = 1.0 - most.iter().map(share).sum::<f64>();
    let others = Phrase::new("beads-others").with("share", hundredths(others));
    let entries = most.iter().map(entry).chain([words.say(&others)]);
    entries.collect::<Vec<_>>().join(", ")
}
