//! Why a move is best: as a page with the theorem and its figures and with what is played, or in
//! one paragraph. Both say the same sentences. Also why, or why not, a move that somebody asks
//! about.

use super::in_one_line;
use super::{
    card::{MOST_SHOWN, positions},
    evidence::figures,
    points::{Points, ending, left},
    replies::{margins, more_margins, more_replies, replies},
    titles::{also, signed, standing, with_minus},
    told::Told,
};
use super::{message, pictured, say_all, sketched};
use crate::inference::{Consequence, Move, Outcome, Position, Solver, Unsolved, consequence};
use crate::reason::{Form, Margin, Mex, Phrase, Reason, Reply, Standing};
use crate::text::{Text, nim_sum};

/// Returns the reason without the standing, which is said beside the picture of the position. The
/// message `more` counts the replies which are not shown, and `card` says how to see the losing
/// positions.
pub(crate) fn why(reason: &Reason, more: &'static str, card: &'static str, width: usize) -> Text {
    let mut text = Text::new();
    if let Some(other) = other_theorem(reason) {
        text = text.say(other).blank();
    }
    let mut because = beginning(leading(reason).or(Some(Phrase::new("why"))));
    if let Some(evidence) = &reason.evidence {
        let sentences = evidence.sentences.as_slice();
        // The sum in binary stands below the sentence that adds up, before how each nimber was
        // found: the end of a long reason is cut.
        let (told, further) = match evidence.form {
            Form::Binary { .. } => sentences.split_at(sentences.len().min(1)),
            _ => (sentences, &[][..]),
        };
        text = text.prose(because(say_all(told)));
        let figures = figures(&evidence.form, width);
        let stands_apart = !figures.lines.is_empty() && !reason.replies.is_empty();
        text = text.then(figures);
        if !further.is_empty() {
            text = text.blank().prose(say_all(further));
        }
        if stands_apart {
            text = text.blank();
        }
    }
    if let Some((heading, lost, check)) = proof(reason, card) {
        text = text.prose(because(heading.to_string()));
        if let Some(check) = check {
            let listed = text.blank().then(positions(lost, width)).blank();
            text = listed.say(check);
        }
    }
    if let Some(heading) = replies_heading(reason) {
        text = text.prose(because(heading.to_string()));
    }
    text = text
        .then(margins(reason, width))
        .then(replies(reason, more, width));
    [mex(reason), parts_added(&reason.parts)]
        .into_iter()
        .flatten()
        .fold(text, |text, phrase| text.blank().say(phrase))
}

/// Returns the best move and the reason.
pub(crate) fn reasoned(reason: &Reason, width: usize) -> Text {
    let why = why(reason, "more-replies", "quiz-card-by-solve", width);
    Text::new().say(stands(reason)).then(why)
}

/// Returns what the best move is, or that every move loses.
pub(crate) fn stands(reason: &Reason) -> Phrase {
    match &reason.standing {
        Standing::Lost { .. } => "every-move-loses".into(),
        other => standing(other),
    }
}

/// Makes sentences of clauses: the first one follows `lead`, if there is one.
fn beginning(mut lead: Option<Phrase>) -> impl FnMut(String) -> String {
    move |clause| match lead.take() {
        Some(lead) => lead.with("reason", clause).to_string(),
        None => capitalized(&clause),
    }
}

/// Returns what names the best move before the reason, if another move came first.
fn leading(reason: &Reason) -> Option<Phrase> {
    match (&reason.standing, &reason.other_theorem) {
        (Standing::Won { best, .. }, Some(_)) => Some(phrase!("why-sooner", move = best)),
        _ => None,
    }
}

/// Returns the idea behind a reason, as a tip that names no move. `None` if no theorem gives one
/// and every move loses.
pub(crate) fn idea(reason: &Reason) -> Option<String> {
    let other = reason.other_theorem.as_ref().map(|(_, evidence)| evidence);
    // Another move that a theorem gives is easier to find than the quickest one.
    let theorems = other.into_iter().chain(&reason.evidence);
    let sentences: Vec<&Phrase> = theorems.flat_map(|theorem| &theorem.sentences).collect();
    let attribute = |name| sentences.iter().find_map(|one| one.attribute(name));
    let idea = attribute("idea").map(|idea| capitalized(&idea));
    idea.or_else(|| match reason.standing {
        Standing::Won { .. } => Some(message("tip-backwards")),
        Standing::Points { .. } => Some(message("tip-compare")),
        // What a lost position is in a few words gives nothing away.
        Standing::Lost { .. } => attribute("short").map(|short| capitalized(&short)),
        Standing::Over { .. } => None,
    })
}

