//! Why, or why not, a move that somebody asks about: what it leaves, and how the opponent then wins.

use super::Words;
use super::review::clause;
use super::standing::signed;
use crate::inference::{At, Consequence, Move, Outcome, Solver, Unsolved, consequence};
use crate::reason::Phrase;
use crate::text::Text;

/// Returns what follows from a legal move; `opponent` is to move then. A board that is not readable as it is written is drawn, within
/// a width.
pub(crate) fn why_not(
    game: &mut dyn Solver,
    at: &At,
    played: Move,
    opponent: &str,
    words: &Words,
    width: usize,
) -> Result<Text, Unsolved> {
    let found = consequence(game, at, played)?;
    let is_drawn = game.sketch(&found.left).is_some();
    let left = game.write_position(&found.left);
    let leaves = if left.is_empty() {
        Phrase::new("why-leaves-nothing")
    } else {
        let leaves = Phrase::new("why-leaves").with("position", left);
        leaves.with("drawn", is_drawn)
    };
    let leaves = leaves.with("move", played.to_string());
    let said = words.say_all(&[leaves, follows(game, at, played, &found, opponent)]);
    let text = Text::new().prose(said);
    if is_drawn {
        let past = [(at.clone(), played)];
        return Ok(text.blank().then(game.picture(&found.left, &past, width)));
    }
    Ok(text)
}

fn follows(
    game: &dyn Solver,
    at: &At,
    played: Move,
    found: &Consequence,
    opponent: &str,
) -> Phrase {
    let then = &found.then;
    let best = then.best.map(|best| best.to_string());
    if game.has_points() {
        let margin = game.points(at, played) - then.value;
        return Phrase::new("why-points")
            .with("name", opponent)
            .with("margin", signed(margin))
            .with("cost", found.cost.unsigned_abs())
            .with("answered", best.is_some())
            .with("best", best.unwrap_or_default());
    }
    let wins = then.outcome == Outcome::Loss;
    let Some(best) = best else {
        return Phrase::new("why-over").with("wins", wins);
    };
    let reason = found.reason.as_ref().and_then(clause);
    // A board as text says nothing to a reader.
    let has_theorem = found
        .reason
        .as_ref()
        .is_some_and(|why| why.evidence.is_some());
    let reason = reason.filter(|_| has_theorem || game.sketch(at).is_none());
    let id = if wins { "why-wins" } else { "why-loses" };
    Phrase::new(id)
        .with("name", opponent)
        .with("best", best)
        .with("because", reason.is_some())
        .with("reason", reason)
}
