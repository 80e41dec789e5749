//! The number of states below a row. A state is the columns left, and how many of them may be taken.

/// Above this many pairs of columns and takes they are not counted one by one.
const COUNTED: usize = 4_000_000;

/// Returns the number of states at and below a row of `left` columns of which `most` may be taken: exact if at most
/// [`COUNTED`] pairs are to be looked at, else an upper bound.
///
/// After `taken` columns are gone, the last take can have been `last` if the others are a sum of takes from `last` to
/// `most`, as no take is larger than the one before it.
pub(super) fn states_below(left: usize, most: usize) -> u128 {
    if left.saturating_mul(most) > COUNTED {
        return left as u128 * most as u128 + 1;
    }
    let reached = |taken: usize, last: usize| {
        let others = taken - last;
        others == 0 || others.div_ceil(most) * last <= others
    };
    let below = (1..=left).map(|taken| {
        let remain = left - taken;
        let takes = (1..=most.min(taken)).filter(|&last| reached(taken, last));
        // Takes that allow everything left to be taken next all lead to one state.
        let (all, fewer): (Vec<usize>, Vec<usize>) = takes.partition(|&last| last >= remain);
        fewer.len() as u128 + u128::from(!all.is_empty())
    });
    1 + below.sum::<u128>()
}
