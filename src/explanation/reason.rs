//! Why a move is best, in one paragraph; and the sentences that its page shares with it.

use super::Words;
use super::standing::{also, signed, standing};
use crate::inference::{Detail, MOST_LISTED};
use crate::reason::{Margin, Mex, Phrase, Reason, Reply, Standing};

/// Returns why, in one paragraph without tables: what `--json` gives.
pub(crate) fn reason_in_a_line(words: &Words, reason: &Reason) -> String {
    let mut sentences = vec![words.say_all(&standing(&reason.standing))];
    if let Some(evidence) = &reason.evidence {
        sentences.push(capitalized(&words.say_all(&evidence.sentences)));
    }
    if let Some(proof) = proof(reason, "card-by-flag") {
        let heading = capitalized(&words.say(&proof.heading));
        // What follows the heading is a list, not a picture.
        sentences.push(match proof.lost {
            [] => heading,
            lost => format!("{heading} {}.", lost.join("; ")),
        });
        sentences.extend(proof.check.map(|check| words.say(&check)));
    }
    if let Some(heading) = replies_heading(reason) {
        // What follows are sentences, not a table.
        let heading = capitalized(&words.say(&heading));
        sentences.push(match heading.strip_suffix(':') {
            Some(heading) => format!("{heading}."),
            None => heading,
        });
    }
    let mut rest: Vec<Phrase> = reason.replies.iter().map(reply).collect();
    if !reason.replies.is_empty() && reason.more_replies > 0 {
        rest.push(more_replies("more-replies-answered", reason));
    }
    rest.extend(reason.margins.iter().map(margin));
    rest.extend(more_margins(reason).map(|more| Phrase::new("as-sentence").with("text", more)));
    rest.extend(also(&reason.standing));
    rest.extend(lawful(reason));
    rest.extend(mex(reason));
    sentences.extend(rest.iter().map(|phrase| words.say(phrase)));
    sentences.join(" ")
}

fn reply(reply: &Reply) -> Phrase {
    match reply.answer.as_str() {
        "" => Phrase::new("reply-ends").with("reply", &reply.reply),
        answer => Phrase::new("reply-answered")
            .with("reply", &reply.reply)
            .with("answer", answer)
            .with("then", &reply.then)
            .with("note", reply.note.clone()),
    }
}

/// Returns one move with its margin.
fn margin(margin: &Margin) -> Phrase {
    // As it is written after a minus sign.
    let other = match margin.other {
        other @ ..0 => format!("({other})"),
        other => other.to_string(),
    };
    let phrase = match &margin.answer {
        Some(answer) => Phrase::new("margin-answered")
            .with("answer", answer)
            .with("other", other),
        None => Phrase::new("margin-ends"),
    };
    phrase
        .with("move", &margin.played)
        .with("gains", margin.gains.to_string())
        .with("margin", signed(margin.margin))
}

/// Returns how many more moves there are. `None` if there are no more.
pub(super) fn more_margins(reason: &Reason) -> Option<Phrase> {
    let more = Phrase::new("more-margins").with("count", reason.more_margins.min(1 << 53));
    (reason.more_margins > 0).then_some(more)
}

/// Returns the other winning move with its law. `None` if there is none.
pub(super) fn lawful(reason: &Reason) -> Option<Phrase> {
    let (played, evidence) = reason.lawful.as_ref()?;
    let law = evidence.sentences.first()?.clone();
    let phrase = Phrase::new("lawful").with("move", played);
    Some(phrase.with("law", law))
}

/// What losing positions prove.
pub(super) struct Proof<'a> {
    /// A clause to stand above them.
    pub(super) heading: Phrase,
    /// The positions. Empty if there are too many to list.
    pub(super) lost: &'a [String],
    /// What everybody can check. `None` if they are not listed.
    pub(super) check: Option<Phrase>,
}

/// Returns the proof by losing positions. `card` is the message that says how to see them. `None` if there is no such proof.
pub(super) fn proof<'a>(reason: &'a Reason, card: &'static str) -> Option<Proof<'a>> {
    let proved = reason.certificate.as_ref()?;
    let won = matches!(reason.standing, Standing::Won { .. });
    let is_listed = !proved.lost.is_empty();
    let heading = match (won, is_listed) {
        (true, true) => "certificate-left",
        (true, false) => "certificate-many-left",
        (false, true) => "certificate-faced",
        (false, false) => "certificate-many-faced",
    };
    let heading = Phrase::new(heading)
        .with("position", reason.lost_position.as_ref()?)
        .with("count", proved.count);
    let alike = proved.alike.clone();
    let alike = alike.map(|alike| Phrase::new("in-brackets").with("text", alike));
    let unless = proved.spares_end.then(|| Phrase::new("unless-over"));
    let check = Phrase::new("certificate-proves").with("count", proved.count);
    Some(Proof {
        heading: if is_listed {
            heading.with("alike", alike)
        } else {
            heading.with("card", Phrase::new(card))
        },
        lost: &proved.lost,
        check: is_listed.then(|| check.with("unless", unless)),
    })
}

/// Returns how the nimber follows from the moves. `None` if that is not worked out.
pub(super) fn mex(reason: &Reason) -> Option<Phrase> {
    let Mex { nimber, moves } = reason.mex.as_ref()?;
    let moves = (0_u64..)
        .zip(moves)
        .map(|(nimber, played)| format!("{nimber}\u{a0}({played})"));
    let phrase = Phrase::new("mex")
        .with("count", *nimber)
        .with("nimber", nimber.to_string());
    Some(phrase.with("moves", moves.collect::<Vec<_>>()))
}

/// Returns what the replies show. `None` if there are none.
pub(super) fn replies_heading(reason: &Reason) -> Option<Phrase> {
    let position = reason.lost_position.as_ref()?;
    if reason.replies.is_empty() {
        return None;
    }
    let is_drawn = reason.replies.iter().any(|reply| reply.sketch.is_some());
    let is_proved = reason.evidence.is_some() || reason.certificate.is_some();
    let id = match (&reason.standing, is_proved) {
        (Standing::Won { .. }, false) if is_drawn => "leaves-lost-drawn",
        (Standing::Won { .. }, false) => "leaves-lost",
        (Standing::Won { .. }, true) => "replies-answered",
        _ => "moves-answered",
    };
    let phrase = Phrase::new(id).with("ends", ends(reason, "or-ends"));
    Some(match id {
        "leaves-lost" => phrase.with("position", position),
        _ => phrase,
    })
}

/// Returns how many more replies there are, by the message `id`.
pub(super) fn more_replies(id: &'static str, reason: &Reason) -> Phrase {
    let count = reason.more_replies;
    let phrase = Phrase::new(id).with("count", count.min(1 << 53));
    let most = MOST_LISTED as u64;
    // The list begins with those that are shown already.
    let are_all = count.saturating_add(Detail::BRIEF.replies as u64) <= most;
    let end = match id {
        "more-replies-answered" if count == 1 => "or-ends",
        "more-replies-answered" => "or-end",
        _ => "or-ending",
    };
    phrase
        .with("listed", if are_all { 0 } else { most })
        .with("ends", ends(reason, end))
}

/// Returns the message `id` if a reply ends the game.
fn ends(reason: &Reason, id: &'static str) -> Option<Phrase> {
    reason.reply_ends.then(|| Phrase::new(id))
}

/// Returns a clause written to follow a colon as a sentence of its own.
pub(super) fn capitalized(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
