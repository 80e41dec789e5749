//! Replays on a terminal: on and back, and what a move would have left.

use std::fs;

use tempfile::tempdir;

use super::keys::CTRL_C;
use super::pty::Desk;
use crate::support::messages::{did, message};

/// The question of a replay after so many moves.
fn asked_after(made: usize, most: usize) -> String {
    let figures = [format!("made={made}"), format!("most={most}")];
    message("replay-ask", &figures.each_ref().map(String::as_str))
}

#[test]
fn a_replay_goes_on_and_back() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    let game = "[Game \"nim\"]\n[Position \"1,2\"]\n[First \"Ann\"]\n[Second \"Bob\"]\n\n1. 2:1\n2. 1:1\n3. 2:1\n";
    fs::write(&path, game).expect("writable");
    let mut session = Desk::new(&format!("replay {}", path.display()))
        .size(80, 60)
        .open();
    let ask = |made: usize| asked_after(made, 3);
    let loses = |best| message("why-loses", &["because=no", "name=Ann", best]);
    session.answer(&ask(0), "b");
    session.wait_for(&message("replay-at-start", &[]));
    session.answer(&ask(0), "");
    session.wait_for(&did("Ann", "2:1"));
    session.answer(&ask(1), "n");
    session.wait_for(&did("Bob", "1:1"));
    session.answer(&ask(2), "b");
    session.answer(&ask(1), "7");
    session.wait_for(&message("replay-refuse", &["answer=7"]));
    session.answer(&ask(1), "w 2:1");
    session.wait_for(&loses("best=1:1"));
    session.answer(&ask(1), "w 1:1");
    session.wait_for(&loses("best=2:1"));
    session.answer(&ask(1), "w 2:2");
    session.wait_for(&message("move-count-single", &["count=2", "most=1"]));
    session.answer(&ask(1), "3");
    session.wait_for(&did("Ann", "2:1"));
    session.wait_for("Ann wins.");
    session.answer(&ask(3), "w 1:1");
    session.wait_for(&message("replay-over", &[]));
    session.answer(&ask(3), "");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_replay_says_of_what_move_it_knows_nothing() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    fs::write(&path, "[Game \"cram\"]\n[Position \"9x9\"]\n\n1. a1-b1\n").expect("writable");
    let mut session = Desk::new(&format!("replay {}", path.display()))
        .size(80, 60)
        .open();
    let ask = &asked_after(0, 1);
    session.answer(ask, "why a1-a2");
    session.wait_for(&message("beyond", &["short=yes"]));
    session.answer(ask, "h");
    session.wait_for(&message("replay-help", &[]));
    session.answer(ask, "q");
    assert_eq!(session.exit_status(), 0);
    assert!(!session.output().contains("Play on"));
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
