//! The shares and heights of a learning curve.

use nimatron::explanation::{Language, Reader, speak};
use nimatron::features::learner::training;
use nimatron::matchboxes::{Against, Bead, Boxes, Course, Stretch, Terms};
use nimatron::text::{Line, Text, columns};

use crate::support::fixed_lines;

/// The boxes for ten sticks.
fn boxes() -> Boxes {
    Boxes::new(Terms {
        sticks: 10,
        max_take: 3,
        misere: false,
    })
}

/// The report of a training with this course.
fn report(boxes: &Boxes, stretches: Vec<Stretch>, width: usize) -> Text {
    speak(Language::ENGLISH, Reader::Person);
    let course = Course { stretches };
    training(boxes, &course, Against::Random, width)
}

#[test]
fn only_nothing_is_shown_as_0_and_only_all_as_100() {
    for (games, won, share) in [
        (1, 0, "0.0%"),
        (2_500, 1, "<0.1%"),
        (2, 1, "50.0%"),
        (2_500, 2_499, ">99.9%"),
        (1, 1, "100.0%"),
    ] {
        let told = report(&boxes(), vec![Stretch { games, won }], 80).lines;
        let end = format!(": {share}.");
        let says = |line: &Line| matches!(line, Line::Prose(span, _) if span.text.ends_with(&end));
        assert!(told.iter().any(says), "{share}: {told:?}");
    }
    let mut boxes = boxes();
    let (place, number) = (2, 1);
    for (more, beads) in [(0, "1: 50, 2: 50"), (248, "1: >99, 2: <1")] {
        (0..more).for_each(|_| assert!(boxes.pay(Bead { place, number }, true)));
        let rows = fixed_lines(report(&boxes, Vec::new(), 80));
        for beads in ["1: 100", beads] {
            assert!(rows.iter().any(|row| row.ends_with(beads)), "{rows:?}");
        }
    }
}

/// The heights of the columns of a learning curve, in eighths of a character.
fn heights(stretches: Vec<Stretch>, width: usize) -> Vec<usize> {
    let rows = fixed_lines(report(&boxes(), stretches, width));
    let axis = rows.iter().find_map(|row| row.split_once('└'));
    let mut heights = vec![0; columns(axis.expect("an axis").1)];
    let bars = rows.iter().filter_map(|row| row.split_once(['┤', '│']));
    for (_, bars) in bars {
        for (height, block) in heights.iter_mut().zip(bars.chars()) {
            let eighths = " ▁▂▃▄▅▆▇█".chars().position(|known| known == block);
            *height += eighths.expect("a block");
        }
    }
    heights
}

#[test]
fn heights_are_eighths_and_a_win_is_seen() {
    for (games, won, height) in [
        (10, 0, 0),
        (10, 10, 64),
        (10, 5, 32),
        (1000, 1, 1),
        (1000, 999, 64),
        (0, 0, 0),
        (u64::MAX, u64::MAX / 4, 16),
    ] {
        assert_eq!(heights(vec![Stretch { games, won }], 80), [height]);
    }
}

#[test]
fn stretches_are_put_together_if_there_is_no_room() {
    let stretch = |number: u64| Stretch {
        games: 3,
        won: number % 4,
    };
    let all: Vec<Stretch> = (0..60).map(stretch).collect();
    // Labels, a blank and the axis have six columns.
    for (width, shared) in [(106, 1), (66, 1), (65, 2), (39, 2), (35, 3), (6, 60)] {
        let height = |part: &[Stretch]| {
            let won: u64 = part.iter().map(|stretch| stretch.won).sum();
            let games = 3 * part.len() as u64;
            usize::try_from((2 * 64 * won + games) / (2 * games)).expect("small")
        };
        let expected: Vec<usize> = all.chunks(shared).map(height).collect();
        assert_eq!(heights(all.clone(), width), expected, "{width}");
    }
}
