//! Games that are kept while they run, and replays, on a terminal. Killed programs leave whole
//! records.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use super::MENU;
use super::pty::Desk;
use crate::support::TWO_PEOPLE;
use crate::support::messages::{asked, message, says, wins};

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
