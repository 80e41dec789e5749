//! The multisets that a start dominates, and their ranks: where each has its place in a dense table.

/// The sorted tuples `q` of a fixed length with `q[i] <= bounds[i]`, in lexicographic order.
///
/// The rank of a tuple is a sum with one term for each of its places, so that a search that puts pile after pile in place
/// adds one number a step; and it is contiguous in the last, the largest place.
#[derive(Clone, Debug)]
pub(in crate::inference) struct Region {
    /// `terms[i][v]` is what value `v` at place `i` adds to the rank. Sums wrap; a whole sum never does.
    terms: Vec<Vec<usize>>,
    /// Terms of a place that is not there.
    nothing: Vec<usize>,
    /// How many tuples there are, without regard for what fits a machine word.
    size: u128,
}

impl Region {
    /// How many sorted tuples the ascending bounds dominate.
    pub(in crate::inference) fn count(bounds: &[usize]) -> u128 {
        let length = bounds.last().map_or(0, |&bound| bound) + 2;
        // How many fill the places from one on with values from v on; the place before adds them up.
        let mut from = vec![1_u128; length];
        for &bound in bounds.iter().rev() {
            from[bound + 1..].fill(0);
            for value in (0..=bound).rev() {
                from[value] = from[value].saturating_add(from[value + 1]);
            }
        }
        from[0]
    }

    /// At least how many sorted tuples the ascending bounds dominate: each comes from at most n! tuples in any order, and each
    /// value of the largest gives one.
    pub(in crate::inference) fn count_at_least(bounds: &[u64]) -> u128 {
        let tuples = bounds.iter().fold(1_u128, |product, &bound| {
            product.saturating_mul(u128::from(bound) + 1)
        });
        let orders: u128 = (1..=bounds.len() as u128).product();
        (tuples / orders).max(bounds.last().map_or(1, |&largest| u128::from(largest) + 1))
    }

    /// `from[i][v]`: how many sorted tuples fill the places from `i` on with values from `v` on.
    fn from_each(bounds: &[usize]) -> Vec<Vec<u128>> {
        let length = bounds.last().map_or(0, |&bound| bound) + 2;
        let mut later = vec![1; length];
        let mut from = Vec::new();
        for &bound in bounds.iter().rev() {
            let mut here = vec![0_u128; length];
            for value in (0..=bound).rev() {
                here[value] = here[value + 1].saturating_add(later[value]);
            }
            from.push(here.clone());
            later = here;
        }
        from.reverse();
        from
    }

    /// The region of these ascending bounds.
    pub(in crate::inference) fn new(bounds: &[usize]) -> Self {
        let from = Self::from_each(bounds);
        let length = bounds.last().map_or(0, |&bound| bound) + 1;
        // below[i][v]: tuples that put a value below v at place i, whatever stands before it.
        let below = |place: usize, value: usize| {
            let all = from[place][0];
            usize::try_from(all - from[place][value.min(length)]).unwrap_or(usize::MAX)
        };
        let terms = (0..bounds.len())
            .map(|place| {
                (0..length)
                    .map(|value| {
                        let next = if place + 1 == bounds.len() {
                            0
                        } else {
                            below(place + 1, value)
                        };
                        below(place, value).wrapping_sub(next)
                    })
                    .collect()
            })
            .collect();
        Self {
            terms,
            nothing: vec![0; length],
            size: from.first().map_or(1, |first| first[0]),
        }
    }

    /// How many tuples there are.
    pub(in crate::inference) fn size(&self) -> usize {
        usize::try_from(self.size).unwrap_or(usize::MAX)
    }

    /// What each value at place `place` adds to the rank.
    pub(super) fn terms(&self, place: usize) -> &[usize] {
        &self.terms[place]
    }

    /// What each value adds so many places before this one, nothing where there is no such place.
    pub(super) fn terms_before(&self, place: usize, before: usize) -> &[usize] {
        let place = place.checked_sub(before);
        place.map_or(&self.nothing, |place| &self.terms[place])
    }

    /// What value `value` adds to the rank so many places before this one, 0 where there is no such place.
    pub(super) fn term_before(&self, place: usize, before: usize, value: usize) -> usize {
        let place = place.checked_sub(before);
        place.map_or(0, |place| self.terms[place][value])
    }

    /// What each value adds at each place from one on.
    pub(super) fn places(&self, from: usize) -> &[Vec<usize>] {
        &self.terms[from.min(self.terms.len())..]
    }

    /// The rank of a sorted tuple of the region.
    pub(in crate::inference) fn rank(&self, sorted: impl IntoIterator<Item = usize>) -> usize {
        sorted
            .into_iter()
            .zip(&self.terms)
            .fold(0_usize, |rank, (value, terms)| {
                rank.wrapping_add(terms[value])
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tuples(bounds: &[usize], least: usize) -> Vec<Vec<usize>> {
        match bounds {
            [] => vec![vec![]],
            [first, rest @ ..] => (least..=*first)
                .flat_map(|value| {
                    let rest = tuples(rest, value);
                    rest.into_iter()
                        .map(move |rest| [vec![value], rest].concat())
                })
                .collect(),
        }
    }

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
            let all = tuples(&bounds, 0);
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
