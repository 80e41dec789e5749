//! The matchboxes of the learner on the screen: beside the correct moves, and while it plays, as
//! one draws them on paper.

use crate::explanation::message;
use std::cmp::Reverse;

use crate::explanation::{
    grid::{
        Align::{self, Left, Right},
        GAP, INDENT, grid,
    },
    titles::{hundredths, valued, variant},
};
use crate::games::Variant;
use crate::matchboxes::{Beads, BoxScore, Boxes, Plan};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// Returns a message with the game that boxes are for: `row` says whether they are for so many
/// sticks, or for a position.
pub(super) fn with_plan(id: &'static str, plan: &Plan) -> Phrase {
    let Variant { misere, values } = &plan.variant;
    let row = plan.row();
    phrase!(
        id,
        game = variant(plan.about, *misere),
        position = valued(plan.about, plan.start.clone(), values),
        row = row.is_some(),
        sticks = row.map_or(0, |terms| terms.sticks),
        take = row.map_or(0, |terms| terms.max_take)
    )
}

/// The most boxes that are shown.
const BOXES_SHOWN: u64 = 40;

/// The most entries for the beads of a box in sticks. If it has more, the last entry is for all
/// others together.
const NUMBERS_SHOWN: usize = 5;

/// About as many columns have the entries in other games, where a bead has a longer name. At least
/// two entries are shown.
const ENTRIES_WIDTH: usize = 26;

/// The columns of an entry without the name of the bead.
const SHARE_WIDTH: usize = ", 99".len() + 1;

/// The most winning moves that are shown of a box.
const WINNING_SHOWN: usize = 2;

/// Returns saved boxes with their title.
pub(super) fn saved_boxes(boxes: &Boxes, width: usize) -> Text {
    let title = with_plan("boxes-title", boxes.plan());
    Text::headed(&title.with("games", boxes.games()))
        .blank()
        .then(box_table(boxes, width))
}

/// Returns a row for each box, and in how many positions the favourite wins.
pub(super) fn box_table(boxes: &Boxes, width: usize) -> Text {
    let size = boxes.plan().size();
    let is_row = boxes.plan().row().is_some();
    let (column, align) = place_column(boxes.plan());
    let heads = [
        (column, align),
        ("column-winning", align),
        ("column-favourite", align),
        ("column-agrees", Left),
        ("column-beads", Left),
    ];
    let rows = (1..=size.min(BOXES_SHOWN)).map(|place| row(boxes, place));
    let mut text = grid(&heads, rows, width).blank();
    if size > BOXES_SHOWN {
        let phrase = phrase!("boxes-not-shown", row = is_row, shown = BOXES_SHOWN);
        text = text.say(phrase.with("all", size));
    }
    let BoxScore { right, winnable } = boxes.score();
    let score = phrase!("boxes-right", right, winnable);
    let favourite = phrase!("boxes-favourite", row = is_row);
    text.say(favourite).say(score)
}

/// The column for the names of the boxes.
fn place_column(plan: &Plan) -> (&'static str, Align) {
    match plan.row() {
        Some(_) => ("column-sticks", Right),
        None => ("column-position", Left),
    }
}

fn row(boxes: &Boxes, place: u64) -> Vec<String> {
    let judged = boxes.judge(place);
    let name = |number: &u64| boxes.plan().bead_name(place, *number);
    // Of many winning moves, the first.
    let mut winning: Vec<String> = judged.winning.iter().map(name).collect();
    if winning.len() > WINNING_SHOWN {
        let more = winning.split_off(WINNING_SHOWN - 1).len();
        winning.push(phrase!("column-winning-more", count = more).to_string());
    }
    let dash = |names: Vec<String>| match names.as_slice() {
        [] => "-".to_owned(),
        names => names.join(", "),
    };
    let agrees = (judged.agrees()).map(|agrees| phrase!("agrees", right = agrees));
    vec![
        boxes.plan().box_name(place),
        dash(winning),
        dash(judged.favourite.iter().map(name).collect()),
        agrees.map_or_else(String::new, |agrees| agrees.to_string()),
        beads(boxes, place),
    ]
}

/// Returns the beads of a box with their shares; of many, those with the most beads.
fn beads(boxes: &Boxes, place: u64) -> String {
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
    let most = chief(boxes, place, shown);
    let others = ((most.len() as u64) < plan.numbers(place)).then(|| {
        let others = 1.0 - most.iter().map(share).sum::<f64>();
        phrase!("beads-others", share = hundredths(others)).to_string()
    });
    most.iter()
        .map(entry)
        .chain(others)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Returns the numbers of a box with their beads. If there are more than `shown`, one less: those
/// with the most beads.
fn chief(boxes: &Boxes, place: u64, shown: usize) -> Vec<Beads> {
    if boxes.plan().numbers(place) <= shown as u64 {
        return boxes.beads(place).collect();
    }
    let mut most: Vec<Beads> = boxes.several(place).collect();
    most.sort_by_key(|beads| (Reverse(beads.count), beads.number));
    most.truncate(shown - 1);
    let single = boxes.beads(place).filter(|beads| beads.count == 1);
    most.extend(single.take(shown - 1 - most.len()));
    most
}

/// About as many columns are beside the name of a bead that is counted.
const COUNT_WIDTH: usize = 3;

/// Shows a box: what is in it and, after a draw, the bead that is set aside.
pub(super) fn watched_box(boxes: &Boxes, place: u64, drawn: Option<u64>, width: usize) -> Text {
    let name = phrase!("watched-box", box = boxes.plan().box_name(place));
    let mut spans = vec![plain(format!("{INDENT}{name} "))];
    spans.extend(contents(boxes, place, drawn, width / 2));
    if let Some(number) = drawn {
        spans.push(plain(format!("{GAP}{} ", message("watched-aside"))));
        spans.push(bead(boxes, place, number));
    }
    let line = written(&spans);
    if columns(&line) <= width {
        Text::new().fixed(spans)
    } else {
        Text::new().entry(line, INDENT.len())
    }
}

/// Returns why some of the beads `drawn` in a game, `paid`, were added or thrown away.
pub(super) fn watched_game(plan: &Plan, drawn: usize, paid: usize, won: bool) -> Text {
    let kept = drawn - paid;
    [
        (drawn > 0 && plan.row().is_none()).then(|| Phrase::new("watched-alike")),
        (paid > 0).then(|| Phrase::new(if won { "watched-won" } else { "watched-lost" })),
        (!won && kept > 0).then(|| phrase!("watched-kept", count = kept)),
    ]
    .into_iter()
    .flatten()
    .fold(Text::new(), Text::say)
}

/// The beads of a box one by one, or counted if they do not fit into `room` columns. The one that
/// was drawn is set aside, but others like it are always among those that are shown.
fn contents(boxes: &Boxes, place: u64, drawn: Option<u64>, room: usize) -> Vec<Span> {
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
        let count = count - u64::from(drawn == Some(number));
        let mut span = bead(boxes, place, number);
        if !one_by_one && count > 1 {
            span.text = format!("{} ×{count}", span.text);
        }
        for _ in 0..if one_by_one { count } else { count.min(1) } {
            spans.extend([span.clone(), comma.clone()]);
        }
    }
    if others > 0 {
        let more = phrase!("column-winning-more", count = others);
        spans.extend([plain(more.to_string()), comma]);
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
