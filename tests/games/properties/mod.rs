//! Laws that every game obeys, checked on all of its small positions, normal and misère.

mod screens;
mod searches;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use nimatron::games::{Rules, Values, Variant};
use nimatron::inference::{GameKind, Solvable, SumOfGames, Visitor};

use super::added::few::Few;
use super::added::varied::Varied;
use crate::judge::{judged, positions};
use crate::support::order::order;
use crate::support::small::{samples, small_positions};

/// Holds a law against every game, in normal and in misère play, with each option as usual, at its
/// least value, and at one that no small position reaches; and against the games of the page on
/// adding one.
fn for_every_game<L: Law>(law: &L) {
    for kind in GameKind::all() {
        let about = kind.about();
        let mut values = vec![Values::default()];
        for option in about.options {
            let given = samples(option).into_iter();
            values.extend(given.map(|value| Values::default().with(option, value)));
        }
        for values in values {
            let misere = about.misere_rules.map(|_| true);
            for misere in [Some(false), misere].into_iter().flatten() {
                let values = values.clone();
                kind.visit(&Variant { misere, values }, Holding { law });
            }
        }
    }
    for misere in [false, true] {
        let variant = Variant {
            misere,
            ..Variant::default()
        };
        law.hold(&Few::of_variant(&variant));
        law.hold(&Varied::of_variant(&variant));
    }
}

trait Law {
    fn hold<R: Solvable>(&self, rules: &R);
}

struct Holding<'a, L> {
    law: &'a L,
}

impl<L: Law> Visitor for Holding<'_, L> {
    type Output = ();

    fn visit<R: Solvable>(self, rules: R) {
        self.law.hold(&rules);
    }
}

/// Moves are listed in strictly ascending order, and found by their number. Each is legal, reads
/// back, in a sum too, and brings the game closer to its end.
struct MovesAreListedInOrder;

impl Law for MovesAreListedInOrder {
    fn hold<R: Solvable>(&self, rules: &R) {
        let sums = SumOfGames::default();
        let summand = format!("{} {}", rules.name(), rules.about().example);
        let is_summand = sums.read_position(&summand).is_ok();
        for position in positions(rules) {
            let moves: Vec<R::Move> = rules.moves(&position).collect();
            assert_eq!(rules.move_count(&position), moves.len() as u128);
            let by_number = (0..moves.len()).map(|index| rules.nth_move(&position, index as u128));
            assert!(by_number.eq(moves.iter().copied()), "{moves:?}");
            let in_order = |one: &R::Move, other: &R::Move| {
                order(&one.to_string()) < order(&other.to_string())
            };
            assert!(moves.is_sorted_by(in_order), "{moves:?}");
            assert_eq!(rules.is_over(&position), moves.is_empty());
            for played in moves {
                let after = rules
                    .play(&position, played)
                    .expect("a listed move is legal");
                let size = |position| {
                    let cost = rules.cost(position);
                    (cost.states, cost.moves)
                };
                assert!(
                    size(&after) < size(&position),
                    "play ends at {}",
                    rules.write_position(&position)
                );
                let text = rules.write_move(played);
                assert_eq!(rules.read_move(&text), Ok(played), "{text}");
                if is_summand {
                    let in_sum = format!("1/{text}");
                    let read = sums.read_move(&in_sum).map(|read| read.to_string());
                    assert_eq!(read, Ok(in_sum));
                }
            }
        }
    }
}

#[test]
fn moves_are_listed_in_order() {
    for_every_game(&MovesAreListedInOrder);
}

/// The answer that a law gives to a reply from a losing position is legal, and leaves a losing
/// position again.
struct LawsAnswer;

