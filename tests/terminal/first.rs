//! What a person sees who has read nothing: a first game, a first lesson with mistakes and a quiz,
//! in both languages and on terminals of two sizes. Each screen at which something is typed is in
//! `screens/`; `NIMATRON_RECORD=1` writes them anew, and then nothing passes.

use std::{env, fs};

use super::keys::ENTER;
use super::pty::Desk;
use crate::session::RECORD;
use crate::support::messages::message_in;

/// Where each language has its prompts.
const LANGUAGES: [&str; 2] = ["en", "cs"];

/// The end of a prompt in both languages, and an answer to it.
type Step = ([&'static str; 2], &'static str);

const GAME: [&str; 2] = ["[1]:", "[1]:"];
const SECOND: [&str; 2] = ["[6]", "[6]"];
const PILES: [&str; 2] = ["[3,5,7]", "[3,5,7]"];
const NAME: [&str; 2] = ["[Player 1]", "[Hráč 1]"];
const TURN: [&str; 2] = ["or a choice:", "nebo volba:"];
const PILE: [&str; 2] = ["pile (1 or 2)?", "hromádky (1 nebo 2)?"];
const COUNT: [&str; 2] = ["from pile 2?", "z hromádky 2?"];
const AFTER: [&str; 2] = ["Another game?", "Další hra?"];
const LINE: [&str; 2] = ["next line:", "další řádek:"];
/// The end of the questions of a lesson and of a quiz.
const ASKED: [&str; 2] = ["I don't know)", "nevím)"];

/// Enter almost alone, a reason, a mistake, and the review of the game that is lost.
const FIRST_GAME: [Step; 15] = [
    (GAME, ""),
    (PILES, ""),
    (GAME, ""),
    (SECOND, "2"),
    (NAME, ""),
    (TURN, "take 7 from pile 3"),
    (TURN, "w"),
    (TURN, ""),
    (TURN, "3:7"),
    (TURN, "1:1"),
    (TURN, "s"),
    (PILE, "2"),
    (COUNT, "1"),
    (AFTER, "e"),
    (AFTER, "q"),
];

const FIRST_LESSON: [Step; 18] = [
    (LINE, ""),
    (LINE, ""),
    (LINE, ""),
    (LINE, ""),
    (LINE, ""),
    (ASKED, "-"),
    (ASKED, "?"),
    (ASKED, "x"),
    (ASKED, "2"),
    (ASKED, "?"),
    (ASKED, "2"),
    (ASKED, "+"),
    (ASKED, "2"),
    (ASKED, "-"),
    (TURN, "1"),
    (TURN, "2"),
    (TURN, "2"),
    (TURN, "2"),
];

/// Twice wrong, so that the position comes again.
const QUIZ: [Step; 5] = [
    (ASKED, "-"),
    (ASKED, "2:2"),
    (ASKED, "-"),
    (ASKED, "+"),
    (ASKED, "1:1"),
];

fn is_seen(name: &str, arguments: &str, steps: &[Step]) {
    let is_recording = env::var_os(RECORD).is_some();
    for (columns, rows) in [(80, 24), (40, 15)] {
        for (place, language) in LANGUAGES.into_iter().enumerate() {
            let more = message_in(language, "more", &[]);
            let desk = Desk::new(&format!("{arguments} --seed 1 --lang {language}"));
            let mut session = desk.size(columns, rows).open();
            let mut seen = Vec::new();
            for (prompts, answer) in steps {
                seen.extend(session.page_to(prompts[place], &more));
                session.type_text(&format!("{answer}{ENTER}"));
            }
            assert_eq!(session.exit_status(), 0);
            seen.push(session.screen());
            let between = format!("\n{}\n", "=".repeat(columns.into()));
            let seen = seen.join(&between) + "\n";
            let path = format!(
                "{}/tests/terminal/screens/{name}-{language}-{columns}x{rows}.txt",
                env!("CARGO_MANIFEST_DIR")
            );
            let recorded = fs::read_to_string(&path).unwrap_or_default();
            if is_recording {
                fs::write(&path, &seen).expect("a file can be written");
            } else {
                assert!(seen == recorded, "{path} differs:\n{seen}");
            }
        }
    }
    assert!(
        !is_recording,
        "{RECORD} is set. Read the diff, then test without {RECORD}."
    );
}

#[test]
fn a_first_game() {
    is_seen("first-game", "play", &FIRST_GAME);
}

#[test]
fn a_first_lesson() {
    is_seen("first-lesson", "learn 1", &FIRST_LESSON);
}

#[test]
fn a_first_quiz() {
    is_seen("first-quiz", "quiz nim --count 2", &QUIZ);
}
