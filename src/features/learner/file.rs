//! Boxes in a file, which is read and replaced as a whole, and locked against other processes in
//! between. It is JSON: the game and its start first, then a line for each box that differs from
//! its start.
//!
//! ```text
//! {"format":"nimatron boxes","version":2,"game":"nim","options":{},"misere":true,"position":"1,3","games":9,"boxes":[
//! {"position":"0,3","beads":[{"move":"2:2","count":3}]}
//! ]}
//! ```
//!
//! A move that is not listed has one bead, and so has every move of a box that is not listed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use crate::files::{self, FileError, Held, if_there, replace, without_mark};
use crate::games::{MISERE, Value, Variant};
use crate::inference::GameKind;
use crate::matchboxes::{Beads, Boxes, Cabinet, Plan};

/// The most bytes of a file, more than the most moves need.
const LARGEST_FILE: u64 = 1 << 26;

/// Why boxes could not be read or saved. Another user's file may then be incomplete, with the new
/// contents in a file beside it; all others keep their old contents.
#[derive(Debug)]
pub enum BoxesError {
    /// The file cannot be read or written.
    File(FileError),
    /// It is not a file of boxes, or is one of another version.
    Format,
    /// This line cannot be read: the file is damaged or incomplete.
    Line(u64),
    /// The box of this name has impossible contents.
    Box(Box<Plan>, String),
    /// The boxes are for these other games.
    OtherTerms(Box<Plan>),
}

impl From<FileError> for BoxesError {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

/// Reads boxes without a lock, which is safe because a file is replaced atomically.
///
/// # Errors
/// If there is no such file, or it does not hold boxes.
pub fn read_boxes(path: &Path) -> Result<Boxes, BoxesError> {
    let text = files::read(path, LARGEST_FILE)?;
    read(without_mark(&text))
}

impl Boxes {
    /// The boxes, if they are for these games.
    pub(crate) fn serving(self, plan: &Plan) -> Result<Self, BoxesError> {
        if self.plan() == plan {
            return Ok(self);
        }
        Err(BoxesError::OtherTerms(self.plan().clone().into()))
    }
}

impl Plan {
    /// A name for a file of the boxes: the game, what was agreed, and the start.
    pub(crate) fn file_name(&self) -> String {
        let values = self.variant.values.of(self.about.options);
        let mut parts = vec![self.about.name.to_owned()];
        parts.extend(values.map(|(_, value)| value.to_string()));
        parts.extend(self.variant.misere.then(|| MISERE.to_owned()));
        parts.push(self.start.clone());
        // Positions have slashes, and some systems take few signs more.
        let is_safe = |sign: char| sign.is_ascii_alphanumeric() || ".,+-".contains(sign);
        let safe = |sign| if is_safe(sign) { sign } else { '_' };
        parts.join("-").chars().map(safe).collect()
    }
}

/// A file of boxes that no other process can use while this value lives.
#[derive(Debug)]
pub struct BoxesFile {
    /// The file as it was named.
    pub path: PathBuf,
    held: Held,
}

impl BoxesFile {
    /// Locks a file, which need not exist yet.
    ///
    /// # Errors
    /// If it is in use, is not a file, or could not be written later.
    pub fn hold(path: &Path) -> Result<Self, BoxesError> {
        Ok(Self {
            held: Held::take(path)?,
            path: path.to_owned(),
        })
    }

    /// The same for a file that is kept of this user, whose folder need not exist yet.
    pub(crate) fn hold_kept(path: &Path) -> Result<Self, BoxesError> {
        Ok(Self {
            held: Held::take_kept(path)?,
            path: path.to_owned(),
        })
    }

    /// The boxes in the file, or new boxes if it does not exist yet.
    ///
    /// # Errors
    /// If the file does not hold boxes, or holds boxes for other games.
    pub fn load(&self, plan: impl Into<Plan>) -> Result<Boxes, BoxesError> {
        let plan = plan.into();
        match self.read()? {
            Some(boxes) => boxes.serving(&plan),
            None => Ok(Boxes::new(plan)),
        }
    }

    /// The boxes in the file; `None` if it does not exist yet.
    ///
    /// # Errors
    /// If the file does not hold boxes.
    pub fn read(&self) -> Result<Option<Boxes>, BoxesError> {
        let text = if_there(files::read(&self.held.path, LARGEST_FILE))?;
        text.map(|text| read(without_mark(&text))).transpose()
    }

