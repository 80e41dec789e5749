//! What the best move is, and the other optimal ones.

use crate::reason::{Figure, Phrase, Standing};

/// Returns what the best move is, or that the game is over.
pub(crate) fn standing(standing: &Standing) -> Vec<Phrase> {
    match standing {
        Standing::Over { won: true } => vec![Phrase::new("over-won")],
        Standing::Over { won: false } => vec![Phrase::new("over-lost")],
        Standing::Points {
            best,
            deed,
            gains: [own, other],
            ..
        } => {
            let shares = Phrase::new("shares")
                .with("own", own.to_string())
                .with("other", other.to_string())
                .with("margin", signed(own - other));
            vec![one_move("best-move", best, deed), shares]
        }
        Standing::Won {
            best,
            deed,
            remoteness,
            ..
        } => {
            let best = one_move("best-move", best, deed);
            let wins = remoteness.map(|moves| Phrase::new("wins-in").with("moves", moves));
            [best].into_iter().chain(wins).collect()
        }
        Standing::Lost {
            best,
            deed,
            remoteness,
        } => {
            let lost = Phrase::new("every-move-loses");
            match remoteness {
                Some(moves) => vec![
                    lost,
                    one_move("longest-move", best, deed),
                    Phrase::new("lasts").with("moves", *moves),
                ],
                None => vec![lost, one_move("any-move", best, deed)],
            }
        }
    }
}

fn one_move(id: &'static str, played: &str, deed: &Phrase) -> Phrase {
    Phrase::new(id)
        .with("move", played)
        .with("deed", Figure::Advice(Box::new(deed.clone())))
}

/// Returns the other optimal moves. `None` if there are no others.
pub(crate) fn also(standing: &Standing) -> Option<Phrase> {
    let (id, also) = match standing {
        Standing::Won { also, .. } => ("also-wins", also),
        Standing::Points { also, .. } => ("also-best", also),
        Standing::Over { .. } | Standing::Lost { .. } => return None,
    };
    let phrase = Phrase::new(id)
        .with("count", also.len())
        .with("moves", also.clone());
    (!also.is_empty()).then_some(phrase)
}

/// Returns a margin with its sign.
pub(super) fn signed(margin: i64) -> String {
    if margin == 0 {
        "0".to_owned()
    } else {
        format!("{margin:+}")
    }
}
