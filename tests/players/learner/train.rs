//! The command `train`: its reports, its answers for programs, the curve, and
//! wrong usage.

use std::collections::BTreeSet;
use std::fs;

use nimatron::explanation::{Language, Reader, speak};
use nimatron::features::learner::training;
use nimatron::games::internals::winning_take;
use nimatron::matchboxes::{Against, Terms};
use nimatron::text::columns;
use serde_json::Value;

use super::trained;
use crate::support::json::{keys, objects};
use crate::support::{Run, fixed_lines};

/// The output of a command, which is one object on one line.
fn object(line: &str) -> Value {
    let told = Run::line(line).expect_stdout_to_be_read().check();
    let mut objects = objects(&told);
    assert_eq!(objects.len(), 1);
    objects.remove(0)
}

#[test]
fn the_answer_for_programs_has_the_keys_of_the_contract() {
    let told = object("train sticks 21 --max-take 3 --games 3000 --against self --seed 5 --json");
    let expected = BTreeSet::from([
        "game", "position", "max_take", "misere", "against", "games", "won", "share", "seed",
        "curve", "boxes", "right", "winnable",
    ]);
    assert_eq!(keys(&told), expected);
    assert_eq!(told["game"], "sticks");
    assert_eq!(told["against"], "self");
    for (key, number) in [
        ("max_take", 3),
        ("games", 3000),
        ("seed", 5),
        ("winnable", 16),
    ] {
        assert_eq!(told[key], number, "{key}");
    }
    let share = told["won"].as_f64().expect("a number") / 3000.0;
    assert_eq!(told["share"].as_f64(), Some(share));
    let curve = told["curve"].as_array().expect("shares");
    assert_eq!(curve.len(), 60);
    let mean = curve.iter().filter_map(Value::as_f64).sum::<f64>() / 60.0;
    assert!((mean - share).abs() < 1e-9);
    check_boxes(&told, 21, 3, false);
}

/// Checks each box of an answer against the rule.
fn check_boxes(told: &Value, sticks: u64, max_take: u64, misere: bool) {
    let boxes = told["boxes"].as_array().expect("boxes");
    assert_eq!(boxes.len() as u64, sticks);
    let mut right = 0;
    for (sticks, told) in (1..).zip(boxes) {
        assert_eq!(keys(told).len(), 5);
        assert_eq!(told["position"], sticks.to_string());
        let beads = told["beads"].as_array().expect("beads");
        let takes: Vec<_> = beads
            .iter()
            .filter_map(|bead| bead["move"].as_str()?.parse::<u64>().ok())
            .collect();
        assert_eq!(takes, (1..=max_take.min(sticks)).collect::<Vec<_>>());
        let counts: Vec<_> = beads
            .iter()
            .filter_map(|bead| bead["count"].as_u64())
            .collect();
        let shares: f64 = beads.iter().filter_map(|bead| bead["share"].as_f64()).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        let most = counts.iter().max().expect("a bead");
        let favourites: Vec<_> = takes
            .iter()
            .zip(&counts)
            .filter(|(_, count)| *count == most)
            .collect();
        let favourite = match favourites.as_slice() {
            [(take, _)] => Some(**take),
            _ => None,
        };
        let named = |take: u64| Value::from(take.to_string());
        assert_eq!(told["favourite"], favourite.map_or(Value::Null, named));
        let winning = winning_take(sticks, max_take, misere);
        let all: Vec<Value> = winning.into_iter().map(named).collect();
        assert_eq!(told["winning"], Value::from(all));
        let agrees = winning.map(|winning| favourite == Some(winning));
        assert_eq!(told["agrees"].as_bool(), agrees);
        right += u64::from(agrees == Some(true));
    }
    assert_eq!(told["right"], right);
}

