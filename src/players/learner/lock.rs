//! A lock that keeps other processes from the same file, from before it is read until after it is saved the last time.
//!
//! The file itself cannot carry it: each save puts a new file in its place, whose lock would be another one. So an empty file
//! beside it does, and is there only while the lock is held.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no lock.
#[derive(Debug)]
pub(super) enum LockError {
    /// Somebody else has it.
    Held,
    /// The file beside cannot be made.
    Failed(io::Error),
}

/// The lock, held until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock for a file, or finds at once that it is held.
    pub(super) fn take(path: &Path) -> Result<Self, LockError> {
        let path = beside(path, ".lock");
        loop {
            let file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)
                .map_err(LockError::Failed)?;
            match file.try_lock() {
                Ok(()) if is_gone(&file).map_err(LockError::Failed)? => {}
                Ok(()) => return Ok(Self { path, file }),
                Err(TryLockError::WouldBlock) => return Err(LockError::Held),
                Err(TryLockError::Error(error)) => return Err(LockError::Failed(error)),
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // It is removed while it is still locked, and only where it is the empty file that a lock is. Nobody can be told of a failure.
        if cfg!(unix) && self.file.metadata().is_ok_and(|file| file.len() == 0) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Whether the file was removed by who held the lock before, after we opened it: then others would not see our lock.
#[cfg(unix)]
fn is_gone(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    Ok(file.metadata()?.nlink() == 0)
}

/// Elsewhere the file stays, as removing a file that others have open is not to be relied on.
#[cfg(not(unix))]
fn is_gone(_: &File) -> io::Result<bool> {
    Ok(false)
}

/// A file's path with more behind its name.
pub(super) fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(more);
    PathBuf::from(name)
}
