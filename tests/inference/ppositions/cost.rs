//! The estimated cost of a table, and the rule that makes its rows dense or sparse.

use nimatron::games::internals::MAX_MATCHES;
use nimatron::inference::Limits;
use nimatron::inference::internals::{RowKind, TableCost};
use proptest::prelude::Strategy;
use proptest::sample::Index;
use proptest::test_runner::Config;
use proptest::{collection, prop_assert, prop_assert_eq, prop_oneof, proptest};

use super::{cost, multisets, sorted, table};

#[test]
fn the_narrowest_word_that_fits_is_used() {
    for (largest, kind) in [
        (0, RowKind::Narrow),
        (31, RowKind::Narrow),
        (32, RowKind::Middle),
        (63, RowKind::Middle),
        (64, RowKind::Long),
        (128, RowKind::Long),
        (400, RowKind::Long),
    ] {
        assert_eq!(cost(&[largest; 3]).kind, kind, "{largest}");
        assert_eq!(cost(&[largest; 4]).kind, kind, "{largest}");
    }
}

#[test]
fn even_starts_are_dense_and_skewed_ones_sparse() {
    for (piles, sizes) in [(3, 2_000), (4, 150), (5, 90), (6, 70), (8, 31), (10, 25)] {
        for size in 1..=sizes {
            let bounds = vec![size; piles];
            assert_ne!(cost(&bounds).kind, RowKind::Sparse, "{bounds:?}");
        }
    }
    let ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    assert_eq!(cost(&ten).kind, RowKind::Narrow);
    let skewed = cost(&[1, 2, 3, 4, 1_000, 2_000]);
    assert_eq!(skewed.kind, RowKind::Sparse);
    // Dense rows of 2,000 bits for each multiset of the four larger piles would take 10 GB.
    assert!(skewed.memory < 200_000_000, "{skewed:?}");
    assert_eq!(cost(&[1, 1, 60_000]).kind, RowKind::Sparse);
}

/// The multisets of all piles but the largest, counted one by one; no table holds more P-positions
/// than that.
#[test]
fn what_is_tried_is_counted() {
    for bounds in [
        vec![0, 0, 0],
        vec![0, 0, 9],
        vec![4, 4, 4],
        vec![1, 3, 30],
        vec![2, 3, 5, 40],
        vec![1, 1, 2, 2, 3, 3],
        vec![1; 10],
    ] {
        let cost = cost(&bounds);
        let tried = multisets(&bounds[..bounds.len() - 1]).len();
        assert_eq!(cost.tried, tried as u128, "{bounds:?}");
        let found = table(&bounds, cost.kind, false).found();
        assert!(u128::from(found) <= cost.tried, "{bounds:?}");
    }
}

/// A dense table holds a cell for each multiset of all piles but the largest and two rows for each
/// of all but two.
#[test]
fn a_dense_table_is_not_cheaper_than_its_cells_and_rows() {
    for (bounds, cell, rows) in [
        (vec![20, 25, 31], 1, 2 * 4),
        (vec![40, 60, 63], 1, 2 * 8),
        (vec![10, 20, 31, 31], 1, 2 * 4),
        (vec![127; 3], 1, 2 * 16),
        (vec![200; 3], 1, 2 * 4 * 8),
        (vec![300; 3], 2, 2 * 5 * 8),
        (vec![3; 10], 1, 2 * 4),
    ] {
        let cost = cost(&bounds);
        assert_ne!(cost.kind, RowKind::Sparse);
        let cells = multisets(&bounds[1..]).len() * cell;
        let rows = multisets(&bounds[2..]).len() * rows;
        assert!(cost.memory >= (cells + rows) as u128, "{bounds:?}");
    }
    // A rank is a sum with a term of eight bytes for each size of each pile, even if there are few
    // lost positions.
    let cost = cost(&[1, 1, 60_000]);
    assert!(cost.memory >= 3 * 8 * 60_001, "{cost:?}");
}

/// Ten and three huge piles, far beyond every table and the default limit of `solve`.
#[test]
fn huge_bounds_are_estimated() {
    let limit = Limits::default().max_memory;
    for largest in [
        60_000_000,
        1_000_000_000,
        1_000_000_000_000,
        MAX_MATCHES,
        u64::MAX,
    ] {
        for piles in 3..=10 {
            let cost = TableCost::within(&vec![largest; piles], limit);
            // Far more than any machine has.
            assert!(cost.memory > 1 << 50, "{piles} of {largest}: {cost:?}");
            assert!(cost.tried > 1 << 40, "{piles} of {largest}: {cost:?}");
        }
    }
}

/// Ascending bounds, and the same with one bound raised.
fn bounds() -> impl Strategy<Value = Vec<u64>> {
    let size = prop_oneof![0..=8_u64, 0..=130_u64, 0..=3_000_u64];
    collection::vec(size, 3..=10).prop_map(|sizes| sorted(&sizes))
}

proptest! {
    #![proptest_config(Config::with_cases(512))]

    /// The estimate of a larger start is never much lower. Rows become sparse once sparse rows are
    /// four times smaller, so the estimate may drop by this factor when the kind changes. Above the
    /// limit the estimate is only a lower bound.
    #[test]
    fn more_costs_more(
        bounds in bounds(),
        place: Index,
        more in prop_oneof![1..=3_u64, 1..=2_000_u64],
    ) {
        let mut larger = bounds.clone();
        larger[place.index(bounds.len())] += more;
        let larger = sorted(&larger);
        let (cost, dearer) = (cost(&bounds), cost(&larger));
        let most = u128::from(u64::MAX);
        let fits = dearer.memory <= most;
        prop_assert!(!fits || dearer.tried >= cost.tried, "{:?} {:?}", bounds, larger);
        let memory = cost.memory.min(most);
        prop_assert!(dearer.memory.saturating_mul(4) >= memory, "{:?} {:?}", bounds, larger);
    }

    /// An estimate within a limit is the full cost, so the table fits.
    #[test]
    fn a_limit_lets_nothing_dearer_through(bounds in bounds(), part in 0..=100_u64) {
        let whole = cost(&bounds);
        let memory = u64::try_from(whole.memory).unwrap_or(u64::MAX);
        for limit in [u64::MAX, memory.saturating_mul(5), memory - 1, memory / 100 * part, part] {
            let estimate = TableCost::within(&bounds, limit);
            prop_assert!(
                estimate == whole || estimate.memory > u128::from(limit),
                "{:?} {:?} {:?}", bounds, limit, estimate
            );
        }
        // The lower bound may be that of dense rows, even if the full count then chooses sparse
        // ones.
        let ample = memory.saturating_mul(5);
        prop_assert_eq!(TableCost::within(&bounds, ample), whole, "{:?}", bounds);
    }
}
