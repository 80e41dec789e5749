//! Prompts, menus, moves, help and refusals on a terminal.

use super::MENU;
use super::pty::Desk;
use crate::support::TWO_PEOPLE;
use crate::support::messages::{asked, did, message, only, wins};

#[test]
fn a_whole_game_from_the_opening_to_another_one() {
    let mut session = Desk::new("").size(80, 100).open();
    session.wait_for(&message("banner", &[]));
    session.wait_for(&format!("1) matches {}", message("tagline-matches", &[])));
    session.wait_for(&format!("2) nim {}", message("tagline-nim", &[])));
    session.answer("[1]:", "");
    session.answer("[3,5,7]", "2");
    session.answer("[3]", "1");
    session.answer("[5]", "3");
    session.wait_for(&message("who-first", &[]));
    session.wait_for(&format!("2) {}", message("who-perfect", &[])));
    session.answer("[1]:", "");
    session.answer("[6]", "human");
    session.answer("[Player 1]", "Ann");
    session.answer("[Player 2]", "Bob");
    session.wait_for("Ann 1 | 1 2 ||| 3");
    session.answer(&MENU, "d");
    session.answer(&message("ask-first-pile", &["offered=1 or 2"]), "1");
    session.answer(&message("ask-count-double", &[]), "4");
    session.wait_for(&message("limit-double", &["answer=4", "size=1"]));
    session.answer(&message("ask-count-double", &[]), "1");
    session.wait_for(&did("Ann", "1+2:1"));
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    session.answer(&asked("2:1"), "o");
    session.wait_for(&did("Bob", "2:2"));
    session.wait_for(&wins("Bob"));
    session.wait_for("Ann - Bob 0 : 1");
    session.answer("Another game?", "y");
    session.answer("[1,3]", "2,2");
    session.wait_for("Bob Ann - Bob 0 : 1");
    session.answer(&MENU, "1+2:2");
    session.wait_for("Ann - Bob 0 : 2");
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_person_loses_to_the_perfect_computer() {
    let mut session = Desk::new("play matches --first human:Ann --second perfect").open();
    session.answer("[3,5,7]", "2");
    session.answer("[3]", "1");
    session.answer("[5]", "2");
    session.answer(&MENU, "1:1");
    session.wait_for(&did("Nimatron", "2:2"));
    session.wait_for(&wins("Nimatron"));
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn the_menu_answers_to_letters_and_moves() {
    let mut session = Desk::new(&format!("play matches 3,5,7 {TWO_PEOPLE}"))
        .size(80, 120)
        .open();
    session.answer(&MENU, "s");
    session.answer("From which pile (1, 2 or 3)?", "b");
    session.answer(&MENU, "s");
    session.answer("From which pile (1, 2 or 3)?", "3");
    session.answer(&message("ask-count-single", &["heap=3"]), "2");
    session.wait_for(&did("Ann", "3:2"));
    session.answer(&MENU, "D");
    session.answer(&message("ask-first-pile", &["offered=1, 2 or 3"]), "1");
    session.answer(&message("ask-second-pile", &["offered=2 or 3"]), "3");
    session.answer(&message("ask-count-double", &[]), "3");
    session.wait_for(&did("Bob", "1+3:3"));
    session.answer(&asked("2:1 or 2+3:1"), "u");
    session.wait_for(&message("undone", &["moves=1+3:3"]));
    session.answer(&MENU, "r");
    session.wait_for(&message("redone", &["moves=1+3:3"]));
    session.answer(&asked("2:1 or 2+3:1"), "2:3");
    session.wait_for(&did("Ann", "2:3"));
    session.answer(&asked("2:1 or 2+3:1"), "o");
    session.wait_for(&wins("Bob"));
    session.answer("Another game?", "q");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn help_at_every_kind_of_prompt() {
    let mut session = Desk::new("").size(80, 150).open();
    let mut help = |prompt: &str, says: &str, answer: &str| {
        session.answer(prompt, "h");
        session.wait_for(says);
        session.answer(prompt, answer);
    };
    let said = |id| message(id, &[]);
    let known = "known=human, perfect, beginner, random, adaptive or learner";
    let more = "more= The learner starts at random and improves from game to game.";
    let who = message("help-who", &[known, more]);
    help("[1]:", &said("help-game"), "1");
    help("[3,5,7]", &said("help-whole"), "2");
    help("in pile 1? [3]", &said("help-pile-size"), "1");
    help("in pile 2? [5]", &said("help-pile-size"), "2");
    help("[1]:", &who, "1");
    help("[6]", &who, "human:Bob");
    help("[Player 1]", &message("help-name", &["most=40"]), "Ann");
    let rules = message("rules-matches", &["most=2"]);
    help(&MENU, &rules, "s");
    help("(1 or 2)?", &said("help-pick-pile"), "1");
    help(
        "from pile 1?",
        &message("help-count-single", &["heap=1", "most=1"]),
        "1",
    );
    help("2:1), or a choice:", &rules, "2:1");
    help(&only("2:1"), &rules, "2:1");
    help("Another game?", &said("help-after"), "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_refusal_names_the_range() {
    let mut session = Desk::new("play matches").size(80, 60).open();
    session.answer("[3,5,7]", "11");
    session.wait_for(&message(
        "refuse-too-large",
        &["answer=11", "least=2", "most=10"],
    ));
    session.answer("[3,5,7]", "1");
    session.wait_for(&message(
        "refuse-too-small",
        &["answer=1", "least=2", "most=10"],
    ));
    session.answer("[3,5,7]", "two");
    session.wait_for(&message(
        "refuse-no-number",
        &["answer=two", "least=2", "most=10"],
    ));
    session.answer("[3,5,7]", "2");
    session.answer("[3]", "0");
    session.wait_for(&message(
        "refuse-too-small",
        &["answer=0", "least=1", "most=1000000000000000"],
    ));
    session.answer("[3]", "q");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn the_optimal_move_is_shown_with_its_reason_and_not_played() {
    let mut session = Desk::new(&format!("play matches 3,5,7 {TWO_PEOPLE}"))
        .size(80, 80)
        .open();
    session.answer(&MENU, "w");
    session.wait_for(&message("standing-won", &["move=3:7"]));
    session.answer(&MENU, "");
    session.wait_for("3 and 5");
    session.wait_for("Also wins: 1:1.");
    session.answer(&MENU, "u");
    session.wait_for(&message("absent-undo", &[]));
    session.leave(&MENU);
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn czech_has_its_accents() {
    let play = format!("play matches 1,3 {TWO_PEOPLE}");
    for desk in [
        Desk::new(&format!("--lang cs {play}")),
        Desk::new(&play).env("LANG", "cs_CZ.UTF-8"),
    ] {
        let mut session = desk.size(80, 60).open();
        let prompt = "Tah (třeba 1:1 nebo 1+2:1), nebo volba:";
        session.answer(prompt, "w");
        session.wait_for("Doporučený tah je");
        session.answer(prompt, "žluťoučký");
        session.wait_for("„žluťoučký“ se tu nenabízí.");
        session.leave(prompt);
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn pasted_lines_are_one_answer_each() {
    let mut session = Desk::new("").size(80, 100).open();
    session.wait_for_prompt("[1]:");
    session.type_text("matches\r2\r1\r3\rhuman:Ann\rhuman:Bob\r1+2:1\r");
    session.wait_for(&did("Ann", "1+2:1"));
    session.leave(&asked("2:1"));
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn an_answer_longer_than_the_line_stands_there_once() {
    let name = "A name of forty characters, no one more!";
    let mut session = Desk::new("play matches 1,3 --second human:Bob")
        .size(40, 40)
        .open();
    session.answer("... [1]:", "human");
    session.answer("[Player 1]", name);
    session.wait_for_prompt(&MENU);
    assert_eq!(session.words().matches("[Player 1]").count(), 1);
    session.leave(&MENU);
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_board_of_twelve_columns_fits_forty() {
    let mut session = Desk::new(&format!("play cram {TWO_PEOPLE}"))
        .size(40, 80)
        .open();
    session.answer("[4x5]", "2");
    session.answer("[5]", "12");
    session.wait_for("a b c d e f g h i j k l 1 . . . . . . . . . . . . 2 . . . .");
    session.answer(&asked("a1-b1"), "s");
    session.answer(&message("ask-domino", &["example=a1-b1"]), "l2-L1");
    session.wait_for(&did("Ann", "l1-l2"));
    session.wait_for("1 . . . . . . . . . . . @ 2 . . . . . . . . . . . @");
    session.leave(&asked("a1-b1"));
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn sticks_have_a_menu_of_letters_since_a_number_is_a_move() {
    let mut session = Desk::new("play sticks --second human:Bob")
        .size(80, 120)
        .open();
    let turn = &message("ask-turn-number", &["most=3"]);
    session.answer("[10]", "");
    session.answer("[3]", "");
    session.answer("[1]:", "human:Ann");
    session.wait_for("t tip w why v values o optimal h help q quit");
    session.answer(turn, "2");
    session.wait_for(&format!(
        "{} {}",
        did("Ann", "2"),
        message("turn", &["number=2", "name=Bob"])
    ));
    session.wait_for("||||| ||| 8 -2");
    session.answer(turn, "s");
    session.answer(&message("ask-take-sticks", &[]), "4");
    session.wait_for(&message("refuse-too-large-limit", &["most=3"]));
    session.answer(&message("ask-take-sticks", &[]), "3");
    session.wait_for(&did("Bob", "3"));
    session.answer(turn, "u");
    session.wait_for(&message("undone", &["moves=3"]));
    session.answer(turn, "R");
    session.wait_for(&message("redone", &["moves=3"]));
    session.answer(turn, "6");
    session.wait_for(&message("move-count-take", &["count=6", "most=3"]));
    session.answer(turn, "3");
    session.answer(&message("ask-turn-number", &["most=2"]), "o");
    session.wait_for(&wins("Bob"));
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn coins_fit_forty_columns() {
    let mut session = Desk::new("play coins --seed 1").size(40, 120).open();
    session.answer("[6]", "12");
    session.answer("[3]", "9");
    session.answer("... [6]:", "perfect");
    session.answer("second? [1]", "");
    session.answer("[Player 2]", "Eva");
    session.wait_for("8 1 12 [4 5 14 9 3 18");
    session.wait_for("14 10 12] Coins: Nimatron 0, Eva 0");
    session.wait_for(&did("Nimatron", "9"));
    let turn = &message("ask-turn-number", &["most=3"]);
    session.answer(turn, "w");
    session.answer(turn, "");
    session.wait_for(&message("line-hint-points", &[]));
    session.answer(turn, "3");
    session.wait_for(&did("Eva", "3"));
    session.wait_for("Nimatron wins by 89 coins to 21.");
    session.wait_for_prompt("Another game?");
    assert!(!session.a_line_was_too_long(), "{}", session.screen());
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

/// Enter makes the only move, and nothing is played for anybody.
#[test]
fn enter_makes_the_only_move() {
    let turn = &asked("1:1");
    let mut session = Desk::new(&format!("nim 1,1 {TWO_PEOPLE}")).open();
    session.answer(turn, "1:1");
    // After a reason Enter shows the rest first.
    session.answer(&only("2:1"), "w");
    session.answer(&only("2:1"), "");
    session.answer(&only("2:1"), "");
    session.wait_for(&did("Bob", "2:1"));
    session.wait_for(&wins("Bob"));
    session.answer("Another game?", "u");
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    session.answer(&only("2:1"), "u");
    session.wait_for(&message("undone", &["moves=1:1"]));
    session.leave(turn);
    assert_eq!(session.exit_status(), 0);
    // Where one pile is left it is not asked for.
    let mut session = Desk::new(&format!("nim 3 {TWO_PEOPLE}")).open();
    session.answer(turn, "s");
    session.answer(&message("ask-count-single", &["heap=1"]), "3");
    session.wait_for(&wins("Ann"));
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn what_is_longer_than_the_screen_is_paged() {
    let mut session = Desk::new(&format!("nim 3,5,7 {TWO_PEOPLE}"))
        .size(80, 12)
        .open();
    let turn = &asked("1:1");
    session.answer(turn, "w");
    session.answer(turn, "");
    session.wait_for(&message("more", &[]));
    session.press("q");
    session.leave(turn);
    assert_eq!(session.exit_status(), 0);
}
