//! Replaces a file as a whole: readers see the old contents or the new ones, even after a crash. Another user's file may have to be
//! written over; if that fails, the new contents are in the file beside it.
//!
//! The new contents go to a file beside it, which is renamed over the old one. Its name is always the same, so what a killed process
//! leaves behind is gone with the next save. Only the holder of the lock may save.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::lock::beside;

/// How many links are followed from one to the next, as on Linux.
const MOST_LINKS: u32 = 40;

/// Returns the path that a link leads to in the end, although no file need be there yet: the target is replaced, not the link.
pub(crate) fn target(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            // A path from the root stays as it is.
            Ok(next) => path = folder(&path).join(next),
            // It is no link, or it is not there.
            Err(_) => return Ok(path),
        }
    }
    // A circle of links: the system names the error.
    fs::metadata(&path).map(|_| path)
}

/// Replaces the contents of a file, or creates it.
///
/// A file of another owner stays theirs. Where the system does not let us give them a new one, the old one is written over.
pub(crate) fn replace(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    let (new, text) = (new_of(path), text.as_ref());
    let useless = |error| {
        // The first error is the one to report.
        let _ = fs::remove_file(&new);
        error
    };
    let keeps_owner = fill(&new, fs::metadata(path).ok(), text).map_err(useless)?;
    if keeps_owner {
        fs::rename(&new, path).map_err(useless)?;
    } else {
        // If this fails, the copy remains: the file may be incomplete.
        write_over(path, text)?;
        // The next save removes it.
        let _ = fs::remove_file(&new);
    }
    sync_folder(path);
    Ok(())
}

/// The path of the new contents of a file until they replace the old ones.
pub(crate) fn new_of(path: &Path) -> PathBuf {
    beside(path, ".nimatron-new")
}

/// Writes the new file, as private as the old one from its first byte. Returns whether it has the same owner.
fn fill(new: &Path, old: Option<Metadata>, text: &[u8]) -> io::Result<bool> {
    match fs::remove_file(new) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = File::create_new(new)?;
    let mut keeps_owner = true;
    if let Some(old) = old {
        keeps_owner = keep_owner(&file, &old)?;
        file.set_permissions(old.permissions())?;
    }
    file.write_all(text)?;
    file.sync_all()?;
    Ok(keeps_owner)
}

fn write_over(path: &Path, text: &[u8]) -> io::Result<()> {
    let mut file = File::options().write(true).open(path)?;
    file.write_all(text)?;
    file.set_len(text.len() as u64)?;
    file.sync_all()
}

/// Gives a new file to the owner and the group of the old one. Returns whether the system allows that.
#[cfg(unix)]
fn keep_owner(file: &File, old: &Metadata) -> io::Result<bool> {
    use std::os::unix::fs::{MetadataExt, fchown};

    let new = file.metadata()?;
    if (new.uid(), new.gid()) == (old.uid(), old.gid()) {
        return Ok(true);
    }
    Ok(fchown(file, Some(old.uid()), Some(old.gid())).is_ok())
}

/// Elsewhere a file's owner is not known.
#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> io::Result<bool> {
    Ok(true)
}

/// Makes the renaming durable. If the system cannot do that, the file is replaced all the same.
fn sync_folder(path: &Path) {
    let _ = File::open(folder(path)).and_then(|folder| folder.sync_all());
}

/// The folder that a path is in.
fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}
