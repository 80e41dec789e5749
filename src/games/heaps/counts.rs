//! How many positions there are below heaps, and how many heaps they have.

use super::code::Code;
use super::position::MAX_HEAPS;

/// Sums above this are not counted: no search comes near.
const MOST_COUNTED: u64 = 2 * MAX_HEAPS as u64;

/// The number of multisets of `sizes` that add up to at most `most`; without end if that is a lot.
pub(crate) fn multisets(sizes: impl Iterator<Item = u64>, most: u64) -> u128 {
    let Some(most) = usize::try_from(most).ok().filter(|_| most <= MOST_COUNTED) else {
        return u128::MAX;
    };
    // ways[n]: those that add up to n.
    let mut ways = vec![0_u128; most + 1];
    ways[0] = 1;
    for size in sizes.filter_map(|size| usize::try_from(size).ok()) {
        for sum in size..=most {
            ways[sum] = ways[sum].saturating_add(ways[sum - size]);
        }
    }
    ways.iter().fold(0, |all, ways| all.saturating_add(*ways))
}

/// The number of states at and below heaps that are never broken, at most.
pub(crate) fn unbroken(sizes: &[u64]) -> u128 {
    let all = sizes.iter().map(|&size| u128::from(size) + 1);
    all.fold(1, u128::saturating_mul)
}

/// A bound on the states at and below heaps that a move may break without taking anything. Each size counts twice, less 1: then every
/// move makes less of the sum.
pub(crate) fn split_whole(sizes: &[u64]) -> u128 {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let twice = |size: u64| (2 * size).saturating_sub(1);
    let all = sizes.iter().map(|&size| twice(size)).sum();
    multisets((1..=largest).map(twice), all)
}

/// A bound on the number of heaps plus the largest of them, here and in every position below. Without a code, what a move leaves of a
/// heap is together smaller than it.
pub(super) fn most_steps(code: Option<&Code>, sizes: &[u64]) -> u64 {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    match code {
        // If a heap of `m` is left, the others are at most as many as what else there was.
        Some(code) if code.breaks_whole() => sizes.iter().sum::<u64>() + 1,
        Some(code) if !code.breaks() => {
            largest + sizes.iter().filter(|&&size| size > 0).count() as u64
        }
        // A heap of `n` leaves no more than `n / 2` heaps, rounded up. And if it leaves one of `m`, the others are no more than `n - m`.
        // So nothing is more than if the largest heap stays whole, and all others are split.
        _ => sizes.iter().map(|size| size.div_ceil(2)).sum::<u64>() + largest / 2 + 1,
    }
}

/// Dominated multisets above this number are not counted exactly.
const COUNTED: u128 = 1 << 24;

/// The number of multisets dominated by `sizes` (ascending): sorted `q` with `q[i] <= sizes[i]`. Exact up to some 16
/// million, a lower bound above.
pub(crate) fn states_below(sizes: &[u64]) -> u128 {
    let Some((&largest, smaller)) = sizes.split_last() else {
        return 1;
    };
    // Every q comes from at most n! tuples of the product. The largest pile alone gives one position per size.
    let tuples = unbroken(sizes);
    let orders = (1..=sizes.len() as u128).fold(1, u128::saturating_mul);
    let at_least = (tuples / orders).max(u128::from(largest) + 1);
    if at_least > COUNTED {
        return at_least;
    }
    // ending_in[v]: the number of sorted prefixes that end in v.
    let second = smaller.last().copied().unwrap_or(0);
    let length = usize::try_from(second).expect("small, as counted above") + 1;
    let mut ending_in = vec![1_u128; length];
    for (place, &size) in smaller.iter().enumerate() {
        let mut prefixes = 0;
        for (value, ending) in (0..).zip(ending_in.iter_mut()) {
            prefixes += *ending;
            *ending = match (value <= size, place) {
                (false, _) => 0,
                (true, 0) => 1,
                (true, _) => prefixes,
            };
        }
    }
    // The largest pile then has as many or more.
    let wholes = ending_in.iter().zip((0..=u128::from(largest)).rev());
    wholes.map(|(ending, above)| ending * (above + 1)).sum()
}
