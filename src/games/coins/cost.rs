//! How many states lie below a row: the columns left, and how many of them may be taken.

/// More than so many pairs are not looked at one by one.
const COUNTED: usize = 4_000_000;

/// The states at and below a row of `left` columns of which `most` may be taken: exact for rows that are soon counted, else no
/// fewer than there are.
///
/// After `taken` columns are gone, the last move can have taken `last` of them where the others are a sum of takes from `last` to
/// `most`: one take is never larger than the one before it.
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
        // Of the takes that allow all that is left next time, one stands for all.
        let (all, fewer): (Vec<usize>, Vec<usize>) = takes.partition(|&last| last >= remain);
        fewer.len() as u128 + u128::from(!all.is_empty())
    });
    1 + below.sum::<u128>()
}
