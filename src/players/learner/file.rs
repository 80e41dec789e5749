//! Boxes in a file, which is read and replaced as a whole, and locked against other processes in between.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::lock::{Lock, LockError, beside};
use super::saved::{Damage, read, write};
use super::{Boxes, Terms};

/// Why boxes could not be read or saved. The file is unchanged in every case.
#[derive(Debug)]
pub enum BoxesError {
    /// Another process holds the file.
    InUse,
    /// The path is a folder or a device.
    NoFile,
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

/// Reads boxes without a lock, which is safe because a file is replaced atomically.
///
/// # Errors
/// If there is no such file, or it does not hold boxes.
pub fn read_boxes(path: &Path) -> Result<Boxes, BoxesError> {
    is_file(path).map_err(BoxesError::Unreadable)??;
    let text = fs::read(path).map_err(BoxesError::Unreadable)?;
    Ok(read(&text)?)
}

/// Refuses a path that is not a file: reading a device might not end.
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
        // Replace the target of a link, not the link.
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

    /// The terms of the boxes in the file; `None` if it does not exist yet.
    ///
    /// # Errors
    /// If the file does not hold boxes.
    pub fn terms(&self) -> Result<Option<Terms>, BoxesError> {
        Ok(self.read()?.map(|boxes| boxes.terms()))
    }

    /// The boxes in the file, or new boxes if it does not exist yet.
    ///
    /// # Errors
    /// If the file does not hold boxes, or holds boxes for other terms.
    pub fn load(&self, terms: Terms) -> Result<Boxes, BoxesError> {
        match self.read()? {
            Some(boxes) if boxes.terms() == terms => Ok(boxes),
            Some(boxes) => Err(BoxesError::OtherTerms(boxes.terms())),
            None => Ok(Boxes::new(terms)),
        }
    }

    /// The boxes in the file; `None` if it does not exist yet.
    fn read(&self) -> Result<Option<Boxes>, BoxesError> {
        match read_boxes(&self.path) {
            Ok(boxes) => Ok(Some(boxes)),
            Err(BoxesError::Unreadable(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Atomically replaces the file: readers see either the old or the new contents, even after a crash.
    ///
    /// # Errors
    /// If it cannot be written; the old contents remain.
    pub fn save(&self, boxes: &Boxes) -> Result<(), BoxesError> {
        let permissions = fs::metadata(&self.path).map(|file| file.permissions());
        let (new, file) = create_beside(&self.path).map_err(BoxesError::Unwritable)?;
        fill(file, permissions.ok(), &write(boxes))
            .and_then(|()| fs::rename(&new, &self.path))
            .map_err(|error| {
                // The incomplete file is useless. The first error is the one to report.
                let _ = fs::remove_file(&new);
                BoxesError::Unwritable(error)
            })?;
        sync_folder(&self.path);
        Ok(())
    }
}

/// Creates a new file beside another, under an unused name.
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

/// Writes the new file, with the permissions of the old one.
fn fill(mut file: File, permissions: Option<Permissions>, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    if let Some(permissions) = permissions {
        file.set_permissions(permissions)?;
    }
    file.sync_all()
}

/// Makes the renaming durable. If the system cannot do that, the file is replaced all the same.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = File::open(folder.unwrap_or(Path::new(".")));
    let _ = folder.and_then(|folder| folder.sync_all());
}
