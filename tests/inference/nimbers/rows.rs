//! Rows that are long, and how many calls each method makes.

use nimatron::games::internals::CramSum;
use nimatron::games::{HeapGame, Heaps, Kayles};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Oracle};

use super::judge::mex;
use super::{empty, found, kayles, limits, with_tables};

/// Upper bounds on the calls of the methods. A method that has lost its effect exceeds its bound.
#[test]
fn calls_of_the_ladder() {
    let calls = |rows: usize, columns: usize, method| {
        let (game, parts) = empty::<u64>(rows, columns);
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
    let game = CramSum::<u128>::new(1, 128).expect("a board");
    let interrupt = Interrupt::default();
    let mut search = Nimbers::new(game.clone(), Ingredients::BEST, limits(None), interrupt);
    for cells in (1..=128).rev().step_by(7) {
        let parts = game.components(1, cells, (0..cells).map(|column| (0, column)));
        let parts = parts.expect("cells of the board");
        assert_eq!(search.nimber(&parts), Ok(rows[cells]), "1x{cells}");
    }
}

/// Those of one row are published, and are found otherwise where games of heaps are solved.
#[test]
fn kayles_rows() {
    let mut known = Oracle::of(HeapGame::of(Kayles, false));
    let mut search = Nimbers::new(
        kayles(),
        Ingredients::BEST,
        limits(None),
        Interrupt::default(),
    );
    for row in 1..=200_u16 {
        let heap = Heaps::new(&[row.into()]).expect("one");
        let nimber = known.nimber(&heap).expect("a table").expect("a nimber");
        assert_eq!(search.nimber(&[row]), Ok(nimber), "{row} pins");
        for method in with_tables().filter(|_| row <= 80) {
            let nimbers = found(kayles(), &[row], method, None).0;
            assert_eq!(nimbers, Ok(nimber), "{row} pins by {method:?}");
        }
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
