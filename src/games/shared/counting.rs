//! How many positions there are below heaps, rows or piles.

/// Sums above this are not counted: no search comes near.
const MOST_COUNTED: u64 = 2_000;

/// As many positions are not counted further: no search comes near, and the more are counted the
/// longer it takes, which each line of a batch does.
pub(crate) const ENDLESS: u128 = 1_000_000_000_000_000;

/// The number of multisets of `sizes`, none of them 0, that add up to at most `most`; without end
/// if that is a lot.
pub(crate) fn multisets(sizes: impl Iterator<Item = u64>, most: u64) -> u128 {
    multisets_within(ENDLESS, sizes, most)
}

/// The same, without end if there are more than `end`.
pub(crate) fn multisets_within(end: u128, sizes: impl Iterator<Item = u64>, most: u64) -> u128 {
    let Some(most) = usize::try_from(most).ok().filter(|_| most <= MOST_COUNTED) else {
        return u128::MAX;
    };
    // ways[n]: those that add up to n.
    let mut ways = vec![0_u128; most + 1];
    ways[0] = 1;
    let mut all = 1;
    for size in sizes.filter_map(|size| usize::try_from(size).ok()) {
        let mut more = 0;
        for sum in size..=most {
            more += ways[sum - size];
            ways[sum] += ways[sum - size];
        }
        all += more;
        // Where moves are many, this is asked at each of them.
        if all > end {
            return u128::MAX;
        }
    }
    all
}

/// The number of states at and below heaps that are never broken, at most.
pub(crate) fn unbroken(sizes: &[u64]) -> u128 {
    let sizes = sizes.iter().map(|&size| u128::from(size) + 1);
    sizes.fold(1, u128::saturating_mul)
}

/// Larger sums of heaps that are only split are not counted.
const MOST_SPLIT: u64 = 1_000;

/// A bound on the states at and below heaps of which nothing is ever taken: the ways to write the
/// sum with as many heaps or more, as every move makes one more. Those with fewer are as many as
/// those with smaller parts.
pub(crate) fn only_split(sizes: &[u64]) -> u128 {
    let sum: u64 = sizes.iter().sum();
    if sum > MOST_SPLIT {
        return u128::MAX;
    }
    let up_to = |parts, sum| multisets(1..=parts, sum);
    let with_parts = |parts| match (sum, up_to(parts, sum)) {
        (0, all) | (_, all @ u128::MAX) => all,
        (_, all) => all.saturating_sub(up_to(parts, sum - 1)),
    };
    let fewer = sizes.len().checked_sub(1);
    let fewer = fewer.map_or(0, |fewer| with_parts(fewer as u64));
    match with_parts(sum) {
        u128::MAX => u128::MAX,
        all => all.saturating_sub(fewer),
    }
}

/// A bound on the states at and below heaps that a move may break without taking anything. Each
/// size counts twice, less 1: then every move makes less of the sum.
pub(crate) fn split_whole(sizes: &[u64]) -> u128 {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let twice = |size: u64| (2 * size).saturating_sub(1);
    multisets(
        (1..=largest).map(twice),
        sizes.iter().copied().map(twice).sum(),
    )
}

/// Dominated multisets above this number are not counted exactly.
const COUNTED: u128 = 1 << 24;

/// Of more piles than this, the smaller ones may be empty where states are counted at least.
const MOST_PILES: usize = 20;

/// A lower bound of [`states_below`] that is quick to compute: each sorted list is the sorted form
/// of at most n! lists, and there is at least one for each size of the largest pile.
pub(crate) fn states_at_least(sizes: &[u64]) -> u128 {
    let largest = sizes.last().copied().unwrap_or(0);
    let sizes = &sizes[sizes.len().saturating_sub(MOST_PILES)..];
    let orders = (1..=sizes.len() as u128).fold(1, u128::saturating_mul);
    (unbroken(sizes) / orders).max(u128::from(largest) + 1)
}

/// The number of multisets dominated by `sizes` (ascending): sorted `q` with `q[i] <= sizes[i]`.
/// Exact up to some 16 million, a lower bound above.
pub(crate) fn states_below(sizes: &[u64]) -> u128 {
    let Some((&largest, smaller)) = sizes.split_last() else {
        return 1;
    };
    let at_least = states_at_least(sizes);
    if at_least > COUNTED {
        return at_least;
    }
    // ending_in[v]: the number of sorted prefixes that end in v.
    let second = smaller.last().copied().unwrap_or(0);
    let length = usize::try_from(second).expect("small, as counted above") + 1;
    let mut ending_in = vec![1_u128; length];
    for (place, &size) in smaller.iter().enumerate() {
        let mut prefixes = 0_u128;
        for (value, ending) in (0..).zip(ending_in.iter_mut()) {
            prefixes = prefixes.saturating_add(*ending);
            *ending = match (value <= size, place) {
                (false, _) => 0,
                (true, 0) => 1,
                (true, _) => prefixes,
            };
        }
    }
    // The largest pile then has as many or more.
    let wholes = ending_in.iter().zip((0..=u128::from(largest)).rev());
    wholes.fold(0, |all: u128, (ending, above)| {
        all.saturating_add(ending.saturating_mul(above + 1))
    })
}