/// Returns why, in one paragraph without tables: what `--json` gives.
pub(crate) fn reason_in_a_line(reason: &Reason) -> String {
    let mut sentences = vec![standing(&reason.standing).to_string()];
    sentences.extend(other_theorem(reason).map(|other| other.to_string()));
    let mut because = beginning(leading(reason));
    if let Some(evidence) = &reason.evidence {
        sentences.push(because(say_all(&evidence.sentences)));
    }
    if let Some((heading, lost, check)) = proof(reason, "card-by-flag") {
        let heading = because(heading.to_string());
        sentences.push(match lost {
            [] => heading,
            lost => format!("{heading} {}.", in_one_line(lost)),
        });
        sentences.extend(check.map(|check| check.to_string()));
    }
    if let Some(heading) = replies_heading(reason) {
        // What follows are sentences, not a table.
        let heading = because(heading.to_string());
        sentences.push(heading.trim_end_matches([':', '.']).to_owned() + ".");
    }
    let mut rest: Vec<Phrase> = reason.replies.iter().map(reply).collect();
    if !rest.is_empty() {
        let more = more_replies("more-replies-answered", reason);
        rest.extend(more.map(|more| match reason.alike {
            Some(_) => phrase!("as-sentence", text = more),
            None => more,
        }));
    }
    rest.extend(reason.margins.iter().map(margin));
    rest.extend(more_margins(reason).map(|more| phrase!("as-sentence", text = more)));
    rest.extend((reason.margins.len() > 1).then(|| Phrase::new("margins-go-on")));
    let further = [
        also(&reason.standing),
        mex(reason),
        parts_added(&reason.parts),
    ];
    rest.extend(further.into_iter().flatten());
    sentences.extend(rest.iter().map(std::string::ToString::to_string));
    sentences.join(" ")
}

fn reply(reply: &Reply) -> Phrase {
    let id = match reply.answer.as_str() {
        "" => "reply-ends",
        _ => "reply-answered",
    };
    phrase!(
        id,
        reply = &reply.reply,
        answer = &reply.answer,
        then = &reply.then,
        note = reply.note.clone()
    )
}

/// Returns one move with its margin.
fn margin(margin: &Margin) -> Phrase {
    let phrase = match &margin.answer {
        Some(answer) => phrase!("margin-answered", answer),
        None => Phrase::new("margin-ends"),
    };
    // As it is written after a minus sign.
    let other = match margin.other {
        other @ ..0 => format!("({})", with_minus(other)),
        other => other.to_string(),
    };
    phrase
        .with("move", &margin.played)
        .with("gains", margin.gains.to_string())
        .with("other", other)
        .with("margin", signed(margin.margin))
}

/// Returns the other winning move with its theorem. `None` if there is none.
fn other_theorem(reason: &Reason) -> Option<Phrase> {
    let (played, evidence) = reason.other_theorem.as_ref()?;
    Some(phrase!("other-theorem", move = played, law = evidence.sentences.first()?.clone()))
}

/// Returns the proof by losing positions: a clause to stand above them, the positions, and what
/// everybody can check of them. If they are too many there are none, and `card` is the message that
/// says how to see them.
fn proof<'a>(
    reason: &'a Reason,
    card: &'static str,
) -> Option<(Phrase, &'a [String], Option<Phrase>)> {
    let proved = reason.certificate.as_ref()?;
    if reason
        .evidence
        .as_ref()
        .is_some_and(|theorem| theorem.convinces)
    {
        let count = proved.card.filter(|&count| count <= MOST_SHOWN)?;
        let learn = phrase!("losing-by-heart", count);
        return Some((learn.with("card", Phrase::new(card)), &[], None));
    }
    let is_listed = !proved.lost.is_empty();
    let alike = proved.alike.clone();
    let alike = alike.map(|alike| phrase!("in-brackets", text = alike));
    let is_won = matches!(reason.standing, Standing::Won { .. });
    let card = match proved.card {
        Some(..=MOST_SHOWN) => card,
        _ => "card-by-json",
    };
    // The card of a losing position leaves it out.
    let count = proved.count - usize::from(!is_won && !is_listed);
    let heading = phrase!(
        "certificate",
        won = is_won,
        listed = is_listed,
        position = reason.lost_position.as_ref()?,
        count,
        alike,
        card = Phrase::new(card)
    );
    let check = phrase!(
        "certificate-proves",
        count = proved.count,
        spares = proved.spares_end
    );
    Some((heading, &proved.lost, is_listed.then_some(check)))
}

/// Returns how the nimber follows from the moves. `None` if that is not worked out.
fn mex(reason: &Reason) -> Option<Phrase> {
    let Mex { nimber, moves } = reason.mex.as_ref()?;
    let moves = moves
        .iter()
        .enumerate()
        .map(|(nimber, played)| format!("{nimber}\u{a0}({played})"));
    Some(phrase!(
        "mex",
        count = *nimber,
        nimber = nimber.to_string(),
        moves = moves.collect::<Vec<_>>()
    ))
}

