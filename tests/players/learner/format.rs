//! The text of saved boxes, and what no box can hold.

use std::fs;

use nimatron::features::learner::{BoxesError, read_boxes};
use nimatron::matchboxes::{Bead, Boxes};

use super::{counts, place, save};

const HEAD: &str = r#"{"format":"nimatron boxes","version":2,"game":"sticks","#;
const TERMS: &str =
    r#""position":"10","options":{"max_take":3},"misere":false,"games":2,"boxes":["#;

fn read(text: impl AsRef<[u8]>) -> Result<Boxes, BoxesError> {
    let (_folder, path) = place();
    fs::write(&path, text).expect("writable");
    read_boxes(&path)
}

fn with(rows: &str) -> Result<Boxes, BoxesError> {
    read(format!("{HEAD}{TERMS}\n{rows}\n]}}"))
}

/// Box 10 is full.
const ROWS: &str = r#"{"position":2,"beads":[{"move":2,"count":3}]},
{"position":10,"beads":[{"move":1,"count":18446744073709551613}]}"#;

#[test]
fn boxes_are_read_as_they_are_written() {
    let boxes = with(ROWS).expect("boxes");
    assert_eq!(counts(&boxes, 10), [u64::MAX - 2, 1, 1]);
    assert_eq!((boxes.count(2, 2), boxes.games()), (3, 2));
    let (_folder, path) = place();
    save(&path, &boxes);
    let expected = r#"{"format":"nimatron boxes","version":2,"game":"sticks","options":{"max_take":3},"misere":false,"position":"10","games":2,"boxes":[
{"position":"2","beads":[{"move":"2","count":3}]},
{"position":"10","beads":[{"move":"1","count":18446744073709551613}]}
]}
"#;
    assert_eq!(fs::read_to_string(&path).expect("saved"), expected);
    assert_eq!(read_boxes(&path).expect("boxes"), boxes);
}

#[test]
fn a_full_box_gets_no_more_beads() {
    let mut boxes = with(ROWS).expect("boxes");
    assert_eq!(boxes.total(10), u64::MAX);
    let (place, number) = (10, 1);
    for (won, count) in [(true, u64::MAX - 2), (false, u64::MAX - 3)] {
        assert_eq!(boxes.pay(Bead { place, number }, won), !won);
        assert_eq!(counts(&boxes, 10), [count, 1, 1]);
    }
}

#[test]
fn what_no_box_can_hold_is_damage() {
    for (row, damage) in [
        (r#"{"position":2,"beads":[{"move":3,"count":2}]}"#, "2"),
        (r#"{"position":5,"beads":[{"move":4,"count":2}]}"#, "5"),
        (r#"{"position":5,"beads":[{"move":0,"count":2}]}"#, "5"),
        (r#"{"position":5,"beads":[{"move":1,"count":0}]}"#, "5"),
        (r#"{"position":0,"beads":[{"move":1,"count":2}]}"#, "0"),
        (r#"{"position":11,"beads":[{"move":1,"count":2}]}"#, "11"),
        (r#"{"position":"x","beads":[{"move":"1","count":2}]}"#, "x"),
        (
            r#"{"position":5,"beads":[{"move":1,"count":2},{"move":1,"count":2}]}"#,
            "5",
        ),
        (
            r#"{"position":5,"beads":[{"move":1,"count":18446744073709551614}]}"#,
            "5",
        ),
    ] {
        let refused = with(row).expect_err(row);
        assert!(
            matches!(&refused, BoxesError::Box(_, name) if name == damage),
            "{row}: {refused:?}"
        );
    }
}

#[test]
fn what_cannot_be_read_names_the_line() {
    let line_of = |refused: Result<Boxes, BoxesError>| match refused {
        Err(BoxesError::Line(line)) => Some(line),
        _ => None,
    };
    for (row, line) in [
        (r#"{"position":2,"beads":[{"move":2,"count":-3}]}"#, 2),
        (r#"{"position":2,"beads":[{"move":2,"count":3.5}]}"#, 2),
        ("{\"position\":2,\n\"beads\":[{\"move\":2}]}", 3),
        ("{\"position\":2,\n\"beads\":[],\"more\":1}", 3),
        ("{\"position\":2,\n", 4),
    ] {
        assert_eq!(line_of(with(row)), Some(line), "{row}");
    }
    for (known, wrong) in [
        ("\"10\"", "\"1000001\""),
        (":3", ":1000000000000000001"),
        (":3", ":0"),
    ] {
        let terms = TERMS.replace(known, wrong);
        assert_eq!(line_of(read(format!("{HEAD}{terms}]}}"))), Some(1));
    }
    assert_eq!(line_of(read("")), Some(1));
    assert_eq!(line_of(read(b"\xff\xfe")), Some(1));
}

#[test]
fn something_else_is_told_apart() {
    for head in [
        HEAD.replace("version\":2", "version\":1"),
        HEAD.replace("boxes", "notes"),
        "{".to_owned(),
    ] {
        let text = format!("{head}{TERMS}]}}");
        assert!(matches!(read(&text), Err(BoxesError::Format)), "{text}");
    }
    assert!(matches!(read("[1,2]"), Err(BoxesError::Format)));
}
