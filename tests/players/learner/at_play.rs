//! The learner as a player: the contents of its boxes after games of `play`, with undo, and with a
//! file of `--boxes`.
//!
//! Ann always takes one stick. The boxes have so many beads of one number that the learner draws no
//! other number. The expected beads below rely on this. They are worked out by hand.

use std::fs;

use nimatron::features::learner::{BoxesFile, read_boxes};
use nimatron::matchboxes::{Bead, Learner, Terms};
use tempfile::TempDir;

use super::names;
use crate::cli::names_of;
use crate::support::messages::{message, message_in, takes_the_last, wins};
use crate::support::{Run, flowing};

const MANY: u64 = 1_000_000_000_000;
const ANN_FIRST: &str = "--first human:Ann --second learner --seed 1 --boxes boxes.json";

/// Ann's answers in a game of ten sticks that she begins against [`WINNING`], and in one that the
/// learner begins.
const GAME: &str = "1\n1\n1\n";
const GAME_BEGUN_BY_LEARNER: &str = "1\n1\n";

/// The winning takes for ten sticks and takes of at most three.
const WINNING: [(u64, u64); 6] = [(10, 2), (9, 1), (7, 3), (6, 2), (5, 1), (3, 3)];
/// Takes that lose against Ann, who takes 1, 1 and 3.
const LOSING: [(u64, u64); 2] = [(9, 2), (6, 3)];

/// Saved boxes for ten sticks and takes of at most three. Each box has many beads of one number,
/// and one of each other number.
fn paid(games: u64, boxes: &[(u64, u64)], count: impl Fn(u64) -> u64) -> String {
    let mut boxes = boxes.to_vec();
    boxes.sort_unstable();
    let boxes: Vec<String> = boxes
        .iter()
        .map(|&(sticks, take)| {
            let count = count(sticks);
            format!("{{\"position\":\"{sticks}\",\"beads\":[{{\"move\":\"{take}\",\"count\":{count}}}]}}")
        })
        .collect();
    format!(
        "{{\"format\":\"nimatron boxes\",\"version\":2,\"game\":\"sticks\",\"options\":{{\"max_take\":3}},\"misere\":false,\"position\":\"10\",\"games\":{games},\"boxes\":[\n{}\n]}}\n",
        boxes.join(",\n")
    )
}

fn folder(text: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("boxes.json"), text).expect("writable");
    folder
}

fn held_in(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("boxes.json")).expect("still there")
}

/// A game of ten sticks that Ann begins, with these answers, in the folder.
fn play(folder: &TempDir, answers: &str) -> Run {
    Run::line(&format!("play sticks 10 {ANN_FIRST}"))
        .within(folder.path())
        .input(answers)
        .expect_stdout_to_be_read()
}

#[test]
fn boxes_are_loaded_before_a_game_and_saved_after_it() {
    let before = paid(5, &WINNING, |_| MANY);
    let folder = folder(&before);
    let told = play(&folder, &format!("{GAME}n\n")).check();
    assert!(told.contains(&takes_the_last("Learner")), "{told}");
    // It drew from the boxes of 9, 7 and 3.
    let once = |sticks| MANY + u64::from([9, 7, 3].contains(&sticks));
    assert_eq!(held_in(&folder), paid(6, &WINNING, once));
    // Another process continues with these boxes. The learner begins the second game, with ten
    // sticks.
    let two = format!("{GAME}y\n{GAME_BEGUN_BY_LEARNER}n\n");
    play(&folder, &two).check();
    let thrice = |sticks| match sticks {
        9 => MANY + 2,
        7 | 3 => MANY + 3,
        10 => MANY + 1,
        _ => MANY,
    };
    assert_eq!(held_in(&folder), paid(8, &WINNING, thrice));
    assert_eq!(names(&folder), ["boxes.json"]);
}

#[test]
fn after_a_loss_the_beads_are_thrown_away() {
    let folder = folder(&paid(0, &LOSING, |_| MANY));
    let told = play(&folder, "1\n1\n3\nn\n").check();
    assert!(told.contains(&takes_the_last("Ann")), "{told}");
    assert_eq!(held_in(&folder), paid(1, &LOSING, |_| MANY - 1));
}

#[test]
fn a_file_is_made_by_the_first_game_that_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    play(&folder, "1\nq\n").check();
    assert!(names(&folder).is_empty());
    play(&folder, "o\no\no\nn\n").check();
    assert_eq!(names(&folder), ["boxes.json"]);
    let boxes = read_boxes(&folder.path().join("boxes.json")).expect("boxes");
    assert_eq!(boxes.games(), 1);
}

