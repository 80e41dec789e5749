//! Replays on a terminal: on and back, and what a move would have left.

use std::fs;

use tempfile::tempdir;

use super::keys::CTRL_C;
use super::pty::Desk;
use crate::support::messages::message;

/// The question of a replay after so many moves.
fn asked_after(made: usize, most: usize) -> String {
    let figures = [format!("made={made}"), format!("most={most}")];
    message("replay-ask", &figures.each_ref().map(String::as_str))
}

#[test]
fn ctrl_c_stops_the_search_of_a_replay_and_not_the_replay() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    fs::write(&path, "[Game \"cram\"]\n[Position \"7x7\"]\n\n1. b2-b3\n").expect("writable");
    let mut session = Desk::new(&format!("replay {}", path.display()))
        .size(80, 60)
        .open();
    let ask = |made| asked_after(made, 1);
    session.answer(&ask(0), "1");
    session.answer(&ask(1), "w e1-f1");
    session.wait_for("Solving");
    session.press(CTRL_C);
    session.wait_for(&message("search-stopped", &[]));
    session.answer(&ask(1), "q");
    assert_eq!(session.exit_status(), 0);
}
