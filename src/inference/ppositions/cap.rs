//! Piles cut to a size above which their size makes no difference.

/// Pile sizes after [`capped`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capped {
    /// The sizes, in their places.
    pub sizes: Vec<u64>,
    /// The place of a pile that was cut, and by how much.
    pub cut: Option<(usize, u64)>,
}

impl Capped {
    /// The moves of the game that take `count` from each of these piles, counted from 1: fewer
    /// piles first. A move from the cut pile alone takes more.
    pub(super) fn moves<M>(
        &self,
        takings: impl Iterator<Item = (Vec<u64>, u64)>,
        taking: fn(&[u64], u64) -> Option<M>,
    ) -> Vec<M> {
        let whole = |(piles, count): (Vec<u64>, u64)| {
            let cut = self.cut.filter(|(place, _)| piles == [*place as u64 + 1]);
            (piles.len(), piles, count + cut.map_or(0, |(_, by)| by))
        };
        let mut takings: Vec<_> = takings.map(whole).collect();
        takings.sort_unstable();
        let moves = takings.iter();
        moves
            .filter_map(|(_, piles, count)| taking(piles, *count))
            .collect()
    }
}

/// Cuts the largest pile if it is larger than any size that completes the other piles to a
/// P-position.
///
/// Each size `x` of the largest pile below the completing size is excluded by a P-position one move
/// below the others and `x`. A move that leads to it takes
///
/// 1. from one of the other piles: there are at most `sum` such P-positions, where `sum` is the sum
///    of the other piles;
/// 2. from one of the other piles and from `x`: at most `sum` again;
/// 3. from two of the other piles `i` and `j`: at most the sum of `min(i, j)` over all pairs.
///
/// So at most `2 sum + sum of min(i, j)` sizes are below the completing size. In misère play the
/// size 0 is excluded too if all others are empty. A larger pile wins by being reduced to the
/// completing size. It is cut to this cap plus one, so that this is still a move.
pub fn capped(sizes: &[u64], misere: bool) -> Capped {
    capped_at_once(sizes, misere, 2)
}

/// The same if a move takes from up to `at_once` piles: from fewer of the others and from `x`, or
/// only from the others.
pub(super) fn capped_at_once(sizes: &[u64], misere: bool, at_once: usize) -> Capped {
    let mut sizes = sizes.to_vec();
    let mut cut = None;
    if let Some(place) = (0..sizes.len()).max_by_key(|&place| sizes[place]) {
        let mut others: Vec<u128> = sizes.iter().map(|&size| size.into()).collect();
        others.swap_remove(place);
        others.sort_unstable();
        // Each is the smallest one of the sets that it forms with some of those after it.
        let sets = |larger: u128, most: usize| {
            let mut all = 0;
            let mut of_a_size = 1;
            for others in 0..most as u128 {
                all += of_a_size;
                of_a_size = of_a_size * larger.saturating_sub(others) / (others + 1);
            }
            all
        };
        let sets = |larger| sets(larger, at_once) + sets(larger, at_once - 1);
        let smallest = (0..).zip(others.iter().rev());
        let cap = match smallest.map(|(larger, size)| sets(larger) * size).sum() {
            0 => u128::from(misere),
            cap => cap,
        };
        if let Ok(least) = u64::try_from(cap + 1)
            && sizes[place] > least
        {
            cut = Some((place, sizes[place] - least));
            sizes[place] = least;
        }
    }
    Capped { sizes, cut }
}
