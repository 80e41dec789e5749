//! What the best method has learned, derived again claim by claim.

use nimatron::games::internals::{Cells, CramSum};
use nimatron::inference::internals::{NimberClaim, Nimbers};
use nimatron::inference::{Ingredients, Interrupt, Limits};

use crate::proof::{Claims, Place};

/// The claims of a search of an empty board, and its cells.
fn claims_of<B: Cells>(rows: u16, columns: u16) -> (Claims, Vec<Place>) {
    let [high, wide] = [rows, columns].map(usize::from);
    let game = CramSum::<B>::new(high, wide).expect("a board");
    let all: Vec<_> = (0..rows * columns)
        .map(|cell| (cell / columns, cell % columns))
        .collect();
    let cells = all.iter().map(|&(row, column)| (row.into(), column.into()));
    let components = game.components(high, wide, cells).expect("cells");
    let interrupt = Interrupt::default();
    let mut search = Nimbers::new(game, Ingredients::BEST, Limits::default(), interrupt);
    let nimber = search.nimber(&components).expect("a nimber");
    let claims = Claims::of(high, wide, &search);
    assert_eq!(claims.nimber(&all), Some(nimber), "{rows}x{columns}");
    (claims, all)
}

#[test]
fn every_claim_follows_from_smaller_components() {
    for (rows, columns) in [(1, 14), (2, 9), (3, 3), (3, 9), (4, 5), (5, 5)] {
        let (claims, _) = claims_of::<u64>(rows, columns);
        assert!(claims.check().expect("a proof") > 0, "{rows}x{columns}");
    }
    // The search is the same for sets of more bits: the dearest boards need no second proof.
    for (rows, columns) in [(1, 14), (2, 9), (3, 3), (4, 5)] {
        let (claims, _) = claims_of::<u128>(rows, columns);
        assert!(claims.check().expect("a proof") > 0, "{rows}x{columns}");
    }
}

/// A false claim about the board itself, of which no other claim is made.
#[test]
fn a_false_claim_does_not_follow() {
    for claim in [
        NimberClaim::Is(0),
        NimberClaim::Is(1),
        NimberClaim::Is(3),
        NimberClaim::IsNot(2),
    ] {
        let cells: Vec<_> = (0..20).map(|cell| (cell / 5, cell % 5)).collect();
        let (board, _) = claims_of::<u64>(4, 5);
        let claims = board.instead(&cells, claim);
        let wrong = claims.check().expect_err("4x5 has the nimber 2");
        assert!(wrong.contains("....\n....\n"), "{wrong}");
    }
}
