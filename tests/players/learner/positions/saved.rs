//! The file of the boxes: what is saved, damaged files, and boxes of other starts.

use std::fs;

use nimatron::features::learner::{BoxesError, BoxesFile, read_boxes};
use nimatron::games::{Octal, Values, Variant};
use nimatron::inference::GameKind;
use nimatron::matchboxes::Boxes;

use super::{game, plan, trained};
use crate::players::learner::{TEN, names};
use crate::support::Run;
use crate::support::messages::{message, says};

#[test]
fn what_is_saved_is_loaded_in_any_game() {
    let octal = Variant {
        values: Values::default().with(Octal::ABOUT.options[0], "4.07".to_owned()),
        ..Variant::default()
    };
    let octal = GameKind::from_name("octal").expect("a game").rules(&octal);
    for plan in [
        plan(&*game("nim", true), "4,1,3"),
        plan(&*game("cram", false), "2x4"),
        plan(&*game("kayles", true), "3,4"),
        plan(&*octal, "5,4"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("boxes.json");
        let boxes = trained(&plan, 300, 5);
        let file = BoxesFile::hold(&path).expect("free");
        file.save(&boxes).expect("writable");
        assert_eq!(file.load(plan).expect("boxes"), boxes);
        let other = Boxes::new(TEN);
        let refused = file.load(other.plan().clone());
        assert!(matches!(refused, Err(BoxesError::OtherTerms(_))));
        drop(file);
        assert_eq!(read_boxes(&path).expect("boxes"), boxes);
        assert_eq!(names(&folder), ["boxes.json"]);
    }
}

const SAVED: &str = r#"{"format":"nimatron boxes","version":2,"game":"nim","options":{},"misere":true,"position":"1,3","games":9,"boxes":[
{"position":"0,3","beads":[{"move":"2:2","count":3}]}
]}
"#;

#[test]
fn damaged_boxes_of_positions_are_refused_and_left_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("b.json");
    let changed = |from: &str, to: &str| {
        assert!(SAVED.contains(from), "{from}");
        SAVED.replace(from, to)
    };
    let damaged = || message("boxes-line", &["line=1"]);
    let version = || message("boxes-format", &[]);
    let box_of = |position: &str| {
        let figures = ["row=no", &format!("position={position}")];
        message("boxes-box", &figures)
    };
    for (text, why) in [
        (changed("\"nim\"", "\"sticks\""), damaged()),
        (changed(":2,", ":1,"), version()),
        (changed("\"nim\"", "\"chess\""), version()),
        (changed("\"nim\"", "\"coins\""), damaged()),
        (changed(":2,", ":3,"), version()),
        (changed("{}", "{\"code\":\"0.7\"}"), damaged()),
        (changed("\"1,3\"", "\"3,1\""), damaged()),
        (changed("\"1,3\"", "\"1,x\""), damaged()),
        (changed("\"1,3\"", "\"99,99,99,99\""), damaged()),
        (changed("\"0,3\"", "\"3,0\""), box_of("3,0")),
        (changed("\"0,3\"", "\"0,4\""), box_of("0,4")),
        (changed("2:2", "2:4"), box_of("0,3")),
        (changed("2:2", "1:1"), box_of("0,3")),
        (changed(":3}", ":0}"), box_of("0,3")),
        (changed(":3}", ":18446744073709551615}"), box_of("0,3")),
        (changed(":3}", ":-3}"), message("boxes-line", &["line=2"])),
        (changed("\n]}\n", ""), message("boxes-line", &[])),
    ] {
        fs::write(&path, &text).expect("writable");
        let refused = read_boxes(&path).expect_err(&text).to_string();
        assert!(says(&refused, &why), "{text}{refused}");
    }
    let text = changed("2:2", "1:1");
    fs::write(&path, &text).expect("writable");
    for command in [
        "train nim --games 0 --boxes b.json",
        "train nim 1,3 --misere --boxes b.json",
    ] {
        Run::line(command)
            .within(folder.path())
            .expect_complaint(1, ["b.json", &box_of("0,3")])
            .check();
    }
    assert_eq!(fs::read_to_string(&path).expect("there"), text);
    fs::write(&path, SAVED).expect("writable");
    let boxes = read_boxes(&path).expect("boxes");
    assert_eq!(boxes.games(), 9);
    assert_eq!(boxes.changed().count(), 1);
}
