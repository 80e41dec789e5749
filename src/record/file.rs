//! Records in files, read as a whole.

use std::io;
use std::path::Path;

use super::check::salvage;
use super::written::{Damage, Written};
use crate::files::{self, FileError};

/// The most bytes of a file. A game of a million moves has 14 MB.
const LARGEST_FILE: u64 = 1 << 26;

/// Why a record could not be read or written.
#[derive(Debug)]
pub enum RecordError {
    /// The file cannot be read or written.
    File(FileError),
    /// It is damaged, or no record.
    Damaged(Damage),
    /// It holds no game.
    Empty,
}

impl From<FileError> for RecordError {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

impl From<Damage> for RecordError {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}

impl RecordError {
    /// The system refuses to write the file.
    pub(crate) fn unwritable(error: io::Error) -> Self {
        Self::File(FileError::Unwritable(error))
    }
}

/// Reads the games of a file, at least one; with `salvages`, those before the first damage.
///
/// # Errors
/// [`RecordError`]: there is no such file, or no game in it, or it is damaged.
pub fn read_file(path: &Path, salvages: bool) -> Result<Vec<Written>, RecordError> {
    let (games, _) = read_games(&bytes_of(path)?, salvages)?;
    Ok(games)
}

/// Reads the games of a text, at least one, and whether damage follows them.
pub(super) fn read_games(
    bytes: &[u8],
    salvages: bool,
) -> Result<(Vec<Written>, bool), RecordError> {
    match salvage(bytes) {
        (games, Some(damage)) if !salvages || games.is_empty() => Err(damage.into()),
        (games, _) if games.is_empty() => Err(RecordError::Empty),
        (games, damage) => Ok((games, damage.is_some())),
    }
}

pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, FileError> {
    files::read(path, LARGEST_FILE)
}
