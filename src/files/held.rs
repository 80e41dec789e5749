//! A file that is read and replaced as a whole, and no other process uses meanwhile.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::lock::Lock;
use super::replace::target;

/// Why a file could not be read or written.
#[derive(Debug)]
pub enum FileError {
    /// Another process holds it.
    InUse,
    /// The path is no regular file.
    NoFile,
    /// What is in the place of the lock is no regular file.
    NoLock(PathBuf),
    /// The system refuses to read it.
    Unreadable(io::Error),
    /// The system refuses to write it.
    Unwritable(io::Error),
    /// It has more than this many MiB.
    TooLarge(u64),
}

/// Reads a file of at most so many bytes. Only a regular one is opened: reading a device or a pipe might not end.
pub(crate) fn read(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    check(path)?;
    let file = File::open(path).map_err(FileError::Unreadable)?;
    let mut bytes = Vec::new();
    let read = file.take(most.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(FileError::Unreadable)?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLarge(most >> 20));
    }
    Ok(bytes)
}

fn check(path: &Path) -> Result<(), FileError> {
    let found = fs::metadata(path).map_err(FileError::Unreadable)?;
    found.is_file().then_some(()).ok_or(FileError::NoFile)
}

/// What a file is that does not exist yet.
pub(crate) fn if_there<T>(found: Result<T, FileError>) -> Result<Option<T>, FileError> {
    match found {
        Err(FileError::Unreadable(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

/// A file that no other process uses while this value lives.
#[derive(Debug)]
pub(crate) struct Held {
    /// Its path, links followed.
    pub(crate) path: PathBuf,
    _lock: Lock,
}

impl Held {
    /// Locks a file, which need not exist yet, and checks that it can be written.
    pub(crate) fn take(path: &Path) -> Result<Self, FileError> {
        let path = target(path).map_err(FileError::Unreadable)?;
        if if_there(check(&path))?.is_some() {
            let opened = File::options().write(true).open(&path);
            opened.map_err(FileError::Unwritable)?;
        }
        Ok(Self {
            _lock: Lock::take(&path)?,
            path,
        })
    }
}
