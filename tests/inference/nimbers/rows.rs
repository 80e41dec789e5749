//! Nimbers that others have found, each with its source.

use nimatron::games::internals::CramSum;
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits};

use super::judge::mex;
use super::{found, kayles};

fn cram(rows: usize, columns: usize, method: Ingredients) -> u64 {
    let game = CramSum::<u64>::new(rows, columns).expect("a board");
    let all = (0..rows * columns).map(|cell| (cell / columns, cell % columns));
    let parts = game
        .components(rows, columns, all)
        .expect("cells of the board");
    found(game, &parts, method, None).0.expect("a nimber")
}

/// Lemoine and Viennot, "Nimbers are inevitable" (2012); Uiterwijk, "Solving Cram using
/// combinatorial game theory" (2020); Beling.
const THREE_ROWS: [(usize, u64); 10] = [
    (3, 0),
    (4, 1),
    (5, 1),
    (6, 4),
    (7, 1),
    (8, 3),
    (9, 1),
    (10, 2),
    (11, 0),
    (12, 1),
];

#[test]
fn cram_of_three_rows() {
    for (columns, nimber) in THREE_ROWS {
        assert_eq!(cram(3, columns, Ingredients::BEST), nimber, "3x{columns}");
        assert_eq!(cram(columns, 3, Ingredients::BEST), nimber, "{columns}x3");
    }
    for (columns, nimber) in &THREE_ROWS[..6] {
        assert_eq!(cram(3, *columns, Ingredients::ASPIRATION), *nimber);
    }
}

/// The same sources.
#[test]
fn cram_of_four_rows_and_five() {
    let boards = [
        ((4, 5), 2),
        ((4, 7), 3),
        ((4, 8), 0),
        ((5, 5), 0),
        ((5, 6), 2),
        ((5, 7), 1),
    ];
    for ((rows, columns), nimber) in boards {
        let method = Ingredients::BEST;
        assert_eq!(cram(rows, columns, method), nimber, "{rows}x{columns}");
    }
    for method in Ingredients::FOR_NIMBERS
        .into_iter()
        .filter(|method| method.has_table())
    {
        assert_eq!(cram(4, 5, method), 2, "{method:?}");
    }
}

/// Upper bounds on the calls of the methods. A method that has lost its effect exceeds its bound.
#[test]
fn calls_of_the_ladder() {
    let calls = |rows: usize, columns: usize, method| {
        let game = CramSum::<u64>::new(rows, columns).expect("a board");
        let all = (0..rows * columns).map(|cell| (cell / columns, cell % columns));
        let parts = game
            .components(rows, columns, all)
            .expect("cells of the board");
        found(game, &parts, method, None).1
    };
    assert!(calls(4, 5, Ingredients::TABLE) <= 36_000);
    assert!(calls(4, 5, Ingredients::ETC) <= 5_000);
    assert!(calls(4, 5, Ingredients::ASPIRATION) <= 2_300);
    assert!(calls(5, 6, Ingredients::BEST) <= 250_000);
    // An unbounded table already has what a cut would save, and a cut stores nothing. A small table
    // does not have it.
    assert!(calls(4, 5, Ingredients::CUTOFFS) > calls(4, 5, Ingredients::TABLE));
}

/// Boards of two rows have nimber 0 if the number of columns is even, and 1 if it is odd. By
/// symmetry: a player mirrors the moves of the other, after a move in the middle column if there is
/// one.
#[test]
fn cram_of_two_rows() {
    for columns in 1..=12 {
        for method in [Ingredients::ASPIRATION, Ingredients::BEST] {
            assert_eq!(cram(2, columns, method), columns as u64 % 2, "2x{columns}");
        }
    }
}

/// Dawson's Kayles, OEIS A002187, from a(0) on. A row of n cells has nimber a(n - 1), because the
/// sequence counts the pairs of neighbouring cells.
const DAWSON: [u64; 41] = [
    0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2,
    7, 4, 0, 1, 1, 2, 0, 3, 1,
];

#[test]
fn cram_of_one_row_is_dawsons_kayles() {
    for cells in 1..=40 {
        for method in [Ingredients::TABLE, Ingredients::CUTOFFS, Ingredients::BEST] {
            assert_eq!(cram(1, cells, method), DAWSON[cells - 1], "1x{cells}");
        }
    }
}

/// Rows longer than a word, compared with the recurrence of the game, which is eventually
/// 34-periodic (Guy and Smith, 1956).
#[test]
fn cram_of_one_long_row() {
    let mut rows = vec![0, 0];
    for cells in 2..=128 {
        let after: Vec<u64> = (0..=cells - 2)
            .map(|left| rows[left] ^ rows[cells - 2 - left])
            .collect();
        rows.push(mex(&after));
    }
    assert_eq!(rows[1..=41], DAWSON);
    let game = CramSum::<u128>::new(1, 128).expect("a board");
    let limits = Limits::default();
    let mut search = Nimbers::new(
        game.clone(),
        Ingredients::BEST,
        limits,
        Interrupt::default(),
    );
    for cells in (1..=128).rev().step_by(7) {
        let parts = game.components(1, cells, (0..cells).map(|column| (0, column)));
        let parts = parts.expect("cells of the board");
        assert_eq!(search.nimber(&parts), Ok(rows[cells]), "1x{cells}");
    }
}

/// Kayles, OEIS A002186 from a(0) on. From a(71) on the sequence has period 12 (Guy and Smith,
/// 1956).
const KAYLES: [u64; 84] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, //
    4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, //
    4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, //
    4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, //
    4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, //
    4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, //
    4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
];

#[test]
fn kayles_rows() {
    assert_eq!(KAYLES[71], 7);
    for row in 1..=80_u16 {
        for method in Ingredients::FOR_NIMBERS
            .into_iter()
            .filter(|method| method.has_table())
        {
            let nimber = found(kayles(), &[row], method, None).0;
            assert_eq!(
                nimber,
                Ok(KAYLES[usize::from(row)]),
                "{row} pins by {method:?}"
            );
        }
    }
    let limits = Limits::default();
    let mut search = Nimbers::new(kayles(), Ingredients::BEST, limits, Interrupt::default());
    for row in 71..=200_u16 {
        let of_period = KAYLES[72 + usize::from(row) % 12];
        assert_eq!(search.nimber(&[row]), Ok(of_period), "{row} pins");
    }
}

#[test]
fn kayles_of_several_rows() {
    for (rows, nimber) in [([3, 4, 5], 3 ^ 1 ^ 4), ([7, 7, 2], 2), ([0, 6, 9], 3 ^ 4)] {
        let parts: Vec<u16> = rows.into_iter().filter(|&row| row > 0).collect();
        for method in Ingredients::FOR_NIMBERS {
            assert_eq!(found(kayles(), &parts, method, None).0, Ok(nimber));
        }
    }
}
