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

/// Sorted sizes, of which one changes by one at a time: millions are visited, so none is sorted or copied anew.
struct Changing(Sizes);

impl Changing {
    fn new(position: &[usize]) -> Self {
        Self(position.iter().copied().collect())
    }

    /// Takes one from the size at a place, and returns its new place.
    fn lower(&mut self, mut place: usize) -> usize {
        let sizes = &mut self.0;
        sizes[place] -= 1;
        while place > 0 && sizes[place - 1] > sizes[place] {
            sizes.swap(place - 1, place);
            place -= 1;
        }
        place
    }

    /// Adds one to the size at a place, and returns its new place.
    fn raise(&mut self, mut place: usize) -> usize {
        let sizes = &mut self.0;
        sizes[place] += 1;
        while place + 1 < sizes.len() && sizes[place] > sizes[place + 1] {
            sizes.swap(place, place + 1);
            place += 1;
        }
        place
    }
}

/// Visits the positions one move below, until the visitor breaks.
pub(crate) fn children(
    position: &[usize],
    mut visit: impl FnMut(&[usize]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for mut place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        let mut sizes = Changing::new(position);
        for _ in 0..position[place] {
            place = sizes.lower(place);
            visit(&sizes.0)?;
        }
    }
    for (mut first, mut second) in pairs(position) {
        let mut sizes = Changing::new(position);
        // The smaller one stays before the other.
        for _ in 0..position[first] {
            first = sizes.lower(first);
            second = sizes.lower(second);
            visit(&sizes.0)?;
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
    let is_within = |sizes: &Changing| {
        let mut pairs = sizes.0.iter().zip(bounds);
        pairs.all(|(size, bound)| size <= bound)
    };
    for mut place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        let mut sizes = Changing::new(position);
        place = sizes.raise(place);
        while is_within(&sizes) {
            visit(&sizes.0);
            place = sizes.raise(place);
        }
    }
    for (mut first, mut second) in pairs(position) {
        let mut sizes = Changing::new(position);
        let mut raise = |sizes: &mut Changing| {
            second = sizes.raise(second);
            first = sizes.raise(first);
        };
        raise(&mut sizes);
        while is_within(&sizes) {
            visit(&sizes.0);
            raise(&mut sizes);
        }
    }
}
