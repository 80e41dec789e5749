//! The boxes that `play --watch` shows: they are those of the file, bead by bead.

use std::collections::BTreeMap;
use std::path::Path;

use nimatron::features::learner::read_boxes;
use nimatron::matchboxes::Boxes;

use super::at_play::replayed;
use crate::players::learner::TEN;
use crate::support::Run;
use crate::support::messages::{message, says};

/// The beads of a box as they are shown, `1,2,2,3` or `1 ×200, 2, 3`: how many there are of each,
/// and how many others.
fn held(shown: &str) -> (BTreeMap<String, u64>, u64) {
    let (mut held, mut others) = (BTreeMap::new(), 0);
    let number = |text: &str| text.parse::<u64>().expect("a count");
    for bead in shown.split(',').map(str::trim).filter(|bead| *bead != "-") {
        if let Some(more) = bead.strip_suffix(" more") {
            others = number(more);
            continue;
        }
        let (name, count) = bead.split_once(" ×").unwrap_or((bead, "1"));
        *held.entry(name.to_owned()).or_default() += number(count);
    }
    (held, others)
}

/// Checks that these beads are shown, one by one or as so many others; the bead `drawn` is named.
fn assert_shown(shown: &str, mut beads: BTreeMap<String, u64>, drawn: &str) {
    let (held, others) = held(shown);
    for (name, count) in held {
        assert_eq!(beads.remove(&name), Some(count), "{name} of {shown}");
    }
    assert_eq!(beads.values().sum::<u64>(), others, "{shown}");
    assert!(!beads.contains_key(drawn), "{drawn} of {shown}");
}

/// The beads of a box of a file.
fn saved(boxes: &Boxes, name: &str) -> BTreeMap<String, u64> {
    let plan = boxes.plan();
    let mut places = 1..=plan.size();
    let place = places.find(|&place| plan.box_name(place) == name);
    let place = place.expect("a box of the game");
    let beads = boxes.beads(place);
    beads
        .map(|beads| (plan.bead_name(place, beads.number), beads.count))
        .collect()
}

/// The draws that were shown: the box, what was left in it, and the bead.
fn draws(told: &str) -> Vec<(&str, &str, &str)> {
    let lines = told.lines().filter_map(|line| line.strip_prefix("  box "));
    lines
        .map(|line| {
            let (held, bead) = line.split_once("   set aside: ").expect("a draw");
            let (name, left) = held.split_once(": ").expect("a box");
            (name, left, bead)
        })
        .collect()
}

/// Plays games one after another, each in a run of its own, and compares what each shows with the
/// file before and after it.
fn check(game: &str, games: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("watched.box");
    let train = format!("train {game} --games 5 --seed 9 --boxes watched.box");
    let train = Run::line(&train).within(folder.path());
    train.expect_stdout_to_be_read().check();
    let read = |file: &Path| read_boxes(file).expect("boxes");
    let mut results = [0, 0];
    for seed in 0..games {
        let before = read(&file);
        let line = format!(
            "play {game} --first random --second learner --watch --boxes watched.box --seed {seed}"
        );
        let run = Run::line(&line).within(folder.path()).input("n\n");
        let told = run.expect_stdout_to_be_read().check();
        let after = read(&file);
        let won = told.contains("Score: Random - Learner 0 : 1");
        results[usize::from(won)] += 1;
        let draws = draws(&told);
        let mut kept = 0;
        for &(name, left, bead) in &draws {
            let (was, is) = (saved(&before, name), saved(&after, name));
            let mut rest = was.clone();
            rest.retain(|other, count| {
                *count -= u64::from(other == bead);
                *count > 0
            });
            assert_shown(left, rest, bead);
            assert_eq!(is[bead] > was[bead], won, "{told}");
            kept += u64::from(is[bead] == was[bead]);
        }
        let paid = draws.len() as u64 - kept;
        let because = [
            (won && paid > 0, message("watched-won", &[])),
            (!won && paid > 0, message("watched-lost", &[])),
            (
                kept > 0,
                message("watched-kept", &[&format!("count={kept}")]),
            ),
        ];
        for (is_said, why) in because {
            assert_eq!(says(&told, &why), is_said, "{why}\n{told}");
        }
    }
    assert!(results[0] > 0 && results[1] > 0, "{game}: {results:?}");
}

#[test]
fn the_boxes_shown_in_a_game_are_those_of_the_file() {
    check("sticks 10", 12);
    check("sticks 9 --max-take 4 --misere", 8);
    check("sticks 21", 8);
    check("nim 2,2", 8);
}

/// Games of sticks against a learner called Ben without a file.
fn played(arguments: &str, answers: &str) -> String {
    Run::line(&format!(
        "play sticks {arguments} --first random:Ann --second learner:Ben --watch --seed 1"
    ))
    .input(answers)
    .expect_stdout_to_be_read()
    .check()
}

/// Whether a box had more than one bead for a move when it was drawn from.
fn has_learned(told: &str) -> bool {
    let mut draws = draws(told).into_iter();
    draws.any(|(_, left, bead)| {
        let (held, _) = held(left);
        held.contains_key(bead) || held.values().any(|&count| count > 1)
    })
}

#[test]
fn boxes_without_a_file_stay_while_the_game_does() {
    let told = played("10", "y\ny\ny\nn\n");
    let learner = replayed(&told, "Ben", TEN);
    assert!(learner.boxes().changed().count() > 1, "{told}");
    assert!(has_learned(&told), "{told}");
}

#[test]
fn a_learner_without_a_file_starts_afresh_with_other_numbers() {
    let told = played("", "10\n3\ny\n11\n3\ny\n10\n3\ny\n10\n4\ny\n10\n3\nn\n");
    assert!(!has_learned(&told), "{told}");
}
