//! The same engine on nim and chomp.

use nimatron::games::{ByTheory, Chomp, NimPiles, Rules, Sum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits};

use super::judge::mex;
use super::{bar, found, with_tables};

#[test]
fn a_law_answers_at_any_size() {
    let (huge, small) = (1_000_000_000_000, 77);
    let (nimber, calls) = found(NimPiles, &[huge, small], Ingredients::BEST, None);
    assert_eq!((nimber, calls), (Ok(huge ^ small), 2));
}

fn chomp(rows: &[u16], method: Ingredients) -> u64 {
    let parts = bar(rows);
    found(Chomp::new(false), &parts, method, None)
        .0
        .expect("a nimber")
}

/// Rows, columns and hooks are piles of nim. The first square is never taken, so the arms of a hook
/// are independent.
#[test]
fn chomp_rows_and_hooks() {
    for method in with_tables() {
        assert_eq!(chomp(&[1], method), 0);
        assert_eq!(chomp(&[9], method), 8);
        assert_eq!(chomp(&[1; 9], method), 8);
        assert_eq!(chomp(&[1; 40], method), 39);
        assert_eq!(chomp(&[7, 1, 1, 1], method), 6 ^ 3);
        assert_eq!(chomp(&[5, 1, 1, 1, 1], method), 0);
    }
}

/// The nimber by definition, from the lengths of the rows.
fn chomp_judged(rows: &[u16]) -> u64 {
    let mut after = Vec::new();
    for row in 0..rows.len() {
        for column in u16::from(row == 0)..rows[row] {
            let left = rows.iter().enumerate();
            let left = left.map(|(index, &row_length)| {
                if index < row {
                    row_length
                } else {
                    row_length.min(column)
                }
            });
            after.push(chomp_judged(&left.collect::<Vec<_>>()));
        }
    }
    mex(&after)
}

#[test]
fn chomp_with_uneven_rows() {
    for first in 1..=4 {
        for second in 0..=first {
            for third in 0..=second {
                let rows = [first, second, third];
                let nimber = chomp_judged(&rows);
                for method in Ingredients::FOR_NIMBERS {
                    assert_eq!(chomp(&rows, method), nimber, "{rows:?} by {method:?}");
                }
                let parts = bar(&rows);
                match parts.first().map(|&part| Chomp::new(false).by_theory(part)) {
                    Some(ByTheory::Exactly(plain)) => assert_eq!(plain, nimber, "{rows:?}"),
                    Some(ByTheory::NotZero) => assert_ne!(nimber, 0, "{rows:?}"),
                    Some(ByTheory::Unknown) | None => {}
                }
            }
        }
    }
}

#[test]
fn chomp_refuses_what_it_cannot_hold() {
    let game = Chomp::new(false);
    let components = |text| game.components(&game.read_position(text).expect("a bar"));
    assert_eq!(components("1x200"), None);
    assert_eq!(components("1x1"), Some(vec![]));
    let wide = components("2x100");
    assert_eq!(wide, components("100x2"));
    assert_eq!(game.size(wide.expect("two rows")[0]), 199);
}

/// Results are kept: the second search for the same nimber is a single call.
#[test]
fn what_was_found_lasts() {
    let mut search = Nimbers::new(
        Chomp::new(false),
        Ingredients::BEST,
        Limits::default(),
        Interrupt::default(),
    );
    let parts = bar(&[4, 4]);
    assert_eq!(search.nimber(&parts), Ok(5));
    let calls = search.calls();
    assert_eq!(search.nimber(&parts), Ok(5));
    assert_eq!(search.calls(), calls + 1);
    assert_eq!(search.nimber(&[]), Ok(0));
}
