//! Why a move is best: as a page with the theorem and its figures, the replies or margins and the
//! longest line of play, or in one paragraph. Both say the same sentences. Also why, or why not, a
//! move that somebody asks about.

use super::{
    Words,
    card::{MOST_SHOWN, positions},
    evidence::{Block, figures, side_by_side},
    grid::{
        Align::{self, Left, Right},
        and_more, grid,
    },
    points::{Points, ending, left},
    review::clause,
    titles::{also, signed, standing, with_minus},
    told::Told,
};
use crate::inference::{
    Consequence, Detail, Move, Outcome, Position, Solver, Unsolved, consequence,
};
use crate::lessons::taught;
use crate::reason::{Form, MOST_LISTED, Margin, Mex, Phrase, Reason, Reply, Standing};
use crate::text::{Text, nim_sum};

/// Returns the reason without the standing, which is said beside the picture of the position. The
/// message `more` counts the replies which are not shown, and `card` says how to see the losing
/// positions.
pub(crate) fn why(
    reason: &Reason,
    more: &'static str,
    card: &'static str,
    words: &Words,
    width: usize,
) -> Text {
    let mut text = Text::new();
    if let Some(other) = other_theorem(reason) {
        text = text.say(words, other).blank();
    }
    let mut because = beginning(leading(reason).or(Some(Phrase::new("why"))), words);
    if let Some(evidence) = &reason.evidence {
        let sentences = evidence.sentences.as_slice();
        // The sum in binary stands below the sentence that adds up, before how each nimber was
        // found: the end of a long reason is cut.
        let (told, further) = match evidence.form {
            Form::Binary { .. } => sentences.split_at(sentences.len().min(1)),
            _ => (sentences, &[][..]),
        };
        text = text.prose(because(words.say_all(told)));
        let figures = figures(&evidence.form, words, width);
        let stands_apart = !figures.lines.is_empty() && !reason.replies.is_empty();
        text = text.then(figures);
        if !further.is_empty() {
            text = text.blank().prose(words.say_all(further));
        }
        if stands_apart {
            text = text.blank();
        }
    }
    if let Some((heading, lost, check)) = proof(reason, card) {
        text = text.prose(because(words.say(&heading)));
        if let Some(check) = check {
            let listed = text.blank().then(positions(lost, width)).blank();
            text = listed.say(words, check);
        }
    }
    if let Some(heading) = replies_heading(reason) {
        text = text.prose(because(words.say(&heading)));
    }
    text = text
        .then(margins(reason, words, width))
        .then(replies(reason, more, words, width));
    [mex(reason), parts_added(&reason.parts)]
        .into_iter()
        .flatten()
        .fold(text, |text, phrase| text.blank().say(words, phrase))
}

/// Returns the best move and the reason.
pub(crate) fn reasoned(reason: &Reason, words: &Words, width: usize) -> Text {
    let why = why(reason, "more-replies", "quiz-card-by-solve", words, width);
    Text::new().say(words, stands(reason)).then(why)
}

/// Returns what the best move is, or that every move loses.
pub(super) fn stands(reason: &Reason) -> Phrase {
    match &reason.standing {
        Standing::Lost { .. } => "every-move-loses".into(),
        other => standing(other),
    }
}

