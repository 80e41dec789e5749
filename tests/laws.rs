//! Laws that every game obeys, checked on all of its small positions, normal and misère.

mod judge;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use judge::{judged, positions, small_positions};
use nimatron::games::{Game, GameKind, Variant, Visitor};
use nimatron::inference::{
    Ending, Endings, Interrupt, Knowledge, Limits, Minimax, Optimisations, Oracle, Outcome, Side,
};
use proptest::prelude::{Strategy, any};
use proptest::{prop_assert_eq, proptest};

/// Holds a law against every game and variant.
fn for_every_game<L: Law>(law: &L) {
    for kind in GameKind::ALL {
        // The largest take, where one is agreed upon: the usual one, the least, and one that no small position reaches.
        let takes = kind.max_takes().map_or(vec![None], |takes| {
            vec![None, Some(*takes.start()), Some(30)]
        });
        for max_take in takes {
            kind.visit(
                Variant {
                    misere: false,
                    max_take,
                },
                Holding { law },
            );
            if kind.has_misere() {
                kind.visit(
                    Variant {
                        misere: true,
                        max_take,
                    },
                    Holding { law },
                );
            }
        }
    }
}

trait Law {
    fn hold<R: Game + 'static>(&self, rules: &R);
}

struct Holding<'a, L> {
    law: &'a L,
}

impl<L: Law> Visitor for Holding<'_, L> {
    type Output = ();

    fn visit<R: Game + 'static>(self, rules: R) {
        self.law.hold(&rules);
    }
}

/// Moves come in strict order, each is legal, each reads back, and play ends.
struct MovesAreListedInOrder;

impl Law for MovesAreListedInOrder {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        for position in positions(rules) {
            let moves: Vec<R::Move> = rules.moves(&position).collect();
            assert!(moves.is_sorted_by(|one, other| one < other), "{moves:?}");
            assert_eq!(rules.is_over(&position), moves.is_empty());
            for played in moves {
                let after = rules
                    .play(&position, played)
                    .expect("a listed move is legal");
                let size = |position| {
                    let work = rules.work(position);
                    (work.states, work.moves)
                };
                assert!(size(&after) < size(&position), "play ends");
                let text = rules.write_move(played);
                assert_eq!(rules.read_move(&text), Ok(played), "{text}");
            }
        }
    }
}

#[test]
fn moves_are_listed_in_order() {
    for_every_game(&MovesAreListedInOrder);
}

/// Positions read back what they print.
struct PositionsReadBack;

impl Law for PositionsReadBack {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        for text in small_positions(rules.kind()) {
            let position = rules.read_position(&text).expect("a position");
            assert_eq!(rules.write_position(&position), text);
        }
    }
}

#[test]
fn positions_read_back() {
    for_every_game(&PositionsReadBack);
}

/// The states that a search visits are those that the moves lead to, and positions of one state have one value.
struct StatesFollowTheMoves;

