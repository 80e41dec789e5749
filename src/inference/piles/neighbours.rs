//! Sorted positions of piles that are one move apart if a move takes from one pile or as much from
//! two, for dense tables.

use std::ops::ControlFlow;

use super::region::Region;

/// Visits the ranks of the positions one move below, until the visitor breaks.
pub(crate) fn children(
    region: &Region,
    position: &[usize],
    visit: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    neighbours(region, position, position, usize::checked_sub, visit)
}

/// Visits the ranks of the positions within the ascending bounds that one or two piles lead to when
/// both change by as much, by one, by two and so on, until the visitor breaks. Of equal piles and
/// pairs one is enough.
pub(crate) fn neighbours(
    region: &Region,
    bounds: &[usize],
    position: &[usize],
    change: impl Fn(usize, usize) -> Option<usize>,
    mut visit: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let is_last_of_run = |&place: &usize| position.get(place + 1) != Some(&position[place]);
    let mut sorted = position.to_vec();
    for second in (0..position.len()).filter(is_last_of_run) {
        for first in (0..=second).filter(|first| first + 1 == second || is_last_of_run(first)) {
            // A single pile is a pair with itself.
            for count in 1.. {
                let changed = [first, second].map(|place| change(position[place], count));
                let [Some(one), Some(other)] = changed else {
                    break;
                };
                sorted.copy_from_slice(position);
                sorted[first] = one;
                sorted[second] = other;
                sorted.sort_unstable();
                if sorted.iter().zip(bounds).any(|(size, bound)| size > bound) {
                    break;
                }
                visit(region.rank(sorted.iter().copied()))?;
            }
        }
    }
    ControlFlow::Continue(())
}
