//! Reasons by nimbers: those of the components of a position, and how one nimber follows from the moves.

use crate::games::{Components, Game};
use crate::inference::limits::{Unsolved, known};
use crate::inference::oracle::{Analysis, Oracle};
use crate::reason::{Component, Evidence, Form, Mex, Phrase};

/// The most positions at and below one whose nimber is explained by its moves.
const MOST_EXPLAINED: u128 = 1 << 16;

/// Returns the components before a move and after it with their nimbers. `None` if the game has none, one is too large to solve,
/// or a single component is all that there is to see.
pub(super) fn by_components<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    after: Option<&R::Position>,
) -> Result<Option<Evidence>, Unsolved> {
    let Some(before) = components(oracle, position)? else {
        return Ok(None);
    };
    let after = match after {
        Some(after) => match components(oracle, after)? {
            Some(after) => Some(after),
            None => return Ok(None),
        },
        None => None,
    };
    let law = match (before.as_slice(), after.as_deref()) {
        (_, Some([])) => "law-components-none-left",
        ([_], None | Some([_])) => return Ok(None),
        ([_], Some(_)) => "law-component-won",
        (_, Some(_)) => "law-components-won",
        (_, None) => "law-components-lost",
    };
    let nimbers = |components: &[Component]| {
        let nimbers = components.iter().map(|one| one.nimber.to_string());
        Phrase::new("nimbers-of-components")
            .with("count", components.len())
            .with("nimbers", nimbers.collect::<Vec<_>>())
    };
    let sum = before.iter().fold(0, |sum, one| sum ^ one.nimber);
    let law = Phrase::new(law)
        .with("before", nimbers(&before))
        .with("after", nimbers(after.as_deref().unwrap_or_default()))
        .with("sum", sum.to_string());
    let scale = scale(oracle, position)?;
    let repeats = scale.as_ref().and_then(|_| repeats(oracle, position));
    // That one component has nimber 0 explains nothing: the replies to it do.
    let convinces = after.as_ref().is_none_or(|after| after.len() != 1);
    Ok(Some(Evidence {
        sentences: [law].into_iter().chain(scale).chain(repeats).collect(),
        form: Form::Components { before, after },
        convinces,
        note: None,
    }))
}

/// Returns the components of a position with their nimbers. `None` if it has none, or not all nimbers are known.
pub(super) fn components<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
) -> Result<Option<Vec<Component>>, Unsolved> {
    let rules = oracle.rules().clone();
    let Some(shown) = rules.components() else {
        return Ok(None);
    };
    let Some(parts) = shown.split(position) else {
        return Ok(None);
    };
    let mut components = Vec::new();
    for part in parts {
        match known(oracle.nimber(&part))?.flatten() {
            Some(nimber) => components.push(Component {
                rows: shown.draw(&part),
                nimber,
            }),
            None => return Ok(None),
        }
    }
    Ok(Some(components))
}

/// Returns the nimbers of the components of all sizes up to the largest in a position, as a sentence. `None` if size is not all
/// that matters.
fn scale<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
) -> Result<Option<Phrase>, Unsolved> {
    let rules = oracle.rules().clone();
    let shown = rules.components();
    let Some(scale) = shown.and_then(|shown| shown.scale(position)) else {
        return Ok(None);
    };
    let mut nimbers = Vec::new();
    for component in &scale.components {
        let Some(nimber) = known(oracle.nimber(component))?.flatten() else {
            return Ok(None);
        };
        nimbers.push(nimber.to_string());
    }
    Ok(Some(scale.phrase.with("nimbers", nimbers.join(" "))))
}

/// Says how the nimber of the largest heap follows from that of a smaller one. `None` if nimbers are not known to repeat before.
fn repeats<R: Game>(oracle: &Oracle<R>, position: &R::Position) -> Option<Phrase> {
    let largest = oracle.rules().heaps(position)?.sizes.into_iter().max()?;
    repeating(oracle, largest, "law-nimbers-repeat")
}

/// Says by the message `id` how the nimber of a heap follows from that of a smaller one.
fn repeating<R: Game>(oracle: &Oracle<R>, heap: u64, id: &'static str) -> Option<Phrase> {
    let period = oracle.period()?;
    let small = period.reduced(heap);
    (heap > small).then(|| {
        Phrase::new(id)
            .with("before", period.before)
            .with("length", period.length)
            .with("large", heap)
            .with("small", small)
    })
}

/// Says how the nimber 0 of a losing position of a single heap follows from that of a smaller one. The replies show the rest. `None` if
/// there are several heaps, or nimbers are not known to repeat before.
pub(super) fn by_period<R: Game>(oracle: &Oracle<R>, lost: &R::Position) -> Option<Evidence> {
    let sizes = oracle.rules().heaps(lost)?.sizes;
    let mut heaps = sizes.into_iter().filter(|&size| size > 0);
    let (Some(heap), None) = (heaps.next(), heaps.next()) else {
        return None;
    };
    Some(Evidence {
        convinces: false,
        ..Evidence::new(repeating(oracle, heap, "law-heap-repeats")?)
    })
}

/// Explains the nimber of a position of one component by its moves. `None` if there are more, or that would be much work.
pub(super) fn mex<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    analysis: &Analysis<R::Move>,
) -> Result<Option<Mex>, Unsolved> {
    let rules = oracle.rules().clone();
    let Some(nimber) = analysis.nimber else {
        return Ok(None);
    };
    let shape = rules.components();
    let is_one = shape.is_some_and(|shown| shown.split(position).is_none_or(|all| all.len() == 1));
    if !is_one || rules.cost(position).states > MOST_EXPLAINED {
        return Ok(None);
    }
    let mut found: Vec<Option<String>> = Vec::new();
    found.resize(usize::try_from(nimber).unwrap_or(usize::MAX), None);
    for played in rules.moves(position) {
        if found.iter().all(Option::is_some) {
            break;
        }
        let left = rules
            .play(position, played)
            .expect("a listed move is legal");
        let Some(left) = known(oracle.nimber(&left))?.flatten() else {
            return Ok(None);
        };
        let entry = usize::try_from(left)
            .ok()
            .and_then(|left| found.get_mut(left));
        if let Some(entry @ None) = entry {
            *entry = Some(rules.write_move(played));
        }
    }
    let moves: Option<Vec<String>> = found.into_iter().collect();
    Ok(moves.map(|moves| Mex { nimber, moves }))
}
