//! Tips at a turn, held against the judge.

use nimatron::explanation::{Language, Words};
use nimatron::games::{Game, Variant, Visitor};
use nimatron::inference::GameKind;

use crate::judge::{judged, positions};
use crate::support::{Run, flowing};

/// So many small positions of a game are played from, of all sizes.
const POSITIONS: usize = 12;

/// Asks for four tips at small positions. Returns how many positions were asked about.
struct Tips;

impl Visitor for Tips {
    type Output = usize;

    fn visit<R: Game>(self, rules: R) -> usize {
        let words = Words::new(Language::ENGLISH);
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
            let (outcome, number) = match (has_points, value.signum()) {
                (true, 0) => ("the game is a draw.".to_owned(), counted(count, "optimal")),
                (true, 1) => ("both you win.".to_owned(), counted(count, "optimal")),
                (true, _) => ("both you lose.".to_owned(), counted(count, "optimal")),
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
                Some(place) => told.contains(&flowing(&words.say(&place))),
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

#[test]
fn the_third_tip_is_an_idea() {
    for (arguments, idea) in [
        (
            "nim 3,4,5",
            "The nim-sum is 2. Which piles have a 1 in its leftmost column?",
        ),
        (
            "nim 1,1,5 --misere",
            "How many piles of one do you want to leave: an odd or an even number?",
        ),
        (
            "sticks 10",
            "What remainder does 10 leave when divided by 4?",
        ),
        (
            "sticks 10 --misere",
            "What remainder do the other 9 leave when divided by 4?",
        ),
        ("kayles 7", "Can you leave two equal halves?"),
        ("kayles 3,5", "Can you leave equal pairs?"),
        (
            "cram 3x4",
            "Which move leaves a board that a half turn does not change?",
        ),
        ("chomp 4x4", "Can you leave two equal arms?"),
        (
            "take 22 --set 1,3,4",
            "What remainder does the heap leave on division by 7?",
        ),
        ("matches 3,5,7", "Which golden pair can you reach?"),
        ("fibonacci 12", "What is the least part?"),
        (
            "euclid 9,4",
            "Which move leaves a ratio below the golden ratio, 1.618...?",
        ),
        ("kayles 7 --lang cs", "Můžete nechat dvě stejné půlky?"),
        // No theorem gives one.
        (
            "matches 2,3,5,7",
            "Which positions nearer to the end are lost? Can you leave one of them?",
        ),
        (
            "coins 5,3,8,1",
            "Compare the moves: what do you gain now, and how much may your opponent take then?",
        ),
    ] {
        let game = format!("play {arguments} --first human:A --second human:B");
        let told = Run::line(&game)
            .input("t\nt\nt\nq\n")
            .expect_stdout_to_be_read()
            .check();
        assert!(
            flowing(&told).replace('\u{a0}', " ").contains(idea),
            "{arguments}: {told}"
        );
    }
}
