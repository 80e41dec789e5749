//! Piles cut to a size above which their size makes no difference.

/// Pile sizes after [`capped`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capped {
    /// The sizes, in their places.
    pub sizes: Vec<u64>,
    /// The place of a pile that was cut, and by how much.
    pub cut: Option<(usize, u64)>,
}

/// Cuts the largest pile if it is larger than any size that completes the other piles to a P-position.
///
/// Each size `x` of the largest pile below the completing size is excluded by a P-position one move below the others and `x`. A move that
/// leads to it takes
///
/// 1. from one of the other piles: there are at most `sum` such P-positions, where `sum` is the sum of the other piles;
/// 2. from one of the other piles and from `x`: at most `sum` again;
/// 3. from two of the other piles `i` and `j`: at most the sum of `min(i, j)` over all pairs.
///
/// So at most `2 sum + sum of min(i, j)` sizes are below the completing size. In misère play the size 0 is excluded too if all others
/// are empty. A larger pile wins by being reduced to the completing size. It is cut to this cap plus one, so that this is still a move.
pub fn capped(sizes: &[u64], misere: bool) -> Capped {
    let mut sizes = sizes.to_vec();
    let mut cut = None;
    if let Some(place) = (0..sizes.len()).max_by_key(|&place| sizes[place]) {
        let mut others: Vec<u128> = sizes.iter().map(|&size| size.into()).collect();
        others.swap_remove(place);
        others.sort_unstable();
        let sum: u128 = others.iter().sum();
        // Each is the smaller one in its pairs with those after it.
        let both = (0..).zip(others.iter().rev());
        let both: u128 = both.map(|(larger, size)| larger * size).sum();
        let cap = match sum {
            0 => u128::from(misere),
            _ => 2 * sum + both,
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