#[test]
fn a_game_left_unfinished_changes_nothing() {
    let before = paid(5, &WINNING, |_| MANY);
    let folder = folder(&before);
    play(&folder, "1\n1\nq\n").check();
    assert_eq!(held_in(&folder), before);
    play(&folder, "1\n1\n").expect_input_ended().check();
    assert_eq!(held_in(&folder), before);
    // The game before it has been saved.
    play(&folder, &format!("{GAME}y\n1\nq\n")).check();
    let once = |sticks| MANY + u64::from([9, 7, 3].contains(&sticks));
    let after = paid(6, &WINNING, once);
    assert_eq!(held_in(&folder), after);
    // The beads of the abandoned game are back in their boxes.
    play(&folder, "1\n1\nq\n").check();
    assert_eq!(held_in(&folder), after);
    assert_eq!(names(&folder), ["boxes.json"]);
}

#[test]
fn undo_takes_beads_back_and_redo_lays_them_aside_again() {
    let before = paid(5, &WINNING, |_| MANY);
    let plain = folder(&before);
    play(&plain, &format!("{GAME}n\n")).check();
    for answers in [
        "1\nu\nr\n1\n1\nn\n",
        "1\nu\nr\nu\nr\n1\nu\nr\n1\nn\n",
        "1\n1\nu\nu\nr\nr\n1\nn\n",
        // After an undo the learner draws again.
        "1\nu\n1\n1\nu\nu\n1\n1\n1\nn\n",
    ] {
        let folder = folder(&before);
        play(&folder, answers).check();
        assert_eq!(held_in(&folder), held_in(&plain), "{answers:?}");
    }
    // Ann takes 3 and 1 instead of 1 and 1. Only draws of moves that were not undone are paid for.
    let folder = folder(&before);
    play(&folder, "1\n1\nu\nu\n3\nu\nr\n1\nn\n").check();
    let stands = |sticks| MANY + u64::from([7, 3].contains(&sticks));
    assert_eq!(held_in(&folder), paid(6, &WINNING, stands));
}

#[test]
fn a_file_that_others_use_is_refused_untouched() {
    let before = paid(5, &WINNING, |_| MANY);
    let folder = folder(&before);
    let held = BoxesFile::hold(&folder.path().join("boxes.json")).expect("free");
    for language in ["en", "cs"] {
        let in_use = message_in(language, "boxes-in-use", &["file=boxes.json"]);
        Run::line(&format!("play sticks {ANN_FIRST} --lang {language}"))
            .within(folder.path())
            .expect_complaint(1, [in_use])
            .check();
    }
    drop(held);
    assert_eq!(held_in(&folder), before);
    assert_eq!(names(&folder), ["boxes.json"]);
}

#[test]
fn what_holds_no_boxes_is_refused_before_anything_is_asked() {
    let whole = paid(5, &WINNING, |_| MANY);
    let half = &whole[..whole.len() / 2];
    for (text, words) in [
        (half, message("boxes-line", &[])),
        ("", message("boxes-line", &["line=1"])),
        ("[]", message("boxes-format", &[])),
        (
            &whole.replace("\"move\":\"2\"", "\"move\":\"4\""),
            message("boxes-box", &["row=yes", "position=6"]),
        ),
    ] {
        let folder = folder(text);
        Run::line(&format!("play sticks {ANN_FIRST}"))
            .within(folder.path())
            .expect_complaint(1, ["boxes.json", &words])
            .check();
        assert_eq!(held_in(&folder), text);
        assert_eq!(names(&folder), ["boxes.json"]);
    }
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("boxes.json")).expect("a folder");
    Run::line(&format!("play sticks {ANN_FIRST}"))
        .within(folder.path())
        .expect_complaint(1, [message("boxes-no-file", &["file=boxes.json"])])
        .check();
    assert_eq!(names(&folder), ["boxes.json"]);
}

#[test]
fn boxes_for_other_games_are_refused_in_the_first_game() {
    let before = paid(5, &WINNING, |_| MANY);
    let folder = folder(&before);
    let ten = ["file=boxes.json", "row=yes", "sticks=10", "take=3"];
    for game in ["11", "10 --max-take 4", "10 --misere"] {
        Run::line(&format!("play sticks {game} {ANN_FIRST}"))
            .within(folder.path())
            .input("1\n")
            .expect_saying(message("welcome", &[]))
            .expect_complaint(1, [message("boxes-other-terms", &ten)])
            .check();
    }
    assert_eq!(held_in(&folder), before);
}

#[test]
fn a_later_game_with_other_numbers_is_told_and_not_saved() {
    let folder = folder(&paid(5, &WINNING, |_| MANY));
    let nine = "y\n9\n3\no\no\no\n";
    let answers = format!("10\n3\n{GAME}{nine}");
    let run = |answers: &str| {
        Run::line(&format!("play sticks {ANN_FIRST}"))
            .within(folder.path())
            .input(answers)
            .expect_stdout_to_be_read()
    };
    let told = run(&answers).outcome().stdout;
    let not_kept = message("boxes-not-kept", &["file=boxes.json"]);
    let count = |told: &str, words: &str| flowing(told).matches(words).count();
    assert_eq!(count(&told, &not_kept), 1, "{told}");
    let won = ["Ann", "Learner"].map(|name| count(&told, &takes_the_last(name)));
    assert_eq!(won.iter().sum::<usize>(), 2, "{told}");
    let once = |sticks| MANY + u64::from([9, 7, 3].contains(&sticks));
    let after = paid(6, &WINNING, once);
    assert_eq!(held_in(&folder), after);
    // A third game, with ten sticks again, uses the file and is saved.
    let told = run(&format!("{answers}y\n10\n3\n{GAME}n\n")).check();
    assert_eq!(count(&told, &not_kept), 1, "{told}");
    let thrice = |sticks| MANY + 3 * u64::from([9, 7, 3].contains(&sticks));
    assert_eq!(held_in(&folder), paid(8, &WINNING, thrice));
}

