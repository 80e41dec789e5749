//! The boxes that `play --watch` shows: before and after a game they are those of the file, bead by
//! bead.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::path::Path;

use nimatron::features::learner::read_boxes;
use nimatron::matchboxes::Boxes;

use super::at_play::replayed;
use crate::players::learner::TEN;
use crate::support::Run;
use crate::support::messages::message;

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

/// The rows of the tables after games: box, before, now, and for a box of the game what becomes of
/// a bead.
fn tables(told: &str) -> Vec<Vec<Vec<&str>>> {
    let tables = told.split("its chance").skip(1);
    tables
        .map(|table| {
            let rows = table.lines().skip(1).take_while(|line| !line.is_empty());
            rows.map(row).collect()
        })
        .collect()
}

fn row(line: &str) -> Vec<&str> {
    let cells = line.split("   ").map(str::trim);
    cells.filter(|cell| !cell.is_empty()).collect()
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
fn check(game: &str, all: bool, games: u64) {
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
        let tables = tables(&told);
        if draws.is_empty() {
            assert!(tables.is_empty(), "{told}");
            continue;
        }
        let [rows] = &tables[..] else {
            panic!("one table after a game: {told}");
        };
        let size = usize::try_from(after.plan().size()).expect("few");
        assert_eq!(rows.len(), if all { size } else { draws.len() }, "{told}");
        for row in rows {
            let (was, is) = (saved(&before, row[0]), saved(&after, row[0]));
            let draw = draws.iter().find(|(name, ..)| *name == row[0]);
            let bead = draw.map_or("", |&(_, _, bead)| bead);
            assert_shown(row[1], was.clone(), bead);
            assert_shown(row[2], is.clone(), bead);
            let Some((_, left, bead)) = draw else {
                assert_eq!((row.len(), was), (3, is), "{told}");
                continue;
            };
            let mut rest = was.clone();
            rest.retain(|name, count| {
                *count -= u64::from(name == bead);
                *count > 0
            });
            assert_shown(left, rest, bead);
            let change = match is[*bead].cmp(&was[*bead]) {
                Ordering::Greater => "watched-gains",
                Ordering::Less => "watched-loses",
                Ordering::Equal => "watched-keeps",
            };
            let change = message(change, &[&format!("bead={bead}")]);
            assert_eq!(row[3], change, "{told}");
            assert_eq!(is[*bead] > was[*bead], won, "{told}");
            let percent = |beads: &BTreeMap<String, u64>| {
                let few = |count: u64| f64::from(u32::try_from(count).expect("few beads"));
                let share = few(beads[*bead]) / few(beads.values().sum());
                format!("{:.0}%", 100.0 * share)
            };
            assert_eq!(
                row[4],
                format!("{} → {}", percent(&was), percent(&is)),
                "{told}"
            );
        }
    }
    assert!(results[0] > 0 && results[1] > 0, "{game}: {results:?}");
}

#[test]
fn the_boxes_shown_before_and_after_a_game_are_those_of_the_file() {
    check("sticks 10", true, 12);
    check("sticks 9 --max-take 4 --misere", true, 8);
}

#[test]
fn of_many_boxes_those_of_the_game_are_shown() {
    check("sticks 21", false, 8);
    check("nim 2,2", false, 8);
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

#[test]
fn boxes_without_a_file_stay_while_the_game_does() {
    let told = played("10", "y\ny\ny\nn\n");
    let learner = replayed(&told, "Ben", TEN);
    let tables = tables(&told);
    assert_eq!(tables.len(), 4, "{told}");
    assert!(learner.boxes().changed().count() > 1, "{told}");
    for row in &tables[3] {
        let beads = saved(learner.boxes(), row[0]);
        assert_eq!(held(row[2]), (beads, 0), "{told}");
    }
}

#[test]
fn a_learner_without_a_file_starts_afresh_with_other_numbers() {
    let told = played("", "10\n3\ny\n11\n3\ny\n10\n3\ny\n10\n4\ny\n10\n3\nn\n");
    let tables = tables(&told);
    assert_eq!(tables.len(), 5, "{told}");
    for row in tables.iter().flatten() {
        let (held, others) = held(row[1]);
        assert!(
            others == 0 && held.into_values().all(|beads| beads == 1),
            "{told}"
        );
    }
    // What was learned is forgotten.
    let learned = |rows: &Vec<Vec<&str>>| rows.iter().any(|row| row[1] != row[2]);
    assert!(learned(&tables[0]) && learned(&tables[3]), "{told}");
}
