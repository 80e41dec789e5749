//! Sorted positions of piles that are one move apart, for dense tables.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::games::MAX_PILES;
use crate::inference::ppositions::region::Region;

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

/// A sorted position of a region, of which one size changes by one at a time. Millions are visited, so it is neither sorted nor ranked again:
/// of equal sizes the first one becomes smaller, or the last one larger.
struct Changing<'r> {
    region: &'r Region,
    rank: usize,
    sizes: ArrayVec<usize, MAX_PILES>,
}

impl<'r> Changing<'r> {
    fn new(region: &'r Region, position: &[usize]) -> Self {
        Self {
            region,
            rank: region.rank(position.iter().copied()),
            sizes: position.iter().copied().collect(),
        }
    }

    /// Takes one from the size at a place, and returns its new place.
    fn lower(&mut self, mut place: usize) -> usize {
        let size = self.sizes[place];
        while place > 0 && self.sizes[place - 1] == size {
            place -= 1;
        }
        self.put(place, size - 1);
        place
    }

    /// Adds one to the size at a place, and returns its new place; `None` if that is beyond its bound.
    fn raise(&mut self, mut place: usize, bounds: &[usize]) -> Option<usize> {
        let size = self.sizes[place];
        while self.sizes.get(place + 1) == Some(&size) {
            place += 1;
        }
        (size < bounds[place]).then(|| {
            self.put(place, size + 1);
            place
        })
    }

    /// Replaces the size at a place by one that keeps the order.
    fn put(&mut self, place: usize, size: usize) {
        let terms = self.region.terms(place, 0);
        let added = terms[size].wrapping_sub(terms[self.sizes[place]]);
        self.rank = self.rank.wrapping_add(added);
        self.sizes[place] = size;
    }
}

/// Visits the ranks of the positions one move below, until the visitor breaks.
pub(crate) fn children(
    region: &Region,
    position: &[usize],
    mut visit: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for mut place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        let mut sizes = Changing::new(region, position);
        for _ in 0..position[place] {
            place = sizes.lower(place);
            visit(sizes.rank)?;
        }
    }
    for (mut first, mut second) in pairs(position) {
        let mut sizes = Changing::new(region, position);
        // The smaller one stays before the other.
        for _ in 0..position[first] {
            first = sizes.lower(first);
            second = sizes.lower(second);
            visit(sizes.rank)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the ranks of the positions within the ascending bounds of the region from which one move leads here.
pub(crate) fn for_each_parent(
    region: &Region,
    bounds: &[usize],
    position: &[usize],
    mut visit: impl FnMut(usize),
) {
    for mut place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        let mut sizes = Changing::new(region, position);
        while let Some(raised) = sizes.raise(place, bounds) {
            place = raised;
            visit(sizes.rank);
        }
    }
    for (mut first, mut second) in pairs(position) {
        let mut sizes = Changing::new(region, position);
        let mut raise = |sizes: &mut Changing| {
            second = sizes.raise(second, bounds)?;
            first = sizes.raise(first, bounds)?;
            Some(())
        };
        while raise(&mut sizes).is_some() {
            visit(sizes.rank);
        }
    }
}