/// The learner with this name, replayed by the rule from the output of a session.
pub(super) fn replayed(told: &str, name: &str, terms: Terms) -> Learner {
    let mut learner = Learner::new(terms.sticks, terms.max_take, terms.misere);
    let mut left = terms.sticks;
    let won = takes_the_last("");
    for line in told.lines() {
        if line.ends_with(&won) {
            learner.finish(line.starts_with(name));
            left = terms.sticks;
        } else if let Some((deed, taken)) = line
            .strip_suffix(").")
            .and_then(|line| line.rsplit_once('('))
        {
            let taken = taken.parse().expect("a number");
            if deed.starts_with(name) {
                let (place, number) = (left, taken);
                learner.choose_again(Bead { place, number });
            }
            left -= taken;
        }
    }
    learner
}

#[test]
fn of_two_learners_the_first_has_the_file_and_each_its_own_boxes() {
    let terms = Terms {
        sticks: 21,
        max_take: 3,
        misere: false,
    };
    for seed in 0..6 {
        let folder = tempfile::tempdir().expect("a folder");
        let table = "--first learner:One --second learner:Two --boxes boxes.json";
        let told = Run::line(&format!("play sticks 21 {table} --seed {seed}"))
            .within(folder.path())
            .input("y\ny\ny\ny\nn\n")
            .expect_stdout_to_be_read()
            .check();
        let [one, two] = ["One", "Two"].map(|name| replayed(&told, name, terms));
        let boxes = read_boxes(&folder.path().join("boxes.json")).expect("boxes");
        assert_eq!(boxes.games(), 5);
        assert_eq!(&boxes, one.boxes(), "{told}");
        assert_ne!(&boxes, two.boxes(), "{told}");
        assert_eq!(names(&folder), ["boxes.json"]);
    }
}

#[test]
fn three_games_in_a_row_are_learned_from() {
    let terms = Terms {
        sticks: 10,
        max_take: 3,
        misere: false,
    };
    let folder = tempfile::tempdir().expect("a folder");
    let table = "--first random:Ann --second learner --seed 7 --boxes boxes.json";
    let told = Run::line(&format!("play sticks 10 {table}"))
        .within(folder.path())
        .input("y\ny\nn\n")
        .expect_stdout_to_be_read()
        .check();
    assert_eq!(told.matches(&takes_the_last("")).count(), 3);
    let boxes = read_boxes(&folder.path().join("boxes.json")).expect("boxes");
    assert_eq!(&boxes, replayed(&told, "Learner", terms).boxes());
    assert!(
        boxes.changed().count() > 0,
        "the learner won no game: {told}"
    );
}

#[test]
fn boxes_without_a_learner_are_wrong_usage() {
    let learned = names_of(|kind| kind.name() != "coins");
    let learned = format!("known={learned}");
    let no_learner = ["game=coins", &learned];
    for (table, id, figures) in [
        (
            "sticks 10 --first human:Ann --second perfect --boxes b.json",
            "flag-absent",
            &["option=--boxes", "player=learner"][..],
        ),
        (
            "coins 3,4 --first human:Ann --second learner",
            "refuse-learner",
            &no_learner,
        ),
        ("coins 3,4 --boxes b.json", "refuse-learner", &no_learner),
        ("coins 3,4 --first learner", "refuse-learner", &no_learner),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        for language in ["en", "cs"] {
            let words = message_in(language, id, figures);
            Run::line(&format!("play {table} --lang {language}"))
                .within(folder.path())
                .expect_stderr(format!("nimatron: {words}\n"))
                .expect_status(2)
                .check();
        }
        assert!(names(&folder).is_empty());
    }
}

#[test]
fn boxes_are_told_to_be_of_no_use_where_no_learner_was_chosen() {
    let folder = folder(&paid(5, &WINNING, |_| MANY));
    let before = held_in(&folder);
    Run::line("play sticks 10 --first human:Ann --boxes boxes.json")
        .within(folder.path())
        .input("perfect\n1\n1\n1\nn\n")
        .expect_saying(message(
            "flag-absent",
            &["option=--boxes", "player=learner"],
        ))
        .expect_saying(wins("Nimatron"))
        .check();
    assert_eq!(held_in(&folder), before);
}
