//! Sums of components, before any nimber is known.

use crate::games::Sum;

/// Sorts components by size and drops pairs of equal ones, since the nim-sum of two equal nimbers is 0.
pub(crate) fn cancelled<G: Sum>(game: &G, components: &[G::Component]) -> Vec<G::Component> {
    let mut left: Vec<G::Component> = Vec::with_capacity(components.len());
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
