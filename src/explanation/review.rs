//! Recorded games: judged move by move, with how many choices of a player were right, or shown step
//! by step.

use super::head;
use super::{
    evidence::figures,
    grid::{
        Align::{Left, Right},
        table, widest,
    },
    points::{Points, ending, left},
    titles::titled,
    told::Told,
};
use super::{message, pictured};
use crate::inference::{Analysis, Judgement, Outcome, Position, Review, Solver, Tally};
use crate::reason::{Form, Phrase, Reason};
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
    told: &mut Told,

    width: usize,
) -> Text {
    let moves = &review.moves;
    if moves.is_empty() {
        return Text::new().say("review-no-moves");
    }
    let digits = moves.len().to_string().len();
    // A name may end with a number, as a move does.
    let shown = names.each_ref().map(|name| head(name));
    let name_width = widest(shown.iter());
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
    let mut gained = [0; 2];
    for (made, judgement) in moves.iter().enumerate() {
        let (name, played, number) = (&shown[made % 2], &judgement.played, made + 1);
        let head = if is_wide {
            let (name, played) = (padded(name, name_width), padded(played, move_width));
            format!("  {number:>digits$}  {name}  {played}  ")
        } else {
            format!("  {number}  {name} {played}: ")
        };
        let role = if judgement.is_mistake() {
            Role::Strong
        } else {
            Role::Plain
        };
        let span = Span::new(role, head + &worth(game, judgement, gained).to_string());
        text.lines.push(Line::Prose(span, hanging));
        let why = reasons.get(made).and_then(Option::as_ref);
        if let Some(better) = better(game, judgement, gained, why, told) {
            let indent = " ".repeat(2 + hanging);
            text = text.prose(indent + &better.to_string());
            text = text.then(drawn(game, judgement, why, width));
        }
        let [own, other] = gained;
        gained = [
            other,
            own + game.points(&judgement.position, judgement.played),
        ];
    }
    text = text.blank().then(tallies(names, review));
    if !told.is_new("review-choice-means") {
        return text;
    }
    text.styled(Role::Faint, message("review-choice-means"))
}

/// Returns how many choices of each player were right.
fn tallies(names: &[String; 2], review: &Review) -> Text {
    let is_right = |judgement: &Judgement| judgement.analysis.is_some() && !judgement.is_mistake();
    let mut text = Text::new();
    if review.moves.iter().all(is_right) {
        text = text.say("review-faultless");
    }
    for (player, name) in names.iter().enumerate() {
        let Tally { choices, right, .. } = review.tally(player);
        text = text.say(phrase!("review-tally", name, choices, right));
    }
    text
}

/// Returns what a move was worth.
fn worth(game: &dyn Solver, judgement: &Judgement, gained: Points) -> Phrase {
    let has_points = game.has_points();
    let Some(analysis) = &judgement.analysis else {
        return Phrase::new("review-unknown");
    };
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
        _ if has_points => {
            let id = if judgement.is_choice() {
                "review-best"
            } else {
                "review-alike"
            };
            phrase!(id, ends = ends(game, &judgement.position, gained, analysis))
        }
        Outcome::Loss => Phrase::new("review-lost"),
        _ if !judgement.is_choice() => Phrase::new("review-wins-anyway"),
        _ => phrase!("review-keeps", count = analysis.moves.len()),
    }
}

/// Returns what a position leads to with best play.
fn ends(game: &dyn Solver, at: &Position, gained: Points, analysis: &Analysis) -> Phrase {
    let leads_to = Phrase::new("leads-to-points");
    ending(leads_to, gained, left(game, at), analysis.value)
}

/// Returns what was better than a mistake: the best move of the position, and `why` it wins if that
/// is known. A theorem that was `told` before is only named.
fn better(
    game: &dyn Solver,
    judgement: &Judgement,
    gained: Points,
    why: Option<&Reason>,
    told: &mut Told,
) -> Option<Phrase> {
    let analysis = judgement.analysis.as_ref()?;
    let best = analysis.best.filter(|_| judgement.is_mistake())?;
    let position = &judgement.position;
    let is_drawn = game.sketch(position).is_some();
    // A board as text says nothing to a reader.
    let why = why.filter(|why| why.evidence.is_some() || !is_drawn);
    let phrase = if game.has_points() {
        phrase!(
            "review-optimal",
            ends = ends(game, position, gained, analysis)
        )
    } else {
        match why.and_then(|why| told.short(why)) {
            Some(reason) => phrase!("review-wins-because", reason),
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
fn drawn(game: &dyn Solver, judgement: &Judgement, why: Option<&Reason>, width: usize) -> Text {
    if let Some(evidence) = why.and_then(|why| why.evidence.as_ref())
        && matches!(evidence.form, Form::Binary { .. })
    {
        return figures(&evidence.form, width).blank();
    }
    let picture = pictured(game, &judgement.position, &[], width);
    match picture.height(width) {
        ..=TALLEST => Text::new().blank().then(picture).blank(),
        _ => Text::new().blank(),
    }
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