impl Law for LawsAnswer {
    fn hold<R: Solvable>(&self, rules: &R) {
        for position in positions(rules).filter(|position| !rules.is_over(position)) {
            if rules.points_left(&position).is_some() || judged(rules, &position).0 > 0 {
                continue;
            }
            for reply in rules.moves(&position) {
                let Some(answer) = rules.answer_by_theorem(&position, reply) else {
                    continue;
                };
                let name = || {
                    format!(
                        "{} {}",
                        rules.write_position(&position),
                        rules.write_move(reply)
                    )
                };
                let left = rules.play(&position, reply).expect("legal");
                let then = rules.play(&left, answer);
                let then = then.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", name()));
                assert!(judged(rules, &then).0 < 0, "{}", name());
            }
        }
    }
}

#[test]
fn laws_answer_every_reply() {
    for_every_game(&LawsAnswer);
}

/// A position that is written and read back is the same.
struct PositionsReadBack;

impl Law for PositionsReadBack {
    fn hold<R: Solvable>(&self, rules: &R) {
        for text in small_positions(rules) {
            let position = rules.read_position(&text).expect("a position");
            assert_eq!(rules.write_position(&position), text);
        }
    }
}

#[test]
fn positions_read_back() {
    for_every_game(&PositionsReadBack);
}

/// A search visits exactly the states that the moves lead to, and positions with the same state
/// have the same value.
struct StatesFollowTheMoves;

impl Law for StatesFollowTheMoves {
    fn hold<R: Solvable>(&self, rules: &R) {
        let mut values = BTreeMap::new();
        for position in positions(rules) {
            // A state has a meaning only within its own row.
            if rules.state(&position).is_none() {
                values.clear();
            }
            let rules = &rules.rooted(&position);
            let state = rules.state(&position).expect("small positions fit");
            let by_moves: BTreeSet<R::State> = rules
                .moves(&position)
                .map(|played| {
                    let after = rules.play(&position, played).expect("legal");
                    rules.state(&after).expect("small positions fit")
                })
                .collect();
            let mut visited = BTreeSet::new();
            let flow = rules.children(state, &mut |child| {
                visited.insert(child.state);
                ControlFlow::Continue(())
            });
            assert!(flow.is_continue());
            assert_eq!(visited, by_moves, "{}", rules.write_position(&position));
            let value = judged(rules, &position).0;
            assert_eq!(*values.entry(state).or_insert(value), value);
        }
    }
}

#[test]
fn states_follow_the_moves() {
    for_every_game(&StatesFollowTheMoves);
}

/// A visitor that breaks is not called again.
struct BreakingOffIsHeard;

impl Law for BreakingOffIsHeard {
    fn hold<R: Solvable>(&self, rules: &R) {
        for position in positions(rules).filter(|position| !rules.is_over(position)) {
            let rules = &rules.rooted(&position);
            let state = rules.state(&position).expect("small positions fit");
            let mut seen = 0;
            let flow = rules.children(state, &mut |_| {
                seen += 1;
                ControlFlow::Break(())
            });
            assert_eq!((flow.is_break(), seen), (true, 1));
        }
    }
}

#[test]
fn breaking_off_is_heard() {
    for_every_game(&BreakingOffIsHeard);
}

/// A game's own way to find an immediate win agrees with trying all moves.
struct ImmediateWins;

impl Law for ImmediateWins {
    fn hold<R: Solvable>(&self, rules: &R) {
        let ends = |position: &R::Position| {
            rules.moves(position).all(|played| {
                let end = rules.play(position, played).expect("legal");
                rules.is_over(&end)
            })
        };
        for position in positions(rules) {
            let wins = |played: R::Move| {
                let after = rules.play(&position, played).expect("legal");
                if rules.is_over(&after) {
                    return rules.end_value() < 0 || rules.points_left(&position).is_some();
                }
                rules.end_value() > 0 && ends(&after)
            };
            let name = rules.write_position(&position);
            match rules.immediate_win(&position) {
                Some(played) => assert!(wins(played), "{name}: {played:?}"),
                None => assert!(!rules.moves(&position).any(wins), "{name}"),
            }
        }
    }
}

#[test]
fn immediate_wins_are_seen() {
    for_every_game(&ImmediateWins);
}
