//! What a move of a game was worth, and how many choices of a player were right.

use super::{game_name, signed, with_values};
use crate::explanation::Words;
use crate::inference::{At, Judgement, Outcome, Solver, Tally};
use crate::reason::{Phrase, Reason};

/// Returns what a move was worth. `has_points` tells whether points decide.
pub(in crate::explanation) fn worth(judgement: &Judgement, has_points: bool) -> Phrase {
    let Some(analysis) = &judgement.analysis else {
        return Phrase::new("review-unknown");
    };
    let margin = signed(analysis.value);
    match analysis.outcome {
        _ if judgement.is_mistake() && has_points => {
            Phrase::new("review-cost").with("cost", judgement.cost().unsigned_abs())
        }
        _ if judgement.is_mistake() => Phrase::new("review-threw"),
        _ if judgement.move_count == 1 => Phrase::new("review-forced"),
        _ if has_points && judgement.is_choice() => {
            Phrase::new("review-best").with("margin", margin)
        }
        _ if has_points => Phrase::new("review-alike").with("margin", margin),
        Outcome::Loss => Phrase::new("review-lost"),
        _ if !judgement.is_choice() => Phrase::new("review-wins-anyway"),
        _ => Phrase::new("review-keeps").with("count", analysis.moves.len()),
    }
}

/// Returns what was better than a mistake: the best move of the position, and `why` it wins if that is known.
pub(in crate::explanation) fn better(
    words: &Words,
    game: &dyn Solver,
    judgement: &Judgement,
    why: Option<&Reason>,
) -> Option<Phrase> {
    let analysis = judgement.analysis.as_ref()?;
    let best = analysis.best.filter(|_| judgement.is_mistake())?;
    let position = &judgement.position;
    // A board as text says nothing to a reader.
    let why = why.filter(|why| why.evidence.is_some() || game.sketch(position).is_none());
    let phrase = if game.points_left(position).is_some() {
        Phrase::new("review-optimal").with("margin", signed(analysis.value))
    } else {
        match why.and_then(|why| clause(words, why)) {
            Some(reason) => Phrase::new("review-wins-because").with("reason", reason),
            None => Phrase::new("review-wins"),
        }
    };
    Some(phrase.with("best", best.to_string()))
}

/// Returns why a move wins, as a clause that may follow a colon; of a law only what it says of the position. `None` if it is not
/// known.
fn clause(words: &Words, why: &Reason) -> Option<String> {
    if let Some(evidence) = &why.evidence {
        return evidence.sentences.first().map(|first| words.say(first));
    }
    let left = why.lost_position.as_deref()?;
    let phrase = match &why.certificate {
        Some(known) => Phrase::new("review-leaves-one-of").with("count", known.count),
        None => Phrase::new("review-leaves-lost"),
    };
    Some(words.say(&phrase.with("position", left)))
}

/// Returns which game is reviewed; the player who moved first is named first.
pub(crate) fn review_title(game: &dyn Solver, start: &At, names: [&str; 2]) -> Phrase {
    Phrase::new("review-title")
        .with("game", game_name(game))
        .with("position", with_values(game, start))
        .with("first", names[0])
        .with("second", names[1])
}

/// Returns how many choices of a player were right.
pub(in crate::explanation) fn tally(name: &str, tally: Tally) -> Phrase {
    Phrase::new("review-tally")
        .with("name", name)
        .with("choices", tally.choices)
        .with("right", tally.right)
}
