//! Sizes at which a word or a cell is full, and extreme positions.

use nimatron::games::{Matches, PileMove, Rules};
use nimatron::inference::{Limits, Outcome, PTable, Unsolved};

use super::{
    ask, by_table, lost_by_definition, moves_of, multisets, oracle, piles, table, winning_moves,
};

/// Compares the table for these ascending bounds with the definition: all positions, and the moves
/// of the largest.
fn holds(bounds: &[u64]) {
    for misere in [false, true] {
        let lost = lost_by_definition(bounds, misere);
        let largest = bounds.last().copied().unwrap_or(0);
        assert!(
            lost.iter().any(|sizes| sizes.last() == Some(&largest)),
            "{bounds:?} has to reach its bound"
        );
        let table = table(bounds, misere);
        assert_eq!(table.found(), lost.len() as u64, "{bounds:?}");
        for sizes in multisets(bounds) {
            let expected = Some(lost.contains(&sizes));
            assert_eq!(table.is_lost(&sizes), expected, "{sizes:?}");
        }
        let mut sizes = bounds.to_vec();
        for turn in 0..sizes.len() {
            let expected = winning_moves(&sizes, |left| lost.contains(left));
            assert_eq!(moves_of(&table, &sizes), expected, "{sizes:?}");
            sizes.rotate_left(1);
            sizes[turn] /= 2;
        }
    }
}

/// Rows of one word, of two and of more, full and one bit longer.
#[test]
fn words_are_full() {
    for bounds in [
        &[31; 3][..],
        &[32; 3],
        &[1, 2, 31, 31],
        &[1, 2, 32, 32],
        &[3, 63, 63],
        &[3, 64, 64],
        &[1, 2, 63, 63],
        &[1, 2, 64, 64],
        &[2, 2, 84, 127],
        &[2, 2, 85, 128],
        &[3, 200, 255],
    ] {
        holds(bounds);
    }
}

/// Most of such a table is empty: with small other piles no position is lost (see `capped`), and
/// the only winning move takes nearly all of the large pile.
#[test]
fn the_largest_pile_fits_a_cell() {
    let largest = 65_534;
    for misere in [false, true] {
        let lost = lost_by_definition(&[1, 3, 20], misere);
        let table = table(&[1, 3, largest], misere);
        assert_eq!(table.found(), lost.len() as u64);
        for others in multisets(&[1, 3]) {
            let completing = |&size: &u64| {
                let sizes = super::sorted(&[others[0], others[1], size]);
                lost.contains(&sizes)
            };
            let left = (0..=20).find(completing).expect("some pile completes them");
            let sizes = [largest, others[1], others[0]];
            assert_eq!(table.is_lost(&sizes), Some(false), "{sizes:?}");
            let only = PileMove::single(1, largest - left);
            assert_eq!(moves_of(&table, &sizes), [only], "{sizes:?}");
            let sizes = [left, others[1], others[0]];
            assert_eq!(table.is_lost(&sizes), Some(true), "{sizes:?}");
        }
    }
}

/// It would fit into the memory, and yet it is refused, as cells are no wider.
#[test]
fn a_larger_pile_fits_no_cell() {
    let limits = Limits::default();
    match PTable::of(&[1, 3, 65_535], false, &limits) {
        Err(Unsolved::Beyond(estimate)) => {
            assert!(
                !estimate.memory_is_short && !estimate.is_refused,
                "{estimate:?}"
            );
        }
        other => panic!("{:?}", other.map(|table| table.found())),
    }
}

#[test]
fn no_piles_and_empty_piles() {
    for count in 0..=10 {
        let sizes = vec![0; count];
        assert_eq!(ask(&mut by_table(), false, &sizes), (false, vec![]));
        // Under misère the player to move has won, because the other player took the last match.
        assert_eq!(ask(&mut by_table(), true, &sizes), (true, vec![]));
    }
}

/// A table has no answer for positions that it does not cover.
#[test]
fn nothing_is_said_outside_the_bounds() {
    let table = table(&[2, 4, 6], false);
    for inside in [&[6, 4, 2][..], &[0, 6], &[], &[0, 0, 0, 0, 1, 0, 2, 4]] {
        assert!(table.is_lost(inside).is_some(), "{inside:?}");
    }
    for outside in [
        &[3, 4, 6][..],
        &[3, 3, 3],
        &[0, 5, 5],
        &[7],
        &[1, 1, 1, 1],
        &[u64::MAX, 0, 0],
        &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ] {
        assert_eq!(table.is_lost(outside), None, "{outside:?}");
        assert_eq!(table.winning_moves(outside), [], "{outside:?}");
    }
}

/// Two piles beside a small one are more than a table holds: the move of the theorem of three equal
/// piles is told, and that the rest is not settled.
#[test]
fn a_small_pile_beside_two_huge_ones_is_answered_by_a_theorem() {
    for (sizes, best) in [
        ([1_000_000, 1_000_000, 1], "1+2:999999"),
        ([200_000, 200_000, 20], "1+2:199980"),
    ] {
        let mut oracle = oracle(false);
        let position = piles(&sizes);
        let analysis = oracle.analyse(&position).expect("by a theorem");
        assert!(!analysis.is_complete);
        let played = analysis.best.expect("a winning move");
        assert_eq!(played.to_string(), best);
        let after = Matches::new(false).play(&position, played).expect("legal");
        assert_eq!(oracle.outcome(&after), Ok(Outcome::Loss));
    }
}
