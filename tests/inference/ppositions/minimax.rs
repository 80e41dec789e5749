//! The positions of some regions, in every order of their piles, compared with a full pass over the
//! game tree.

use nimatron::games::internals::PackedPiles;
use nimatron::games::{Matches, Piles, Rules, Theory};
use nimatron::inference::internals::{Endings, OutcomeInMoves};
use nimatron::inference::{Interrupt, Outcome};

use super::{ask, by_table, lost_by_definition, multisets, oracle, piles};

/// Numbers of piles, each with the largest size of a pile.
const REGIONS: [(usize, u64); 8] = [
    (1, 40),
    (2, 25),
    (3, 15),
    (4, 8),
    (5, 6),
    (6, 4),
    (8, 3),
    (10, 2),
];

/// All sizes up to `most`, in every order.
fn tuples(count: usize, most: u64) -> impl Iterator<Item = Vec<u64>> {
    let base = most + 1;
    let all = (0..count).fold(1, |all, _| all * base);
    (0..all).map(move |number| {
        let digits = (0..count).scan(number, |left, _| {
            let digit = *left % base;
            *left /= base;
            Some(digit)
        });
        digits.collect()
    })
}

/// Minimax over all positions of `count` piles of at most `most` matches.
struct Judge {
    rules: Matches,
    endings: Endings<Matches>,
}

impl Judge {
    fn of(count: usize, most: u64, misere: bool) -> Self {
        let rules = Matches::new(misere);
        let mut endings = Endings::default();
        let start = packed(rules, &piles(&vec![most; count]));
        endings
            .settle(&rules, start, &Interrupt::default())
            .expect("nobody interrupts");
        Self { rules, endings }
    }

    fn ending(&self, position: &Piles) -> OutcomeInMoves {
        let state = packed(self.rules, position);
        self.endings.get(state).expect("below the start")
    }

    fn winning_moves(&self, position: &Piles) -> Vec<nimatron::games::PileMove> {
        let leaves_a_loss = |played: &nimatron::games::PileMove| {
            let left = self.rules.play(position, *played).expect("legal");
            !self.ending(&left).won
        };
        self.rules.moves(position).filter(leaves_a_loss).collect()
    }
}

fn packed(rules: Matches, position: &Piles) -> PackedPiles {
    rules.state(position).expect("small piles fit")
}

/// Checks the outcome and all winning moves by a table that grows from nothing. The oracle has a
/// table of the whole region from the first question on, and is also checked for the remoteness and
/// the best move.
fn agrees_with_minimax(misere: bool) {
    for (count, most) in REGIONS {
        let judge = Judge::of(count, most, misere);
        let mut growing = by_table();
        let mut oracle = oracle(misere);
        let start = piles(&vec![most; count]);
        oracle.analyse(&start).expect("within reach");
        // Of many piles there are too many orders; every seventh has piles of each size at each
        // place.
        let step = if count > 4 { 7 } else { 1 };
        for sizes in tuples(count, most).step_by(step) {
            let position = piles(&sizes);
            let ending = judge.ending(&position);
            let expected = (ending.won, judge.winning_moves(&position));
            assert_eq!(ask(&mut growing, misere, &sizes), expected, "{sizes:?}");
            let analysis = oracle.analyse(&position).expect("within reach");
            let won = analysis.outcome == Outcome::Win;
            assert_eq!((won, analysis.moves), expected, "{sizes:?}");
            assert_eq!(
                analysis.remoteness,
                Some(ending.remoteness.into()),
                "{sizes:?}"
            );
            let after = analysis.best.map(|best| {
                let left = judge.rules.play(&position, best).expect("legal");
                judge.ending(&left)
            });
            let next = ending
                .remoteness
                .checked_sub(1)
                .map(|remoteness| OutcomeInMoves {
                    won: !ending.won,
                    remoteness,
                });
            assert_eq!(after, next, "{sizes:?}");
        }
    }
}

#[test]
fn normal_play_agrees_with_minimax() {
    agrees_with_minimax(false);
}

#[test]
fn misere_play_agrees_with_minimax() {
    agrees_with_minimax(true);
}

/// Checks the definition that judges larger tables, on the same regions.
#[test]
fn the_definition_agrees_with_minimax() {
    for misere in [false, true] {
        for (count, most) in REGIONS {
            let judge = Judge::of(count, most, misere);
            let bounds = vec![most; count];
            let lost = lost_by_definition(&bounds, misere);
            for sizes in multisets(&bounds) {
                let won = judge.ending(&piles(&sizes)).won;
                assert_eq!(lost.contains(&sizes), !won, "{sizes:?}");
            }
        }
    }
}
