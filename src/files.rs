//! Files that outlive a crash: replaced as a whole, and locked against other processes.
//!
//! Readers see the old contents or the new ones. The new contents go to a file beside it, which is
//! renamed over the old one. Its name is always the same, so what a killed process leaves behind is
//! gone with the next save. Only the holder of the lock may save.
//!
//! The lock keeps other processes from a file, from before it is read until after it is last saved.
//! It cannot be a lock on the file itself, which each save replaces by a new one. So it is on an
//! empty file beside it, which exists only while the lock is held.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

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

/// Opens a file to be read, and returns its length, too. Only a regular one is opened: reading a
/// device or a pipe might not end.
pub fn open(path: &Path) -> Result<(File, u64), FileError> {
    let length = check(path)?;
    let file = File::open(path).map_err(FileError::Unreadable)?;
    Ok((file, length))
}

/// Reads a regular file of at most `most` bytes.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let too_large = |length: u64| (length > most).then_some(FileError::TooLarge(most >> 20));
    let (file, length) = open(path)?;
    too_large(length).map_or(Ok(()), Err)?;
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1))
        .read_to_end(&mut bytes)
        .map_err(FileError::Unreadable)?;
    // It may have grown meanwhile.
    too_large(bytes.len() as u64).map_or(Ok(bytes), Err)
}

/// Checks that this is a regular file, and returns how many bytes it has.
fn check(path: &Path) -> Result<u64, FileError> {
    let found = fs::metadata(path).map_err(FileError::Unreadable)?;
    found
        .is_file()
        .then_some(found.len())
        .ok_or(FileError::NoFile)
}

/// What a file is that does not exist yet.
pub fn if_there<T>(found: Result<T, FileError>) -> Result<Option<T>, FileError> {
    match found {
        Err(FileError::Unreadable(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

/// A file that no other process uses while this value lives.
#[derive(Debug)]
pub struct Held {
    /// Its path, links followed.
    pub path: PathBuf,
    _lock: Lock,
}

impl Held {
    /// Locks a file, which need not exist yet, and checks that it can be written.
    pub fn take(path: &Path) -> Result<Self, FileError> {
        let path = target(path).map_err(FileError::Unreadable)?;
        let is_there = if_there(check(&path))?.is_some();
        if is_there {
            File::options()
                .write(true)
                .open(&path)
                .map_err(FileError::Unwritable)?;
        }
        let lock = Lock::take(&path)?;
        if is_there {
            // As the new file will be: where that is not allowed, it is said before the work.
            fs::metadata(&path)
                .and_then(|old| keep_owner(&lock.file, &old))
                .map_err(FileError::Unwritable)?;
        }
        Ok(Self { path, _lock: lock })
    }

    /// The same for a file that is kept of this user, whose folder need not exist yet.
    pub fn take_kept(path: &Path) -> Result<Self, FileError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(FileError::Unwritable)?;
        }
        Self::take(path)
    }
}

/// The lock, held until it is dropped.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock for a file without waiting. Only a regular file can be in its place: opening
    /// another might not end.
    pub fn take(path: &Path) -> Result<Self, FileError> {
        let path = beside(path, ".lock");
        loop {
            // Not even a link: what it leads to is not ours to lock.
            if fs::symlink_metadata(&path).is_ok_and(|found| !found.is_file()) {
                return Err(FileError::NoLock(path));
            }
            let file = File::options()
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
        // Removed while still locked, and only if it is empty, as a lock file is. A failure here
        // cannot be reported.
        if cfg!(unix) && self.file.metadata().is_ok_and(|file| file.len() == 0) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Whether the previous holder of the lock removed the file after we opened it: then others would
/// not see our lock.
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
pub fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(more);
    PathBuf::from(name)
}

/// The folder for what is kept of this user, which need not exist yet. `None` if the user has no
/// home.
pub fn state_folder() -> Option<PathBuf> {
    let places = choose_base_strategy().ok()?;
    Some(
        places
            .state_dir()
            .unwrap_or_else(|| places.data_dir())
            .join("nimatron"),
    )
}

/// Returns the path that a link leads to: the target is replaced, not the link.
pub fn target(path: &Path) -> io::Result<PathBuf> {
    if fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink()) {
        fs::canonicalize(path)
    } else {
        Ok(path.to_owned())
    }
}

/// Replaces the contents of a file, or creates it.
///
/// A file of another owner stays theirs, or is not replaced.
pub fn replace(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    replace_by(path, |file| file.write_all(text.as_ref()))
}

/// The same for contents that are written piece by piece.
pub fn replace_by(path: &Path, write: impl Fn(&mut File) -> io::Result<()>) -> io::Result<()> {
    let new = new_of(path);
    let useless = |error| {
        // The first error is the one to report.
        let _ = fs::remove_file(&new);
        error
    };
    fill(&new, fs::metadata(path).ok(), write).map_err(useless)?;
    fs::rename(&new, path).map_err(useless)?;
    sync_folder(path);
    Ok(())
}

/// Writes a file that nobody holds. One that is not regular, such as a pipe, is written as it is.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let path = target(path)?;
    match fs::metadata(&path) {
        Ok(found) if !found.is_file() => return fs::write(path, text),
        // What may not be written is not replaced either.
        Ok(_) => drop(File::options().write(true).open(&path)?),
        Err(_) => {}
    }
    replace(&path, text)
}

/// The path of the new contents of a file until they replace the old ones.
pub fn new_of(path: &Path) -> PathBuf {
    beside(path, ".nimatron-new")
}

/// Writes the new file, of the same owner and as private as the old one from its first byte.
fn fill(
    new: &Path,
    old: Option<Metadata>,
    write: impl Fn(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    match fs::remove_file(new) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = File::create_new(new)?;
    if let Some(old) = old {
        keep_owner(&file, &old)?;
        file.set_permissions(old.permissions())?;
    }
    write(&mut file)?;
    file.sync_all()
}

/// Gives a new file to the owner and the group of the old one.
#[cfg(unix)]
fn keep_owner(file: &File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};

    let new = file.metadata()?;
    if (new.uid(), new.gid()) == (old.uid(), old.gid()) {
        return Ok(());
    }
    fchown(file, Some(old.uid()), Some(old.gid()))
}

/// Elsewhere a file's owner is not known.
#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Makes the renaming durable. If the system cannot do that, the file is replaced all the same.
fn sync_folder(path: &Path) {
    let _ = File::open(folder(path)).and_then(|folder| folder.sync_all());
}

/// The folder that a path is in.
fn folder(path: &Path) -> &Path {
    path.parent()
        .filter(|folder| *folder != Path::new(""))
        .unwrap_or(Path::new("."))
}

/// The mark that some editors put before a text in UTF-8. It is no part of the text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The bytes of a text without the mark before them.
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes)
}
