//! A position that is given may be any that `solve` answers; only what is asked for has bounds.

use nimatron::inference::GameKind;

use crate::support::messages::message;
use crate::support::{Run, TWO_PEOPLE};

#[test]
fn fewer_may_be_left_than_a_move_may_take() {
    for (position, score) in [
        ("sticks 2", "1 : 0"),
        ("sticks 3", "1 : 0"),
        ("sticks 1 --max-take 2", "1 : 0"),
        ("sticks 3 --misere", "1 : 0"),
        ("sticks 0", "0 : 1"),
        ("coins 5,3 --max-take 7", "1 : 0"),
        ("sticks 10 --max-take 20", "1 : 0"),
        ("sticks 2000000 --max-take 1500000", "1 : 0"),
    ] {
        Run::line(&format!(
            "play {position} --first perfect --second random --seed 1"
        ))
        .input("n\n")
        .expect_saying(format!("Nimatron {score}"))
        .check();
        Run::line(&format!("match {position} perfect random --games 2"))
            .expect_stdout_to_be_read()
            .check();
    }
}

#[test]
fn enter_begins_a_game_that_the_first_player_can_win() {
    // In coins the columns are drawn.
    for game in GameKind::all().filter(|game| game.name() != "coins") {
        Run::line(game.name())
            .input("\n".repeat(6) + "w\nq\n")
            .expect_saying(message("standing-won", &[]))
            .check();
    }
}

#[test]
fn boxes_for_so_few_sticks_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let again = "train sticks 2 --max-take 5000000 --games 3 --boxes b.json";
    for line in [
        "play sticks 2 --max-take 5000000 --first learner --second random --boxes b.json",
        again,
        again,
        "train sticks --games 0 --boxes b.json",
    ] {
        Run::line(line)
            .input("n\n")
            .within(folder.path())
            .expect_stdout_to_be_read()
            .check();
    }
}

#[test]
fn an_empty_row_has_no_boxes() {
    let folder = tempfile::tempdir().expect("a folder");
    for line in [
        "play sticks 0 --first learner --second random --boxes b.json",
        "train sticks --games 0 --boxes b.json",
    ] {
        Run::line(line)
            .input("n\n")
            .within(folder.path())
            .expect_stdout_to_be_read()
            .check();
    }
}

/// Many know nim by the name of a film.
#[test]
fn marienbad_is_misere_nim_of_four_piles() {
    let by_name = |words: &str| {
        let run = Run::line(&format!("{words} {TWO_PEOPLE}")).input("q\n");
        run.expect_stdout_to_be_read().check()
    };
    assert_eq!(by_name("marienbad"), by_name("nim 1,3,5,7 --misere"));
}
