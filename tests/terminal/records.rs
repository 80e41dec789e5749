//! Games that are kept while they run, and replays, on a terminal. Killed programs leave whole
//! records.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use super::MENU;
use super::keys::CTRL_D;
use super::pty::Desk;
use crate::support::messages::{asked, did, message, only, says, wins};
use crate::support::{Run, TWO_PEOPLE};

/// The program with its games kept below a folder.
fn desk(state: &Path, arguments: &str) -> Desk {
    let state = state.to_str().expect("a plain name");
    Desk::new(arguments)
        .size(80, 60)
        .env("XDG_STATE_HOME", state)
}

/// The unfinished game that is kept below a folder.
fn kept(state: &Path) -> Option<String> {
    fs::read_to_string(state.join("nimatron/unfinished.record")).ok()
}

#[test]
fn a_killed_game_goes_on_and_is_forgotten_when_it_is_over() {
    let state = tempdir().expect("a folder");
    let mut session = desk(state.path(), &format!("play matches 1,2 {TWO_PEOPLE}")).open();
    session.wait_for_prompt(&MENU);
    assert_eq!(kept(state.path()), None, "no move is made");
    session.answer(&MENU, "2:1");
    session.wait_for(&did("Ann", "2:1"));
    session.kill();
    assert!(kept(state.path()).is_some());
    let mut session = desk(state.path(), "play --resume").open();
    session.wait_for(&message("record-resumed", &["count=1"]));
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    session.answer(&MENU, "u");
    session.wait_for(&message("undone", &["moves=2:1"]));
    session.answer(&MENU, "1+2:1");
    session.answer(&only("2:1"), "");
    session.wait_for(&wins("Bob"));
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
    assert_eq!(kept(state.path()), None);
    Run::line("play --resume")
        .environment("XDG_STATE_HOME", state.path().to_str().expect("plain"))
        .expect_complaint(1, [message("record-none-kept", &[])])
        .check();
}

#[test]
fn the_end_of_the_input_says_that_the_game_is_kept() {
    let kept = message("input-ended-kept", &[]);
    let state = tempdir().expect("a folder");
    let mut session = desk(state.path(), &format!("play matches 1,2 {TWO_PEOPLE}")).open();
    session.wait_for_prompt(&MENU);
    session.press(CTRL_D);
    assert_eq!(session.exit_status(), 3);
    assert!(!session.words().contains(&kept), "no move is made");
    // At the menu, and at a question below it.
    for (arguments, answer, prompt) in [
        (
            &*format!("play matches 1,2 {TWO_PEOPLE}"),
            "2:1",
            MENU.as_str(),
        ),
        ("play --resume", "s", "From which pile (1 or 2)?"),
    ] {
        let mut session = desk(state.path(), arguments).open();
        session.answer(&MENU, answer);
        session.wait_for_prompt(prompt);
        session.press(CTRL_D);
        assert_eq!(session.exit_status(), 3);
        assert!(session.words().contains(&kept), "{}", session.screen());
    }
}

#[test]
fn what_is_undone_before_a_game_is_kept_is_not_in_its_record() {
    let state = tempdir().expect("a folder");
    let mut session = desk(state.path(), &format!("play nim 1,3 {TWO_PEOPLE}")).open();
    session.answer(&asked("1:1"), "1:1");
    session.answer(&asked("2:1"), "2:3");
    session.answer("Another game?", "e");
    session.answer("Another game?", "k 2");
    session.wait_for(&message("taken-up", &["number=2"]));
    session.answer(&asked("2:1"), "u");
    session.wait_for(&message("undone", &["moves=1:1"]));
    session.answer(&asked("1:1"), "2:2");
    session.wait_for(&did("Ann", "2:2"));
    session.kill();
    let text = kept(state.path()).expect("it is kept");
    assert!(text.ends_with("\n\n1. 2:2\n"), "{text}");
}

