//! Input that ends at any prompt: the status is 3, one line says so, and the output up to there is
//! that of a longer input. After a finished game the end of the input is no error.

use std::collections::BTreeSet;

use crate::support::messages::message_in;
use crate::support::{Run, flowing};

/// A session with all kinds of questions: the arguments, the answers up to the end of the first
/// game, and those after it.
struct Session {
    arguments: &'static str,
    game: &'static [&'static str],
    after: &'static [&'static str],
}

const SESSIONS: [Session; 7] = [
    // Without arguments: all questions about the game and the players, and each way to a move, with
    // help, refusals and ways back.
    Session {
        arguments: "",
        game: &[
            "chess", "matches", "x", "3", "0", "3", "5", "7", "9", "1", "human", "", "Ann", "Bob",
            "x", "w", "a", "l", "s", "9", "b", "s", "2", "6", "b", "d", "b", "d", "1", "1", "b",
            "d", "1", "3", "8", "1", "u", "r", "1:9", "1+2:1", "3:6", "2:3", "w", "o",
        ],
        after: &["3", "x", "y", "2", "1", "1", "o"],
    },
    Session {
        arguments: "play nim --first human --second perfect --misere",
        game: &["2", "1", "2", "", "Ann", "w", "u", "o"],
        after: &["y", "2", "1", "1", "2:1", "n"],
    },
    Session {
        arguments: "play matches 3,5,7 --first random --second human --seed 1",
        game: &["Ann", "w", "o", "o", "o"],
        after: &["y"],
    },
    Session {
        arguments: "play matches --first human --second human --lang cs",
        game: &["2", "1", "3", "Anna", "Bob", "d", "1", "2", "4", "1", "o"],
        after: &["n"],
    },
    Session {
        arguments: "play nim 1,1 --first perfect --second beginner --seed 1",
        game: &[],
        after: &["y", "n"],
    },
    Session {
        arguments: "play sticks --second learner:Bob --seed 1",
        game: &[
            "7", "9", "9", "3", "", "Ann", "x", "w", "a", "l", "s", "4", "b", "1", "u", "r", "o",
            "o",
        ],
        after: &["y", "8", "", "1"],
    },
    Session {
        arguments: "play coins --seed 1",
        game: &[
            "101", "5", "9", "2", "", "", "Bob", "9", "w", "a", "l", "s", "3", "b", "1", "u", "r",
            "o",
        ],
        after: &["y", "1", "", "1", "n"],
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

/// Whether a question comes after a finished game.
fn is_after_a_game(question: &str) -> bool {
    question.starts_with("Another game?") || question.starts_with("Další hra?")
}

/// The questions of a session, each before the answer with the same number. At each of them help is
/// asked for: it is shown, and the question comes again.
fn helped(session: &Session) -> Vec<String> {
    let answers = [session.game, session.after].concat();
    let input: String = (answers.iter())
        .flat_map(|&answer| ["h\n", answer, "\n"])
        .collect();
    let told = Run::line(session.arguments).input(input).outcome().stdout;
    let mut questions = Vec::new();
    let mut rest = told.as_str();
    for answer in &answers {
        let lines: Vec<&str> = rest.lines().collect();
        // A refusal that is wrapped may end so too.
        let is_question = |line: &&str| line.ends_with(['?', ':', ']']);
        let mut asked = lines.iter().filter_map(|line| line.strip_suffix(" h"));
        let asked = asked.find(is_question);
        let question = asked.unwrap_or_else(|| panic!("{answer} has no question: {rest}"));
        let (_, after) = rest
            .split_once(&format!("{question} h\n"))
            .expect("just found");
        let again = format!("{question} {answer}\n");
        let (help, after) = after.split_once(&again).expect(&again);
        assert!(flowing(help).len() > 40, "{question}: {help}");
        questions.push(question.to_owned());
        rest = after;
    }
    questions
}

#[test]
fn at_every_prompt_there_is_help_the_input_may_end_and_q_leaves() {
    for session in SESSIONS {
        let questions = helped(&session);
        let answers = [session.game, session.after].concat();
        let mut seen = BTreeSet::new();
        for (count, question) in questions.iter().enumerate() {
            if !seen.insert(question) {
                continue;
            }
            let before = lines(&answers[..count]);
            let told = Run::line(session.arguments)
                .input(before.as_str())
                .outcome();
            let place = format!("{} after {before:?}\n{told}", session.arguments);
            assert!(told.stdout.ends_with(&format!("{question} \n")), "{place}");
            let is_over = is_after_a_game(question);
            // Within the first game no question is one after a game.
            assert!(!is_over || count >= session.game.len(), "{place}");
            assert_eq!(told.status, if is_over { 0 } else { 3 }, "{place}");
            assert_eq!(is_over, told.stderr.is_empty(), "{place}");
            assert!(is_over || complaints().contains(&told.stderr), "{place}");
            let left = Run::line(session.arguments)
                .input(format!("{before}q\nnever read\n"))
                .expect_stdout_to_be_read()
                .check();
            assert!(
                left.ends_with(&format!("{question} q\n")),
                "{place}: {left}"
            );
        }
    }
}
