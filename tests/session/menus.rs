//! Menus are understood as they are written: each word that one shows means the same as its letter.

use nimatron::explanation::Language;

use crate::support::Run;
use crate::support::messages::message_in;

/// The letters of a menu, each with the message of its word.
type Choices = &'static [(&'static str, &'static str)];

/// A menu: the command that leads to it, the answers before it, and its letters. At the turn
/// everything is offered: two piles are left, and one move of two is taken back.
const MENUS: [(&str, &str, Choices); 2] = [
    (
        "play matches 3,4 --first human:A --second human:B",
        "1:1\n2:1\nu\n",
        &[
            ("t", "short-tip"),
            ("w", "short-why"),
            ("w 1:1", "short-why"),
            ("v", "short-values"),
            ("o", "short-optimal"),
            ("s", "short-single"),
            ("d", "short-double"),
            ("u", "short-undo"),
            ("r", "short-redo"),
            ("h", "short-help"),
            ("q", "short-leave"),
        ],
    ),
    (
        "play nim 1,1 --first human:A --second human:B",
        "1:1\n2:1\n",
        &[
            ("y", "short-again"),
            ("u", "short-take-back"),
            ("e", "short-examine"),
            ("g", "short-change"),
            ("q", "short-leave"),
        ],
    ),
];

#[test]
fn every_word_that_a_menu_shows_is_understood_in_every_language() {
    for language in Language::all() {
        for (line, before, choices) in MENUS {
            for (typed, id) in choices {
                let (letter, rest) = typed.split_at(1);
                let word = message_in(language.code(), id, &[]);
                let told = |answer: &str| {
                    let run = Run::line(&format!("{line} --lang {}", language.code()));
                    let run = run.input(format!("{before}{answer}{rest}\n"));
                    let told = run.outcome();
                    assert!(told.stdout.contains(&word), "{word} is not shown: {told}");
                    // The answer is written after the prompt. The last word of a line of the menu
                    // looks like one.
                    let [word, letter] = [&*word, letter].map(|said| format!(" {said}{rest}\n"));
                    (
                        told.stdout.replace(&word, &letter),
                        told.stderr,
                        told.status,
                    )
                };
                assert_eq!(told(&word), told(letter), "{language:?} {id}");
            }
        }
    }
}
