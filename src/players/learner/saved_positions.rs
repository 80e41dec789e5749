//! Boxes of any game but sticks as JSON, version 2: the game and its start first, then a line for each box that differs from its
//! start.
//!
//! ```text
//! {"format":"nimatron boxes","version":2,"game":"nim","options":{},"misere":true,"position":"1,3","games":9,"boxes":[
//! {"position":"0,3","beads":[{"move":"2:2","count":3}]}
//! ]}
//! ```
//!
//! A move that is not listed has one bead, and so has every move of a box that is not listed.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use super::lines::{Damage, FORMAT, joined, line, unreadable};
use super::positions::Positions;
use super::{Beads, Boxes, Cabinet, Plan};
use crate::games::{Value, Variant};
use crate::inference::GameKind;

pub(super) const VERSION: u64 = 2;

/// The value of an option.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Setting {
    Number(u64),
    Text(String),
}

/// The first line, without the boxes.
#[derive(Serialize)]
struct Head<'a> {
    format: &'static str,
    version: u64,
    game: &'static str,
    options: BTreeMap<&'static str, Setting>,
    misere: bool,
    position: &'a str,
    games: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    position: String,
    beads: Vec<Bead>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bead {
    #[serde(rename = "move")]
    played: String,
    count: u64,
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
    options: BTreeMap<String, Setting>,
    misere: bool,
    position: String,
    games: u64,
    boxes: Vec<Row>,
}

/// Writes boxes as text.
pub(super) fn write(boxes: &Boxes, positions: &Positions) -> String {
    let values = positions.variant.values.of(positions.about.options);
    let options = values.map(|(option, value)| match value {
        Value::Number(number) => (option.key, Setting::Number(number)),
        Value::Text(text) => (option.key, Setting::Text(text)),
    });
    let head = Head {
        format: FORMAT,
        version: VERSION,
        game: positions.about.name,
        options: options.collect(),
        misere: positions.variant.misere,
        position: &positions.start,
        games: boxes.games(),
    };
    let row = |place| {
        let beads = boxes.several(place);
        let beads = beads.map(|Beads { number, count }| Bead {
            played: positions.bead(place, number).played.clone(),
            count,
        });
        line(&Row {
            position: positions.at(place).position.clone(),
            beads: beads.collect(),
        })
    };
    joined(&line(&head), boxes.changed().map(row))
}

/// Reads boxes from text, of which this game was read already.
pub(super) fn read(text: &[u8], game: &str) -> Result<Boxes, Damage> {
    let kind = GameKind::from_name(game).ok_or(Damage::Format)?;
    let saved: Saved = serde_json::from_slice(text).map_err(|error| unreadable(&error))?;
    let plan = plan(kind, &saved).ok_or(Damage::Line(1))?;
    let Plan::Positions(positions) = &plan else {
        return Err(Damage::Format);
    };
    let mut boxes = Boxes::new(plan.clone());
    boxes.set_games(saved.games);
    let places = positions.boxes.iter().map(|place| place.position.as_str());
    let places: HashMap<&str, u64> = places.zip(1..).collect();
    for Row { position, beads } in saved.boxes {
        let fill = || {
            let place = *places.get(position.as_str())?;
            for Bead { played, count } in beads {
                let known = positions.beads(place).iter();
                let mut known = (1..).zip(known.map(|bead| &bead.played));
                let (number, _) = known.find(|&(_, known)| *known == played)?;
                boxes.fill(place, Beads { number, count })?;
            }
            Some(())
        };
        fill().ok_or(Damage::Position(position))?;
    }
    Ok(boxes)
}

/// Which boxes there are; `None` if no game of nimatron has these.
fn plan(kind: GameKind, saved: &Saved) -> Option<Plan> {
    let about = kind.about();
    let mut variant = Variant {
        misere: saved.misere,
        ..Variant::default()
    };
    if variant.misere {
        about.misere_rules?;
    }
    for (key, value) in &saved.options {
        let option = about.options.iter().find(|option| option.key == key)?;
        let value = match value {
            Setting::Number(number) => option.read(&number.to_string()),
            Setting::Text(text) => option.read(text),
        };
        variant.values = variant.values.with(option, value.ok()?);
    }
    let game = kind.rules(&variant);
    let start = game.read_position(&saved.position).ok()?;
    let cabinet = Cabinet::new(&*game, &start).ok()?;
    match cabinet.plan() {
        Plan::Positions(positions) if positions.start == saved.position => {
            Some(cabinet.plan().clone())
        }
        _ => None,
    }
}
