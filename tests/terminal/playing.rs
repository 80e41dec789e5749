//! Prompts, menus, moves, help and refusals on a terminal.

use super::MENU;
use super::pty::Desk;
use crate::support::TWO_PEOPLE;

#[test]
fn a_whole_game_from_the_opening_to_another_one() {
    let mut session = Desk::new("").size(80, 100).open();
    session.wait_for("Nimatron: h for help, q to quit");
    session.wait_for("1) matches take from one pile, or the same number from two");
    session.wait_for("2) nim take from one pile");
    session.answer("Number or name [1]:", "");
    session.answer("How many piles? [3,5,7]", "2");
    session.answer("How many matches in pile 1? [3]", "1");
    session.answer("How many matches in pile 2? [5]", "3");
    session.wait_for("Who plays first? 1) a person 2) the computer: plays perfectly");
    session.answer("Number, or human, perfect, ... [1]:", "");
    session.answer("Number, or human, perfect, ... [2]:", "human");
    session.answer("Name of player 1? [Player 1]", "Ann");
    session.answer("Name of player 2? [Player 2]", "Bob");
    session.wait_for("Move 1, to move: Ann 1 | 1 2 ||| 3");
    session.answer(MENU, "d");
    session.answer("Which is the first pile (1 or 2)?", "1");
    session.answer("How many matches from each?", "4");
    session.wait_for("4 is too many: the smaller of the two piles has 1.");
    session.answer("How many matches from each?", "1");
    session.wait_for("Ann takes 1 match from each of piles 1 and 2 (1+2:1).");
    session.wait_for("Move 2, to move: Bob");
    session.answer("Move (such as 2:1), or a choice:", "o");
    session.wait_for("Bob takes 2 matches from pile 2 (2:2).");
    session.wait_for("Bob takes the last one and wins.");
    session.wait_for("Score: Ann 0 : 1 Bob y again u take back e examine k N from move N");
    session.answer("Another game?", "y");
    session.answer("How many piles? [1,3]", "2,2");
    session.wait_for("Move 1, to move: Bob Ann 0 : 1 Bob");
    session.answer(MENU, "1+2:2");
    session.wait_for("Score: Ann 0 : 2 Bob");
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_person_loses_to_the_perfect_computer() {
    let mut session = Desk::new("play matches --first human:Ann --second perfect").open();
    session.answer("How many piles? [3,5,7]", "2");
    session.answer("How many matches in pile 1? [3]", "1");
    session.answer("How many matches in pile 2? [5]", "2");
    session.answer(MENU, "1:1");
    session.wait_for("Nimatron takes 2 matches from pile 2 (2:2).");
    session.wait_for("Nimatron takes the last one and wins.");
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn the_menu_answers_to_letters_and_moves() {
    let mut session = Desk::new(&format!("play matches 3,5,7 {TWO_PEOPLE}"))
        .size(80, 120)
        .open();
    session.answer(MENU, "s");
    session.answer("From which pile (1, 2 or 3)?", "b");
    session.answer(MENU, "s");
    session.answer("From which pile (1, 2 or 3)?", "3");
    session.answer("How many matches from pile 3?", "2");
    session.wait_for("Ann takes 2 matches from pile 3 (3:2).");
    session.answer(MENU, "D");
    session.answer("Which is the first pile (1, 2 or 3)?", "1");
    session.answer("Which is the second pile (2 or 3)?", "3");
    session.answer("How many matches from each?", "3");
    session.wait_for("Bob takes 3 matches from each of piles 1 and 3 (1+3:3).");
    session.answer("Move (such as 2:1 or 2+3:1), or a choice:", "u");
    session.wait_for("Taken back: 1+3:3.");
    session.answer(MENU, "r");
    session.wait_for("Played again: 1+3:3.");
    session.answer("Move (such as 2:1 or 2+3:1), or a choice:", "2:3");
    session.wait_for("Ann takes 3 matches from pile 2 (2:3).");
    session.answer("Move (such as 2:1 or 2+3:1), or a choice:", "o");
    session.wait_for("Bob takes the last one and wins.");
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
    help("[1]:", "Enter the number of a game or its name;", "1");
    help(
        "How many piles? [3,5,7]",
        "A whole position is accepted too",
        "2",
    );
    help(
        "in pile 1? [3]",
        "Enter how many matches this pile has",
        "1",
    );
    help(
        "in pile 2? [5]",
        "Enter how many matches this pile has",
        "2",
    );
    help("[1]:", "human, perfect, beginner, random or learner;", "1");
    help("[2]:", "a name may follow after a colon", "human:Bob");
    help(
        "Name of player 1? [Player 1]",
        "Enter a name of 1 to 40",
        "Ann",
    );
    help(
        MENU,
        "The player who takes the last match wins. How to win:",
        "s",
    );
    help("From which pile (1 or 2)?", "b goes back to the menu", "1");
    help("from pile 1?", "how many matches to take from pile 1", "1");
    help(
        "2:1), or a choice:",
        "Enter a letter, or a move such as",
        "2:1",
    );
    help("Another game?", "y plays again with the same players", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_refusal_names_the_range() {
    let mut session = Desk::new("play matches").size(80, 60).open();
    session.answer("How many piles? [3,5,7]", "11");
    session.wait_for("11 is too many. Enter a number from 2 to 10, or h for help.");
    session.answer("How many piles? [3,5,7]", "1");
    session.wait_for("1 is too few. Enter a number from 2 to 10, or h for help.");
    session.answer("How many piles? [3,5,7]", "two");
    session.wait_for("\"two\" is not a whole number from 2 to 10.");
    session.answer("How many piles? [3,5,7]", "2");
    session.answer("How many matches in pile 1? [3]", "0");
    session.wait_for("0 is too few. Enter a number from 1 to 1000000000000000,");
    session.answer("How many matches in pile 1? [3]", "q");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn the_optimal_move_is_shown_with_its_reason_and_not_played() {
    let mut session = Desk::new(&format!("play matches 3,5,7 {TWO_PEOPLE}"))
        .size(80, 80)
        .open();
    session.answer(MENU, "w");
    session.wait_for("The best move is 3:7: take 7 from pile 3.");
    session.wait_for("Why: 3 and 5 are golden pair number 2");
    session.wait_for("Also wins: 1:1.");
    session.answer(MENU, "u");
    session.wait_for("There is nothing to undo yet.");
    session.leave(MENU);
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
    session.wait_for_prompt("Number or name [1]:");
    session.type_text("matches\r2\r1\r3\rhuman:Ann\rhuman:Bob\r1+2:1\r");
    session.wait_for("Ann takes 1 match from each of piles 1 and 2 (1+2:1).");
    session.leave("Move (such as 2:1), or a choice:");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn an_answer_longer_than_the_line_stands_there_once() {
    let name = "A name of forty characters, no one more!";
    let mut session = Desk::new("play matches 1,3 --second human:Bob")
        .size(40, 40)
        .open();
    session.answer("... [1]:", "human");
    session.answer("Name of player 1? [Player 1]", name);
    session.wait_for_prompt(MENU);
    assert_eq!(
        session
            .words()
            .matches("Name of player 1? [Player 1]")
            .count(),
        1
    );
    session.leave(MENU);
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_board_of_twelve_columns_fits_forty() {
    let mut session = Desk::new(&format!("play cram {TWO_PEOPLE}"))
        .size(40, 80)
        .open();
    session.answer("How many rows? [4x5]", "2");
    session.answer("How many columns? [5]", "12");
    session.wait_for("a b c d e f g h i j k l 1 . . . . . . . . . . . . 2 . . . .");
    session.answer("Move (such as a1-b1), or a choice:", "s");
    session.answer("Which two cells, such as a1-b1?", "l2-L1");
    session.wait_for("Ann puts a domino on l1 and l2 (l1-l2).");
    session.wait_for("1 . . . . . . . . . . . @ 2 . . . . . . . . . . . @");
    session.leave("Move (such as a1-b1), or a choice:");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn sticks_have_a_menu_of_letters_since_a_number_is_a_move() {
    let mut session = Desk::new("play sticks --second human:Bob")
        .size(80, 120)
        .open();
    let turn = "Move (1 to 3), or a choice:";
    session.answer("How many sticks? [10]", "");
    session.answer("How many may be taken at a time? [3]", "");
    session.answer("Number, or human, perfect, ... [1]:", "human:Ann");
    session.wait_for("t tip w why v values o optimal h help q quit");
    session.answer(turn, "2");
    session.wait_for("Ann takes 2 sticks (2). Move 2, to move: Bob ||||| ||| 8 -2");
    session.answer(turn, "s");
    session.answer("How many sticks?", "4");
    session.wait_for("4 is too many");
    session.answer("How many sticks?", "3");
    session.wait_for("Bob takes 3 sticks (3).");
    session.answer(turn, "u");
    session.wait_for("Taken back: 3.");
    session.answer(turn, "R");
    session.wait_for("Played again: 3.");
    session.answer(turn, "6");
    session.wait_for("6 cannot be taken. Take from 1 to 3.");
    session.answer(turn, "3");
    session.answer("Move (1 or 2), or a choice:", "o");
    session.wait_for("Bob takes the last one and wins.");
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn coins_fit_forty_columns() {
    let mut session = Desk::new("play coins --seed 1").size(40, 120).open();
    session.answer("How many columns of coins? [10]", "12");
    session.answer("How many columns may the first move take? [3]", "9");
    session.answer("... [2]:", "");
    session.answer("... [1]:", "");
    session.answer("Name of player 2? [Player 2]", "Eva");
    session.wait_for("402 80 596 [219 283 710 461");
    session.wait_for("152 874 706 483 577] Coins: Nimatron 0, Eva 0");
    session.wait_for("Nimatron takes 9 columns with 4465 coins (9).");
    let turn = "Move (1 to 3), or a choice:";
    session.answer(turn, "w");
    session.wait_for("move 3; gains now 1078; answer -; their margin after -; margin +1078; best");
    session.wait_for("l shows the best play by both, move by move.");
    session.answer(turn, "3");
    session.wait_for("Eva takes 3 columns with 1078 coins (3).");
    session.wait_for("Nimatron wins by 4465 coins to 1078.");
    session.wait_for_prompt("Another game?");
    assert!(!session.a_line_was_too_long(), "{}", session.screen());
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_move_without_a_choice_is_made_and_told() {
    let turn = "Move (such as 1:1), or a choice:";
    let mut session = Desk::new(&format!("nim 1,1 {TWO_PEOPLE}")).open();
    session.answer(turn, "1:1");
    session.wait_for("Bob takes 1 match from pile 2 (2:1), the only move.");
    session.wait_for("Bob takes the last one and wins.");
    // A forced move is no choice, to which one could go back.
    session.answer("Another game?", "u");
    session.wait_for("Move 1, to move: Ann");
    session.leave(turn);
    assert_eq!(session.exit_status(), 0);
    let mut session = Desk::new(&format!("nim 1,1 {TWO_PEOPLE} --ask-forced")).open();
    session.answer(turn, "1:1");
    session.leave("Move (such as 2:1), or a choice:");
    assert_eq!(session.exit_status(), 0);
    // Where one pile is left it is not asked for.
    let mut session = Desk::new(&format!("nim 3 {TWO_PEOPLE}")).open();
    session.answer(turn, "s");
    session.answer("How many matches from pile 1?", "3");
    session.wait_for("Ann takes the last one and wins.");
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn what_is_longer_than_the_screen_is_paged() {
    let mut session = Desk::new(&format!("nim 3,5,7 {TWO_PEOPLE}"))
        .size(80, 12)
        .open();
    let turn = "Move (such as 1:1), or a choice:";
    session.answer(turn, "w");
    session.wait_for("-- space for more, q to go back --");
    session.press("q");
    session.leave(turn);
    assert_eq!(session.exit_status(), 0);
}