/// Returns how a nimber follows from those of the components. `None` if there are none.
pub(crate) fn parts_added(parts: &[u64]) -> Option<Phrase> {
    let nimbers: Vec<String> = parts.iter().map(u64::to_string).collect();
    (!parts.is_empty()).then(|| {
        phrase!(
            "parts",
            count = parts.len(),
            sum = nimbers.join(" xor "),
            nimber = nim_sum(parts).to_string()
        )
    })
}

/// Returns what the replies show. `None` if there are none.
fn replies_heading(reason: &Reason) -> Option<Phrase> {
    let position = reason.lost_position.as_ref()?;
    let is_drawn = sketched(reason.replies.first()?).is_some();
    let is_proved = reason.evidence.is_some() || reason.certificate.is_some();
    let id = match reason.standing {
        Standing::Won { .. } if is_proved => "replies-answered",
        Standing::Won { .. } if is_drawn => "leaves-lost-drawn",
        Standing::Won { .. } => "leaves-lost",
        _ => "moves-answered",
    };
    Some(phrase!(id, position, ends = reason.reply_ends))
}

/// Returns a clause written to follow a colon as a sentence of its own.
fn capitalized(clause: &str) -> String {
    let mut letters = clause.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}

/// Returns what follows from a legal move; `opponent` is to move then. In a lesson the reason is
/// one that was taught, and a theorem is given in full only once. A board that is not readable as
/// it is written is drawn, within a width. Points count with those that both have `gained` already.
pub(crate) fn why_not(
    game: &mut dyn Solver,
    at: &Position,
    played: Move,
    (opponent, gained): (&str, Points),
    (taught, told): (Taught, &mut Told),
    width: usize,
) -> Result<Text, Unsolved> {
    let found = followed(game, at, played, taught)?;
    let said = consequence_in_a_line(game, at, played, &found, (opponent, gained), told);
    let text = Text::new().prose(said);
    if game.sketch(&found.left).is_some() {
        let past = [(at.clone(), played)];
        return Ok(text.blank().then(pictured(game, &found.left, &past, width)));
    }
    Ok(text)
}

/// Says in sentences what a legal move leaves and what follows.
pub(crate) fn consequence_in_a_line(
    game: &dyn Solver,
    at: &Position,
    played: Move,
    found: &Consequence,
    (opponent, gained): (&str, Points),
    told: &mut Told,
) -> String {
    let law = found.reason.as_ref().and_then(|why| told.short(why));
    let is_drawn = game.sketch(&found.left).is_some();
    let left = game.write_position(&found.left);
    let leaves = if left.is_empty() {
        Phrase::new("why-leaves-nothing")
    } else {
        phrase!("why-leaves", position = left, drawn = is_drawn)
    };
    let leaves = leaves.with("move", played.to_string());
    let follows = follows(game, at, played, found, law, (opponent, gained));
    say_all(&[leaves, follows])
}

/// What is left of a reason in a lesson: what was taught so far.
pub(crate) type Taught<'a> = Option<&'a dyn Fn(Reason) -> Option<Reason>>;

/// Returns what follows from a move, in a lesson with the reason as far as it was taught.
pub(crate) fn followed(
    game: &mut dyn Solver,
    at: &Position,
    played: Move,
    taught: Taught,
) -> Result<Consequence, Unsolved> {
    let mut found = consequence(game, at, played)?;
    if let Some(taught) = taught {
        found.reason = found.reason.and_then(taught);
    }
    Ok(found)
}

fn follows(
    game: &dyn Solver,
    at: &Position,
    played: Move,
    found: &Consequence,
    law: Option<Phrase>,
    (opponent, gained): (&str, Points),
) -> Phrase {
    let then = &found.then;
    let best = then.best.map(|best| best.to_string());
    if game.has_points() {
        let margin = game.points(at, played) - then.value;
        let ends = |margin| ending("leads-to-points".into(), gained, left(game, at), margin);
        return phrase!(
            "why-points",
            name = opponent,
            cost = found.cost.unsigned_abs(),
            answered = best.is_some(),
            best = best.unwrap_or_default(),
            ends = ends(margin),
            better = ends(margin + found.cost)
        );
    }
    let wins = then.outcome == Outcome::Loss;
    let Some(best) = best else {
        return phrase!("why-over", wins);
    };
    // A board as text says nothing to a reader.
    let has_theorem = found
        .reason
        .as_ref()
        .is_some_and(|why| why.evidence.is_some());
    let reason = law.filter(|_| has_theorem || game.sketch(at).is_none());
    let id = if wins { "why-wins" } else { "why-loses" };
    phrase!(
        id,
        name = opponent,
        best,
        because = reason.is_some(),
        reason
    )
}