impl Law for StatesFollowTheMoves {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        let mut values = std::collections::BTreeMap::new();
        for position in positions(rules) {
            // States of another row mean something else.
            if rules.state(&position).is_none() {
                values.clear();
            }
            let rules = &rules.bound(&position);
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

/// A visitor that breaks off is not called again.
struct BreakingOffIsHeard;

impl Law for BreakingOffIsHeard {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        for position in positions(rules).filter(|position| !rules.is_over(position)) {
            let rules = &rules.bound(&position);
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

/// What a position is estimated to cost is what lies below it.
struct WorkIsEstimated;

impl Law for WorkIsEstimated {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        for position in positions(rules) {
            let rules = &rules.bound(&position);
            let state = rules.state(&position).expect("small positions fit");
            let mut endings = Endings::default();
            let settled = endings.settle(rules, state, &Interrupt::default());
            assert!(settled.is_ok());
            let work = rules.work(&position);
            let states = endings.iter().count() as u128;
            let name = rules.write_position(&position);
            match rules.kind() {
                // Not easily counted.
                GameKind::Cram => assert!(work.states >= states, "{name}: {states}"),
                GameKind::Kayles if name.contains(',') => {
                    assert!(work.states >= states, "{name}: {states}");
                }
                _ => assert_eq!(work.states, states, "{name}"),
            }
            assert_eq!(work.moves, rules.move_count(&position));
        }
    }
}

#[test]
fn work_is_estimated() {
    for_every_game(&WorkIsEstimated);
}

/// Every rung of the search gives the judged value, for either side, and the oracle the judged analysis.
struct SearchesAgreeWithTheJudge;

impl Law for SearchesAgreeWithTheJudge {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        let interrupt = Interrupt::default();
        let mut oracle = Oracle::new(rules.clone(), Limits::default(), interrupt.clone());
        for position in positions(rules) {
            let name = rules.write_position(&position);
            let rules = &rules.bound(&position);
            let state = rules.state(&position).expect("small positions fit");
            let (value, ending) = judged(rules, &position);
            // Without a table a search grows too fast for all but the smallest positions.
            let smallest = rules.work(&position).states <= 40;
            for bits in (0..8).filter(|bits| bits & 1 > 0 || smallest) {
                let helps = Optimisations {
                    table: bits & 1 > 0,
                    early_exit: bits & 2 > 0,
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
            if let Some(played) = rules.plain_win(&position) {
                assert!(optimal.contains(&played), "{played:?} at {name}");
            }
            let analysis = oracle
                .analyse(&position)
                .expect("small positions are solved");
            assert_eq!(analysis.value, value, "{name}");
            assert_eq!(analysis.outcome == Outcome::Win, value > 0, "{name}");
            assert_eq!(analysis.moves, optimal, "{name}");
            assert_eq!(analysis.best.is_none(), rules.is_over(&position));
            if by_points {
                assert_eq!(analysis.remoteness, None, "{name}");
                assert_eq!(analysis.best, optimal.first().copied(), "{name}");
                continue;
            }
            assert_eq!(analysis.remoteness, Some(ending.remoteness), "{name}");
            if let Some(best) = analysis.best {
                let after = rules.play(&position, best).expect("the best move is legal");
                let next = judged(rules, &after).1;
                let expected = Ending {
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

/// A game's own way to see a win at once agrees with trying all moves.
struct ImmediateWins;

impl Law for ImmediateWins {
    fn hold<R: Game + 'static>(&self, rules: &R) {
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

/// Pictures keep to the width, and steps and set-up lead to what they ask for.
struct Screens;

impl Law for Screens {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        for position in positions(rules) {
            for width in [40, 80] {
                let drawn = rules.picture(&position, None, width);
                for line in drawn.lines {
                    let nimatron::text::Line::Fixed(spans) = line else {
                        panic!("a picture is built to fit");
                    };
                    let columns: usize = spans.iter().map(|span| span.text.chars().count()).sum();
                    assert!(columns <= width);
                }
            }
            for example in rules.move_examples(&position) {
                let played = rules.read_move(&example).expect("an example reads");
                assert!(rules.play(&position, played).is_ok(), "{example}");
            }
            assert_eq!(rules.ways(&position).is_empty(), rules.is_over(&position));
        }
    }
}

#[test]
fn screens_are_neat() {
    for_every_game(&Screens);
}

/// Whatever a way asks for, every accepted answer leads on to a legal move, and every legal move can be asked for.
struct StepsReachEveryMove;

impl StepsReachEveryMove {
    fn walk<R: Game>(
        rules: &R,
        position: &R::Position,
        way: char,
        answers: &mut Vec<u64>,
        reached: &mut BTreeSet<R::Move>,
    ) {
        use nimatron::games::Step;
        let offered: Vec<u64> = match rules.step(position, way, answers) {
            Step::Pick { options, .. } => options,
            Step::Count { bounds, .. } => bounds.collect(),
            // Any move can be written.
            Step::Write { .. } => {
                reached.extend(rules.moves(position));
                return;
            }
            Step::Move(played) => {
                assert!(rules.play(position, played).is_ok());
                reached.insert(played);
                return;
            }
        };
        assert!(!offered.is_empty());
        for answer in offered {
            answers.push(answer);
            Self::walk(rules, position, way, answers, reached);
            answers.pop();
        }
    }
}

impl Law for StepsReachEveryMove {
    fn hold<R: Game + 'static>(&self, rules: &R) {
        for position in positions(rules) {
            let mut reached = BTreeSet::new();
            for way in rules.ways(&position) {
                Self::walk(rules, &position, way.letter, &mut Vec::new(), &mut reached);
            }
            let all: BTreeSet<R::Move> = rules.moves(&position).collect();
            assert_eq!(reached, all);
        }
    }
}

#[test]
fn steps_reach_every_move() {
    for_every_game(&StepsReachEveryMove);
}

/// Any text at all, and texts that look like moves and positions.
fn texts() -> impl Strategy<Value = String> {
    proptest::prop_oneof![
        any::<String>(),
        "[0-9]{0,3}(\\+[0-9]{1,2})?:[0-9]{0,20}",
        "[0-9]{1,20}([, ][0-9]{0,5}){0,11}",
        "[0-9]{1,3}:[0-9]{1,3}\\+?",
        "[a-cA-C][1-3]( ?- ?[a-cA-C][1-3])?",
        "[a-z]{0,5}[0-9]{0,6}-?[a-z]{0,5}[0-9]{0,6}",
        "[0-9]{1,3}[xX×][0-9]{1,3}",
        "[.#]{1,4}(/[.#]{0,4}){0,4}",
    ]
}

proptest! {
    /// Nothing that a person types makes the rules panic, and what is accepted reads back.
    #[test]
    fn any_text_is_read_or_refused(text in texts()) {
        struct Reading<'a>(&'a str);
        impl Visitor for Reading<'_> {
            type Output = Option<(String, String)>;
            fn visit<R: Game + 'static>(self, rules: R) -> Self::Output {
                let start = rules.position_example();
                let start = rules.read_position(start).expect("a position");
                if let Ok(played) = rules.read_move(self.0) {
                    let listed = rules.moves(&start).any(|other| other == played);
                    assert_eq!(rules.play(&start, played).is_ok(), listed);
                }
                let position = rules.read_position(self.0).ok()?;
                let written = rules.write_position(&position);
                let again = rules.read_position(&written).expect("reads back");
                Some((written, rules.write_position(&again)))
            }
        }
        for kind in GameKind::ALL {
            if let Some((written, again)) = kind.visit(Variant::default(), Reading(&text)) {
                prop_assert_eq!(written, again);
            }
        }
    }
}
