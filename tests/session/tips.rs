//! Tips at a turn, held against the judge.

use nimatron::explanation::{Language, Words};
use nimatron::games::{Game, Variant, Visitor};
use nimatron::inference::GameKind;

use crate::judge::{judged, positions};
use crate::support::{Run, flowing};

/// Every so many of the small positions are played from.
const STEP: usize = 7;

/// Asks for three tips at small positions. Returns how many positions were asked about.
struct Tips;

impl Visitor for Tips {
    type Output = usize;

    fn visit<R: Game>(self, rules: R) -> usize {
        let words = Words::new(Language::ENGLISH);
        let may_begin = |start: &R::Position| !rules.is_over(start);
        let starts = positions(&rules).filter(may_begin).step_by(STEP);
        let mut asked = 0;
        for start in starts {
            let text = rules.write_position(&start);
            let mut arguments = vec!["play".to_owned(), rules.name().to_owned(), text];
            let values = rules.values(&start);
            for (option, value) in values.of(R::ABOUT.options) {
                arguments.extend([format!("--{}", option.name), value.to_string()]);
            }
            arguments.extend(
                "--first human:Ann --second human:Bob --lang en"
                    .split(' ')
                    .map(str::to_owned),
            );
            let told = Run::new(arguments)
                .input("t\nt\nt\nq\n")
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
            let coins = match value.abs() {
                1 => "1 coin.".to_owned(),
                more => format!("{more} coins."),
            };
            let has_points = rules.points_left(&start).is_some();
            let (outcome, number) = match (has_points, value.signum()) {
                (true, 0) => ("the game is a draw.".to_owned(), counted(count, "optimal")),
                (true, 1) => (format!("you win by {coins}"), counted(count, "optimal")),
                (true, _) => (format!("you lose by {coins}"), counted(count, "optimal")),
                (false, 1) => ("You can win from here.".to_owned(), counted(count, "win")),
                (false, _) => {
                    let lasts = match ending.remoteness {
                        1 => "Your next move is the last one.".to_owned(),
                        moves => format!("You can make the game last {moves} more moves"),
                    };
                    ("You lose from here".to_owned(), lasts)
                }
            };
            assert!(told.contains(&outcome), "{outcome}: {told}");
            assert!(told.contains(&number), "{number}: {told}");
            // The place of a best move: in a losing position of one that lasts longest.
            let is_long = |&&(_, _, moves): &&(R::Move, i64, _)| {
                has_points || value > 0 || moves == ending.remoteness
            };
            let mut places = best
                .filter(is_long)
                .map(|&(played, _, _)| rules.place(&start, played));
            let is_told = places.any(|place| match place {
                Some(place) => told.contains(&words.say(&place)),
                None => told.contains("There are no more tips about this position."),
            });
            assert!(is_told, "{told}");
            asked += 1;
        }
        asked
    }
}

/// The sentence that says how many moves win or are optimal.
fn counted(count: usize, verb: &str) -> String {
    match (count, verb) {
        (1, "win") => "Only one move wins.".to_owned(),
        (1, _) => "Only one move is optimal.".to_owned(),
        (_, "win") => format!("{count} moves win."),
        _ => format!("{count} moves are optimal."),
    }
}

#[test]
fn tips_are_true() {
    for kind in GameKind::all() {
        let asked = kind.visit(&Variant::default(), Tips);
        assert!(asked > 0, "{}", kind.name());
    }
}
