//! Laws of the searches: they find what the judge finds, and the estimate of their cost is right.

use nimatron::inference::internals::{Endings, OutcomeInMoves};
use nimatron::inference::{
    Interrupt, Knowledge, Limits, Minimax, Optimisations, Oracle, Outcome, Side, Solvable,
};

use super::{Law, for_every_game};
use crate::judge::{judged, positions};

/// The estimated cost of a position is the number of states at and below it, and it bounds the
/// moves of each.
struct WorkIsEstimated;

impl Law for WorkIsEstimated {
    fn hold<R: Solvable>(&self, rules: &R) {
        for position in positions(rules) {
            let rules = &rules.rooted(&position);
            let state = rules.state(&position).expect("small positions fit");
            let mut endings = Endings::default();
            let settled = endings.settle(rules, state, &Interrupt::default());
            assert!(settled.is_ok());
            let cost = rules.cost(&position);
            let states = endings.iter().count() as u128;
            let name = rules.write_position(&position);
            // Bars of chocolate whose mirror image is their own count for half.
            assert!(2 * cost.states >= states, "{name}: {states}");
            let moves = |(state, _)| rules.move_count(&rules.position(state, &position));
            let most = endings.iter().map(moves).max();
            assert!(Some(cost.moves) >= most, "{name}: {most:?}");
        }
    }
}

#[test]
fn work_is_estimated() {
    for_every_game(&WorkIsEstimated);
}

/// Every algorithm of the search finds the value of the judge for either side, and the oracle finds
/// the analysis of the judge.
struct SearchesAgreeWithTheJudge;

impl Law for SearchesAgreeWithTheJudge {
    fn hold<R: Solvable>(&self, rules: &R) {
        let interrupt = Interrupt::default();
        let mut oracle = Oracle::new(rules.clone(), Limits::default(), interrupt.clone());
        // Without the remoteness one winning move is enough for the best.
        let without = Limits {
            max_remoteness: 0,
            ..Limits::default()
        };
        let mut player = Oracle::new(rules.clone(), without, interrupt.clone());
        for position in positions(rules) {
            let name = rules.write_position(&position);
            let rules = &rules.rooted(&position);
            let state = rules.state(&position).expect("small positions fit");
            let (value, ending) = judged(rules, &position);
            // Without a table a search grows too fast for all but the smallest positions.
            let smallest = rules.cost(&position).states <= 16;
            for bits in (0..8).filter(|bits| bits & 1 > 0 || smallest) {
                let helps = Optimisations {
                    table: bits & 1 > 0,
                    early_exit: bits & 2 > 0,
                    known: bits & 2 > 0,
                    ordering: bits & 4 > 0,
                    give_up: None,
                };
                let mut knowledge = Knowledge::default();
                let mut search = Minimax::new(rules, helps, &mut knowledge, &interrupt);
                let found = search.value(state, Side::Max);
                assert_eq!(found, Ok(value), "{name} {helps:?}");
                let found = search.value(state, Side::Min);
                assert_eq!(found, Ok(-value), "{name} {helps:?}");
            }
            if let Some(known) = rules.known_value(state) {
                assert_eq!(known, value, "the shortcut at {name}");
            }
            let by_points = rules.points_left(&position).is_some();
            let optimal: Vec<R::Move> = rules
                .moves(&position)
                .filter(|&played| {
                    let after = rules.play(&position, played).expect("legal");
                    let comes_to = rules.points(&position, played) - judged(rules, &after).0;
                    comes_to == value && (value > 0 || by_points)
                })
                .collect();
            if let Some(answer) = rules.closed_form(&position) {
                assert_eq!(answer.value, value, "the law at {name}");
                assert_eq!(answer.moves, optimal, "the law at {name}");
            }
            if let Some(played) = rules.winning_move(&position) {
                assert!(optimal.contains(&played), "{played:?} at {name}");
            }
            let analysis = oracle
                .analyse(&position)
                .expect("small positions are solved");
            for oracle in [&mut oracle, &mut player] {
                let analysis = oracle.analyse(&position).expect("solved");
                let lost = analysis.outcome == Outcome::Loss;
                let best = analysis.best.map(|best| (best, lost));
                assert_eq!(oracle.best_move(&position), Ok(best), "{name}");
            }
            assert_eq!(analysis.value, value, "{name}");
            assert_eq!(analysis.outcome == Outcome::Win, value > 0, "{name}");
            assert_eq!(analysis.moves, optimal, "{name}");
            assert_eq!(analysis.best.is_none(), rules.is_over(&position));
            if by_points {
                assert_eq!(analysis.remoteness, None, "{name}");
                assert_eq!(analysis.best, optimal.first().copied(), "{name}");
                continue;
            }
            assert_eq!(
                analysis.remoteness,
                Some(ending.remoteness.into()),
                "{name}"
            );
            if let Some(best) = analysis.best {
                let after = rules.play(&position, best).expect("the best move is legal");
                let next = judged(rules, &after).1;
                let expected = OutcomeInMoves {
                    won: !ending.won,
                    remoteness: ending.remoteness - 1,
                };
                assert_eq!(next, expected, "{name}");
            }
        }
    }
}

#[test]
fn searches_agree_with_the_judge() {
    for_every_game(&SearchesAgreeWithTheJudge);
}

/// A nimber is the least number that no move leaves, by the definition.
struct NimbersAreTheMex;

impl Law for NimbersAreTheMex {
    fn hold<R: Solvable>(&self, rules: &R) {
        let mut oracle = Oracle::of(rules.clone());
        let mut nimber = |position: &R::Position| oracle.nimber(position).expect("small");
        for position in positions(rules) {
            let Some(found) = nimber(&position) else {
                continue;
            };
            let left = rules.moves(&position).map(|played| {
                let after = rules.play(&position, played).expect("legal");
                nimber(&after).expect("positions below have nimbers too")
            });
            let left: Vec<u64> = left.collect();
            let mex = (0..=left.len() as u64).find(|nimber| !left.contains(nimber));
            assert_eq!(Some(found), mex, "{}", rules.write_position(&position));
        }
    }
}

#[test]
fn nimbers_are_the_mex() {
    for_every_game(&NimbersAreTheMex);
}
