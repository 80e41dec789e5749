//! Terminals of every kind: with and without colour, dumb, tiny and narrow ones, and a pipe on one
//! side.

use nimatron::explanation::internals::Words;
use nimatron::explanation::{Language, Reader};
use nimatron::inference::GameKind;
use nimatron::reason::Phrase;

use super::MENU;
use super::keys::{BACKSPACE, CTRL_D, ENTER, LEFT, RIGHT};
use super::pty::Desk;
use crate::support::messages::{asked, did, message, message_in, only, wins};
use crate::support::{TWO_PEOPLE, flowing};

#[test]
fn piles_are_colored_where_that_is_wanted() {
    let play = format!("play matches 3,5 {TWO_PEOPLE}");
    for (desk, expected) in [
        (Desk::new(&play), (8, 0)),
        (Desk::new(&play).env("TERM", "xterm"), (8, 0)),
        (Desk::new(&format!("--color always {play}")), (8, 0)),
        (Desk::new(&format!("--color never {play}")), (0, 8)),
        (Desk::new(&play).env("NO_COLOR", "1"), (0, 8)),
    ] {
        let mut session = desk.open();
        session.wait_for_prompt(&MENU);
        assert_eq!(session.strokes(), expected, "colored and plain");
        session.leave(&MENU);
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn tiny_terminals_can_be_played_on() {
    for (columns, rows) in [(1, 1), (2, 2), (5, 3), (19, 5), (80, 1)] {
        let mut desk = Desk::new(&format!("play matches 1,3 {TWO_PEOPLE}")).size(columns, rows);
        if columns < 20 {
            desk = desk.line_by_line();
        }
        let mut session = desk.open();
        session.answer(&MENU, "1+2:1");
        session.answer(&asked("2:1"), "o");
        session.wait_for(&wins("Bob"));
        session.answer("Another game?", "q");
        assert_eq!(session.exit_status(), 0, "{columns} by {rows}");
    }
}

#[test]
fn small_terminals_show_the_end_of_every_prompt() {
    for (columns, rows) in [(20, 5), (21, 6), (40, 24)] {
        let mut session = Desk::new("").size(columns, rows).open();
        session.answer("[3]:", "matches");
        session.answer("[3,5,7]", "2");
        session.answer("[3]", "1");
        session.answer("[5]", "x");
        session.answer("[5]", "2");
        session.answer("[1]:", "human:Ann");
        session.answer("[6]", "human:Bob");
        session.answer("1+2:1), or a choice:", "t");
        session.answer("1+2:1), or a choice:", "1:1");
        session.answer("2:1), or a choice:", "2:2");
        session.answer("game?", "q");
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
        assert_eq!(session.exit_status(), 0, "{columns} by {rows}");
    }
}

/// The editor of lines divides by the number of columns less one.
#[test]
fn a_terminal_that_shrinks_to_one_column_can_be_played_on() {
    for (columns, rows) in [(1, 1), (1, 24), (2, 2), (5, 2)] {
        let mut session = Desk::new(&format!("play matches 1,3 {TWO_PEOPLE}")).open();
        session.wait_for_prompt(&MENU);
        session.type_text("1");
        session.wait_for_line(": 1");
        session.resize(columns, rows);
        for key in [BACKSPACE, "w", LEFT, RIGHT, BACKSPACE, ENTER] {
            session.press(key);
        }
        for answer in ["w", "l", "a", "h", "1+2:1", "x"] {
            session.press(answer);
            session.press(ENTER);
        }
        for _ in 0..2 {
            session.press("q");
            session.press(ENTER);
        }
        assert_eq!(session.exit_status(), 0, "{columns} by {rows}");
        let output = session.output();
        assert!(!output.contains("panicked"), "{output}");
    }
}

/// The seven games that people begin with: a line each where there is room, else their names.
#[test]
fn the_first_screen_is_whole_in_every_language() {
    for (columns, rows) in [(80, 24), (40, 15)] {
        for language in Language::all() {
            let code = language.code();
            let desk = Desk::new(&format!("--lang {code}")).size(columns, rows);
            let mut session = desk.open();
            // A blank stands before a French colon.
            session.wait_for_prompt(":");
            let screen = session.words();
            assert!(!session.a_line_was_too_long(), "{screen}");
            assert!(
                screen.starts_with(&flowing(&message_in(code, "banner", &[]))),
                "{screen}"
            );
            for game in GameKind::all().take(7) {
                let own = flowing(&message_in(code, &format!("tagline-{}", game.name()), &[]));
                assert_eq!(screen.contains(&own), columns == 80, "{own}: {screen}");
                let number = GameKind::all()
                    .position(|known| known == game)
                    .expect("known")
                    + 1;
                assert!(screen.contains(&format!("{number}")), "{screen}");
            }
            for word in ["more", "learn", "daily", "misere"] {
                let words = message_in(code, &format!("words-{word}"), &[]);
                let first = words.split_whitespace().next().expect("a word");
                assert!(screen.contains(first), "{first}: {screen}");
            }
            session.answer(":", "q");
            assert_eq!(session.exit_status(), 0);
        }
    }
}

#[test]
fn nothing_is_cut_at_80_and_at_40_columns() {
    for (columns, colon) in [(80, ""), (40, ":")] {
        let mut session = Desk::new("").size(columns, 250).open();
        let matches = message("tagline-matches", &[]);
        session.wait_for(&format!("1) matches{colon} {matches}"));
        session.answer("[3]:", "matches");
        session.answer("[3,5,7]", "4");
        for (pile, usual, size) in [(1, 3, "3"), (2, 5, "1000000"), (3, 7, "77"), (4, 77, "6")] {
            session.answer(&format!("{pile}? [{usual}]"), size);
        }
        session.wait_for(&message("who-beginner", &[]));
        session.answer("... [1]:", "human:Ann");
        session.answer("[6]", "human:Bob");
        session.wait_for(&message("turn", &["number=1", "name=Ann"]));
        for answer in ["2:999998", "u", "r", "3:77", "u", "r", "w", "a", "l", "99"] {
            session.answer(&MENU, answer);
        }
        for answer in ["t", "t", "t", "t", "v", "m", "p", "h"] {
            session.answer(&MENU, answer);
        }
        session.wait_for_prompt(&MENU);
        for (letter, label) in [
            ("t", "short-tip"),
            ("w", "short-why"),
            ("v", "short-values"),
            ("d", "short-double"),
            ("u", "short-undo"),
            ("q", "short-leave"),
        ] {
            session.wait_for(&format!("{letter} {}", message(label, &[])));
        }
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
        session.leave(&MENU);
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn the_boxes_of_a_learner_fit_and_have_colors() {
    for (columns, language, end) in [
        (80, "en", "Another game?"),
        (40, "en", "Another game?"),
        (40, "cs", "Další hra?"),
    ] {
        for game in [
            "sticks 10",
            "sticks 60 --max-take 20",
            "nim 1,3,4",
            "cram 3x3",
        ] {
            let players = "--first learner:One --second learner:Two --watch --seed 2";
            let play = format!("play {game} {players} --lang {language}");
            let mut session = Desk::new(&play).size(columns, 250).open();
            session.wait_for_prompt(end);
            assert!(!session.a_line_was_too_long(), "{}", session.screen());
            let bead = if game.starts_with("sticks") { "2" } else { "" };
            let colored = format!("\u{1b}[35m{bead}");
            assert!(session.output().contains(&colored), "{}", session.output());
            session.answer(end, "q");
            assert_eq!(session.exit_status(), 0);
        }
    }
}

#[test]
fn a_dumb_terminal_gets_lines_and_no_escapes() {
    let mut session = Desk::new(&format!("play matches 1,3 {TWO_PEOPLE}"))
        .env("TERM", "dumb")
        .line_by_line()
        .open();
    session.answer(&MENU, "1+2:1");
    session.answer(&asked("2:1"), "w");
    session.answer(&asked("2:1"), "o");
    session.wait_for(&wins("Bob"));
    session.wait_for_prompt("Another game?");
    session.press(CTRL_D);
    assert_eq!(session.exit_status(), 0);
    assert!(!session.output().contains('\u{1b}'));
}

#[test]
fn a_pipe_on_stdout_means_plain_lines() {
    let play = format!("$nimatron play matches 1,3 {TWO_PEOPLE}");
    let mut session = Desk::shell(&format!("{play} | cat")).line_by_line().open();
    session.answer(&MENU, "1+2:1");
    session.answer(&asked("2:1"), "q");
    assert_eq!(session.exit_status(), 0);
    assert!(!session.output().contains('\u{1b}'), "{}", session.output());
}

#[test]
fn a_pipe_on_stdin_means_plain_lines() {
    let play = format!("$nimatron play matches 1,3 {TWO_PEOPLE}");
    let mut session = Desk::shell(&format!("printf '1+2:1\\n' | {play}; echo status $?"))
        .line_by_line()
        .open();
    session.wait_for("status 3");
    assert_eq!(session.exit_status(), 0);
    session.wait_for(&format!("{} 1+2:1 {}", *MENU, did("Ann", "1+2:1")));
    assert!(!session.output().contains('\u{1b}'), "{}", session.output());
}

#[test]
fn huge_piles_and_many_piles_fit_into_40_columns() {
    for (position, answers) in [
        ("1000000000000000 3", ["2:1", "1:999999999999998"]),
        ("1 2 3 4 5 6 7 8 9 10", ["w", "l"]),
    ] {
        let play = format!("play matches {position} {TWO_PEOPLE}");
        let mut session = Desk::new(&play).size(40, 250).open();
        for answer in answers {
            session.answer(&MENU, answer);
        }
        session.wait_for_prompt(&MENU);
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
        session.leave(&MENU);
        assert_eq!(session.exit_status(), 0);
    }
}

/// Maps of all sizes are drawn by the library; see `cli::map`.
#[test]
fn maps_fit() {
    for (columns, map) in [
        (20, "map nim --lang cs --size 300 --third 100"),
        (40, "map matches --size 200"),
    ] {
        let mut session = Desk::new(map).size(columns, 80).open();
        assert_eq!(session.exit_status(), 0);
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
    }
}

#[test]
fn names_of_wide_characters_fit() {
    let name = "木".repeat(12);
    let play = format!("play matches 1 --first human:{name} --second human:{name}2");
    for columns in [80, 40] {
        let mut session = Desk::new(&play).size(columns, 60).open();
        session.answer(&only("1:1"), "o");
        session.answer("Another game?", "y");
        session.wait_for_prompt(&only("1:1"));
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
        session.leave(&only("1:1"));
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn a_narrow_terminal_without_a_cursor_gets_short_lines_too() {
    let play = format!("play matches 3,5,7 {TWO_PEOPLE}");
    let mut session = Desk::new(&play)
        .size(40, 100)
        .env("TERM", "dumb")
        .line_by_line()
        .open();
    session.answer(&MENU, "w");
    session.wait_for_prompt(&MENU);
    assert!(!session.a_line_was_too_long(), "{}", session.screen());
    session.leave(&MENU);
    assert_eq!(session.exit_status(), 0);
}

/// Through a pipe each is one line.
#[test]
fn refusals_and_periods_are_wrapped_at_words() {
    let none = message("sequence-no-period", &["to=3"]);
    for (arguments, status, told) in [
        (
            "solve nim 3,x",
            2,
            &message("position-piles-bad-size", &["word=x"]),
        ),
        ("sequence kayles --to 3", 0, &none),
    ] {
        let mut session = Desk::new(arguments).size(30, 24).open();
        assert_eq!(session.exit_status(), status);
        session.wait_for(told);
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
    }
}

/// Parts are drawn next to each other as far as there is room for them.
#[test]
fn parts_fit_forty_columns() {
    let board = "..#..#...#....#..#..";
    for columns in [80, 40] {
        let mut session = Desk::new(&format!("play cram {board} {TWO_PEOPLE}"))
            .size(columns, 120)
            .open();
        session.answer(&asked("a1-b1"), "w");
        session.answer(&asked("a1-b1"), "");
        let nimbers = ["kind=", "count=6", "nimbers=1, 1, 1, 2, 1 and 1"];
        session.wait_for(&message("nimbers-of-components", &nimbers));
        session.wait_for_prompt(&asked("a1-b1"));
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
        session.leave(&asked("a1-b1"));
        assert_eq!(session.exit_status(), 0);
    }
}

/// The letters of menus and the ends of prompts, in every language. What needs no terminal is
/// measured by the check of the languages.
#[test]
fn every_language_fits_at_40_columns() {
    for language in Language::all() {
        let words = Words::new(language, Reader::Program);
        let last_of = |id: &'static str| {
            let said = words.say(&Phrase::new(id).with("example", "1:1"));
            said.rsplit(' ').next().map(str::to_owned)
        };
        let [turn, after] = ["ask-turn", "ask-another"].map(|id| last_of(id).expect("words"));
        let play = format!("play matches 2,2 {TWO_PEOPLE} --lang {}", language.code());
        let mut session = Desk::new(&play).size(40, 250).open();
        for answer in ["w", "a", "l", "c", "v", "t", "m", "h", "1+2:2"] {
            session.answer(&turn, answer);
        }
        for answer in ["h", "e"] {
            session.answer(&after, answer);
        }
        session.wait_for_prompt(&after);
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
        session.answer(&after, "q");
        assert_eq!(session.exit_status(), 0, "{play}");
    }
}

#[test]
fn a_worksheet_has_room_for_answers_at_every_width() {
    for (language, arguments, columns) in [
        ("en", "nim", 80),
        ("en", "nim", 40),
        ("en", "coins", 40),
        ("cs", "coins", 40),
    ] {
        let line = format!("quiz {arguments} --print --seed 3 --lang {language}");
        let mut session = Desk::new(&line).size(columns, 250).open();
        assert_eq!(session.exit_status(), 0);
        assert!(!session.a_line_was_too_long(), "{}", session.screen());
        let points = if arguments == "coins" {
            "points=yes"
        } else {
            "points=no"
        };
        let [outcome, best] = ["quiz-sheet-outcome", "quiz-sheet-move"]
            .map(|id| message_in(language, id, &[points]) + " ____________");
        let between = if columns == 80 { "   " } else { "\n" };
        let blanks = format!("{outcome}{between}{best}\n");
        let screen = session.screen() + "\n";
        assert!(screen.contains(&blanks), "{screen}");
    }
}
