//! `train`: its reports keep the width, and what it tells programs agrees with the rule.

use nimatron::explanation::{Language, Reader, speak};
use nimatron::features::learner::training;
use nimatron::matchboxes::{Against, Terms};
use nimatron::text::columns;
use serde_json::Value;

use super::trained;
use crate::support::json::objects;
use crate::support::{Run, fixed_lines};

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

/// Every box has a bead for each take, one favourite at most, and the take that the rule names.
#[test]
fn boxes_that_are_told_agree_with_the_rule() {
    for (line, max_take, misere) in [
        (
            "train sticks 21 --games 3000 --seed 5 --max-take 3",
            3,
            false,
        ),
        (
            "train sticks 12 --games 900 --seed 2 --max-take 4 --misere",
            4,
            true,
        ),
    ] {
        let run = Run::line(&format!("{line} --json"));
        let told = &objects(&run.expect_stdout_to_be_read().check())[0];
        let mut right = 0;
        for (sticks, told) in (1..).zip(told["boxes"].as_array().expect("boxes")) {
            let beads = told["beads"].as_array().expect("beads");
            let takes = (1..=max_take.min(sticks)).map(|take: u64| Value::from(take.to_string()));
            assert!(
                beads.iter().map(|bead| &bead["move"]).cloned().eq(takes),
                "{told}"
            );
            let count = |bead: &&Value| bead["count"].as_u64();
            let most = beads.iter().max_by_key(count).expect("a bead");
            let rivals = beads
                .iter()
                .filter(|bead| count(bead) == count(&most))
                .count();
            let favourite = if rivals == 1 {
                &most["move"]
            } else {
                &Value::Null
            };
            assert_eq!(&told["favourite"], favourite, "{told}");
            // The last stick wins, or loses.
            let take = (sticks - u64::from(misere)) % (max_take + 1);
            let winning = (take > 0).then(|| take.to_string());
            let agrees = winning
                .as_deref()
                .map(|take| favourite.as_str() == Some(take));
            assert_eq!(told["agrees"], Value::from(agrees), "{told}");
            let winning: Vec<String> = winning.into_iter().collect();
            assert_eq!(told["winning"], Value::from(winning), "{told}");
            right += u64::from(agrees == Some(true));
        }
        assert_eq!(told["right"], right);
    }
}
