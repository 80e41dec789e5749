//! Boxes of sticks as JSON: the terms first, then a line for each box that differs from its start.
//!
//! ```text
//! {"format":"nimatron boxes","version":1,"game":"sticks","sticks":10,"max_take":3,"misere":false,"games":2,"boxes":[
//! {"sticks":2,"beads":[{"take":2,"count":3}]}
//! ]}
//! ```
//!
//! A number that is not listed has one bead, and so has every number of a box that is not listed. Boxes of other games are left to `saved_positions`.

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use super::lines::{Damage, FORMAT, joined, line, unreadable};
use super::{Beads, Boxes, GAME, Plan, Terms, saved_positions};
use crate::games::{MAX_COUNT, MAX_STICKS};

const VERSION: u64 = 1;

/// The first line, without the boxes.
#[derive(Serialize)]
struct Head {
    format: &'static str,
    version: u64,
    game: &'static str,
    #[serde(flatten)]
    terms: Terms,
    games: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    sticks: u64,
    beads: Vec<Bead>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bead {
    take: u64,
    count: u64,
}

/// Only what identifies the file; a later version may have anything else.
#[derive(Deserialize)]
struct Kind {
    format: String,
    version: u64,
    game: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u64,
    #[serde(rename = "game")]
    _game: String,
    sticks: u64,
    max_take: u64,
    misere: bool,
    games: u64,
    boxes: Vec<Row>,
}

/// Writes boxes as text.
pub(super) fn write(boxes: &Boxes) -> String {
    let terms = match boxes.plan() {
        Plan::Row(terms) => *terms,
        Plan::Positions(positions) => return saved_positions::write(boxes, positions),
    };
    let head = Head {
        format: FORMAT,
        version: VERSION,
        game: GAME,
        terms,
        games: boxes.games(),
    };
    let row = |sticks| {
        let beads = boxes.several(sticks);
        let beads = beads.map(|Beads { number, count }| Bead {
            take: number,
            count,
        });
        line(&Row {
            sticks,
            beads: beads.collect(),
        })
    };
    joined(&line(&head), boxes.changed().map(row))
}

/// Reads boxes from text.
pub(super) fn read(text: &[u8]) -> Result<Boxes, Damage> {
    let kind = serde_json::from_slice::<Kind>(text).map_err(|error| match error.classify() {
        Category::Data => Damage::Format,
        _ => unreadable(&error),
    })?;
    match (kind.format.as_str(), kind.version, kind.game.as_str()) {
        (FORMAT, VERSION, GAME) => {}
        (FORMAT, saved_positions::VERSION, game) if game != GAME => {
            return saved_positions::read(text, game);
        }
        _ => return Err(Damage::Format),
    }
    // Read from the text again, for the line number of an error.
    let saved: Saved = serde_json::from_slice(text).map_err(|error| unreadable(&error))?;
    let terms = Terms {
        sticks: saved.sticks,
        max_take: saved.max_take,
        misere: saved.misere,
    };
    if terms.sticks > MAX_STICKS || !(1..=MAX_COUNT).contains(&terms.max_take) {
        return Err(Damage::Line(1));
    }
    let mut boxes = Boxes::new(terms);
    boxes.set_games(saved.games);
    for Row { sticks, beads } in saved.boxes {
        for Bead { take, count } in beads {
            let beads = Beads {
                number: take,
                count,
            };
            let filled = boxes.fill(sticks, beads);
            filled.ok_or(Damage::Box(sticks))?;
        }
    }
    Ok(boxes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = r#"{"format":"nimatron boxes","version":1,"game":"sticks","#;
    const TERMS: &str = r#""sticks":10,"max_take":3,"misere":false,"games":2,"boxes":["#;

    fn with(rows: &str) -> Result<Boxes, Damage> {
        read(format!("{HEAD}{TERMS}\n{rows}\n]}}").as_bytes())
    }

    #[test]
    fn a_text_is_read_back_as_it_was() {
        let rows = r#"{"sticks":2,"beads":[{"take":2,"count":3}]},
{"sticks":10,"beads":[{"take":1,"count":18446744073709551613}]}"#;
        let boxes = with(rows).unwrap();
        let counts = [1, 2, 3].map(|take| boxes.count(10, take));
        assert_eq!(counts, [u64::MAX - 2, 1, 1]);
        assert_eq!((boxes.count(2, 2), boxes.games()), (3, 2));
        let text = write(&boxes);
        assert_eq!(text, format!("{HEAD}{TERMS}\n{rows}\n]}}\n"));
        assert_eq!(read(text.as_bytes()), Ok(boxes));
    }

    #[test]
    fn what_no_box_can_hold_is_damage() {
        for (row, damage) in [
            (r#"{"sticks":2,"beads":[{"take":3,"count":2}]}"#, 2),
            (r#"{"sticks":5,"beads":[{"take":4,"count":2}]}"#, 5),
            (r#"{"sticks":5,"beads":[{"take":0,"count":2}]}"#, 5),
            (r#"{"sticks":5,"beads":[{"take":1,"count":0}]}"#, 5),
            (r#"{"sticks":0,"beads":[{"take":1,"count":2}]}"#, 0),
            (r#"{"sticks":11,"beads":[{"take":1,"count":2}]}"#, 11),
            (
                r#"{"sticks":5,"beads":[{"take":1,"count":2},{"take":1,"count":2}]}"#,
                5,
            ),
            (
                r#"{"sticks":5,"beads":[{"take":1,"count":18446744073709551615}]}"#,
                5,
            ),
        ] {
            assert_eq!(with(row), Err(Damage::Box(damage)), "{row}");
        }
    }

    #[test]
    fn what_cannot_be_read_names_the_line() {
        for (row, line) in [
            (r#"{"sticks":2,"beads":[{"take":2,"count":-3}]}"#, 2),
            (r#"{"sticks":2,"beads":[{"take":2,"count":3.5}]}"#, 2),
            ("{\"sticks\":2,\n\"beads\":[{\"take\":2}]}", 3),
            ("{\"sticks\":2,\n\"beads\":[],\"more\":1}", 3),
            ("{\"sticks\":2,\n", 4),
        ] {
            assert_eq!(with(row), Err(Damage::Line(line)), "{row}");
        }
        for (known, wrong) in [(":10", MAX_STICKS + 1), (":3", MAX_COUNT + 1), (":3", 0)] {
            let terms = TERMS.replace(known, &format!(":{wrong}"));
            let text = format!("{HEAD}{terms}]}}");
            assert_eq!(read(text.as_bytes()), Err(Damage::Line(1)));
        }
    }

    #[test]
    fn something_else_is_told_apart() {
        for head in [
            HEAD.replace("version\":1", "version\":2"),
            HEAD.replace("sticks", "nim"),
            HEAD.replace("boxes", "notes"),
            "{".to_owned(),
        ] {
            let text = format!("{head}{TERMS}]}}");
            assert_eq!(read(text.as_bytes()), Err(Damage::Format), "{text}");
        }
        assert_eq!(read(b"[1,2]"), Err(Damage::Format));
        assert_eq!(read(b""), Err(Damage::Line(1)));
    }
}
