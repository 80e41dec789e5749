//! Matches with moves that take from one pile, or from up to any number of them: `--piles-at-once`.

use nimatron::games::{Matches, Piles};
use nimatron::inference::internals::region;
use nimatron::inference::{Interrupt, Limits, Oracle, Work, losing_sequence};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use super::plain::{Plain, several, tuples};

/// One oracle is asked in a random order, so that tables grow from any position to any other. Small
/// tables number lines in advance and those of long piles as they are met; of six piles up to 10
/// some have too many positions below.
#[test]
fn nimbers_do_not_depend_on_what_was_asked_before() {
    let mut chance = ChaCha8Rng::seed_from_u64(42);
    for at_once in [2_u32, 3] {
        let after = |at: &[u64]| several(at, at_once);
        let plain = Plain::new("matches", "", &after);
        let mut judge = plain.judge(false);
        let bounds: [&[u64]; 4] = [&[16; 2], &[1, 1, 80], &[8; 4], &[10; 6]];
        let mut all: Vec<Vec<u64>> = bounds.into_iter().flat_map(region::tuples).collect();
        all.shuffle(&mut chance);
        let mut oracle = Oracle::of(Matches::at_once(false, at_once as usize));
        let mut left_out = 0;
        for sizes in all {
            let below: u64 = sizes.iter().map(|size| size + 1).product();
            let expected = (below <= 1_000_000).then(|| judge.judged(&sizes).nimber);
            left_out += usize::from(expected.is_none());
            let piles = Piles::new(&sizes).expect("few");
            assert_eq!(oracle.nimber(&piles), Ok(expected), "{at_once} {sizes:?}");
        }
        assert_eq!(left_out, 18);
    }
}

/// A long row of nimbers is the same in a table of long and short piles, which keeps each line
/// apart, and in one of two long piles.
#[test]
fn nimbers_do_not_depend_on_the_shape_of_a_table() {
    let asked = |first: [u64; 2]| {
        let mut oracle = Oracle::of(Matches::new(false));
        let mut nimber = |sizes: [u64; 2]| oracle.nimber(&Piles::new(&sizes).expect("few"));
        assert!(nimber(first).is_ok_and(|nimber| nimber.is_some()));
        (0..=999).map(|size| nimber([1, size])).collect::<Vec<_>>()
    };
    assert!(asked([999, 999]) == asked([1, 999]));
}

/// Where the memory is short, a table for others has no answer that one for the position alone
/// would not have.
#[test]
fn nimbers_within_little_memory_do_not_depend_on_what_was_asked_before() {
    let limits = Limits {
        max_memory: 100_000,
        ..Limits::default()
    };
    let rules = Matches::new(false);
    let oracle = || Oracle::new(rules, limits, Interrupt::default());
    let mut growing = oracle();
    let mut all: Vec<Vec<u64>> = region::tuples(&[10; 3]).collect();
    all.shuffle(&mut ChaCha8Rng::seed_from_u64(3));
    let mut found = 0;
    for sizes in &all {
        let piles = Piles::new(sizes).expect("few");
        let alone = oracle().nimber(&piles);
        assert_eq!(growing.nimber(&piles), alone, "{sizes:?}");
        found += usize::from(alone.is_ok_and(|nimber| nimber.is_some()));
    }
    assert!((100..all.len()).contains(&found), "{found}");
}

/// A position with more positions below it than are looked at has none that is found; the outcome
/// is as good as before.
#[test]
fn nimbers_end_where_positions_are_too_many() {
    let mut oracle = Oracle::of(Matches::new(false));
    for (sizes, is_found) in [
        (vec![999, 999], true),
        (vec![1000, 1000], false),
        (vec![1_000_000_000_000, 1], false),
        (vec![20; 10], false),
    ] {
        let analysis = oracle
            .analyse(&Piles::new(&sizes).expect("few"))
            .expect("small");
        assert_eq!(analysis.nimber.is_some(), is_found, "{sizes:?}");
    }
}

/// A pile that is larger than any that completes the others makes no difference but to the move
/// that takes from it alone.
#[test]
fn long_piles_are_cut() {
    for (option, at_once) in [("3", 3_u32), ("any", 10)] {
        let long = |smaller: Vec<u64>| [&smaller[..], &[40]].concat();
        let sizes: Vec<Vec<u64>> = tuples(3, 2).into_iter().map(long).collect();
        Plain::new("matches", option, &|at| several(at, at_once)).holds(&sizes);
        for misere in [false, true] {
            for mut sizes in sizes.clone() {
                let mut oracle = Oracle::of(Matches::at_once(misere, at_once as usize));
                let mut moves = |sizes: &[u64]| {
                    let piles = Piles::new(sizes).expect("few");
                    oracle.analyse(&piles).expect("cut").moves.len()
                };
                let expected = moves(&sizes);
                sizes[3] = 1_000_000_000_000_000;
                assert_eq!(moves(&sizes), expected, "{sizes:?}");
            }
        }
    }
}

/// Project Euler 260: three piles, from any of which the same number may be taken. By its statement
/// the piles of the losing positions up to 100 add up to 173,895; up to 1,000 it asks for the sum.
#[test]
fn losing_positions_are_those_of_project_euler() {
    for (most, sum) in [(100, 173_895), (1_000, 167_542_057)] {
        let found = losing_sequence(3, most, false, 10, &Work::default());
        assert_eq!(found.ends, None);
        assert_eq!(found.values.iter().flatten().sum::<u64>(), sum);
    }
}
