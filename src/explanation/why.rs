//! Why a move is best, as a page: the law with its figures, the replies or margins, and the longest line of play.

use super::Words;
use super::card::positions;
use super::evidence::figures;
use super::grid::Align::{Left, Right};
use super::grid::grid;
use super::reason::{capitalized, lawful, mex, more_margins, proof, replies_heading};
use super::replies::replies;
use super::standing::signed;
use crate::reason::{Phrase, Reason, Standing};
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
    let because = |reason: Phrase| words.say(&Phrase::new("why").with("reason", reason));
    let mut text = Text::new();
    if let Some(evidence) = &reason.evidence {
        let law = words.say_all(&evidence.sentences);
        text = text.prose(words.say(&Phrase::new("why").with("reason", law)));
        let figures = figures(&evidence.form, words, width);
        let stands_apart = !figures.lines.is_empty() && !reason.replies.is_empty();
        text = text.then(figures);
        if stands_apart {
            text = text.blank();
        }
    }
    if let Some(proof) = proof(reason, card) {
        text = text.prose(because(proof.heading));
        if let Some(check) = proof.check {
            text = text.blank().then(positions(proof.lost, width)).blank();
            text = text.prose(words.say(&check));
        }
    }
    if let Some(heading) = replies_heading(reason) {
        let is_first = reason.evidence.is_none() && reason.certificate.is_none();
        text = text.prose(if is_first {
            because(heading)
        } else {
            capitalized(&words.say(&heading))
        });
    }
    text = text
        .then(margins(reason, words, width))
        .then(replies(reason, more, words, width));
    let further = [lawful(reason), mex(reason)].into_iter().flatten();
    further.fold(text, |text, phrase| text.blank().prose(words.say(&phrase)))
}

/// Returns what each move comes to if points decide: what it gains, the best answer and the margin in the end; the best are marked.
pub(crate) fn margins(reason: &Reason, words: &Words, width: usize) -> Text {
    if reason.margins.is_empty() {
        return Text::new();
    }
    let rows = reason.margins.iter().map(|margin| {
        let (answer, other) = match &margin.answer {
            Some(answer) => (answer.as_str(), margin.other.to_string()),
            None => ("-", "-".to_owned()),
        };
        vec![
            margin.played.clone(),
            margin.gains.to_string(),
            answer.to_owned(),
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
    let text = Text::words(words.text("margins-told"))
        .blank()
        .then(grid(&heads, rows, words, width));
    match more_margins(reason) {
        Some(more) => text.prose(format!("  ... {}", words.say(&more))),
        None => text,
    }
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
        vec![
            number.to_string(),
            words.text(if step.own { "side-own" } else { "side-other" }),
            step.played.clone(),
            match step.leaves.as_str() {
                "" => words.text("note-end"),
                leaves => leaves.to_owned(),
            },
        ]
    });
    let heads = [
        ("", Right),
        ("", Left),
        ("column-move", Left),
        ("column-leaves", Left),
    ];
    let text = Text::new()
        .blank()
        .prose(words.text(heading))
        .then(grid(&heads, rows, words, width));
    if !reason.line_goes_on {
        return text;
    }
    let more = Phrase::new("line-goes-on").with("count", reason.line.len());
    text.prose(format!("  ... {}", words.say(&more)))
}
