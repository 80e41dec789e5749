//! Records in files, read as a whole.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::check::{read, salvage};
use super::damage::Damage;
use super::written::Written;
use crate::files::LockError;

/// The most bytes of a file. A game of a million moves has 14 MB.
const LARGEST_FILE: u64 = 1 << 26;

/// Why a record could not be read or written.
#[derive(Debug)]
pub enum RecordError {
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
    /// It has more than this many MiB.
    TooLarge(u64),
    /// It is damaged, or no record.
    Damaged(Damage),
    /// It holds no game.
    Empty,
}

impl From<LockError> for RecordError {
    fn from(error: LockError) -> Self {
        match error {
            LockError::Held => Self::InUse,
            LockError::NoFile(lock) => Self::NoLock(lock),
            LockError::Failed(error) => Self::Unwritable(error),
        }
    }
}

/// Reads the games of a file, at least one; with `salvages`, those before the first damage.
///
/// # Errors
/// [`RecordError`]: there is no such file, or no game in it, or it is damaged.
pub fn read_file(path: &Path, salvages: bool) -> Result<Vec<Written>, RecordError> {
    let bytes = bytes_of(path)?;
    let games = if salvages {
        let (games, damage) = salvage(&bytes);
        match damage.filter(|_| games.is_empty()) {
            Some(damage) => return Err(RecordError::Damaged(damage)),
            None => games,
        }
    } else {
        read(&bytes).map_err(RecordError::Damaged)?
    };
    if games.is_empty() {
        return Err(RecordError::Empty);
    }
    Ok(games)
}

/// The contents of a file. Only a regular one is opened: reading a device or a pipe might not end.
pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, RecordError> {
    let found = fs::metadata(path).map_err(RecordError::Unreadable)?;
    if !found.is_file() {
        return Err(RecordError::NoFile);
    }
    let file = File::open(path).map_err(RecordError::Unreadable)?;
    let mut bytes = Vec::new();
    let read = file.take(LARGEST_FILE + 1).read_to_end(&mut bytes);
    read.map_err(RecordError::Unreadable)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(RecordError::TooLarge(LARGEST_FILE >> 20));
    }
    Ok(bytes)
}
