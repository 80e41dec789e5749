//! What is played, beside a reason: the replies and their answers, what each move comes to if
//! points decide, and the longest line of play, as tables and drawings.

use super::{
    evidence::{Block, side_by_side},
    grid::{
        Align::{self, Left, Right},
        and_more, grid,
    },
    points::{Points, ending},
    titles::{signed, with_minus},
};
use super::{message, sketched};
use crate::inference::Detail;
use crate::reason::{MOST_LISTED, Margin, Phrase, Reason, Standing};
use crate::text::Text;

/// Returns what each move comes to if points decide: the margin of the opponent after the best
/// answer, and that of the player in the end.
pub(super) fn margins(reason: &Reason, width: usize) -> Text {
    let columns = [("column-other", Right), ("column-margin", Right)];
    let cells = |margin: &Margin| {
        let other = margin.answer.as_ref().map(|_| with_minus(margin.other));
        vec![other.unwrap_or("-".to_owned()), signed(margin.margin)]
    };
    compared(reason, "margins-told", &columns, cells, width)
}

/// Returns how the game ends after each move, with what both players have `gained` already.
pub(crate) fn endings(reason: &Reason, gained: Points, width: usize) -> Text {
    let left = match reason.standing {
        Standing::Points { gains, .. } => gains.iter().sum(),
        _ => 0,
    };
    let cells = |margin: &Margin| {
        let leads_to = ending("leads-to-points".into(), gained, left, margin.margin);
        vec![leads_to.to_string()]
    };
    let columns = [("column-leads-to", Left)];
    compared(reason, "endings-told", &columns, cells, width)
}

