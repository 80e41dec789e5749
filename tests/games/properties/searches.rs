//! Laws of the searches: they find what the judge finds, and the estimate of their cost is right.

use nimatron::inference::internals::{Endings, OutcomeInMoves};
use nimatron::inference::{
    Algorithm, CompareOptions, Interrupt, Knowledge, Limits, Minimax, Optimisations, Oracle,
    Outcome, Side, Solvable, Work, measure,
};

use super::{Law, for_every_game};
use crate::judge::{judged, positions};
use crate::support::small::LISTS_FOR_NIMBERS;

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

/// Every method of the comparison, and lists of ingredients that are none, find the value of the
/// judge and the nimber of the oracle, whatever room there is for entries.
struct MethodsAgree;

const LISTS_FOR_MINIMAX: [&str; 3] = ["raw-table", "end-states", "table+order"];

impl Law for MethodsAgree {
    fn hold<R: Solvable>(&self, rules: &R) {
        let options = CompareOptions::new(Work::default());
        let mut oracle = Oracle::of(rules.clone());
        let lists = LISTS_FOR_MINIMAX.into_iter().chain(LISTS_FOR_NIMBERS);
        let lists = lists.map(|list| Algorithm::of_list(list).expect("a list"));
        let lists: Vec<Algorithm> = lists.collect();
        // Without a table some methods grow too fast for all but the smallest positions.
        let small = positions(rules).filter(|position| rules.cost(position).states <= 16);
        for position in small.step_by(5) {
            let value = judged(rules, &position).0;
            let nimber = oracle.nimber(&position).expect("small");
            for algorithm in Algorithm::of(rules, &position)
                .into_iter()
                .chain(lists.iter().copied())
            {
                for entries in [None, Some(3)] {
                    if entries.is_some() && !algorithm.has_entries() {
                        continue;
                    }
                    let found = measure(algorithm, rules, &position, &options, entries);
                    let Some(found) = found.expect("no interrupt") else {
                        continue;
                    };
                    let name = || format!("{algorithm:?} of {}", rules.write_position(&position));
                    assert_eq!(found.value, Some(value), "{}", name());
                    let both = found.nimber.zip(nimber);
                    assert!(both.is_none_or(|(one, other)| one == other), "{}", name());
                }
            }
        }
    }
}

#[test]
fn methods_agree() {
    for_every_game(&MethodsAgree);
}
