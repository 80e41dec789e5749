//! The reasons behind a best move, in sentences and tables.

use super::Words;
use super::margins::signed;
use super::table::{Align, Table};
use crate::reason::{Evidence, Phrase, Reason, Reply, Standing};
use crate::text::Text;

impl Words {
    /// What the best move is, or that there is none.
    pub fn standing(&self, standing: &Standing) -> String {
        match standing {
            Standing::Over { won: true } => self.text("over-won"),
            Standing::Over { won: false } => self.text("over-lost"),
            Standing::Points {
                best,
                deed,
                gains: [own, other],
                ..
            } => {
                let shares = Phrase::new("shares")
                    .with("own", own.to_string())
                    .with("other", other.to_string())
                    .with("margin", signed(own - other));
                let best = self.best("best-move", best, deed);
                format!("{best} {}", self.say(&shares))
            }
            Standing::Won {
                best,
                deed,
                remoteness,
                ..
            } => {
                let best = self.best("best-move", best, deed);
                self.with_remoteness(best, "wins-in", *remoteness)
            }
            Standing::Lost {
                best,
                deed,
                remoteness,
            } => {
                let lost = self.text("every-move-loses");
                match remoteness {
                    Some(moves) => {
                        let longest = self.best("longest-move", best, deed);
                        format!(
                            "{lost} {}",
                            self.with_remoteness(longest, "lasts", Some(*moves))
                        )
                    }
                    None => format!("{lost} {}", self.best("any-move", best, deed)),
                }
            }
        }
    }

    fn best(&self, id: &'static str, best: &str, deed: &Phrase) -> String {
        let phrase = Phrase::new(id)
            .with("move", best)
            .with("deed", self.advice(deed));
        self.say(&phrase)
    }

    fn with_remoteness(
        &self,
        sentence: String,
        id: &'static str,
        remoteness: Option<u32>,
    ) -> String {
        match remoteness {
            Some(moves) => {
                let rest = self.say(&Phrase::new(id).with("moves", moves));
                format!("{sentence} {rest}")
            }
            None => sentence,
        }
    }

    /// The other optimal moves, where there are any.
    pub fn also(&self, standing: &Standing) -> Option<String> {
        let (id, also) = match standing {
            Standing::Won { also, .. } => ("also-wins", also),
            Standing::Points { also, .. } => ("also-best", also),
            Standing::Over { .. } | Standing::Lost { .. } => return None,
        };
        (!also.is_empty()).then(|| {
            let phrase = Phrase::new(id)
                .with("count", also.len())
                .with("moves", self.list(also));
            self.say(&phrase)
        })
    }

    /// Why, in one paragraph without tables: what `--json` gives.
    pub fn reason_in_a_line(&self, reason: &Reason) -> String {
        let mut sentences = vec![self.standing(&reason.standing)];
        if let Some(evidence) = &reason.evidence {
            sentences.push(capitalized(&self.law(evidence)));
        }
        if let Some(lost) = self.lost_position(reason) {
            // What follows are sentences, not a table.
            sentences.push(capitalized(&lost).replace(':', "."));
        }
        for reply in &reason.replies {
            sentences.push(self.reply(reply));
        }
        if !reason.replies.is_empty() && reason.more_replies > 0 {
            sentences.push(self.more_replies("more-replies-answered", reason.more_replies));
        }
        sentences.extend(self.margins_in_a_line(reason));
        sentences.extend(self.also(&reason.standing));
        sentences.join(" ")
    }

    /// Why, for a person to read: the law and its figures, the replies and their answers. Without the standing, which is told where the position is shown.
    /// `more` is the message that counts the replies which are not told.
    pub fn reason(&self, reason: &Reason, more: &'static str, width: usize) -> Text {
        let mut text = Text::new();
        if let Some(evidence) = &reason.evidence {
            let why = Phrase::new("why").with("reason", self.law(evidence));
            text = text.prose(self.say(&why));
            let figures = self.figures(&evidence.form, width);
            let stands_apart = !figures.lines.is_empty() && !reason.replies.is_empty();
            text = text.then(figures);
            if stands_apart {
                text = text.blank();
            }
        }
        if let Some(lost) = self.lost_position(reason) {
            let lost = match reason.evidence {
                None => self.say(&Phrase::new("why").with("reason", lost)),
                Some(_) => capitalized(&lost),
            };
            text = text.prose(lost);
        }
        text.then(self.margins(reason, width))
            .then(self.replies(reason, more, width))
    }

