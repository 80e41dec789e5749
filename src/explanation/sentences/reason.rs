//! Why a move is best, in one paragraph; and the sentences that its page shares with it.

use super::{also, margin, more_margins, standing};
use crate::explanation::Words;
use crate::reason::{Phrase, Reason, Reply, Standing};

/// Returns why, in one paragraph without tables: what `--json` gives.
pub(crate) fn reason_in_a_line(words: &Words, reason: &Reason) -> String {
    let mut sentences = vec![words.say_all(&standing(&reason.standing))];
    if let Some(evidence) = &reason.evidence {
        sentences.push(capitalized(&words.say_all(&evidence.sentences)));
    }
    if let Some(heading) = replies_heading(reason) {
        // What follows are sentences, not a table.
        sentences.push(capitalized(&words.say(&heading)).replace(':', "."));
    }
    let mut rest: Vec<Phrase> = reason.replies.iter().map(reply).collect();
    if !reason.replies.is_empty() && reason.more_replies > 0 {
        rest.push(more_replies("more-replies-answered", reason.more_replies));
    }
    rest.extend(reason.margins.iter().map(margin));
    rest.extend(more_margins(reason));
    rest.extend(also(&reason.standing));
    sentences.extend(rest.iter().map(|phrase| words.say(phrase)));
    sentences.join(" ")
}

fn reply(reply: &Reply) -> Phrase {
    match reply.answer.as_str() {
        "" => Phrase::new("reply-ends").with("reply", reply.reply.as_str()),
        answer => Phrase::new("reply-answered")
            .with("reply", reply.reply.as_str())
            .with("answer", answer)
            .with("then", reply.then.as_str())
            .with("note", reply.note.clone()),
    }
}

/// Returns what the replies show. `None` if there are none.
pub(in crate::explanation) fn replies_heading(reason: &Reason) -> Option<Phrase> {
    let position = reason.lost_position.as_ref()?;
    if reason.replies.is_empty() {
        return None;
    }
    let id = match (&reason.standing, &reason.evidence) {
        (Standing::Won { .. }, None) => "leaves-lost",
        (Standing::Won { .. }, Some(_)) => "replies-answered",
        _ => "moves-answered",
    };
    Some(Phrase::new(id).with("position", position.as_str()))
}

/// Returns how many more replies there are, by the message `id`.
pub(in crate::explanation) fn more_replies(id: &'static str, count: u64) -> Phrase {
    Phrase::new(id).with("count", count.min(1 << 53))
}

/// Returns a clause written to follow a colon as a sentence of its own.
pub(in crate::explanation) fn capitalized(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
