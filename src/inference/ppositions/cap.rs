//! Piles cut to a size above which their size makes no difference.

use super::query::Taking;

/// Pile sizes after [`capped`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capped {
    /// The sizes, in their places.
    pub sizes: Vec<u64>,
    /// The place of a pile that was cut, and by how much.
    pub cut: Option<(usize, u64)>,
}

impl Capped {
    /// A winning move from these sizes as the same one from the whole piles: what is taken from the
    /// cut pile alone is more.
    pub(super) fn whole(&self, taking: Taking) -> Taking {
        match self.cut {
            Some((place, by)) if taking.piles == [place as u64 + 1] => Taking {
                count: taking.count + by,
                ..taking
            },
            _ => taking,
        }
    }
}

/// Cuts the largest pile if it is larger than any size that completes the other piles to a
/// P-position. It wins by being reduced to the completing size, so it is cut to one more than any
/// such size: then this is still a move.
pub fn capped(sizes: &[u64], misere: bool, at_once: usize) -> Capped {
    let mut sizes = sizes.to_vec();
    let mut cut = None;
    if let Some(place) = (0..sizes.len()).max_by_key(|&place| sizes[place]) {
        let mut others = sizes.clone();
        others.swap_remove(place);
        if let Ok(least) = u64::try_from(cap(others, misere, at_once) + 1)
            && sizes[place] > least
        {
            cut = Some((place, sizes[place] - least));
            sizes[place] = least;
        }
    }
    Capped { sizes, cut }
}

/// A size that no size exceeds which completes other piles to a P-position.
///
/// Each size `x` below the completing one is excluded by a P-position one move below the others and
/// `x`. If a move takes from one pile or two, the one that leads there takes
///
/// 1. from one of the other piles: there are at most `sum` such P-positions, where `sum` is the sum
///    of the other piles;
/// 2. from one of the other piles and from `x`: at most `sum` again;
/// 3. from two of the other piles `i` and `j`: at most the sum of `min(i, j)` over all pairs.
///
/// In general it takes from a set of up to `at_once` of the others, or from a smaller one and from
/// `x`: for each set there are at most as many as its smallest pile has matches. In misère play the
/// size 0 is excluded too if all others are empty.
fn cap(mut others: Vec<u64>, misere: bool, at_once: usize) -> u128 {
    others.sort_unstable();
    // Each pile is the smallest one of the sets that it forms with some of those after it.
    let of_sets = |(larger, &size): (u128, &u64)| {
        let sets = sets_of(larger, at_once) + sets_of(larger, at_once - 1);
        sets * u128::from(size)
    };
    match (0..).zip(others.iter().rev()).map(of_sets).sum() {
        0 => misere.into(),
        cap => cap,
    }
}

/// How many sets of up to `most` piles consist of a certain pile and some of `larger` others.
fn sets_of(larger: u128, most: usize) -> u128 {
    let mut all = 0;
    let mut of_a_size = 1;
    for others in 0..most as u128 {
        all += of_a_size;
        of_a_size = of_a_size * larger.saturating_sub(others) / (others + 1);
    }
    all
}
