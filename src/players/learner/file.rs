//! Boxes in a file, which is read and replaced as a whole, and locked against other processes in between.

use std::path::Path;

use super::saved::{read, write};
use super::{Boxes, Plan};
use crate::files::{self, FileError, Held, if_there, replace, without_mark};

/// The most bytes of a file: a million sticks with ten beads each have a third of it.
const LARGEST_FILE: u64 = 1 << 30;

/// Why boxes could not be read or saved. Another user's file may then be incomplete, with the new contents in a file beside it; all
/// others keep their old contents.
#[derive(Debug)]
pub enum BoxesError {
    /// The file cannot be read or written.
    File(FileError),
    /// It is not a file of boxes, or is one of a later version.
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

/// A file of boxes that no other process can use while this value lives.
#[derive(Debug)]
pub struct BoxesFile(Held);

impl BoxesFile {
    /// Locks a file, which need not exist yet.
    ///
    /// # Errors
    /// If it is in use, is not a file, or could not be written later.
    pub fn hold(path: &Path) -> Result<Self, BoxesError> {
        Ok(Self(Held::take(path)?))
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
        let text = if_there(files::read(&self.0.path, LARGEST_FILE))?;
        text.map(|text| read(without_mark(&text))).transpose()
    }

    /// Atomically replaces the file: readers see either the old or the new contents, even after a crash.
    ///
    /// # Errors
    /// If it cannot be written; the old contents remain, unless the file is another user's.
    pub fn save(&self, boxes: &Boxes) -> Result<(), BoxesError> {
        let saved = replace(&self.0.path, write(boxes));
        Ok(saved.map_err(FileError::Unwritable)?)
    }
}