#[test]
fn saved_boxes_are_shown_as_they_were_trained() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |line: &str| {
        let run = Run::line(line).within(folder.path());
        run.expect_stdout_to_be_read().check()
    };
    let trained = run("train sticks 12 --misere --games 900 --seed 2 --boxes b.json --json");
    let trained: Value = serde_json::from_str(&trained).expect("an object");
    let saved: Value = serde_json::from_str(&run("train sticks --games 0 --boxes b.json --json"))
        .expect("an object");
    for key in [
        "game", "position", "max_take", "misere", "games", "boxes", "right", "winnable",
    ] {
        assert_eq!(saved[key], trained[key], "{key}");
    }
    assert_eq!(keys(&saved).len(), 8);
    check_boxes(&saved, 12, 3, true);
    // A second training continues with the saved boxes.
    run("train sticks 12 --misere --games 100 --seed 3 --boxes b.json");
    let more: Value = serde_json::from_str(&run("train sticks --games 0 --boxes b.json --json"))
        .expect("an object");
    assert_eq!(more["games"], 1000);
    assert_ne!(more["boxes"], saved["boxes"]);
    // The table for a person shows the same boxes, with or without a training.
    let table = |told: &str| -> Vec<String> {
        let rows = told
            .lines()
            .filter(|line| line.contains(": ") && line.starts_with("   "));
        rows.map(str::to_owned).collect()
    };
    let shown = table(&run("train sticks --games 0 --boxes b.json"));
    assert_eq!(shown.len(), 12);
    run("train sticks 12 --misere --games 2 --seed 4 --boxes b.json");
    assert_eq!(
        table(&run("train sticks --games 0 --boxes b.json")).len(),
        12
    );
}

#[test]
fn a_seed_repeats_a_run_exactly() {
    for against in ["random", "beginner", "perfect", "self"] {
        let line = format!("train sticks 10 --games 500 --against {against} --seed 11");
        let once = Run::line(&line).expect_stdout_to_be_read().check();
        Run::line(&line).expect_stdout(once.clone()).check();
        let other = line.replace("--seed 11", "--seed 12");
        let other = Run::line(&other).expect_stdout_to_be_read().check();
        assert_ne!(once, other, "{against}");
    }
}

/// The lines built to fit in the reports of a training, in every language and within these widths.
fn reports(terms: Terms, games: u64, widths: &[usize]) -> Vec<(usize, Vec<String>)> {
    let (boxes, course) = trained(terms, games, Against::Perfect, 1);
    let mut reports = Vec::new();
    for language in Language::all() {
        speak(language, Reader::Person);
        for &width in widths {
            let report = training(&boxes, &course, Against::Perfect, width);
            reports.push((width, fixed_lines(report)));
        }
    }
    reports
}

#[test]
fn reports_keep_the_width() {
    for (sticks, max_take) in [(10, 3), (39, 5), (39, 19), (1000, 200)] {
        let terms = Terms {
            sticks,
            max_take,
            misere: true,
        };
        for games in [1, 2, 7, 10_000] {
            for (width, lines) in reports(terms, games, &[20, 40, 80]) {
                assert!(lines.iter().filter(|line| line.contains('█')).count() <= 8);
                assert!(lines.iter().any(|line| line.contains('└')));
                for line in lines {
                    assert!(columns(&line) <= width, "{width}: {line:?}");
                }
            }
        }
    }
}

#[test]
fn the_classroom_fits_as_a_table() {
    for (sticks, max_take) in [(10, 3), (39, 5), (39, 19)] {
        let terms = Terms {
            sticks,
            max_take,
            misere: false,
        };
        for (_, lines) in reports(terms, 10_000, &[80]) {
            let rows = lines.iter().filter(|line| line.contains(": ")).count();
            assert_eq!(rows as u64, sticks, "{max_take}");
        }
    }
}

#[test]
fn the_curve_is_written_beside_the_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = "train sticks --games 600 --seed 1 --lang cs";
    let alone = Run::line(line).expect_stdout_to_be_read().check();
    Run::line(&format!("{line} --svg curve.svg"))
        .within(folder.path())
        .expect_stdout(alone)
        .check();
    let svg = fs::read_to_string(folder.path().join("curve.svg")).expect("written");
    Run::line(&format!("{line} --svg -"))
        .expect_stdout(svg.clone())
        .check();
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    assert_eq!(svg.matches("<circle ").count(), 60);
    for words in [
        "600\u{a0}her sám se sebou",
        "podíl vyhraných her",
        "100\u{a0}%",
    ] {
        assert!(svg.contains(words), "{words}");
    }
    let one = Run::line("train sticks --games 1 --svg -");
    let one = one.expect_stdout_to_be_read().check();
    assert_eq!(one.matches("<circle ").count(), 1);
}