#[test]
fn of_two_games_at_once_the_one_that_began_first_is_kept() {
    let state = tempdir().expect("a folder");
    let play =
        |piles: &str| desk(state.path(), &format!("play matches {piles} {TWO_PEOPLE}")).open();
    let mut first = play("3,4");
    first.answer(&MENU, "1:1");
    first.wait_for(&message("turn", &["number=2", "name=Bob"]));
    let mut second = play("5,6");
    second.answer(&MENU, "1:1");
    second.wait_for(&message("record-not-kept", &[]));
    second.wait_for(&message("turn", &["number=2", "name=Bob"]));
    // The first one runs.
    let mut session = desk(state.path(), "play --resume").open();
    session.wait_for(&message("boxes-in-use", &[]));
    assert_eq!(session.exit_status(), 1);
    first.kill();
    let mut session = desk(state.path(), "play --resume").open();
    session.wait_for("1 || 2 -1 2 |||| 4");
    session.answer(&MENU, "1:1");
    session.answer(&MENU, "q");
    session.wait_for(&message("ask-leave-kept", &[]));
    session.answer("to go on:", "y");
    assert_eq!(session.exit_status(), 0);
    second.kill();
}

#[test]
fn a_game_that_cannot_be_kept_goes_on() {
    let folder = tempdir().expect("a folder");
    let state = folder.path().join("file");
    fs::write(&state, "").expect("writable");
    let mut session = desk(&state, &format!("play matches 1,2 {TWO_PEOPLE}")).open();
    session.answer(&MENU, "1:1");
    session.wait_for(&message("record-not-kept", &[]));
    session.answer(&asked("2:1"), "2:1");
    session.answer(&only("2:1"), "");
    session.wait_for(&wins("Ann"));
    let not_kept = message("record-not-kept", &["why="]);
    let said = session.words().matches(not_kept.trim_end()).count();
    assert_eq!(said, 1, "{}", session.screen());
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn what_was_kept_of_a_game_stays_where_no_more_can_be_written() {
    let state = tempdir().expect("a folder");
    let piles = ["1000000000000"; 10].join(",");
    let script = format!("ulimit -f 1; exec $nimatron play nim {piles} {TWO_PEOPLE}");
    let mut session = Desk::shell(&script)
        .size(120, 60)
        .env("XDG_STATE_HOME", state.path().to_str().expect("plain"))
        .open();
    let not_kept = message("record-not-kept", &[]);
    let mut made = 0;
    while !says(&session.output(), &not_kept) {
        session.answer(&asked("1:1"), "10:10000000000");
        made += 1;
        session.wait_for(&format!("Move {}, to move", made + 1));
        assert!(made > 3 || kept(state.path()).is_some());
    }
    session.leave(&asked("1:1"));
    assert_eq!(session.exit_status(), 0);
    let text = kept(state.path()).expect("it stays");
    assert!(text.contains(&format!("\n{}. ", made - 1)), "{text}");
    let mut session = desk(state.path(), "play --resume").open();
    session.wait_for(&message("record-resumed", &[]));
}

#[test]
fn a_game_that_is_over_is_forgotten_though_its_end_could_not_be_written() {
    let state = tempdir().expect("a folder");
    let mut session = desk(state.path(), &format!("play nim 1,3 {TWO_PEOPLE}")).open();
    session.answer(&asked("1:1"), "1:1");
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    // A folder where the new contents would be written.
    let new = state.path().join("nimatron/unfinished.record.nimatron-new");
    fs::create_dir(new).expect("a folder");
    session.answer(&asked("2:1"), "2:1");
    session.wait_for(&message("record-not-kept", &[]));
    session.wait_for(&message("turn", &["number=3", "name=Ann"]));
    assert!(kept(state.path()).is_some(), "it has a move");
    session.answer(&asked("2:1"), "2:2");
    session.wait_for(&wins("Ann"));
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
    assert_eq!(kept(state.path()), None);
}

#[test]
fn an_unfinished_game_is_offered_and_what_was_played_last_is_the_default() {
    let state = tempdir().expect("a folder");
    let turn = &asked("1:1");
    let mut session = desk(state.path(), &format!("nim 1,3 {TWO_PEOPLE}")).open();
    session.answer(turn, "1:1");
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    session.kill();
    let mut session = desk(state.path(), "").open();
    session.wait_for("nim 1,3: Ann against Bob (1 move)");
    session.answer("[k]:", "");
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    session.leave(&asked("2:1"));
    assert_eq!(session.exit_status(), 0);
    let mut session = desk(state.path(), "").open();
    session.answer("[k]:", "2");
    session.answer("[1,3]", "");
    // Enter takes two people with their names: five times are enough.
    session.answer("... [human:Ann]:", "");
    session.answer("Who plays second? [human:Bob]", "");
    session.wait_for(&message("turn", &["number=1", "name=Ann"]));
    session.answer(turn, "2:3");
    session.wait_for(&did("Ann", "2:3"));
    session.answer(&only("1:1"), "");
    session.answer("Another game?", "q");
    assert_eq!(session.exit_status(), 0);
    // A new game takes its place with the first move.
    let kept_is = |piles: &str| kept(state.path()).is_some_and(|kept| kept.contains(piles));
    let mut session = desk(state.path(), &format!("nim 4,4 {TWO_PEOPLE}")).open();
    session.answer(turn, "1:1");
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    session.kill();
    let mut session = desk(state.path(), &format!("nim 5,5 {TWO_PEOPLE}")).open();
    let old = "game=nim 4,4: Ann against Bob (1 move)";
    session.wait_for(&message("record-replaces", &[old]));
    assert!(kept_is("\"4,4\""));
    session.answer(turn, "1:1");
    session.wait_for(&message("turn", &["number=2", "name=Bob"]));
    session.kill();
    assert!(kept_is("\"5,5\""));
}

#[test]
fn who_has_won_is_remembered_for_each_name() {
    let state = tempdir().expect("a folder");
    let arguments = "nim 1 --first human:Tom --second adaptive";
    let file = state.path().join("nimatron/opponents");
    for (game, percent) in [(1, 60), (2, 80)] {
        let mut session = desk(state.path(), arguments).open();
        session.answer(&only("1:1"), "1:1");
        session.wait_for(&message("adaptive-grown", &[&format!("percent={percent}")]));
        session.answer("Another game?", "q");
        assert_eq!(session.exit_status(), 0);
        let known = fs::read_to_string(&file).expect("a file");
        assert!(
            known.ends_with(&format!("\n{percent} {game} 0 Tom\n")),
            "{known}"
        );
    }
    let mut session = desk(state.path(), arguments).open();
    session.wait_for(&message(
        "remembered",
        &["name=Tom", "wins=2", "losses=0", "due=0"],
    ));
    session.leave(&only("1:1"));
    // What is damaged is left as it is.
    fs::write(&file, "60 x\n").expect("a file");
    let mut session = desk(state.path(), arguments).open();
    session.wait_for(&message("opponents-damaged", &["line=1"]));
    session.answer(&only("1:1"), "1:1");
    session.answer("Another game?", "q");
    assert_eq!(session.exit_status(), 0);
    assert_eq!(fs::read_to_string(&file).expect("a file"), "60 x\n");
}

#[test]
fn a_learner_is_kept_for_each_game_on_a_terminal() {
    let state = tempdir().expect("a folder");
    let arguments = "sticks 2 --first human:Ann --second learner";
    let file = state.path().join("nimatron/learners/sticks-3-2");
    for games in [1, 2] {
        let mut session = desk(state.path(), arguments).open();
        session.answer("or a choice:", "1");
        session.answer("Another game?", "q");
        assert_eq!(session.exit_status(), 0);
        let boxes = fs::read_to_string(&file).expect("a file");
        assert!(boxes.contains(&format!("\"games\":{games},")), "{boxes}");
    }
    // What is damaged is left as it is.
    fs::write(&file, "60 x\n").expect("a file");
    let mut session = desk(state.path(), arguments).open();
    assert_eq!(session.exit_status(), 1);
    assert_eq!(fs::read_to_string(&file).expect("a file"), "60 x\n");
}
