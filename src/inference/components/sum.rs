//! Sums of components, before any nimber is known.

use crate::games::Sum;

/// Sorts components by size and drops pairs of equal ones, since the nim-sum of two equal nimbers
/// is 0.
pub(crate) fn cancelled<G: Sum>(game: &G, components: &[G::Component]) -> Vec<G::Component> {
    let mut sorted = components.to_vec();
    sorted.sort_unstable_by_key(|&component| (game.size(component), component));
    let equal = sorted.chunk_by(|one, other| one == other);
    let odd = equal.filter(|equal| equal.len() % 2 > 0);
    odd.map(|equal| equal[0]).collect()
}
