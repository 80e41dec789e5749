//! Every kind of rows gives the same table, and it agrees with the definition.

use nimatron::inference::PTable;
use nimatron::inference::internals::RowKind;
use proptest::prelude::{Just, Strategy, any};
use proptest::sample::Index;
use proptest::test_runner::Config;
use proptest::{collection, prop_assert_eq, prop_oneof, proptest};

use super::{kinds_for, lost_by_definition, moves_of, multisets, sorted, table, winning_moves};

/// Starts of three to ten piles, some of them skewed, that are small enough for a plain method.
fn bounds() -> impl Strategy<Value = Vec<u64>> {
    let even = prop_oneof![
        Just((3, 31_u64)),
        Just((3, 40)),
        Just((4, 14)),
        Just((5, 9)),
        Just((6, 6)),
        Just((7, 5)),
        Just((8, 4)),
        Just((9, 3)),
        Just((10, 3)),
    ]
    .prop_flat_map(|(count, most)| collection::vec(0..=most, count));
    let three = (0..=4_u64, 0..=70_u64, 0..=300_u64).prop_map(|(one, two, x)| vec![one, two, x]);
    let four = (0..=2_u64, 0..=3_u64, 0..=20_u64, 0..=130_u64)
        .prop_map(|(one, two, three, x)| vec![one, two, three, x]);
    let many = (collection::vec(0..=1_u64, 8), 0..=8_u64, 0..=70_u64)
        .prop_map(|(ones, two, x)| [ones, vec![two, x]].concat());
    prop_oneof![3 => even, 1 => three, 1 => four, 1 => many].prop_map(|sizes| sorted(&sizes))
}

/// One position below the bounds for each list of numbers. Each number says how much of a bound is
/// left, and which pile it changes places with.
fn below(bounds: &[u64], choices: &[(Index, Index)]) -> Vec<u64> {
    let mut sizes: Vec<u64> = bounds
        .iter()
        .zip(choices)
        .map(|(&bound, (size, _))| {
            let count = usize::try_from(bound).expect("small") + 1;
            size.index(count) as u64
        })
        .collect();
    for (place, (_, other)) in choices.iter().enumerate().take(sizes.len()) {
        let other = other.index(sizes.len());
        sizes.swap(place, other);
    }
    sizes
}

proptest! {
    #![proptest_config(Config::with_cases(96))]

    #[test]
    fn all_kinds_hold_the_same(
        bounds in bounds(),
        misere: bool,
        choices in collection::vec(collection::vec(any::<(Index, Index)>(), 10), 12),
    ) {
        let lost = lost_by_definition(&bounds, misere);
        let tables: Vec<(RowKind, PTable)> = kinds_for(&bounds)
            .into_iter()
            .map(|kind| (kind, table(&bounds, kind, misere)))
            .collect();
        for (kind, table) in &tables {
            prop_assert_eq!(table.found(), lost.len() as u64, "{:?}", kind);
            for sizes in multisets(&bounds) {
                let expected = Some(lost.contains(&sizes));
                prop_assert_eq!(table.is_lost(&sizes), expected, "{:?} {:?}", kind, sizes);
            }
        }
        for choice in choices {
            let sizes = below(&bounds, &choice);
            let expected = winning_moves(&sizes, |left| lost.contains(left));
            for (kind, table) in &tables {
                prop_assert_eq!(&moves_of(table, &sizes), &expected, "{:?} {:?}", kind, sizes);
            }
        }
    }
}

/// Larger cubes, in which the rows of a kind fill whole words. All kinds have the same lost
/// positions.
#[test]
fn large_tables_hold_the_same() {
    for (bounds, misere) in [
        (vec![31; 4], false),
        (vec![31, 31, 31, 31], true),
        (vec![60, 63, 63], true),
        (vec![127; 3], false),
        (vec![100, 120, 127], true),
        (vec![20, 200, 260], false),
        (vec![6; 8], true),
    ] {
        let tables: Vec<PTable> = kinds_for(&bounds)
            .into_iter()
            .map(|kind| table(&bounds, kind, misere))
            .collect();
        let found = tables[0].found();
        assert!(found > 100, "{bounds:?}");
        let mut seen = 0;
        for sizes in multisets(&bounds) {
            if tables[0].is_lost(&sizes) == Some(true) {
                seen += 1;
                for other in &tables[1..] {
                    assert_eq!(other.is_lost(&sizes), Some(true), "{sizes:?}");
                }
            }
        }
        assert_eq!(seen, found, "{bounds:?}");
        for other in &tables[1..] {
            assert_eq!(other.found(), found, "{bounds:?}");
        }
    }
}
