//! Sums of components, before any nimber is known.

use crate::games::Impartial;

/// Sorts components by size and drops pairs of equal ones, since the nim-sum of two equal nimbers is 0.
pub(in crate::inference) fn cancelled<G: Impartial>(
    game: &G,
    components: &[G::Part],
) -> Vec<G::Part> {
    let mut left: Vec<G::Part> = Vec::with_capacity(components.len());
    let mut sorted = components.to_vec();
    sorted.sort_unstable();
    for component in sorted {
        if left.last() == Some(&component) {
            left.pop();
        } else {
            left.push(component);
        }
    }
    left.sort_by_key(|&component| game.size(component));
    left
}
