//! A record whose last game can go on. Nothing is written before it does.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::check::salvage;
use super::file::{RecordError, bytes_of};
use super::running::{RecordFile, is_writable, lock};
use super::written::Written;

/// A locked file whose last game can go on.
#[derive(Debug)]
pub(crate) struct Resumable {
    record: RecordFile,
    mending: Mending,
}

/// What has to be done to a file before moves are added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mending {
    /// Nothing.
    None,
    /// Its last line has no end.
    EndOfLine,
    /// What follows the damage is dropped, after the file was copied.
    Damage,
}

impl Resumable {
    /// Locks a file and reads its last game; with `salvages`, the last one before the first damage.
    ///
    /// # Errors
    /// [`RecordError`], among others if there is no such file, or no game in it.
    pub(crate) fn hold(path: &Path, salvages: bool) -> Result<Self, RecordError> {
        let (path, lock) = lock(path)?;
        let bytes = bytes_of(&path)?;
        is_writable(&path)?;
        let (games, damage) = salvage(&bytes);
        let mending = match damage {
            Some(damage) if !salvages || games.is_empty() => {
                return Err(RecordError::Damaged(damage));
            }
            Some(_) => Mending::Damage,
            None if bytes.ends_with(b"\n") => Mending::None,
            None => Mending::EndOfLine,
        };
        let game = games.into_iter().next_back().ok_or(RecordError::Empty)?;
        let lines = bytes.split_inclusive(|&byte| byte == b'\n');
        let earlier = usize::try_from(game.line() - 1).unwrap_or(usize::MAX);
        let before: usize = lines.take(earlier).map(<[u8]>::len).sum();
        let record = RecordFile::of_game(path, lock, [before, bytes.len()], game);
        Ok(Self { record, mending })
    }

    /// The game as it is written.
    pub(crate) fn game(&self) -> &Written {
        self.record.game()
    }

    /// Makes the file ready for more moves. A damaged one is copied beside itself first, and the copy's path is returned.
    ///
    /// # Errors
    /// If the file or its copy cannot be written; the file is as it was.
    pub(crate) fn go_on(mut self) -> io::Result<(RecordFile, Option<PathBuf>)> {
        let mut copied = None;
        if self.mending == Mending::Damage {
            let copy = unused_path(self.record.path());
            fs::copy(self.record.path(), &copy)?;
            copied = Some(copy);
        }
        if self.mending != Mending::None {
            self.record.rewrite()?;
        }
        Ok((self.record, copied))
    }
}

/// A path beside a file at which nothing is.
fn unused_path(file: &Path) -> PathBuf {
    let path = |number: u32| {
        let mut path = file.to_path_buf().into_os_string();
        path.push(format!(".damaged-{number}"));
        PathBuf::from(path)
    };
    let mut paths = (1..).map(path);
    let unused = paths.find(|path| fs::symlink_metadata(path).is_err());
    unused.expect("a folder holds fewer files")
}
