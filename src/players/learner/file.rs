//! Boxes in a file, which is read and replaced as a whole, and locked against other processes in between.

use std::fs::{self, OpenOptions};
use std::hint::black_box;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::lines::Damage;
use super::saved::{read, write};
use super::{Boxes, Plan};
use crate::files::{Lock, LockError, replace, target, without_mark};

/// Why boxes could not be read or saved. Another user's file may then be incomplete, with the new contents in a file beside it; all
/// others keep their old contents.
#[derive(Debug)]
pub enum BoxesError {
    /// Another process holds the file.
    InUse,
    /// The path is no regular file.
    NoFile,
    /// What is in the place of the lock is no regular file.
    NoLock(PathBuf),
    /// The system refuses to read it.
    Unreadable(io::Error),
    /// The system refuses to write it.
    Unwritable(io::Error),
    /// It is not a file of boxes, or is one of a later version.
    Format,
    /// This line cannot be read: the file is damaged or incomplete.
    Line(u64),
    /// The box for this many sticks has impossible contents.
    Box(u64),
    /// The box for this position has impossible contents.
    Position(String),
    /// The boxes are for these other games.
    OtherTerms(Plan),
}

impl From<Damage> for BoxesError {
    fn from(damage: Damage) -> Self {
        match damage {
            Damage::Line(line) => Self::Line(line),
            Damage::Box(sticks) => Self::Box(sticks),
            Damage::Position(position) => Self::Position(position),
            Damage::Format => Self::Format,
        }
    }
}

impl From<LockError> for BoxesError {
    fn from(error: LockError) -> Self {
        match error {
            LockError::Held => Self::InUse,
            LockError::NoFile(lock) => Self::NoLock(lock),
            LockError::Failed(error) => Self::Unwritable(error),
        }
    }
}

/// Reads boxes without a lock, which is safe because a file is replaced atomically.
///
/// # Errors
/// If there is no such file, or it does not hold boxes.
pub fn read_boxes(path: &Path) -> Result<Boxes, BoxesError> {
    is_file(path).map_err(BoxesError::Unreadable)??;
    let text = fs::read(path).map_err(BoxesError::Unreadable)?;
    has_memory(text.len()).map_err(BoxesError::Unreadable)?;
    Ok(read(without_mark(&text))?)
}

/// How many bytes boxes take at most for each byte of their text, while they are read.
const BYTES_PER_BYTE: usize = 8;

/// Asks the system whether it grants the memory for a text of boxes; a box that it refused would end the process.
fn has_memory(length: usize) -> io::Result<()> {
    let mut asked = Vec::<u8>::new();
    asked.try_reserve_exact(length.saturating_mul(BYTES_PER_BYTE))?;
    // Without this the optimiser takes the memory for granted.
    black_box(&mut asked);
    Ok(())
}

/// Refuses a path that is not a regular file: reading a device or a pipe might not end.
fn is_file(path: &Path) -> io::Result<Result<(), BoxesError>> {
    let found = fs::metadata(path)?;
    Ok(found.is_file().then_some(()).ok_or(BoxesError::NoFile))
}

/// A file of boxes that no other process can use while this value lives.
#[derive(Debug)]
pub struct BoxesFile {
    path: PathBuf,
    _lock: Lock,
}

impl BoxesFile {
    /// Locks a file, which need not exist yet.
    ///
    /// # Errors
    /// If it is in use, is not a file, or could not be written later.
    pub fn hold(path: &Path) -> Result<Self, BoxesError> {
        let path = target(path).map_err(BoxesError::Unreadable)?;
        match is_file(&path) {
            Ok(found) => {
                found?;
                let opened = OpenOptions::new().write(true).open(&path);
                opened.map_err(BoxesError::Unwritable)?;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(BoxesError::Unreadable(error)),
        }
        let lock = Lock::take(&path)?;
        Ok(Self { path, _lock: lock })
    }

    /// The boxes in the file, or new boxes if it does not exist yet.
    ///
    /// # Errors
    /// If the file does not hold boxes, or holds boxes for other games.
    pub fn load(&self, plan: impl Into<Plan>) -> Result<Boxes, BoxesError> {
        let plan = plan.into();
        match self.read()? {
            Some(boxes) if *boxes.plan() == plan => Ok(boxes),
            Some(boxes) => Err(BoxesError::OtherTerms(boxes.plan().clone())),
            None => Ok(Boxes::new(plan)),
        }
    }

    /// The boxes in the file; `None` if it does not exist yet.
    ///
    /// # Errors
    /// If the file does not hold boxes.
    pub fn read(&self) -> Result<Option<Boxes>, BoxesError> {
        match read_boxes(&self.path) {
            Ok(boxes) => Ok(Some(boxes)),
            Err(BoxesError::Unreadable(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Atomically replaces the file: readers see either the old or the new contents, even after a crash.
    ///
    /// # Errors
    /// If it cannot be written; the old contents remain, unless the file is another user's.
    pub fn save(&self, boxes: &Boxes) -> Result<(), BoxesError> {
        replace(&self.path, write(boxes)).map_err(BoxesError::Unwritable)
    }
}
