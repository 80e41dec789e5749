//! Sums of components, before any nimber is known.

use crate::games::Sum;

/// Sorts components by size and drops pairs of equal ones, since the nim-sum of two equal nimbers
/// is 0.
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
    sort_by_size(game, &mut left);
    left
}

/// Sorts components by size, and equally large ones by what they are. There are few: a sort by
/// insertion is short code, which is compiled for each game.
pub(super) fn sort_by_size<G: Sum>(game: &G, components: &mut [G::Component]) {
    let key = |component: G::Component| (game.size(component), component);
    for end in 1..components.len() {
        let placed = key(components[end]);
        let mut at = end;
        while at > 0 && key(components[at - 1]) > placed {
            components[at] = components[at - 1];
            at -= 1;
        }
        components[at] = placed.1;
    }
}
