//! The reports of `train` keep the width.

use nimatron::explanation::{Language, Reader, speak};
use nimatron::features::learner::training;
use nimatron::matchboxes::{Against, Terms};
use nimatron::text::columns;

use super::trained;
use crate::support::fixed_lines;

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
