//! The learner as a player: the contents of its boxes after games of `play`, with undo, and with a
//! file of `--boxes`.
//!
//! Ann always takes one stick. The boxes have so many beads of one number that the learner draws no
//! other number. The expected beads below rely on this. They are worked out by hand.

use std::fs;

use nimatron::features::learner::{BoxesFile, read_boxes};
use nimatron::matchboxes::{Bead, Learner, Terms};
use tempfile::TempDir;

use super::{names, takes_the_last};
use crate::support::Run;
use crate::support::messages::message_in;

const MANY: u64 = 1_000_000_000_000;
const ANN_FIRST: &str = "--first human:Ann --second learner --seed 1 --boxes boxes.json";

/// The winning takes for ten sticks and takes of at most three.
const WINNING: [(u64, u64); 6] = [(10, 2), (9, 1), (7, 3), (6, 2), (5, 1), (3, 3)];

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
