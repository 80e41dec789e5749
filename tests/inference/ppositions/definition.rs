//! Tables agree with the definition.

use proptest::prelude::{Just, Strategy, any};
use proptest::sample::Index;
use proptest::test_runner::Config;
use proptest::{collection, prop_assert, prop_assert_eq, prop_oneof, proptest};

use super::{lost_by_definition, moves_of, multisets, sorted, table, winning_moves};

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
    fn tables_hold_what_the_definition_says(
        bounds in bounds(),
        misere: bool,
        choices in collection::vec(collection::vec(any::<(Index, Index)>(), 10), 12),
    ) {
        let lost = lost_by_definition(&bounds, misere);
        let table = table(&bounds, misere);
        prop_assert_eq!(table.found(), lost.len() as u64);
        let mut listed = 0;
        for sizes in table.losing_positions() {
            // A table leaves out bounds of 0.
            let sizes = [vec![0; bounds.len() - sizes.len()], sizes].concat();
            prop_assert!(lost.contains(&sizes), "{:?}", sizes);
            listed += 1;
        }
        prop_assert_eq!(listed, lost.len());
        for sizes in multisets(&bounds) {
            let expected = Some(lost.contains(&sizes));
            prop_assert_eq!(table.is_lost(&sizes), expected, "{:?}", sizes);
        }
        for choice in choices {
            let sizes = below(&bounds, &choice);
            let expected = winning_moves(&sizes, |left| lost.contains(left));
            prop_assert_eq!(moves_of(&table, &sizes), expected, "{:?}", sizes);
        }
    }
}

/// Larger tables, in which the rows fill whole words: what a table holds does not depend on how far
/// it reaches.
#[test]
fn larger_bounds_hold_the_same() {
    for (bounds, larger, misere) in [
        (vec![20, 25, 31, 31], vec![31; 4], false),
        (vec![20, 25, 31, 31], vec![31; 4], true),
        (vec![60, 63, 63], vec![70; 3], true),
        (vec![127; 3], vec![140; 3], false),
        (vec![20, 200, 260], vec![30, 260, 300], false),
        (vec![4, 4, 5, 5, 6, 6, 6, 6], vec![6; 8], true),
    ] {
        let [small, large] = [&bounds, &larger].map(|bounds| table(bounds, misere));
        assert!(
            small.found() > 100 && small.found() < large.found(),
            "{bounds:?}"
        );
        for sizes in multisets(&bounds) {
            assert_eq!(small.is_lost(&sizes), large.is_lost(&sizes), "{sizes:?}");
        }
    }
}
