//! How many positions there are below heaps, and how many heaps they have.

use super::code::Code;
use super::position::MAX_HEAPS;

/// Sums above this are not counted: no search comes near.
const MOST_COUNTED: u64 = 2 * MAX_HEAPS as u64;

/// The number of multisets of `sizes` that add up to at most `most`; without end if that is a lot.
pub(in crate::games) fn multisets(sizes: impl Iterator<Item = u64>, most: u64) -> u128 {
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
pub(in crate::games) fn unbroken(sizes: &[u64]) -> u128 {
    let all = sizes.iter().map(|&size| u128::from(size) + 1);
    all.fold(1, u128::saturating_mul)
}

/// A bound on the number of heaps plus the largest of them, if none is ever broken.
fn most_unbroken(sizes: &[u64]) -> u64 {
    let open = sizes.iter().filter(|&&size| size > 0).count() as u64;
    open + sizes.iter().copied().max().unwrap_or(0)
}

/// A bound on the number of heaps plus the largest of them, if what a move leaves of a heap is together smaller than it.
///
/// A heap of `n` then leaves no more than `n / 2` heaps, rounded up. And if it leaves one of `m`, the others are no more than `n - m`.
/// So nothing is more than if the largest heap stays whole, and all others are split.
fn most_broken(sizes: &[u64]) -> u64 {
    let all: u64 = sizes.iter().map(|size| size.div_ceil(2)).sum();
    let largest = sizes.iter().copied().max().unwrap_or(0);
    all + largest / 2 + 1
}

/// A bound on the number of heaps plus the largest of them, here and in every position below. Without a code, what a move leaves of a
/// heap is together smaller than it.
pub(super) fn most_steps(code: Option<&Code>, sizes: &[u64]) -> u64 {
    match code {
        // If a heap of `m` is left, the others are at most as many as what else there was.
        Some(code) if code.breaks_whole() => sizes.iter().sum::<u64>() + 1,
        Some(code) if !code.breaks() => most_unbroken(sizes),
        _ => most_broken(sizes),
    }
}