/// Returns a table of the moves if points decide: what each gains, the best answer, and `cells` in
/// further columns; the best moves are marked.
fn compared(
    reason: &Reason,
    told: &'static str,
    columns: &[(&'static str, Align)],
    cells: impl Fn(&Margin) -> Vec<String>,
    width: usize,
) -> Text {
    if reason.margins.is_empty() {
        return Text::new();
    }
    let rows = reason.margins.iter().map(|margin| {
        let answer = margin.answer.as_deref().unwrap_or("-");
        let mark = message(if margin.is_best { "mark-best" } else { "" });
        let first = [
            margin.played.clone(),
            margin.gains.to_string(),
            answer.to_owned(),
        ];
        first
            .into_iter()
            .chain(cells(margin))
            .chain([mark])
            .collect()
    });
    let first = ["column-move", "column-gains", "column-answer"].map(|id| (id, Right));
    let heads = [&first, columns, &[("", Left)]].concat();
    let table = grid(&heads, rows, width);
    let text = Text::new().say(told).blank().then(table);
    let text = and_more(text, more_margins(reason));
    match reason.margins.len() {
        1 => text,
        _ => text.blank().say("margins-go-on"),
    }
}

/// Returns the longest line of play, or the best one if points decide, move by move; nothing if the
/// reason has none. `names` are those of the player to move and of the opponent, if they are known.
pub(crate) fn longest_line(reason: &Reason, names: Option<&[String; 2]>, width: usize) -> Text {
    if reason.line.is_empty() {
        return Text::new();
    }
    let heading = match reason.standing {
        Standing::Points { .. } => "best-line",
        _ => "longest-line",
    };
    let rows = (1..).zip(&reason.line).map(|(number, step)| {
        let side = match (names, step.own) {
            (Some([own, _]), true) => own.clone(),
            (Some([_, other]), false) => other.clone(),
            (None, true) => message("side-own"),
            (None, false) => message("side-other"),
        };
        let leaves = match step.leaves.as_str() {
            "" => message("note-end"),
            leaves => leaves.to_owned(),
        };
        vec![number.to_string(), side, step.played.clone(), leaves]
    });
    let heads = [
        ("", Right),
        ("", Left),
        ("column-move", Left),
        ("column-leaves", Left),
    ];
    let text = Text::new().blank().say(heading);
    let more = phrase!("line-goes-on", count = reason.line.len());
    let more = reason.line_goes_on.then_some(more);
    and_more(text.then(grid(&heads, rows, width)), more)
}

/// Returns the replies and their answers, and by the message `more` how many more there are.
pub(crate) fn replies(reason: &Reason, more: &'static str, width: usize) -> Text {
    if reason.replies.is_empty() {
        return Text::new();
    }
    let counted = |text| and_more(text, more_replies(more, reason));
    let Some(blocks) = drawn(reason) else {
        let text = counted(Text::new().blank().then(table(reason, width)));
        let start = reason.lost_position.as_deref().unwrap_or_default();
        return match start.split(',').count() {
            MANY.. => text.blank().say("piles-changed"),
            _ => text,
        };
    };
    let left_out = more_drawings(reason);
    let all_shown = left_out.is_none().then(|| message("drawings-mean"));
    let text = and_more(counted(side_by_side(blocks, width)), left_out);
    let notes = reason.replies.iter().filter(|_| reason.evidence.is_none());
    let notes = notes.filter_map(|reply| reply.note.attribute("means"));
    let mut meanings: Vec<String> = all_shown.into_iter().chain(notes).collect();
    meanings.sort_unstable();
    meanings.dedup();
    meanings.into_iter().fold(text, Text::prose)
}

/// Returns how many drawings there was no room for. `None` if there are none.
fn more_drawings(reason: &Reason) -> Option<Phrase> {
    let count = reason
        .replies
        .iter()
        .filter_map(sketched)
        .filter(|rows| rows.is_empty())
        .count();
    (count > 0).then(|| phrase!("more-drawings", count))
}

/// Draws what each answer leaves. `None` if positions are readable as they are written.
fn drawn(reason: &Reason) -> Option<Vec<Block>> {
    reason
        .replies
        .iter()
        .map(|reply| {
            let answer = match reply.answer.as_str() {
                "" => reply.note.clone(),
                answer => phrase!("then-answer", move = answer),
            };
            let mut label = vec![reply.reply.clone(), answer.to_string()];
            // The theorem has said it of all.
            if reason.evidence.is_none() {
                label.extend(reply.note.attribute("short"));
            }
            Some(Block {
                rows: sketched(reply)?.to_vec(),
                label,
            })
        })
        .collect()
}

/// So many piles are too many to be compared by eye.
const MANY: usize = 6;

/// Returns a position as it is written, or of many piles only those that differ from `before`.
fn changed(before: &str, after: &str) -> String {
    let [before, piles] = [before, after].map(|written| written.split(',').collect::<Vec<_>>());
    if piles.len() < MANY || piles.len() != before.len() {
        return after.to_owned();
    }
    let pairs = (1..).zip(before.iter().zip(&piles));
    let changes = pairs.filter(|(_, (before, pile))| before != pile);
    let changes = changes.map(|(number, (_, pile))| format!("{number}={pile}"));
    changes.collect::<Vec<_>>().join(" ")
}

fn table(reason: &Reason, width: usize) -> Text {
    let first = match reason.standing {
        // The replies are the moves of the player who is to move.
        Standing::Lost { .. } => "column-move",
        _ => "column-reply",
    };
    let dash = |entry: &str| if entry.is_empty() { "-" } else { entry }.to_owned();
    let start = reason.lost_position.as_deref().unwrap_or_default();
    let rows = reason.replies.iter().map(|reply| {
        vec![
            reply.reply.clone(),
            changed(start, &reply.leaves),
            dash(&reply.answer),
            dash(&changed(start, &reply.then)),
            reply.note.to_string(),
        ]
    });
    let heads = [first, "column-leaves", "column-answer", "column-leaves", ""];
    grid(&heads.map(|id| (id, Left)), rows, width)
}

/// Returns how many more moves there are. `None` if there are no more.
pub(super) fn more_margins(reason: &Reason) -> Option<Phrase> {
    let more = phrase!("more-margins", count = reason.more_margins);
    (reason.more_margins > 0).then_some(more)
}

/// Returns how many more replies there are, by the message `id`. `None` if there are no more.
pub(super) fn more_replies(id: &'static str, reason: &Reason) -> Option<Phrase> {
    let count = reason.more_replies;
    let most = MOST_LISTED as u64;
    // The list begins with those that are shown already.
    let are_all = count.saturating_add(Detail::BRIEF.replies as u64) <= most;
    let id = if reason.alike.is_some() {
        "more-replies-alike"
    } else {
        id
    };
    let phrase = phrase!(
        id,
        count,
        alike = reason.alike.clone(),
        listed = if are_all { 0 } else { most },
        ends = reason.reply_ends
    );
    (count > 0).then_some(phrase)
}
