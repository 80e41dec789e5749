//! The multisets whose sorted numbers are within certain bounds, and their ranks in a dense table.

use std::iter;

use num_traits::PrimInt;

use crate::inference::limits::{Interrupt, Unsolved};

/// The sorted tuples `q` of a fixed length with `q[i] <= bounds[i]`, in lexicographic order.
///
/// The rank of a tuple is a sum with one term for each of its places, so that a walk adds one number for each pile that it places. The
/// last place, that of the largest number, adds the number itself.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    /// What value `v` at place `i` adds to the rank is at `(i + 2) * length + v`: nothing at the two places before the first. Partial
    /// sums wrap around; the rank is right all the same.
    terms: Vec<usize>,
    /// One more than the largest value.
    length: usize,
    /// How many tuples there are; more than a `usize` holds if the bounds are large.
    size: u128,
}

impl Region {
    /// How many sorted tuples are within the ascending bounds.
    pub(crate) fn count(bounds: &[usize]) -> u128 {
        let mut from = Self::beyond(bounds);
        let places = bounds.iter().rev();
        places.for_each(|&bound| Self::fill(&mut from, bound));
        from[0]
    }

    /// For each value: in how many ways no places at all are filled.
    fn beyond(bounds: &[usize]) -> Vec<u128> {
        vec![1; bounds.last().map_or(0, |&bound| bound) + 2]
    }

    /// From how many sorted tuples fill the places after one with values from each value on to how many fill that place too.
    fn fill(from: &mut [u128], bound: usize) {
        from[bound + 1..].fill(0);
        for value in (0..=bound).rev() {
            from[value] = from[value].saturating_add(from[value + 1]);
        }
    }

    /// The region of these ascending bounds.
    pub(crate) fn new(bounds: &[usize]) -> Self {
        let mut later = Self::beyond(bounds);
        let places = bounds.iter().rev();
        let mut from: Vec<Vec<u128>> = places
            .map(|&bound| {
                Self::fill(&mut later, bound);
                later.clone()
            })
            .collect();
        from.reverse();
        let length = bounds.last().map_or(0, |&bound| bound) + 1;
        // How many ways there are to fill the places from `place` on, the first of them with a value below `value`.
        let below = |place: usize, value: usize| {
            let all = from[place][0];
            usize::try_from(all - from[place][value.min(length)]).unwrap_or(usize::MAX)
        };
        let mut terms = vec![0; 2 * length];
        for place in 0..bounds.len() {
            let term = |value| {
                let is_last = place + 1 == bounds.len();
                let next = if is_last { 0 } else { below(place + 1, value) };
                below(place, value).wrapping_sub(next)
            };
            terms.extend((0..length).map(term));
        }
        Self {
            terms,
            length,
            size: from.first().map_or(1, |first| first[0]),
        }
    }

    /// How many tuples there are; `usize::MAX` if there are more.
    pub(crate) fn size(&self) -> usize {
        usize::try_from(self.size).unwrap_or(usize::MAX)
    }

    /// What each value adds to the rank `before` places before `place`, at most two: 0 if there is no such place.
    pub(crate) fn terms(&self, place: usize, before: usize) -> &[usize] {
        &self.terms[(place + 2 - before) * self.length..][..self.length]
    }

    /// What a value adds to the rank at a place; 0 if there is no such place.
    pub(crate) fn term(&self, place: usize, value: usize) -> usize {
        let term = self.terms.get((place + 2) * self.length + value);
        term.copied().unwrap_or(0)
    }

    /// The rank of a sorted tuple of the region.
    pub(crate) fn rank(&self, sorted: impl IntoIterator<Item = usize>) -> usize {
        let values = (0..).zip(sorted);
        values.fold(0_usize, |rank, (place, value)| {
            rank.wrapping_add(self.term(place, value))
        })
    }
}

/// All sorted tuples within the ascending bounds, in lexicographic order.
pub(super) fn tuples(bounds: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let next = |tuple: &Vec<usize>| {
        let mut next = tuple.clone();
        advance(&mut next, bounds).then_some(next)
    };
    iter::successors(Some(vec![0; bounds.len()]), next)
}

/// Advances to the next sorted tuple within the ascending bounds in lexicographic order, if there is one.
pub(crate) fn advance<T: PrimInt>(tuple: &mut [T], bounds: &[T]) -> bool {
    let place = (0..tuple.len()).rfind(|&place| tuple[place] < bounds[place]);
    if let Some(place) = place {
        let value = tuple[place] + T::one();
        tuple[place..].fill(value);
    }
    place.is_some()
}

/// Visits all sorted tuples within the ascending bounds, each with its rank.
pub(crate) fn each_rank<T: PrimInt>(
    bounds: &[T],
    interrupt: &Interrupt,
    mut visit: impl FnMut(usize, &[T]),
) -> Result<(), Unsolved> {
    const LOOK_UP_EVERY: usize = 1 << 10;
    let mut tuple = vec![T::zero(); bounds.len()];
    for rank in 0.. {
        if rank % LOOK_UP_EVERY == 0 {
            interrupt.check()?;
        }
        visit(rank, &tuple);
        if !advance(&mut tuple, bounds) {
            break;
        }
    }
    Ok(())
}

/// The sizes ascending, without empty piles.
pub(crate) fn ascending(sizes: &[u64]) -> Vec<u64> {
    let mut sorted: Vec<u64> = sizes.iter().copied().filter(|&size| size > 0).collect();
    sorted.sort_unstable();
    sorted
}

/// Whether ascending bounds are within others of as many piles or more.
pub(crate) fn is_within(bounds: &[u64], others: &[u64]) -> bool {
    let Some(empty) = others.len().checked_sub(bounds.len()) else {
        return false;
    };
    let mut pairs = bounds.iter().zip(&others[empty..]);
    pairs.all(|(bound, other)| bound <= other)
}

/// Sizes as the numbers of a region.
///
/// # Panics
/// If a size does not fit a `usize`. No table of such sizes is allowed.
pub(crate) fn narrowed(sizes: &[u64]) -> Vec<usize> {
    sizes.iter().copied().map(narrow).collect()
}

/// One of them.
pub(crate) fn narrow(size: u64) -> usize {
    usize::try_from(size).expect("the cost was checked before")
}

#[cfg(test)]
mod tests {
    use super::{Region, tuples};

    #[test]
    fn ranks_count_up_in_lexicographic_order() {
        for bounds in [
            vec![],
            vec![4],
            vec![0, 3],
            vec![3, 3, 3],
            vec![1, 2, 5, 5],
            vec![0, 0, 7],
        ] {
            let region = Region::new(&bounds);
            let all = tuples(&bounds).collect::<Vec<_>>();
            assert!(all.is_sorted() && all.iter().all(|tuple| tuple.is_sorted()));
            assert_eq!(region.size(), all.len());
            assert_eq!(Region::count(&bounds), all.len() as u128);
            for (rank, tuple) in all.iter().enumerate() {
                assert_eq!(
                    region.rank(tuple.iter().copied()),
                    rank,
                    "{tuple:?} of {bounds:?}"
                );
            }
        }
    }
}
