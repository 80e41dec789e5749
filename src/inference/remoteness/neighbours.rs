//! Sorted positions of piles that are one move apart, for dense tables.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::games::MAX_PILES;

/// Sorted pile sizes.
pub(crate) type Sizes = ArrayVec<usize, MAX_PILES>;

/// Whether the pile at this place is the last of equal ones. Only that one is moved.
fn is_last_of_run(position: &[usize], place: usize) -> bool {
    position.get(place + 1) != Some(&position[place])
}

/// The pairs of places; of pairs with equal sizes only one.
fn pairs(position: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    let seconds = (1..position.len()).filter(|&place| is_last_of_run(position, place));
    seconds.flat_map(move |second| {
        (0..second)
            .filter(move |&first| first + 1 == second || is_last_of_run(position, first))
            .map(move |first| (first, second))
    })
}

/// The position with the sizes at some places replaced, sorted.
fn replaced(position: &[usize], changes: &[(usize, usize)]) -> Sizes {
    let mut sizes: Sizes = position.iter().copied().collect();
    for &(place, size) in changes {
        sizes[place] = size;
    }
    sizes.sort_unstable();
    sizes
}

/// Visits the positions one move below, until the visitor breaks.
pub(crate) fn children(
    position: &[usize],
    mut visit: impl FnMut(&[usize]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        for size in 0..position[place] {
            visit(&replaced(position, &[(place, size)]))?;
        }
    }
    for (first, second) in pairs(position) {
        let (smaller, larger) = (position[first], position[second]);
        for count in 1..=smaller {
            let changes = [(first, smaller - count), (second, larger - count)];
            visit(&replaced(position, &changes))?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the positions within the ascending bounds from which one move leads here.
pub(crate) fn for_each_parent(
    position: &[usize],
    bounds: &[usize],
    mut visit: impl FnMut(&[usize]),
) {
    // If a position exceeds a bound, so does every position with more added.
    let mut visit_within = |sizes: &[usize]| {
        let within = sizes.iter().zip(bounds).all(|(size, bound)| size <= bound);
        if within {
            visit(sizes);
        }
        within
    };
    for place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        let mut sizes = position[place] + 1..;
        sizes.find(|&size| !visit_within(&replaced(position, &[(place, size)])));
    }
    for (first, second) in pairs(position) {
        let (smaller, larger) = (position[first], position[second]);
        let mut counts = 1..;
        counts.find(|count| {
            let changes = [(first, smaller + count), (second, larger + count)];
            !visit_within(&replaced(position, &changes))
        });
    }
}
