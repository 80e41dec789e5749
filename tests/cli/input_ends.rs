//! Input that ends at any prompt: the status is 3, one line says so, and the output up to there is that of a longer input. After
//! a finished game the end of the input is no error.

use crate::support::messages::message_in;
use crate::support::{Run, flowing};

/// A session with all kinds of questions: the arguments, the answers up to the end of the first game, and those after it.
struct Session {
    arguments: &'static str,
    game: &'static [&'static str],
    after: &'static [&'static str],
}

const SESSIONS: [Session; 7] = [
    // Without arguments: all questions about the game and the players, and each way to a move, with help, refusals and ways back.
    Session {
        arguments: "",
        game: &[
            "h", "chess", "matches", "h", "x", "3", "h", "0", "3", "5", "7", "h", "9", "1", "h",
            "human", "h", "", "Ann", "Bob", "h", "x", "w", "a", "l", "s", "h", "9", "b", "s", "2",
            "h", "6", "b", "d", "h", "b", "d", "1", "1", "b", "d", "1", "3", "h", "8", "1", "u",
            "r", "1:9", "1+2:1", "3:6", "2:3", "w", "o",
        ],
        after: &["h", "3", "x", "y", "2", "1", "1", "o"],
    },
    Session {
        arguments: "play nim --first human --second perfect --misere",
        game: &["2", "1", "2", "", "Ann", "w", "u", "o"],
        after: &["y", "h", "2", "1", "1", "2:1", "n"],
    },
    Session {
        arguments: "play matches 3,5,7 --first random --second human --seed 1",
        game: &["Ann", "w", "o", "o", "o"],
        after: &["y"],
    },
    Session {
        arguments: "play matches --first human --second human --lang cs",
        game: &[
            "h", "2", "1", "3", "Anna", "Bob", "d", "1", "2", "4", "1", "o",
        ],
        after: &["n"],
    },
    Session {
        arguments: "play nim 1,1 --first perfect --second beginner --seed 1",
        game: &[],
        after: &["h", "y", "n"],
    },
    Session {
        arguments: "play sticks --second learner:Bob --seed 1",
        game: &[
            "h", "7", "9", "h", "9", "3", "h", "", "h", "Ann", "h", "x", "w", "a", "l", "s", "h",
            "4", "b", "1", "u", "r", "o", "o",
        ],
        after: &["h", "y", "8", "", "1"],
    },
    Session {
        arguments: "play coins --seed 1",
        game: &[
            "h", "101", "5", "h", "9", "2", "h", "", "h", "", "h", "Bob", "h", "9", "w", "a", "l",
            "s", "h", "3", "b", "1", "u", "r", "o",
        ],
        after: &["h", "y", "1", "", "1", "n"],
    },
];

/// The line on stderr in both languages.
fn complaints() -> [String; 2] {
    ["en", "cs"].map(|language| {
        let ended = message_in(language, "input-ended", &[]);
        format!("nimatron: {ended}\n")
    })
}

fn lines(answers: &[&str]) -> String {
    answers.iter().flat_map(|&answer| [answer, "\n"]).collect()
}

/// Whether the output ends with a question of an unfinished game.
fn is_unfinished(told: &str) -> bool {
    let question = told.lines().next_back().unwrap_or_default();
    !question.starts_with("Another game?") && !question.starts_with("Další hra?")
}

#[test]
fn input_may_end_at_every_prompt() {
    for Session {
        arguments,
        game,
        after,
    } in SESSIONS
    {
        let answers = [game, after].concat();
        let whole = Run::line(arguments).input(lines(&answers)).outcome();
        for count in 0..answers.len() {
            let told = Run::line(arguments)
                .input(lines(&answers[..count]))
                .outcome();
            let place = format!("{arguments} after {:?}\n{told}", &answers[..count]);
            let question = told.stdout.strip_suffix(" \n").expect(&place);
            assert!(whole.stdout.starts_with(question), "{place}");
            let unfinished = is_unfinished(&told.stdout);
            if count <= game.len() {
                assert_eq!(unfinished, count < game.len(), "{place}");
            }
            assert_eq!(told.status, if unfinished { 3 } else { 0 }, "{place}");
            if unfinished {
                assert!(complaints().contains(&told.stderr), "{place}");
            }
        }
    }
}

#[test]
fn input_may_be_left_with_q_at_every_prompt() {
    for Session {
        arguments,
        game,
        after,
    } in SESSIONS
    {
        let answers = [game, after].concat();
        for count in 0..answers.len() {
            let input = lines(&answers[..count]);
            let told = Run::line(arguments)
                .input(format!("{input}q\nnever read\n"))
                .expect_stdout_to_be_read()
                .check();
            assert!(told.ends_with(" q\n"), "{arguments} after {input}: {told}");
        }
    }
}

#[test]
fn h_at_every_prompt_helps_and_asks_again() {
    for Session {
        arguments,
        game,
        after,
    } in SESSIONS
    {
        let answers = [game, after].concat();
        for count in 0..answers.len() {
            let input = lines(&answers[..count]);
            let told = Run::line(arguments)
                .input(format!("{input}h\nq\n"))
                .expect_stdout_to_be_read()
                .check();
            let place = format!("{arguments} after {input}: {told}");
            let question = told.strip_suffix(" q\n").expect(&place);
            let question = question.lines().next_back().expect(&place);
            let helped = told.rsplit_once(&format!("\n{question} h\n"));
            let helped = helped.or_else(|| told.split_once(&format!("{question} h\n")));
            let (_, help) = helped.expect(&place);
            let help = help.strip_suffix(&format!("{question} q\n")).expect(&place);
            assert!(flowing(help).len() > 40, "{place}");
        }
    }
}
