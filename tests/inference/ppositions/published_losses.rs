//! Published results, and results that can be proved by hand. Each names its source.

use nimatron::games::internals::{golden_pair, lost_pair_of_difference};

use super::{multisets, table};

/// There are 1,362 lost positions of three piles up to 100, and their piles add up to 194,965. An
/// independent program found these numbers.
#[test]
fn lost_positions_of_three_piles_up_to_a_hundred() {
    let bounds = [100, 100, 100];
    let table = table(&bounds, false);
    let lost: Vec<u64> = multisets(&bounds)
        .iter()
        .filter(|sizes| table.is_lost(sizes) == Some(true))
        .map(|sizes| sizes.iter().sum())
        .collect();
    let found = (lost.len(), lost.iter().sum::<u64>());
    assert_eq!(found, (1_362, 194_965));
    assert_eq!(table.found(), 1_362);
}

/// Wythoff, "A modification of the game of Nim" (1907): the lost positions of two piles are the
/// golden pairs, here with an empty third pile. Under misère 0 1 and 2 2 replace 0 0 and 1 2 (A. S.
/// Fraenkel, "Wythoff games, continued fractions, cedar trees and Fibonacci searches", 1984).
#[test]
fn two_piles_up_to_ten_thousand_are_golden() {
    let bounds = [0, 10_000, 16_181];
    let pairs = (0..).take_while(|&number| golden_pair(number).0 <= 10_000);
    let pairs: Vec<u64> = pairs.collect();
    assert_eq!(pairs.len(), 6_181);
    for misere in [false, true] {
        let table = table(&bounds, misere);
        assert_eq!(table.found(), 6_181);
        for &number in &pairs {
            let (smaller, larger) = lost_pair_of_difference(number, misere);
            let sizes = [larger, 0, smaller];
            assert_eq!(table.is_lost(&sizes), Some(true), "{sizes:?}");
        }
    }
}
