//! A lock that keeps other processes from a file, from before it is read until after it is last saved.
//!
//! It cannot be a lock on the file itself, which each save replaces by a new one. So it is on an empty file beside it,
//! which exists only while the lock is held.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::held::FileError;

/// The lock, held until it is dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock for a file without waiting. Only a regular file can be in its place: opening another might not end.
    pub(crate) fn take(path: &Path) -> Result<Self, FileError> {
        let path = beside(path, ".lock");
        loop {
            // Not even a link: what it leads to is not ours to lock.
            if fs::symlink_metadata(&path).is_ok_and(|found| !found.is_file()) {
                return Err(FileError::NoLock(path));
            }
            let file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)
                .map_err(FileError::Unwritable)?;
            match file.try_lock() {
                Ok(()) if is_gone(&file).map_err(FileError::Unwritable)? => {}
                Ok(()) => return Ok(Self { path, file }),
                Err(TryLockError::WouldBlock) => return Err(FileError::InUse),
                Err(TryLockError::Error(error)) => return Err(FileError::Unwritable(error)),
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while still locked, and only if it is empty, as a lock file is. A failure here cannot be reported.
        if cfg!(unix) && self.file.metadata().is_ok_and(|file| file.len() == 0) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Whether the previous holder of the lock removed the file after we opened it: then others would not see our lock.
#[cfg(unix)]
fn is_gone(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    Ok(file.metadata()?.nlink() == 0)
}

/// Elsewhere the file is never removed, as removing an open file is not reliable there.
#[cfg(not(unix))]
fn is_gone(_: &File) -> io::Result<bool> {
    Ok(false)
}

/// The path of a file with `more` appended to its name.
pub(crate) fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(more);
    PathBuf::from(name)
}
