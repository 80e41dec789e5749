//! Why a move is best, as a page: the theorem with its figures, the replies or margins, and the longest line of play.

use super::Words;
use super::card::positions;
use super::evidence::figures;
use super::grid::Align::{Left, Right};
use super::grid::{and_more, grid};
use super::reason::{capitalized, lawful, mex, more_margins, proof, replies_heading};
use super::replies::replies;
use super::standing::signed;
use crate::reason::{Figure, Phrase, Reason, Standing};
use crate::text::Text;

/// Returns the reason without the standing, which is said beside the picture of the position. The message `more` counts the replies
/// which are not shown, and `card` says how to see the losing positions.
pub(crate) fn why(
    reason: &Reason,
    more: &'static str,
    card: &'static str,
    words: &Words,
    width: usize,
) -> Text {
    let because =
        |text: Text, reason: Figure| text.say(words, Phrase::new("why").with("reason", reason));
    let mut text = Text::new();
    if let Some(evidence) = &reason.evidence {
        text = because(text, words.say_all(&evidence.sentences).into());
        let figures = figures(&evidence.form, words, width);
        let stands_apart = !figures.lines.is_empty() && !reason.replies.is_empty();
        text = text.then(figures);
        if stands_apart {
            text = text.blank();
        }
    }
    if let Some((heading, lost, check)) = proof(reason, card) {
        text = because(text, heading.into());
        if let Some(check) = check {
            let listed = text.blank().then(positions(lost, width)).blank();
            text = listed.say(words, check);
        }
    }
    if let Some(heading) = replies_heading(reason) {
        text = if text.lines.is_empty() {
            because(text, heading.into())
        } else {
            text.prose(capitalized(&words.say(&heading)))
        };
    }
    text = text
        .then(margins(reason, words, width))
        .then(replies(reason, more, words, width));
    let further = [lawful(reason), mex(reason)].into_iter().flatten();
    further.fold(text, |text, phrase| text.blank().say(words, phrase))
}

/// Returns what each move comes to if points decide: what it gains, the best answer and the margin in the end; the best are marked.
pub(crate) fn margins(reason: &Reason, words: &Words, width: usize) -> Text {
    if reason.margins.is_empty() {
        return Text::new();
    }
    let rows = reason.margins.iter().map(|margin| {
        let (answer, other) = match &margin.answer {
            Some(answer) => (answer.clone(), margin.other.to_string()),
            None => ("-".to_owned(), "-".to_owned()),
        };
        vec![
            margin.played.clone(),
            margin.gains.to_string(),
            answer,
            other,
            signed(margin.margin),
            words.text(if margin.is_best { "mark-best" } else { "" }),
        ]
    });
    let heads = [
        ("column-move", Right),
        ("column-gains", Right),
        ("column-answer", Right),
        ("column-other", Right),
        ("column-margin", Right),
        ("", Left),
    ];
    let text = Text::new().say(words, "margins-told").blank();
    let table = grid(&heads, rows, words, width);
    and_more(text.then(table), more_margins(reason), words)
}

/// Returns the longest line of play, or the best one if points decide, move by move; nothing if the reason has none.
pub(crate) fn longest_line(reason: &Reason, words: &Words, width: usize) -> Text {
    if reason.line.is_empty() {
        return Text::new();
    }
    let heading = match reason.standing {
        Standing::Points { .. } => "best-line",
        _ => "longest-line",
    };
    let rows = (1..).zip(&reason.line).map(|(number, step)| {
        let side = if step.own { "side-own" } else { "side-other" };
        let leaves = match step.leaves.as_str() {
            "" => words.text("note-end"),
            leaves => leaves.to_owned(),
        };
        vec![
            number.to_string(),
            words.text(side),
            step.played.clone(),
            leaves,
        ]
    });
    let heads = [
        ("", Right),
        ("", Left),
        ("column-move", Left),
        ("column-leaves", Left),
    ];
    let text = Text::new().blank().say(words, heading);
    let more = Phrase::new("line-goes-on").with("count", reason.line.len());
    let more = reason.line_goes_on.then_some(more);
    and_more(text.then(grid(&heads, rows, words, width)), more, words)
}
