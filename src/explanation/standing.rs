//! What the best move is, and the other optimal ones.

use crate::inference::Outcome;
use crate::reason::{Figure, Phrase, Standing};

/// Messages choose by its name.
impl From<Outcome> for Figure {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win => "win",
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
        }
        .into()
    }
}

/// Returns what the best move is, or that the game is over.
pub(crate) fn standing(standing: &Standing) -> Phrase {
    let moved = |id, best: &String, deed: &Phrase| {
        let advice = Figure::Advice(Box::new(deed.clone()));
        Phrase::new(id).with("move", best).with("deed", advice)
    };
    match standing {
        Standing::Over { won } => Phrase::new("standing-over").with("won", *won),
        Standing::Points {
            best,
            deed,
            gains: [own, other],
            ..
        } => moved("standing-points", best, deed)
            .with("own", own.to_string())
            .with("other", other.to_string())
            .with("margin", signed(own - other)),
        Standing::Won {
            best,
            deed,
            remoteness,
            ..
        } => moved("standing-won", best, deed).with("moves", remoteness.unwrap_or(0)),
        Standing::Lost {
            best,
            deed,
            remoteness,
        } => moved("standing-lost", best, deed).with("moves", remoteness.unwrap_or(0)),
    }
}

/// Returns the other optimal moves. `None` if there are no others.
pub(crate) fn also(standing: &Standing) -> Option<Phrase> {
    let (id, also) = match standing {
        Standing::Won { also, .. } => (["also-wins", "also-wins-many"], also),
        Standing::Points { also, .. } => (["also-best", "also-best-many"], also),
        _ => return None,
    };
    let id = id[usize::from(also.moves.is_empty())];
    let phrase = Phrase::new(id).with("count", also.count);
    (also.count > 0).then(|| phrase.with("moves", also.moves.clone()))
}

/// Returns a margin with its sign.
pub(super) fn signed(margin: i64) -> String {
    match margin {
        0 => "0".to_owned(),
        _ => format!("{margin:+}"),
    }
}
