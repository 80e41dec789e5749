//! Recorded games: judged move by move, with how many choices of a player were right, or shown step
//! by step.

use super::{
    Words,
    evidence::figures,
    grid::{
        Align::{Left, Right},
        table, widest,
    },
    titles::{signed, titled},
};
use crate::inference::{Judgement, Outcome, Position, Review, Solver, Tally};
use crate::reason::{Figure, Form, Phrase, Reason};
use crate::record::{Ending, Recorded};
use crate::text::{Line, Role, Span, Text, columns, padded};

/// Returns which game is reviewed; the player who moved first is named first.
pub(crate) fn review_title(game: &dyn Solver, start: &Position, names: &[String; 2]) -> Phrase {
    titled(Phrase::new("review-title"), game, start)
        .with("first", &names[0])
        .with("second", &names[1])
}

/// Hanging indent of what a move was worth if the screen is too narrow for columns.
const HANGING: usize = 4;

/// Returns a game with its moves judged. `names` are those of the player who began and of the other
/// one; `reasons` say why the best move is better, for each mistake that has a reason. What was
/// `told` of earlier games is only named, and what a choice is not told again.
pub(crate) fn reviewed(
    game: &dyn Solver,
    names: &[String; 2],
    review: &Review,
    reasons: &[Option<Reason>],
    told: &mut Vec<&'static str>,
    words: &Words,
    width: usize,
) -> Text {
    let moves = &review.moves;
    if moves.is_empty() {
        return Text::new().say(words, "review-no-moves");
    }
    let digits = moves.len().to_string().len();
    let name_width = widest(names.iter());
    let move_width = moves
        .iter()
        .map(|judgement| columns(&judgement.played))
        .max()
        .unwrap_or(0);
    let head_width = digits + 2 + name_width + 2 + move_width;
    // What a move was worth needs half of the screen.
    let is_wide = 2 * (2 + head_width + 2) <= width;
    let hanging = if is_wide { head_width + 2 } else { HANGING };
    let mut text = Text::new();
    for (made, judgement) in moves.iter().enumerate() {
        let (name, played, number) = (&names[made % 2], &judgement.played, made + 1);
        let head = if is_wide {
            let (name, played) = (padded(name, name_width), padded(played, move_width));
            format!("  {number:>digits$}  {name}  {played}  ")
        } else {
            format!("  {number}  {name}  {played}: ")
        };
        let role = if judgement.is_mistake() {
            Role::Strong
        } else {
            Role::Plain
        };
        let span = Span::new(role, head + &words.say(&worth(game, judgement)));
        text.lines.push(Line::Prose(span, hanging));
        let why = reasons.get(made).and_then(Option::as_ref);
        if let Some(better) = better(game, judgement, why, told, words) {
            let indent = " ".repeat(2 + hanging);
            text = text.prose(indent + &words.say(&better));
            text = text.then(drawn(game, judgement, why, words, width));
        }
    }
    text = text.blank();
    let is_right = |judgement: &Judgement| judgement.analysis.is_some() && !judgement.is_mistake();
    if moves.iter().all(is_right) {
        text = text.say(words, "review-faultless");
    }
    for (player, name) in names.iter().enumerate() {
        let tally = review.tally(player);
        let tally = phrase!(
            "review-tally",
            name,
            choices = tally.choices,
            right = tally.right
        );
        text = text.say(words, tally);
    }
    let choice = "review-choice-means";
    if told.contains(&choice) {
        return text;
    }
    told.push(choice);
    text.styled(Role::Faint, words.text(choice))
}

/// Returns the choices and the mistakes of a player in several games.
pub(crate) fn total(name: &str, tally: Tally, mistakes: usize) -> Phrase {
    phrase!(
        "review-total-player",
        name,
        choices = tally.choices,
        right = tally.right,
        mistakes
    )
}

/// Returns what a move was worth.
fn worth(game: &dyn Solver, judgement: &Judgement) -> Phrase {
    let has_points = game.has_points();
    let Some(analysis) = &judgement.analysis else {
        return Phrase::new("review-unknown");
    };
    let margin = signed(analysis.value);
    match analysis.outcome {
        _ if judgement.is_mistake() => {
            let (left, answer) = (&judgement.left, judgement.answer);
            let id = if has_points {
                "review-cost"
            } else {
                "review-threw"
            };
            phrase!(
                id,
                cost = judgement.cost().unsigned_abs(),
                drawn = game.sketch(left).is_some(),
                left = game.write_position(left),
                answered = answer.is_some(),
                answer = answer.as_deref().unwrap_or_default()
            )
        }
        _ if judgement.move_count == 1 => Phrase::new("review-forced"),
        _ if !analysis.is_complete => match judgement.value {
            Some(_) => Phrase::new("review-by-theorem"),
            None => Phrase::new("review-unknown"),
        },
        _ if has_points && judgement.is_choice() => {
            phrase!("review-best", margin)
        }
        _ if has_points => phrase!("review-alike", margin),
        Outcome::Loss => Phrase::new("review-lost"),
        _ if !judgement.is_choice() => Phrase::new("review-wins-anyway"),
        _ => phrase!("review-keeps", count = analysis.moves.len()),
    }
}

