//! Boxes in a file: read whole, replaced whole, and locked against other processes in between.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::lock::{Lock, LockError, beside};
use super::saved::{Damage, read, write};
use super::{Boxes, Terms};

/// Why boxes could not be read or saved. Wherever this comes from, the file is as it was.
#[derive(Debug)]
pub enum BoxesError {
    /// Another process has the file.
    InUse,
    /// It is a folder or a device.
    NoFile,
    /// The system does not let it be read.
    Unreadable(io::Error),
    /// The system does not let it be written.
    Unwritable(io::Error),
    /// It is no file of boxes, or one of a later version.
    Format,
    /// A line cannot be read: the file is damaged, or only half of it is there.
    Line(u64),
    /// The box of so many sticks holds what no box can.
    Box(u64),
    /// The boxes are for games of these other terms.
    OtherTerms(Terms),
}

impl From<Damage> for BoxesError {
    fn from(damage: Damage) -> Self {
        match damage {
            Damage::Line(line) => Self::Line(line),
            Damage::Box(sticks) => Self::Box(sticks),
            Damage::Format => Self::Format,
        }
    }
}

impl From<LockError> for BoxesError {
    fn from(error: LockError) -> Self {
        match error {
            LockError::Held => Self::InUse,
            LockError::Failed(error) => Self::Unwritable(error),
        }
    }
}

/// Reads boxes to look at them. That needs no lock: whoever saves a file replaces it at one stroke.
///
/// # Errors
/// Where there is no such file, or it holds no boxes.
pub fn read_boxes(path: &Path) -> Result<Boxes, BoxesError> {
    is_file(path).map_err(BoxesError::Unreadable)??;
    let text = fs::read(path).map_err(BoxesError::Unreadable)?;
    Ok(read(&text)?)
}

/// Whether a path is that of a file. A device might have no end.
fn is_file(path: &Path) -> io::Result<Result<(), BoxesError>> {
    let found = fs::metadata(path)?;
    Ok(found.is_file().then_some(()).ok_or(BoxesError::NoFile))
}

/// A file for boxes that no other process can use while this value lives.
#[derive(Debug)]
pub struct BoxesFile {
    path: PathBuf,
    _lock: Lock,
}

impl BoxesFile {
    /// Takes hold of a file, which need not be there yet.
    ///
    /// # Errors
    /// Where it is in use, no file, or could not be written later.
    pub fn hold(path: &Path) -> Result<Self, BoxesError> {
        // What a link leads to is replaced, not the link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
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

    /// The boxes in the file, or where there is none, boxes as at the start.
    ///
    /// # Errors
    /// Where the file holds no boxes, or boxes for other terms.
    pub fn load(&self, terms: Terms) -> Result<Boxes, BoxesError> {
        match read_boxes(&self.path) {
            Ok(boxes) if boxes.terms() == terms => Ok(boxes),
            Ok(boxes) => Err(BoxesError::OtherTerms(boxes.terms())),
            Err(BoxesError::Unreadable(error)) if error.kind() == ErrorKind::NotFound => {
                Ok(Boxes::new(terms))
            }
            Err(error) => Err(error),
        }
    }

    /// Replaces the file: whoever reads it sees the old boxes or the new ones, and so does who reads it after a crash.
    ///
    /// # Errors
    /// Where it cannot be written; the old boxes are there still.
    pub fn save(&self, boxes: &Boxes) -> Result<(), BoxesError> {
        let permissions = fs::metadata(&self.path).map(|file| file.permissions());
        let (new, file) = create_beside(&self.path).map_err(BoxesError::Unwritable)?;
        fill(file, permissions.ok(), &write(boxes))
            .and_then(|()| fs::rename(&new, &self.path))
            .map_err(|error| {
                // What is left of the new file is of no use to anybody.
                let _ = fs::remove_file(&new);
                BoxesError::Unwritable(error)
            })?;
        sync_folder(&self.path);
        Ok(())
    }
}

/// Makes a new file beside another, under a name that is free.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut attempt = 0_u32;
    loop {
        let new = beside(path, &format!(".{}-{attempt}.new", std::process::id()));
        match File::create_new(&new) {
            Ok(file) => return Ok((new, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => attempt += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Writes a new file, which whoever could use the old one can use too.
fn fill(mut file: File, permissions: Option<Permissions>, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    if let Some(permissions) = permissions {
        file.set_permissions(permissions)?;
    }
    file.sync_all()
}

/// Makes the new name last. Where a system cannot, the file is replaced all the same.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = File::open(folder.unwrap_or(Path::new(".")));
    let _ = folder.and_then(|folder| folder.sync_all());
}
