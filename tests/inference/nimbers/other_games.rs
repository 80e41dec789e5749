//! The same engine on nim, sticks and chomp.

use std::ops::ControlFlow;

use nimatron::games::{ByTheory, Chomp, Follower, NimPiles, Rules, Sum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits};

use super::judge::mex;
use super::{bar, found};

/// Sticks; a move takes up to so many. A component is the number of sticks.
#[derive(Clone, Copy)]
struct Sticks(u64);

impl Sum for Sticks {
    type Component = u64;

    fn followers(
        &self,
        sticks: u64,
        visit: &mut impl FnMut(Follower<'_, u64>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for left in sticks.saturating_sub(self.0)..sticks {
            visit(Follower::new(&[left][..usize::from(left > 0)]))?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, sticks: u64) -> u64 {
        sticks
    }

    fn write(&self, sticks: u64) -> String {
        sticks.to_string()
    }

    fn by_theory(&self, sticks: u64) -> ByTheory {
        ByTheory::Exactly(sticks % (self.0 + 1))
    }
}

/// Bouton (1901): the nimber of a position of nim is the XOR of its piles.
#[test]
fn nim_is_the_nim_sum() {
    let game = NimPiles;
    for piles in [[3, 5, 7], [0, 4, 4], [1, 2, 3], [6, 1, 0], [5, 5, 5]] {
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        let parts: Vec<u64> = piles.into_iter().filter(|&pile| pile > 0).collect();
        for method in Ingredients::FOR_NIMBERS {
            assert_eq!(
                found(game, &parts, method, None).0,
                Ok(sum),
                "{piles:?} by {method:?}"
            );
        }
    }
}

#[test]
fn a_law_answers_at_any_size() {
    let (huge, small) = (1_000_000_000_000, 77);
    let (nimber, calls) = found(NimPiles, &[huge, small], Ingredients::BEST, None);
    assert_eq!((nimber, calls), (Ok(huge ^ small), 2));
    let (nimber, _) = found(Sticks(3), &[huge + 2], Ingredients::BEST, None);
    assert_eq!(nimber, Ok(2));
}

/// The remainder modulo the largest take plus one (Bachet, 1612, for the lost positions).
#[test]
fn sticks_are_a_remainder() {
    for most in 1..=5 {
        let game = Sticks(most);
        for sticks in 0..=40 {
            let parts = Some(sticks)
                .filter(|&sticks| sticks > 0)
                .into_iter()
                .collect::<Vec<_>>();
            for method in Ingredients::FOR_NIMBERS
                .into_iter()
                .filter(|method| method.has_table())
            {
                let nimber = found(game, &parts, method, None).0;
                assert_eq!(
                    nimber,
                    Ok(sticks % (most + 1)),
                    "{sticks} of {most} by {method:?}"
                );
            }
        }
    }
}

fn chomp(rows: &[u16], method: Ingredients) -> u64 {
    let parts = bar(rows);
    found(Chomp::new(false), &parts, method, None)
        .0
        .expect("a nimber")
}

/// Boards of 2 and of 3 rows, from Beling and Rogalski.
#[test]
fn chomp_boards() {
    let two = [1, 2, 4, 5, 7, 8, 10];
    let three = [2, 4, 5, 9, 11, 12, 13];
    for method in Ingredients::FOR_NIMBERS
        .into_iter()
        .filter(|method| method.has_table())
    {
        for columns in 1..=7 {
            let of_two = chomp(&[columns; 2], method);
            assert_eq!(
                of_two,
                two[usize::from(columns) - 1],
                "2x{columns} by {method:?}"
            );
            let of_three = chomp(&[columns; 3], method);
            assert_eq!(
                of_three,
                three[usize::from(columns) - 1],
                "3x{columns} by {method:?}"
            );
        }
    }
    for columns in 1..=3 {
        assert_eq!(
            chomp(&[columns; 2], Ingredients::DEFINITION),
            two[usize::from(columns) - 1]
        );
    }
}

/// Rows, columns and hooks are piles of nim. The first square is never taken, so the arms of a hook
/// are independent.
#[test]
fn chomp_rows_and_hooks() {
    for method in Ingredients::FOR_NIMBERS
        .into_iter()
        .filter(|method| method.has_table())
    {
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
