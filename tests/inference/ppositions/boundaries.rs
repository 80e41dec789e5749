//! Sizes at which a word or a cell is full, and extreme positions.

use nimatron::games::internals::golden_pair;
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

#[test]
fn one_word_is_full() {
    for largest in [31, 32] {
        holds(&[largest; 3]);
        holds(&[1, 2, largest, largest]);
    }
}

#[test]
fn two_words_are_full() {
    for largest in [63, 64] {
        holds(&[3, largest, largest]);
        holds(&[1, 2, largest, largest]);
    }
}

#[test]
fn many_words_are_full() {
    holds(&[2, 2, 84, 127]);
    holds(&[2, 2, 85, 128]);
    holds(&[3, 255, 255]);
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

/// The golden pair 40,502 65,534 is the last whose larger pile is below 65,536 (Wythoff 1907, as
/// `published` says).
#[test]
fn pairs_around_65_535_are_golden() {
    assert_eq!(golden_pair(25_032), (40_502, 65_534));
    assert!(golden_pair(25_033).1 > 65_535);
    // Other tests check the answers of the law.
    for (sizes, is_lost) in [
        ([65_534, 40_502], true),
        ([65_535, 40_502], false),
        ([65_534, 40_503], false),
    ] {
        let analysis = oracle(false).analyse(&piles(&sizes)).expect("a law");
        assert_eq!(analysis.outcome == Outcome::Loss, is_lost, "{sizes:?}");
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

#[test]
fn one_pile_goes_at_once() {
    let all_but =
        |place: usize, left: u64, size: u64| PileMove::single(place as u64 + 1, size - left);
    for size in [1, 2, 3, 31, 32, 64, 255, 65_535, 1_000_000_000_000_000] {
        for place in 0..4 {
            let mut sizes = [0; 4];
            sizes[place] = size;
            let normal = (true, vec![all_but(place, 0, size)]);
            assert_eq!(ask(&mut by_table(), false, &sizes), normal, "{sizes:?}");
            let misere = match size {
                1 => (false, vec![]),
                _ => (true, vec![all_but(place, 1, size)]),
            };
            assert_eq!(ask(&mut by_table(), true, &sizes), misere, "{sizes:?}");
        }
    }
}

/// With piles of one match, a move takes one or two of them. Multiples of three are lost; under
/// misère, one match more (by hand).
#[test]
fn piles_of_one_are_counted_by_threes() {
    let bounds = [1; 10];
    let tables = [false, true].map(|misere| table(&bounds, misere));
    for (misere, table) in (0..).zip(&tables) {
        // 0, 3, 6 and 9 piles; under misère 1, 4, 7 and 10.
        assert_eq!(table.found(), 4);
        for ones in 0..=10 {
            let sizes: Vec<u64> = (0..10).map(|place| u64::from(place < ones)).collect();
            let lost = ones % 3 == misere;
            assert_eq!(table.is_lost(&sizes), Some(lost), "{sizes:?}");
            let after = |taken: i32| ones >= taken && (ones - taken) % 3 == misere;
            let singles = if after(1) { ones } else { 0 };
            let doubles = if after(2) { ones * (ones - 1) / 2 } else { 0 };
            let moves = moves_of(table, &sizes).len();
            assert_eq!(moves, usize::try_from(singles + doubles).expect("few"));
        }
    }
}

/// Other places of the piles, and empty piles between them, change only the names of the moves.
#[test]
fn empty_piles_in_the_middle_change_nothing() {
    for misere in [false, true] {
        let dense = table(&[4, 5, 9, 11], misere);
        for sizes in multisets(&[5, 9, 11]) {
            let spread = [sizes[2], 0, sizes[0], 0, 0, sizes[1]];
            let expected = winning_moves(&spread, |left| is_lost(&dense, left));
            assert_eq!(moves_of(&dense, &spread), expected, "{spread:?}");
            assert_eq!(dense.is_lost(&spread), dense.is_lost(&sizes), "{spread:?}");
        }
    }
}

fn is_lost(table: &PTable, sizes: &[u64]) -> bool {
    table.is_lost(sizes).expect("covered")
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
