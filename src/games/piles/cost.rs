//! The number of positions at and below some piles.

/// Above this the number is not counted exactly.
const COUNTED: u128 = 1 << 24;

/// The number of multisets dominated by `sizes` (ascending): sorted `q` with `q[i] <= sizes[i]`. Exact up to some 16
/// million, a lower bound above.
pub(in crate::games) fn states_below(sizes: &[u64]) -> u128 {
    let Some(&largest) = sizes.last() else {
        return 1;
    };
    // Every q comes from at most n! tuples of the product. The largest pile alone gives one position per size.
    let tuples = sizes.iter().fold(1_u128, |product, &size| {
        product.saturating_mul(u128::from(size) + 1)
    });
    let orders = (1..=sizes.len() as u128).fold(1, u128::saturating_mul);
    let at_least = (tuples / orders).max(u128::from(largest) + 1);
    if at_least > COUNTED {
        return at_least;
    }
    // ending_in[v]: the number of sorted prefixes that end in v.
    let length = usize::try_from(largest).expect("small, as counted above") + 1;
    let mut ending_in = vec![0_u128; length];
    for (place, &size) in sizes.iter().enumerate() {
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
    ending_in.iter().sum()
}