    /// Atomically replaces the file: readers see either the old or the new contents, even after a
    /// crash.
    ///
    /// # Errors
    /// If it cannot be written; the old contents remain, unless the file is another user's.
    pub fn save(&self, boxes: &Boxes) -> Result<(), BoxesError> {
        Ok(replace(&self.held.path, write(boxes)).map_err(FileError::Unwritable)?)
    }
}

/// The name of the format.
const FORMAT: &str = "nimatron boxes";

/// The version that is written and read.
const VERSION: u64 = 2;

/// Only what identifies the file; a later version may have anything else.
#[derive(Deserialize)]
struct FileKind {
    format: String,
    version: u64,
    game: String,
}

/// The first line, and the boxes.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    format: String,
    version: u64,
    game: String,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    misere: bool,
    position: Value,
    games: u64,
    #[serde(skip_serializing)]
    boxes: Vec<SavedBox>,
}

/// A box.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBox {
    position: Value,
    beads: Vec<SavedBead>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBead {
    #[serde(rename = "move")]
    played: Value,
    count: u64,
}

/// Writes boxes as text.
fn write(boxes: &Boxes) -> String {
    let plan = boxes.plan();
    let values = plan.variant.values.of(plan.about.options);
    let head = Saved {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: plan.about.name.to_owned(),
        options: values
            .map(|(option, value)| (option.key.to_owned(), value))
            .collect(),
        misere: plan.variant.misere,
        position: Value::Text(plan.start.clone()),
        games: boxes.games,
        boxes: Vec::new(),
    };
    let row = |place| {
        let beads = boxes.several(place).map(|beads| SavedBead {
            played: Value::Text(plan.bead_name(place, beads.number)),
            count: beads.count,
        });
        let row = SavedBox {
            position: Value::Text(plan.box_name(place)),
            beads: beads.collect(),
        };
        format!("\n{}", line(&row))
    };
    let rows: Vec<String> = boxes.changed().map(row).collect();
    let head = line(&head);
    let head = head.trim_end_matches('}');
    format!("{head},\"boxes\":[{}\n]}}\n", rows.join(","))
}

/// Writes an object on a line.
fn line(object: &impl Serialize) -> String {
    serde_json::to_string(object).expect("plain data, whose keys are texts")
}

/// Reads boxes from text.
fn read(text: &[u8]) -> Result<Boxes, BoxesError> {
    let unreadable = |error: serde_json::Error| BoxesError::Line(error.line() as u64);
    let kind =
        serde_json::from_slice::<FileKind>(text).map_err(|error| match error.classify() {
            Category::Data => BoxesError::Format,
            _ => unreadable(error),
        })?;
    let found = GameKind::from_name(&kind.game)
        .filter(|_| kind.format == FORMAT && kind.version == VERSION)
        .ok_or(BoxesError::Format)?;
    // Read from the text again, for the line number of an error.
    let mut saved: Saved = serde_json::from_slice(text).map_err(unreadable)?;
    let (games, rows) = (saved.games, std::mem::take(&mut saved.boxes));
    let plan = plan(found, saved).ok_or(BoxesError::Line(1))?;
    let mut boxes = Boxes::new(plan.clone());
    boxes.games = games;
    let places = plan.boxes_by_name();
    for SavedBox { position, beads } in rows {
        let name = position.to_string();
        let fill = || {
            let place = *places.get(name.as_str())?;
            for SavedBead { played, count } in beads {
                let number = plan.bead_named(place, &played.to_string())?;
                boxes.fill(place, Beads { number, count })?;
            }
            Some(())
        };
        fill().ok_or_else(|| BoxesError::Box(plan.clone().into(), name))?;
    }
    Ok(boxes)
}

/// Which boxes there are; `None` if no game of nimatron has these.
fn plan(kind: GameKind, saved: Saved) -> Option<Plan> {
    let mut variant = Variant::default();
    for (key, value) in saved.options {
        let value = value.to_string();
        kind.take_option(&mut variant, &key, &value).ok()?;
    }
    if saved.misere {
        kind.take_misere(&mut variant).ok()?;
    }
    let game = kind.rules(&variant);
    let position = saved.position.to_string();
    let start = game.read_position(&position).ok()?;
    Some(Cabinet::new(&*game, &start).ok()?.plan().clone()).filter(|plan| plan.start == position)
}