/// Returns what was better than a mistake: the best move of the position, and `why` it wins if that
/// is known. A theorem that was `told` before is only named.
fn better(
    game: &dyn Solver,
    judgement: &Judgement,
    why: Option<&Reason>,
    told: &mut Vec<&'static str>,
    words: &Words,
) -> Option<Phrase> {
    let analysis = judgement.analysis.as_ref()?;
    let best = analysis.best.filter(|_| judgement.is_mistake())?;
    let position = &judgement.position;
    let is_drawn = game.sketch(position).is_some();
    // A board as text says nothing to a reader.
    let why = why.filter(|why| why.evidence.is_some() || !is_drawn);
    let phrase = if game.has_points() {
        phrase!("review-optimal", margin = signed(analysis.value))
    } else {
        match why.and_then(clause) {
            Some(reason) => {
                let name = words
                    .attribute(&reason, "short")
                    .filter(|_| told.contains(&reason.id));
                told.push(reason.id);
                let reason = name.map_or_else(|| reason.into(), Figure::from);
                phrase!("review-wins-because", reason)
            }
            None => Phrase::new("review-wins"),
        }
    };
    Some(
        phrase
            .with("best", best.to_string())
            .with("position", game.write_position(position))
            .with("drawn", is_drawn),
    )
}

/// The most lines of a picture.
const TALLEST: usize = 20;

/// Returns the picture of the position of a mistake, unless it is larger than a screen, or its
/// numbers in binary, if the best move is found by these.
fn drawn(
    game: &dyn Solver,
    judgement: &Judgement,
    why: Option<&Reason>,
    words: &Words,
    width: usize,
) -> Text {
    if let Some(evidence) = why.and_then(|why| why.evidence.as_ref())
        && matches!(evidence.form, Form::Binary { .. })
    {
        return figures(&evidence.form, words, width).blank();
    }
    let picture = game.picture(&judgement.position, &[], width);
    match picture.height(width) {
        ..=TALLEST => Text::new().blank().then(picture).blank(),
        _ => Text::new().blank(),
    }
}

/// Returns why a move wins, as a clause that may follow a colon; of a theorem only what it says of
/// the position. `None` if it is not known.
pub(super) fn clause(why: &Reason) -> Option<Phrase> {
    if let Some(evidence) = &why.evidence {
        return evidence.sentences.first().cloned();
    }
    let left = why.lost_position.as_deref()?;
    let phrase = match &why.certificate {
        Some(known) => phrase!("review-leaves-one-of", count = known.count),
        None => Phrase::new("review-leaves-lost"),
    };
    Some(phrase.with("position", left))
}

/// Returns moves, each with its number, who made it, and what it did.
pub(crate) fn listed_moves(rows: impl Iterator<Item = Vec<String>>, width: usize) -> Text {
    table(
        vec![String::new(); 4],
        &[Right, Left, Left, Left],
        rows,
        width,
    )
}

/// Returns the position of a recorded game after `made` moves, with the last of them and its mark.
/// `positions` are all of the game's, `names` those of the player who began and of the other one;
/// `forfeited` is the result if a player has forfeited the game.
pub(crate) fn step(
    recorded: &Recorded,
    positions: &[Position],
    names: &[String; 2],
    (made, mark): (usize, &str),
    forfeited: Option<Ending>,
    words: &Words,
    width: usize,
) -> Text {
    let moves = &recorded.moves[..made];
    let mut text = Text::new();
    if let Some((&played, earlier)) = moves.split_last() {
        let before = earlier.len();
        let did = phrase!(
            "did",
            name = &names[before % 2],
            deed = recorded.game.deed(&positions[before], played),
            move = format!("{played}{mark}")
        );
        let step = phrase!("replay-move", number = made);
        text = Text::headed(words, &step.with("did", did));
    }
    let past = positions.iter().cloned().zip(moves.iter().copied());
    let past: Vec<_> = past.collect();
    let picture = recorded.game.picture(&positions[made], &past, width);
    text = text.blank().then(picture).blank();
    if made < recorded.moves.len() {
        return text;
    }
    text.say(words, ended(recorded, forfeited, names))
}

/// Says how a recorded game ended: by its moves, or by the result if a player has forfeited it.
pub(crate) fn ended(recorded: &Recorded, forfeited: Option<Ending>, names: &[String; 2]) -> Phrase {
    let id = match forfeited {
        Some(_) => "wins-by-forfeit",
        None => "replay-won",
    };
    let won = |player: usize| phrase!(id, name = &names[player], other = &names[1 - player]);
    match forfeited.unwrap_or(recorded.ending) {
        Ending::First => won(0),
        Ending::Second => won(1),
        Ending::Draw => "replay-drawn".into(),
        Ending::Open => "review-open".into(),
    }
}
