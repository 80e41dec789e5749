//! Tips at a turn, held against the judge.

use nimatron::explanation::internals::Words;
use nimatron::explanation::{Language, Reader};
use nimatron::games::{Game, Variant};
use nimatron::inference::{GameKind, Visitor};

use crate::judge::{judged, positions};
use crate::support::messages::{message, says};
use crate::support::{Run, flowing};

/// So many small positions of a game are played from, of all sizes.
const POSITIONS: usize = 12;

/// Asks for four tips at small positions. Returns how many positions were asked about.
struct Tips;

impl Visitor for Tips {
    type Output = usize;

    fn visit<R: Game>(self, rules: R) -> usize {
        let words = Words::new(Language::ENGLISH, Reader::Person);
        let may_begin = |start: &R::Position| !rules.is_over(start);
        let starts: Vec<R::Position> = positions(&rules).filter(may_begin).collect();
        let step = starts.len().div_ceil(POSITIONS).max(1);
        let mut asked = 0;
        for start in starts.into_iter().step_by(step) {
            let text = rules.write_position(&start);
            let mut arguments = vec!["play".to_owned(), rules.name().to_owned(), text];
            let values = rules.values(&start);
            for (option, value) in values.of(rules.about().options) {
                arguments.extend([format!("--{}", option.name), value.to_string()]);
            }
            arguments.extend(
                "--first human:Ann --second human:Bob --lang en"
                    .split(' ')
                    .map(str::to_owned),
            );
            let told = Run::new(arguments)
                .input("t\nt\nt\nt\nq\n")
                .expect_stdout_to_be_read()
                .check();
            let told = flowing(&told);
            let (value, ending) = judged(&rules, &start);
            // What each move leads to, and how long it lasts.
            let moves: Vec<_> = rules
                .moves(&start)
                .map(|played| {
                    let after = rules.play(&start, played).expect("a legal move");
                    let (worth, ending) = judged(&rules, &after);
                    let own = rules.points(&start, played) - worth;
                    (played, own, ending.remoteness + 1)
                })
                .collect();
            let best = moves.iter().filter(|(_, own, _)| *own == value);
            let count = best.clone().count();
            let has_points = rules.points_left(&start).is_some();
            let counted = |points| {
                let count = format!("count={count}");
                message("tip-winning", &[points, &count])
            };
            let (outcome, number) = match (has_points, value.signum()) {
                (true, 0) => ("tip-points-drawn", counted("points=yes")),
                (true, 1) => ("tip-points-won", counted("points=yes")),
                (true, _) => ("tip-points-lost", counted("points=yes")),
                (false, 1) => ("tip-won", counted("points=no")),
                (false, _) => {
                    let moves = format!("moves={}", ending.remoteness);
                    ("tip-lost", message("tip-lasts", &[&moves]))
                }
            };
            let outcome = message(outcome, &[]);
            assert!(says(&told, &outcome), "{outcome}: {told}");
            assert!(says(&told, &number), "{number}: {told}");
            // The place of a best move: in a losing position of one that lasts longest.
            let is_long = |&&(_, _, moves): &&(R::Move, i64, _)| {
                has_points || value > 0 || moves == ending.remoteness
            };
            let mut places = best
                .filter(is_long)
                .map(|&(played, _, _)| rules.region(&start, played));
            let is_told = places.any(|place| match place {
                Some(place) => told.contains(&flowing(&words.say(&place))),
                None => says(&told, &message("tip-last", &[])),
            });
            assert!(is_told, "{told}");
            asked += 1;
        }
        asked
    }
}

#[test]
fn tips_are_true() {
    for kind in GameKind::all() {
        let asked = kind.visit(&Variant::default(), Tips);
        assert!(asked > 0, "{}", kind.name());
    }
}
