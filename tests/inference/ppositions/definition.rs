//! Tables agree with the definition.

use super::{lost_by_definition, moves_of, multisets, sorted, table, winning_moves};
use crate::support::drawn::{self, Draw};

/// Starts of three to ten piles, some of them skewed, that are small enough for a plain method.
fn bounds(draw: &mut Draw) -> Vec<u64> {
    let even = [
        (3, 31),
        (3, 40),
        (4, 14),
        (5, 9),
        (6, 6),
        (7, 5),
        (8, 4),
        (9, 3),
        (10, 3),
    ];
    let sizes = match draw.one(&[0, 0, 0, 1, 2, 3]) {
        0 => {
            let (count, most) = draw.one(&even);
            vec![most; count]
        }
        1 => vec![4, 70, 300],
        2 => vec![2, 3, 20, 130],
        _ => vec![1, 1, 1, 1, 1, 1, 1, 1, 8, 70],
    };
    below(draw, &sizes)
}

/// A position with piles of at most these sizes, in any order.
fn below(draw: &mut Draw, bounds: &[u64]) -> Vec<u64> {
    let mut sizes: Vec<u64> = bounds.iter().map(|&most| draw.number(0..=most)).collect();
    for place in 0..sizes.len() {
        let other = draw.one(&(0..sizes.len()).collect::<Vec<_>>());
        sizes.swap(place, other);
    }
    sizes
}

#[test]
fn tables_hold_what_the_definition_says() {
    drawn::check(96, |draw| {
        let bounds = sorted(&bounds(draw));
        let misere = draw.flag();
        let lost = lost_by_definition(&bounds, misere);
        let table = table(&bounds, misere);
        assert_eq!(table.found(), lost.len() as u64);
        let mut listed = 0;
        for sizes in table.losing_positions() {
            // A table leaves out bounds of 0.
            let sizes = [vec![0; bounds.len() - sizes.len()], sizes].concat();
            assert!(lost.contains(&sizes), "{sizes:?}");
            listed += 1;
        }
        assert_eq!(listed, lost.len());
        for sizes in multisets(&bounds) {
            let expected = Some(lost.contains(&sizes));
            assert_eq!(table.is_lost(&sizes), expected, "{sizes:?}");
        }
        for _ in 0..12 {
            let sizes = below(draw, &bounds);
            let expected = winning_moves(&sizes, |left| lost.contains(left));
            assert_eq!(moves_of(&table, &sizes), expected, "{sizes:?}");
        }
    });
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