    /// The replies and their answers as a table, and how many there are more.
    pub fn replies(&self, reason: &Reason, more: &'static str, width: usize) -> Text {
        if reason.replies.is_empty() {
            return Text::new();
        }
        let own = matches!(reason.standing, Standing::Lost { .. });
        let text = Text::new()
            .blank()
            .then(self.reply_table(&reason.replies, own, width));
        if reason.more_replies == 0 {
            return text;
        }
        let more = self.more_replies(more, reason.more_replies);
        text.prose(format!("  ... {more}"))
    }

    /// The law that settles the position, in words.
    fn law(&self, evidence: &Evidence) -> String {
        let sentences = evidence.sentences.iter().map(|law| self.say(law));
        sentences.collect::<Vec<_>>().join(" ")
    }

    fn lost_position(&self, reason: &Reason) -> Option<String> {
        let position = reason.lost_position.as_ref()?;
        if reason.replies.is_empty() {
            return None;
        }
        let id = match (&reason.standing, &reason.evidence) {
            (Standing::Won { .. }, None) => "leaves-lost",
            (Standing::Won { .. }, Some(_)) => "replies-answered",
            _ => "moves-answered",
        };
        Some(self.say(&Phrase::new(id).with("position", position.as_str())))
    }

    /// The replies and their answers. `own` are the moves of the player who is to move.
    fn reply_table(&self, replies: &[Reply], own: bool, width: usize) -> Text {
        let head = ["reply", "leaves", "answer", "leaves"];
        let head = head.iter().map(|&id| match id {
            "reply" if own => self.text("column-move"),
            "reply" => self.text("column-reply"),
            "answer" => self.text("column-answer"),
            _ => self.text("column-leaves"),
        });
        let rows = replies.iter().map(|reply| {
            vec![
                reply.reply.clone(),
                reply.leaves.clone(),
                dash(&reply.answer),
                dash(&reply.then),
                self.say(&reply.note),
            ]
        });
        Table {
            head: head.chain([String::new()]).collect(),
            align: vec![Align::Left; 5],
            rows: rows.collect(),
        }
        .show(width)
    }

    fn reply(&self, reply: &Reply) -> String {
        let phrase = match reply.answer.as_str() {
            "" => Phrase::new("reply-ends").with("reply", reply.reply.as_str()),
            answer => Phrase::new("reply-answered")
                .with("reply", reply.reply.as_str())
                .with("answer", answer)
                .with("then", reply.then.as_str())
                .with("note", reply.note.clone()),
        };
        self.say(&phrase)
    }

    fn more_replies(&self, id: &'static str, count: u64) -> String {
        self.say(&Phrase::new(id).with("count", count.min(1 << 53)))
    }

    /// The longest line of play, or the best where points decide, move by move, where it was asked for and is known.
    pub fn longest_line(&self, reason: &Reason, width: usize) -> Text {
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
                self.text(if step.own { "side-own" } else { "side-other" }),
                step.played.clone(),
                step.leaves.clone(),
            ]
        });
        let table = Table {
            head: vec![
                String::new(),
                String::new(),
                self.text("column-move"),
                self.text("column-leaves"),
            ],
            align: vec![Align::Right, Align::Left, Align::Left, Align::Left],
            rows: rows.collect(),
        };
        Text::new()
            .blank()
            .prose(self.text(heading))
            .then(table.show(width))
    }
}

/// A sentence that otherwise stands behind a colon, on its own.
fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

fn dash(entry: &str) -> String {
    if entry.is_empty() {
        "-".to_owned()
    } else {
        entry.to_owned()
    }
}
