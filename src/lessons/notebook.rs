//! Progress in a file: read under a lock, and replaced as a whole after every answer. What is damaged is never written over.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::Progress;
use crate::files::{self, FileError, Held, beside, first_unused, if_there, replace};

/// The most bytes of a file.
const LARGEST_FILE: u64 = 1 << 16;

/// Why progress cannot be read.
#[derive(Debug)]
pub(crate) enum NotebookError {
    File(FileError),
    /// The number of a line that is damaged.
    Line(u64),
}

impl From<FileError> for NotebookError {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

/// Progress, and the file in which it is kept.
#[derive(Debug)]
pub(crate) struct Notebook {
    pub progress: Progress,
    /// `None` if nothing is kept.
    held: Option<Held>,
}

impl Notebook {
    /// Progress that is not kept.
    pub(crate) fn unkept(today: u64) -> Self {
        Self {
            progress: Progress::read("", today).unwrap_or_default(),
            held: None,
        }
    }

    /// Reads a file, which need not exist yet; with `holds` it is kept from other processes while this value lives.
    pub(crate) fn open(path: &Path, today: u64, holds: bool) -> Result<Self, NotebookError> {
        let mut held = None;
        if holds {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(FileError::Unwritable)?;
            }
            held = Some(Held::take(path)?);
        }
        let bytes = if_there(files::read(path, LARGEST_FILE))?.unwrap_or_default();
        let read = Progress::read(&String::from_utf8_lossy(&bytes), today);
        Ok(Self {
            progress: read.map_err(NotebookError::Line)?,
            held,
        })
    }

    /// Writes the file, if there is one.
    pub(crate) fn save(&self) -> io::Result<()> {
        let save = |held: &Held| replace(&held.path, self.progress.write());
        self.held.as_ref().map_or(Ok(()), save)
    }

    /// Begins a file anew, and returns the path that the old one has now; `None` if there was none.
    pub(crate) fn reset(path: &Path) -> Result<Option<PathBuf>, FileError> {
        let held = Held::take(path)?;
        if fs::symlink_metadata(&held.path).is_err() {
            return Ok(None);
        }
        let old = first_unused(|number| beside(&held.path, &format!(".old-{number}")));
        fs::rename(&held.path, &old).map_err(FileError::Unwritable)?;
        Ok(Some(old))
    }
}
