//! Several threads build the same table as one thread.

use std::rc::Rc;

use nimatron::games::Matches;
use nimatron::inference::internals::{ByPTable, Method, RowKind};
use nimatron::inference::{Interrupt, Limits, PTable, Silent, Work};
use proptest::prelude::{Just, Strategy};
use proptest::test_runner::Config;
use proptest::{collection, prop_assert_eq, prop_oneof, proptest};

use super::{cost, kinds_for, multisets, piles, sorted, table, table_by};

/// Everything that a table says of all positions within the bounds: whether each is lost, and its
/// winning moves.
fn told(table: &PTable, bounds: &[u64]) -> Vec<String> {
    let say = |sizes: &Vec<u64>| {
        let lost = table.is_lost(sizes);
        format!("{sizes:?} {lost:?} {:?}", table.winning_moves(sizes))
    };
    multisets(bounds).iter().map(say).collect()
}

/// Starts of four to ten piles, some of them skewed, with few enough positions to check each of
/// them.
fn bounds() -> impl Strategy<Value = Vec<u64>> {
    let even = prop_oneof![
        Just((4, 16_u64)),
        Just((5, 10)),
        Just((6, 7)),
        Just((7, 5)),
        Just((8, 4)),
        Just((9, 3)),
        Just((10, 3)),
    ]
    .prop_flat_map(|(count, most)| collection::vec(0..=most, count));
    let skewed = (0..=2_u64, 0..=3_u64, 0..=12_u64, 0..=140_u64)
        .prop_map(|(one, two, three, x)| vec![one, two, three, x]);
    prop_oneof![3 => even, 1 => skewed].prop_map(|sizes| sorted(&sizes))
}

proptest! {
    #![proptest_config(Config::with_cases(96))]

    #[test]
    fn several_threads_build_the_same(bounds in bounds(), misere: bool, threads in 2..=4_usize) {
        for kind in kinds_for(&bounds) {
            let alone = table(&bounds, kind, misere);
            let together = table_by(threads, &bounds, kind, misere);
            prop_assert_eq!(together.found(), alone.found(), "{:?} {:?}", &bounds, kind);
            prop_assert_eq!(told(&together, &bounds), told(&alone, &bounds), "{:?}", kind);
        }
    }

    /// Larger starts, for which threads really share the work. Random positions are compared.
    #[test]
    fn they_meet_without_a_loss(
        start in prop_oneof![
            Just(vec![60_u64; 4]),
            Just(vec![140; 4]),
            Just(vec![25; 5]),
            Just(vec![70; 5]),
            Just(vec![40; 5]),
            Just(vec![16; 7]),
            Just(vec![9; 10]),
        ],
        misere: bool,
        parts in collection::vec(collection::vec(0..=1_000_u64, 10), 40),
        twice: bool,
    ) {
        let kind = cost(&start).kind;
        let alone = table(&start, kind, misere);
        let together = table_by(2 + usize::from(twice), &start, kind, misere);
        prop_assert_eq!(together.found(), alone.found());
        for parts in parts {
            let sizes = start.iter().zip(parts).map(|(most, part)| most * part / 1_000);
            let sizes: Vec<u64> = sizes.collect();
            prop_assert_eq!(together.is_lost(&sizes), alone.is_lost(&sizes));
            prop_assert_eq!(together.winning_moves(&sizes), alone.winning_moves(&sizes));
        }
    }
}

/// A large start is built by as many threads as are allowed, and the answers stay the same.
#[test]
fn a_method_may_use_several_threads() {
    let rules = Matches::new(false);
    let start = piles(&[230; 4]);
    let answers = [1, 2, 3].map(|threads| {
        let limits = Limits {
            threads,
            ..Limits::default()
        };
        let mut method = ByPTable::new(Work::new(limits, Interrupt::default(), Rc::new(Silent)));
        let answer = method.answer(&rules, &start);
        let found = Method::<Matches>::positions(&method);
        (found, answer.expect("within the limits"))
    });
    let [alone, two, three] = answers;
    assert_eq!((&two, &three), (&alone, &alone));
}

/// Tables of three piles and hashed tables are always built by one thread.
#[test]
fn what_one_thread_builds_may_be_asked_of_several() {
    for (bounds, kind) in [
        (vec![20, 30, 40], RowKind::Middle),
        (vec![1, 90, 200], RowKind::Long),
        (vec![1, 2, 9, 60], RowKind::Sparse),
    ] {
        let (alone, together) = (table(&bounds, kind, true), table_by(4, &bounds, kind, true));
        assert_eq!(
            told(&together, &bounds),
            told(&alone, &bounds),
            "{bounds:?}"
        );
    }
}
