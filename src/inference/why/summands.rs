//! Reasons in a sum of games: the nimbers of its summands, and the one that the move changes.

use super::components::components;
use crate::games::Game;
use crate::inference::limits::Unsolved;
use crate::inference::oracle::Oracle;
use crate::reason::{Component, Evidence, Form, Phrase};

/// Returns the summands with their nimbers, and their nimbers after the winning move, if there is one. `None` if a position has no
/// summands.
pub(super) fn by_summands<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    after: Option<&R::Position>,
) -> Result<Option<Evidence>, Unsolved> {
    let Some(before) = summands(oracle, position)? else {
        return Ok(None);
    };
    let nimbers: Vec<String> = before.iter().map(|one| one.nimber.to_string()).collect();
    let left = match after {
        Some(after) => summands(oracle, after)?,
        None => None,
    };
    let new: Option<Vec<u64>> = left.map(|left| left.iter().map(|one| one.nimber).collect());
    let law = match (after, &new) {
        (Some(after), _) if oracle.rules().is_over(after) => Phrase::new("law-summands-last"),
        (_, Some(new)) => {
            let pairs = (1_u64..).zip(before.iter().zip(new));
            let mut changed = pairs.filter(|(_, (old, new))| old.nimber != **new);
            let (number, (old, new)) = changed.next().expect("a winning move changes a nimber");
            let sum = before.iter().fold(0, |sum, one| sum ^ one.nimber);
            Phrase::new("law-summands-won")
                .with("sum", sum.to_string())
                .with("number", number)
                .with("old", old.nimber.to_string())
                .with("new", new.to_string())
        }
        (_, None) => Phrase::new("law-summands-lost"),
    };
    Ok(Some(Evidence {
        form: Form::Summands { before, after: new },
        ..Evidence::new(law.with("nimbers", nimbers))
    }))
}

fn summands<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
) -> Result<Option<Vec<Component>>, Unsolved> {
    let mut summands = components(oracle, position)?;
    for (number, summand) in (1..).zip(summands.iter_mut().flatten()) {
        if let Some(heading) = summand.rows.first_mut() {
            *heading = format!("{number}/ {heading}");
        }
    }
    Ok(summands)
}
