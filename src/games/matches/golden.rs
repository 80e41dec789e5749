//! Wythoff's golden pairs: the losing positions of two piles of matches, in exact integer
//! arithmetic at any size.
//!
//! W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907): pair
//! number `k` is (floor(k·phi), floor(k·phi²)). In misère play 0 1 and 2 2 replace 0 0 and 1 2, and
//! nothing else changes (tested against minimax).

/// Returns golden pair number `k`, the smaller pile first: 0 0, 1 2, 3 5, 4 7, ... Its piles differ
/// by `k`.
///
/// Exact for `k` up to 10^18.
pub fn golden_pair(k: u64) -> (u64, u64) {
    // floor(k·phi) = floor((k + sqrt(5k²)) / 2), and the root may be floored first.
    let wide = u128::from(k);
    let smaller =
        u64::try_from(u128::midpoint(wide, (5 * wide * wide).isqrt())).expect("k is at most 10^18");
    (smaller, smaller + k)
}

/// Returns the losing position whose two piles differ by `difference`: the smaller pile and the
/// larger.
pub fn lost_pair_of_difference(difference: u64, misere: bool) -> (u64, u64) {
    match (misere, difference) {
        (true, 0) => (2, 2),
        (true, 1) => (0, 1),
        _ => golden_pair(difference),
    }
}

/// Returns the only size that makes a losing position with a pile of `size`, for sizes up to 10^15.
pub fn lost_partner(size: u64, misere: bool) -> u64 {
    match (misere, size) {
        (true, 0) => 1,
        (true, 1) => 0,
        (true, 2) => 2,
        _ => golden_partner(size),
    }
}

fn golden_partner(size: u64) -> u64 {
    // Each size is in exactly one pair (Beatty). If it is the smaller pile, k is about size / phi;
    // if it is the larger, about size / phi². Since 1 / phi = phi - 1, golden pairs give these
    // quotients: size / phi = size·phi - size.
    let (times_phi, _) = golden_pair(size);
    let by_phi = times_phi - size;
    let by_phi_squared = size - by_phi;
    let near = |k: u64| k.saturating_sub(1)..=k + 1;
    near(by_phi)
        .chain(near(by_phi_squared))
        .map(golden_pair)
        .find_map(|(smaller, larger)| match size {
            _ if size == smaller => Some(larger),
            _ if size == larger => Some(smaller),
            _ => None,
        })
        .expect("every size is in a golden pair")
}
