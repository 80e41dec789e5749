//! A learner's boxes while it plays, as one draws them on paper: the beads by their numbers, the one that is drawn set aside, and what a
//! game changes.

use super::Words;
use super::grid::Align::Left;
use super::grid::{GAP, INDENT, grid};
use super::learner::{chief, hundredths, percent, place_column};
use crate::players::learner::{Bead, Beads, Boxes, Learner};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// Of sticks up to this many all boxes are shown after a game; otherwise only those that were drawn from.
const ALL_SHOWN: u64 = 20;

/// The columns for the beads of a box in the table, which is then within 80 in sticks.
const BEADS_WIDTH: usize = 16;

/// About as many columns are beside the name of a bead that is counted.
const COUNT_WIDTH: usize = 3;

/// Shows a box: what is in it and, after a draw, the bead that is set aside.
pub(crate) fn watched_box(
    boxes: &Boxes,
    place: u64,
    drawn: Option<u64>,
    words: &Words,
    width: usize,
) -> Text {
    let name = Phrase::new("watched-box").with("box", boxes.plan().box_name(place));
    let mut spans = vec![plain(format!("{INDENT}{} ", words.say(&name)))];
    spans.extend(contents(boxes, place, drawn, true, width / 2, words));
    if let Some(number) = drawn {
        spans.push(plain(format!("{GAP}{} ", words.text("watched-aside"))));
        spans.push(bead(boxes, place, number));
    }
    let line = written(&spans);
    if columns(&line) <= width {
        Text::new().fixed(spans)
    } else {
        Text::new().entry(line, INDENT.len())
    }
}

/// Shows what a game has changed in the boxes, and what comes of it: `before` still has the beads of the game set aside, and `paid` are
/// those that were added or thrown away.
pub(crate) fn watched_game(
    before: &Learner,
    after: &Boxes,
    won: bool,
    paid: &[Bead],
    words: &Words,
    width: usize,
) -> Text {
    let (aside, before, plan) = (before.aside(), before.boxes(), after.plan());
    if aside.is_empty() {
        return Text::new();
    }
    let is_row = plan.row().is_some();
    let mut places: Vec<u64> = aside.iter().map(|bead| bead.place).collect();
    places.sort_unstable();
    if is_row && plan.size() <= ALL_SHOWN {
        places = (1..=plan.size()).collect();
    }
    let others = plan.size() - places.len() as u64;
    let heads = [
        place_column(plan),
        ("column-before", Left),
        ("column-now", Left),
        ("", Left),
        ("column-chance", Left),
    ];
    let rows = places.into_iter().map(|place| {
        let drawn = aside.iter().find(|bead| bead.place == place);
        let number = drawn.map(|bead| bead.number);
        let [was, is] = [before, after]
            .map(|boxes| written(&contents(boxes, place, number, false, BEADS_WIDTH, words)));
        let mut row = vec![plan.box_name(place), was, is];
        if let Some(bead) = drawn {
            let change = if !paid.contains(bead) {
                "watched-keeps"
            } else if won {
                "watched-gains"
            } else {
                "watched-loses"
            };
            let name = plan.bead_name(place, bead.number);
            row.push(words.say(&Phrase::new(change).with("bead", name)));
            let likely = [before, after].map(|boxes| {
                let share = hundredths(boxes.share(place, bead.number));
                words.say(&percent(share))
            });
            row.push(likely.join(" → "));
        }
        row.resize(heads.len(), String::new());
        row
    });
    let table = grid(&heads, rows, words, width);
    let text = Text::new().blank().then(table).blank();
    let kept = aside.len() - paid.len();
    let said = [
        (others > 0).then(|| Phrase::new("watched-others").with("count", others)),
        (!is_row).then(|| Phrase::new("watched-alike")),
        (!paid.is_empty()).then(|| Phrase::new(if won { "watched-won" } else { "watched-lost" })),
        (!won && kept > 0).then(|| Phrase::new("watched-kept").with("count", kept)),
    ];
    let said = said.into_iter().flatten();
    said.fold(text, |text, phrase| text.say(words, phrase))
}

/// The beads of a box one by one, or counted if they do not fit into `room` columns. The one that was drawn is set aside or not, but it
/// is always among those that are shown.
fn contents(
    boxes: &Boxes,
    place: u64,
    drawn: Option<u64>,
    is_aside: bool,
    room: usize,
    words: &Words,
) -> Vec<Span> {
    let name = columns(&boxes.plan().bead_name(place, 1));
    let total = boxes.total(place);
    let one_by_one = total <= (room / (name + 1)) as u64;
    let mut shown: Vec<Beads> = if one_by_one {
        boxes.beads(place).collect()
    } else {
        chief(boxes, place, (room / (name + COUNT_WIDTH)).max(2))
    };
    if let Some(number) = drawn
        && shown.iter().all(|beads| beads.number != number)
        && let Some(last) = shown.last_mut()
    {
        let count = boxes.count(place, number);
        *last = Beads { number, count };
    }
    let others = total - shown.iter().map(|beads| beads.count).sum::<u64>();
    shown.sort_by_key(|beads| beads.number);
    let comma = plain(if one_by_one { "," } else { ", " });
    let mut spans = Vec::new();
    for Beads { number, count } in shown {
        let count = count - u64::from(is_aside && drawn == Some(number));
        let mut span = bead(boxes, place, number);
        if !one_by_one && count > 1 {
            span.text = format!("{} ×{count}", span.text);
        }
        for _ in 0..if one_by_one { count } else { count.min(1) } {
            spans.extend([span.clone(), comma.clone()]);
        }
    }
    if others > 0 {
        let more = Phrase::new("column-winning-more").with("count", others);
        spans.extend([plain(words.say(&more)), comma]);
    }
    // No comma at the end.
    if spans.pop().is_none() {
        spans.push(plain("-"));
    }
    spans
}

/// A bead in its colour.
fn bead(boxes: &Boxes, place: u64, number: u64) -> Span {
    let role = Role::Pile(usize::try_from(number).unwrap_or_default());
    Span::new(role, boxes.plan().bead_name(place, number))
}

fn plain(text: impl Into<String>) -> Span {
    Span::new(Role::Plain, text)
}

fn written(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}
