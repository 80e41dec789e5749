//! Laws of what a person sees and types: pictures, questions for a move, and texts.

use std::collections::BTreeSet;

use nimatron::games::{Game, GameKind, Setup, Step, Variant, Visitor};
use proptest::prelude::{Strategy, any};
use proptest::{prop_assert_eq, proptest};

use super::{Law, for_every_game};
use crate::judge::positions;

/// Pictures keep to the width, and the examples of moves are legal moves.
struct Screens;

impl Law for Screens {
    fn hold<R: Game>(&self, rules: &R) {
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

/// The answers that a position gives to the questions before a game are those that led to it.
struct SetupAnswersLeadBack;

impl Law for SetupAnswersLeadBack {
    fn hold<R: Game>(&self, rules: &R) {
        if rules.check_start(None).is_err() {
            return;
        }
        for further in 0..4 {
            let (mut answers, mut asked) = (Vec::new(), Vec::new());
            let position = loop {
                match rules.setup(&answers) {
                    Setup::Ready(position) => break position,
                    Setup::Draw(bounds) => answers.push(*bounds.end()),
                    Setup::Ask { bounds, .. } => {
                        let answer = (bounds.start() + further).min(*bounds.end());
                        answers.push(answer);
                        asked.push(answer);
                    }
                }
            };
            let told = rules.setup_answers(&position);
            // An option that the flags give is not asked for.
            assert!(told.starts_with(&asked), "{told:?} for {asked:?}");
        }
    }
}

#[test]
fn setup_answers_lead_back() {
    for_every_game(&SetupAnswersLeadBack);
}

/// Every accepted answer to the questions of a way leads to a legal move, and every legal move can be reached.
struct StepsReachEveryMove;

impl StepsReachEveryMove {
    fn walk<R: Game>(
        rules: &R,
        position: &R::Position,
        way: char,
        answers: &mut Vec<u64>,
        reached: &mut BTreeSet<R::Move>,
    ) {
        let offered: Vec<u64> = match rules.step(position, way, answers) {
            Step::Pick { options, .. } => options,
            Step::Count { bounds, .. } => bounds.collect(),
            // The player can write any move.
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
    fn hold<R: Game>(&self, rules: &R) {
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

/// Arbitrary texts, and texts that look like moves and positions.
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
    /// No text makes the rules panic, and an accepted position reads back.
    #[test]
    fn any_text_is_read_or_refused(text in texts()) {
        struct Reading<'a>(&'a str);
        impl Visitor for Reading<'_> {
            type Output = Option<(String, String)>;
            fn visit<R: Game>(self, rules: R) -> Self::Output {
                let start = rules.read_position(R::ABOUT.example).expect("a position");
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
        for kind in GameKind::all() {
            let read = kind.visit(&Variant::default(), Reading(&text));
            if let Some((written, again)) = read {
                prop_assert_eq!(written, again);
            }
        }
    }
}
