//! Why a move is best, as a page: the law with its figures, the replies or margins, and the longest line of play.

use super::card::positions;
use super::grid::{Align, Grid};
use super::margins::Margins;
use super::replies::Replies;
use crate::explanation::sentences::{capitalized, lawful, mex, proof, replies_heading};
use crate::explanation::{Show, Words};
use crate::reason::{Phrase, Reason, Standing};
use crate::text::Text;

/// The reason without the standing, which is said beside the picture of the position.
pub(crate) struct Why<'a> {
    /// The reason.
    pub reason: &'a Reason,
    /// The message that counts the replies which are not shown.
    pub more: &'static str,
    /// The message that says how to see the losing positions.
    pub card: &'static str,
}

impl Show for Why<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let &Self { reason, more, card } = self;
        let mut text = Text::new();
        if let Some(evidence) = &reason.evidence {
            let law = words.say_all(&evidence.sentences);
            text = text.prose(words.say(&Phrase::new("why").with("reason", law)));
            let figures = evidence.form.show(words, width);
            let stands_apart = !figures.lines.is_empty() && !reason.replies.is_empty();
            text = text.then(figures);
            if stands_apart {
                text = text.blank();
            }
        }
        if let Some(proof) = proof(reason, card) {
            text = text.prose(words.say(&Phrase::new("why").with("reason", proof.heading)));
            if let Some(check) = proof.check {
                text = text.blank().then(positions(proof.lost, width)).blank();
                text = text.prose(words.say(&check));
            }
        }
        if let Some(heading) = replies_heading(reason) {
            let is_first = reason.evidence.is_none() && reason.certificate.is_none();
            text = text.prose(if is_first {
                words.say(&Phrase::new("why").with("reason", heading))
            } else {
                capitalized(&words.say(&heading))
            });
        }
        text = text
            .then(Margins(reason).show(words, width))
            .then(Replies { reason, more }.show(words, width));
        let further = [lawful(reason), mex(reason)];
        further
            .into_iter()
            .flatten()
            .fold(text, |text, phrase| text.blank().prose(words.say(&phrase)))
    }
}

/// The longest line of play, or the best one if points decide, move by move. Empty if the reason has none.
pub(crate) struct LongestLine<'a>(pub &'a Reason);

impl Show for LongestLine<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let Self(reason) = self;
        if reason.line.is_empty() {
            return Text::new();
        }
        let heading = match reason.standing {
            Standing::Points { .. } => "best-line",
            _ => "longest-line",
        };
        let rows = reason.line.iter().enumerate().map(|(index, step)| {
            vec![
                (index + 1).to_string(),
                words.text(if step.own { "side-own" } else { "side-other" }),
                step.played.clone(),
                match step.leaves.as_str() {
                    "" => words.text("note-end"),
                    leaves => leaves.to_owned(),
                },
            ]
        });
        let grid = Grid {
            columns: vec![
                ("", Align::Right),
                ("", Align::Left),
                ("column-move", Align::Left),
                ("column-leaves", Align::Left),
            ],
            rows: rows.collect(),
        };
        let text = Text::new()
            .blank()
            .prose(words.text(heading))
            .then(grid.show(words, width));
        if !reason.line_goes_on {
            return text;
        }
        let more = Phrase::new("line-goes-on").with("count", reason.line.len());
        text.prose(format!("  ... {}", words.say(&more)))
    }
}
