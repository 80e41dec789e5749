//! Why a move is best, in one paragraph; and the sentences that its page shares with it.

use super::Words;
use super::standing::{also, signed, standing};
use crate::inference::{Detail, MOST_LISTED};
use crate::reason::{Margin, Mex, Phrase, Reason, Reply, Standing};

/// Returns why, in one paragraph without tables: what `--json` gives.
pub(crate) fn reason_in_a_line(words: &Words, reason: &Reason) -> String {
    let mut sentences = vec![words.say(&standing(&reason.standing))];
    if let Some(evidence) = &reason.evidence {
        sentences.push(capitalized(&words.say_all(&evidence.sentences)));
    }
    if let Some((heading, lost, check)) = proof(reason, "card-by-flag") {
        let mut heading = capitalized(&words.say(&heading));
        if !lost.is_empty() {
            heading = format!("{heading} {}.", lost.join("; "));
        }
        sentences.push(heading);
        sentences.extend(check.map(|check| words.say(&check)));
    }
    if let Some(heading) = replies_heading(reason) {
        // What follows are sentences, not a table.
        let heading = capitalized(&words.say(&heading));
        sentences.push(heading.trim_end_matches([':', '.']).to_owned() + ".");
    }
    let mut rest: Vec<Phrase> = reason.replies.iter().map(reply).collect();
    if !rest.is_empty() {
        rest.extend(more_replies("more-replies-answered", reason));
    }
    rest.extend(reason.margins.iter().map(margin));
    rest.extend(more_margins(reason).map(|more| Phrase::new("as-sentence").with("text", more)));
    let further = [also(&reason.standing), lawful(reason), mex(reason)];
    rest.extend(further.into_iter().flatten());
    sentences.extend(rest.iter().map(|phrase| words.say(phrase)));
    sentences.join(" ")
}

fn reply(reply: &Reply) -> Phrase {
    let id = match reply.answer.as_str() {
        "" => "reply-ends",
        _ => "reply-answered",
    };
    Phrase::new(id)
        .with("reply", &reply.reply)
        .with("answer", &reply.answer)
        .with("then", &reply.then)
        .with("note", reply.note.clone())
}

/// Returns one move with its margin.
fn margin(margin: &Margin) -> Phrase {
    let phrase = match &margin.answer {
        Some(answer) => Phrase::new("margin-answered").with("answer", answer),
        None => Phrase::new("margin-ends"),
    };
    // As it is written after a minus sign.
    let other = match margin.other {
        other @ ..0 => format!("({other})"),
        other => other.to_string(),
    };
    phrase
        .with("move", &margin.played)
        .with("gains", margin.gains.to_string())
        .with("other", other)
        .with("margin", signed(margin.margin))
}

/// Returns how many more moves there are. `None` if there are no more.
pub(super) fn more_margins(reason: &Reason) -> Option<Phrase> {
    let more = Phrase::new("more-margins").with("count", reason.more_margins);
    (reason.more_margins > 0).then_some(more)
}

/// Returns the other winning move with its theorem. `None` if there is none.
pub(super) fn lawful(reason: &Reason) -> Option<Phrase> {
    let (played, evidence) = reason.lawful.as_ref()?;
    let phrase = Phrase::new("lawful").with("move", played);
    Some(phrase.with("law", evidence.sentences.first()?.clone()))
}

/// Returns the proof by losing positions: a clause to stand above them, the positions, and what everybody can check of them. If they are
/// too many there are none, and `card` is the message that says how to see them.
pub(super) fn proof<'a>(
    reason: &'a Reason,
    card: &'static str,
) -> Option<(Phrase, &'a [String], Option<Phrase>)> {
    let proved = reason.certificate.as_ref()?;
    let is_listed = !proved.lost.is_empty();
    let alike = proved.alike.clone();
    let alike = alike.map(|alike| Phrase::new("in-brackets").with("text", alike));
    let heading = Phrase::new("certificate")
        .with("won", matches!(reason.standing, Standing::Won { .. }))
        .with("listed", is_listed)
        .with("position", reason.lost_position.as_ref()?)
        .with("count", proved.count)
        .with("alike", alike)
        .with("card", Phrase::new(card));
    let check = Phrase::new("certificate-proves")
        .with("count", proved.count)
        .with("spares-end", proved.spares_end);
    Some((heading, &proved.lost, is_listed.then_some(check)))
}

/// Returns how the nimber follows from the moves. `None` if that is not worked out.
pub(super) fn mex(reason: &Reason) -> Option<Phrase> {
    let Mex { nimber, moves } = reason.mex.as_ref()?;
    let moves = moves.iter().enumerate();
    let moves = moves.map(|(nimber, played)| format!("{nimber}\u{a0}({played})"));
    let phrase = Phrase::new("mex")
        .with("count", *nimber)
        .with("nimber", nimber.to_string());
    Some(phrase.with("moves", moves.collect::<Vec<_>>()))
}

/// Returns what the replies show. `None` if there are none.
pub(super) fn replies_heading(reason: &Reason) -> Option<Phrase> {
    let position = reason.lost_position.as_ref()?;
    let is_drawn = reason.replies.first()?.sketch.is_some();
    let is_proved = reason.evidence.is_some() || reason.certificate.is_some();
    let id = match reason.standing {
        Standing::Won { .. } if is_proved => "replies-answered",
        Standing::Won { .. } if is_drawn => "leaves-lost-drawn",
        Standing::Won { .. } => "leaves-lost",
        _ => "moves-answered",
    };
    let phrase = Phrase::new(id).with("position", position);
    Some(phrase.with("ends", reason.reply_ends))
}

/// Returns how many more replies there are, by the message `id`. `None` if there are no more.
pub(super) fn more_replies(id: &'static str, reason: &Reason) -> Option<Phrase> {
    let count = reason.more_replies;
    let most = MOST_LISTED as u64;
    // The list begins with those that are shown already.
    let are_all = count.saturating_add(Detail::BRIEF.replies as u64) <= most;
    let phrase = Phrase::new(id)
        .with("count", count)
        .with("listed", if are_all { 0 } else { most })
        .with("ends", reason.reply_ends);
    (count > 0).then_some(phrase)
}

/// Returns a clause written to follow a colon as a sentence of its own.
pub(super) fn capitalized(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