/// Makes sentences of clauses: the first one follows `lead`, if there is one.
fn beginning(mut lead: Option<Phrase>, words: &Words) -> impl FnMut(String) -> String {
    move |clause| match lead.take() {
        Some(lead) => words.say(&lead.with("reason", clause)),
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
pub(crate) fn idea(reason: &Reason, words: &Words) -> Option<String> {
    let other = reason.other_theorem.as_ref().map(|(_, evidence)| evidence);
    // Another move that a theorem gives is easier to find than the quickest one.
    other
        .into_iter()
        .chain(&reason.evidence)
        .flat_map(|theorem| &theorem.sentences)
        .find_map(|sentence| words.attribute(sentence, "idea"))
        .or_else(|| match reason.standing {
            Standing::Won { .. } => Some(words.text("tip-backwards")),
            Standing::Points { .. } => Some(words.text("tip-compare")),
            _ => None,
        })
}

/// Returns what each move comes to if points decide: the margin of the opponent after the best
/// answer, and that of the player in the end.
fn margins(reason: &Reason, words: &Words, width: usize) -> Text {
    let columns = [("column-other", Right), ("column-margin", Right)];
    let cells = |margin: &Margin| {
        let other = margin.answer.as_ref().map(|_| with_minus(margin.other));
        vec![other.unwrap_or("-".to_owned()), signed(margin.margin)]
    };
    compared(reason, "margins-told", &columns, cells, (words, width))
}

/// Returns how the game ends after each move, with what both players have `gained` already.
pub(crate) fn endings(reason: &Reason, gained: Points, words: &Words, width: usize) -> Text {
    let left = match reason.standing {
        Standing::Points { gains, .. } => gains.iter().sum(),
        _ => 0,
    };
    let cells = |margin: &Margin| {
        let leads_to = ending("leads-to-points".into(), gained, left, margin.margin);
        vec![words.say(&leads_to)]
    };
    let columns = [("column-leads-to", Left)];
    compared(reason, "endings-told", &columns, cells, (words, width))
}

/// Returns a table of the moves if points decide: what each gains, the best answer, and `cells` in
/// further columns; the best moves are marked.
fn compared(
    reason: &Reason,
    told: &'static str,
    columns: &[(&'static str, Align)],
    cells: impl Fn(&Margin) -> Vec<String>,
    (words, width): (&Words, usize),
) -> Text {
    if reason.margins.is_empty() {
        return Text::new();
    }
    let rows = reason.margins.iter().map(|margin| {
        let answer = margin.answer.as_deref().unwrap_or("-");
        let mark = words.text(if margin.is_best { "mark-best" } else { "" });
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
    let table = grid(&heads, rows, words, width);
    let text = Text::new().say(words, told).blank().then(table);
    let text = and_more(text, more_margins(reason), words);
    match reason.margins.len() {
        1 => text,
        _ => text.blank().say(words, "margins-go-on"),
    }
}

/// Returns the longest line of play, or the best one if points decide, move by move; nothing if the
/// reason has none. `names` are those of the player to move and of the opponent, if they are known.
pub(crate) fn longest_line(
    reason: &Reason,
    names: Option<&[String; 2]>,
    words: &Words,
    width: usize,
) -> Text {
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
            (None, true) => words.text("side-own"),
            (None, false) => words.text("side-other"),
        };
        let leaves = match step.leaves.as_str() {
            "" => words.text("note-end"),
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
    let text = Text::new().blank().say(words, heading);
    let more = phrase!("line-goes-on", count = reason.line.len());
    let more = reason.line_goes_on.then_some(more);
    and_more(text.then(grid(&heads, rows, words, width)), more, words)
}

/// Returns the replies and their answers, and by the message `more` how many more there are.
pub(crate) fn replies(reason: &Reason, more: &'static str, words: &Words, width: usize) -> Text {
    if reason.replies.is_empty() {
        return Text::new();
    }
    let counted = |text| and_more(text, more_replies(more, reason), words);
    let Some(blocks) = drawn(reason, words) else {
        let text = counted(Text::new().blank().then(table(reason, words, width)));
        let start = reason.lost_position.as_deref().unwrap_or_default();
        return match start.split(',').count() {
            MANY.. => text.blank().say(words, "piles-changed"),
            _ => text,
        };
    };
    let left_out = more_drawings(reason);
    let all_shown = left_out.is_none().then(|| words.text("drawings-mean"));
    let text = and_more(counted(side_by_side(blocks, width)), left_out, words);
    let notes = reason.replies.iter().filter(|_| reason.evidence.is_none());
    let notes = notes.filter_map(|reply| words.attribute(&reply.note, "means"));
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
        .filter_map(|reply| reply.sketch.as_ref())
        .filter(|rows| rows.is_empty())
        .count();
    (count > 0).then(|| phrase!("more-drawings", count))
}

/// Draws what each answer leaves. `None` if positions are readable as they are written.
fn drawn(reason: &Reason, words: &Words) -> Option<Vec<Block>> {
    reason
        .replies
        .iter()
        .map(|reply| {
            let answer = match reply.answer.as_str() {
                "" => reply.note.clone(),
                answer => phrase!("then-answer", move = answer),
            };
            let mut label = vec![reply.reply.clone(), words.say(&answer)];
            // The theorem has said it of all.
            if reason.evidence.is_none() {
                label.extend(words.attribute(&reply.note, "short"));
            }
            Some(Block {
                rows: reply.sketch.clone()?,
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

fn table(reason: &Reason, words: &Words, width: usize) -> Text {
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
            words.say(&reply.note),
        ]
    });
    let heads = [first, "column-leaves", "column-answer", "column-leaves", ""];
    grid(&heads.map(|id| (id, Left)), rows, words, width)
}

/// Returns why, in one paragraph without tables: what `--json` gives.
pub(crate) fn reason_in_a_line(words: &Words, reason: &Reason) -> String {
    let mut sentences = vec![words.say(&standing(&reason.standing))];
    sentences.extend(other_theorem(reason).map(|other| words.say(&other)));
    let mut because = beginning(leading(reason), words);
    if let Some(evidence) = &reason.evidence {
        sentences.push(because(words.say_all(&evidence.sentences)));
    }
    if let Some((heading, lost, check)) = proof(reason, "card-by-flag") {
        let heading = because(words.say(&heading));
        sentences.push(match lost {
            [] => heading,
            lost => format!("{heading} {}.", lost.join("; ")),
        });
        sentences.extend(check.map(|check| words.say(&check)));
    }
    if let Some(heading) = replies_heading(reason) {
        // What follows are sentences, not a table.
        let heading = because(words.say(&heading));
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
    sentences.extend(rest.iter().map(|phrase| words.say(phrase)));
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

/// Returns how many more moves there are. `None` if there are no more.
fn more_margins(reason: &Reason) -> Option<Phrase> {
    let more = phrase!("more-margins", count = reason.more_margins);
    (reason.more_margins > 0).then_some(more)
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
pub(super) fn parts_added(parts: &[u64]) -> Option<Phrase> {
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
    let is_drawn = reason.replies.first()?.sketch.is_some();
    let is_proved = reason.evidence.is_some() || reason.certificate.is_some();
    let id = match reason.standing {
        Standing::Won { .. } if is_proved => "replies-answered",
        Standing::Won { .. } if is_drawn => "leaves-lost-drawn",
        Standing::Won { .. } => "leaves-lost",
        _ => "moves-answered",
    };
    Some(phrase!(id, position, ends = reason.reply_ends))
}

/// Returns how many more replies there are, by the message `id`. `None` if there are no more.
fn more_replies(id: &'static str, reason: &Reason) -> Option<Phrase> {
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
    (lesson, told): (Option<usize>, &mut Told),
    (words, width): (&Words, usize),
) -> Result<Text, Unsolved> {
    let found = followed(game, at, played, lesson)?;
    let law = found.reason.as_ref().and_then(clause);
    let law = law.map(|law| told.theorem(law, words));
    let is_drawn = game.sketch(&found.left).is_some();
    let left = game.write_position(&found.left);
    let leaves = if left.is_empty() {
        Phrase::new("why-leaves-nothing")
    } else {
        phrase!("why-leaves", position = left, drawn = is_drawn)
    };
    let leaves = leaves.with("move", played.to_string());
    let said = words.say_all(&[
        leaves,
        follows(game, at, played, &found, law, (opponent, gained)),
    ]);
    let text = Text::new().prose(said);
    if is_drawn {
        let past = [(at.clone(), played)];
        return Ok(text.blank().then(game.picture(&found.left, &past, width)));
    }
    Ok(text)
}

/// Returns what follows from a move, in a lesson with the reason as far as it was taught.
pub(super) fn followed(
    game: &mut dyn Solver,
    at: &Position,
    played: Move,
    lesson: Option<usize>,
) -> Result<Consequence, Unsolved> {
    let mut found = consequence(game, at, played)?;
    if let Some(place) = lesson {
        found.reason = found.reason.and_then(|reason| taught(reason, place));
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
