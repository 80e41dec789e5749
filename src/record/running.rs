//! The record of a running game: each move is added to its file at once, so a program that is killed leaves a whole record.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::check::read;
use super::ending::Ending;
use super::file::{RecordError, bytes_of};
use super::written::Written;
use crate::files::{Lock, replace, target};

/// A write can be cut off by a signal only where it goes on to another page.
const PAGE: u64 = 4096;

/// A file of records that no other process writes while this value lives.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: PathBuf,
    _lock: Lock,
    /// The bytes before the running game.
    before: u64,
    /// All bytes.
    length: u64,
    game: Written,
}

impl RecordFile {
    /// Locks a file, which need not exist yet. What is in it must be a record; games are added after it.
    ///
    /// # Errors
    /// [`RecordError`], among others if it is in use or could not be written later.
    pub(crate) fn hold(path: &Path) -> Result<Self, RecordError> {
        let (path, lock) = lock(path)?;
        let before = match bytes_of(&path) {
            Ok(bytes) => {
                is_writable(&path)?;
                read(&bytes).map_err(RecordError::Damaged)?;
                bytes.len() as u64
            }
            Err(RecordError::Unreadable(error)) if error.kind() == ErrorKind::NotFound => 0,
            Err(error) => return Err(error),
        };
        Ok(Self {
            path,
            _lock: lock,
            before,
            length: before,
            game: Written::default(),
        })
    }

    /// A locked file with its last game, `before` bytes into a file of `length`.
    pub(super) fn of_game(
        path: PathBuf,
        lock: Lock,
        [before, length]: [usize; 2],
        game: Written,
    ) -> Self {
        Self {
            path,
            _lock: lock,
            before: before as u64,
            length: length as u64,
            game,
        }
    }

    /// The path of the file, links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The running game as it is written.
    pub(crate) fn game(&self) -> &Written {
        &self.game
    }

    /// Begins another game after what is in the file.
    ///
    /// # Errors
    /// If the file cannot be written; it is as it was.
    pub(crate) fn begin(&mut self, game: Written) -> io::Result<()> {
        self.before = self.length;
        self.game = game;
        self.rewrite()
    }

    /// Adds a move.
    ///
    /// # Errors
    /// If the file cannot be written; it is as it was.
    pub(crate) fn add(&mut self, played: String) -> io::Result<()> {
        self.game.push(played);
        let line = self.game.line_of(self.game.moves.len());
        let size = line.len() as u64;
        if self.length % PAGE + size > PAGE {
            return self.rewrite();
        }
        // A file that somebody removed or changed meanwhile is written anew.
        if fs::metadata(&self.path).map_or(true, |found| found.len() != self.length) {
            return self.rewrite();
        }
        self.append(&line)
    }

    /// Adds a game that is over.
    ///
    /// # Errors
    /// If the file cannot be written; it is as it was.
    pub(crate) fn add_game(&mut self, game: Written) -> io::Result<()> {
        if self.length == 0 {
            return self.begin(game);
        }
        let before = self.length + 1;
        self.append(&format!("\n{game}"))?;
        self.before = before;
        self.game = game;
        Ok(())
    }

    /// Adds a text by one write.
    fn append(&mut self, text: &str) -> io::Result<()> {
        let mut file = OpenOptions::new().append(true).open(&self.path)?;
        if let Err(error) = file.write_all(text.as_bytes()) {
            // A disk that is full takes a part.
            let _ = file.set_len(self.length);
            return Err(error);
        }
        self.length += text.len() as u64;
        Ok(())
    }

    /// Takes back all moves but the first `made`.
    ///
    /// # Errors
    /// If the file cannot be written; it is as it was.
    pub(crate) fn keep_moves(&mut self, made: usize) -> io::Result<()> {
        self.game.moves.truncate(made);
        self.rewrite()
    }

    /// Writes the result.
    ///
    /// # Errors
    /// If the file cannot be written; it is as it was.
    pub(crate) fn end(&mut self, result: Ending, by_forfeit: bool) -> io::Result<()> {
        self.game.set_result(result);
        if by_forfeit {
            self.game.set_forfeit();
        }
        self.rewrite()
    }

    /// Replaces the running game as a whole; what stands before it stays.
    pub(super) fn rewrite(&mut self) -> io::Result<()> {
        let mut text = match fs::read(&self.path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(error),
        };
        text.truncate(usize::try_from(self.before).unwrap_or(usize::MAX));
        if !text.is_empty() && !text.ends_with(b"\n") {
            text.push(b'\n');
        }
        if !text.is_empty() && !text.ends_with(b"\n\n") {
            text.push(b'\n');
        }
        let before = text.len() as u64;
        text.extend_from_slice(self.game.to_string().as_bytes());
        replace(&self.path, &text)?;
        self.before = before;
        self.length = text.len() as u64;
        Ok(())
    }
}

/// Locks the file that a path leads to.
pub(super) fn lock(path: &Path) -> Result<(PathBuf, Lock), RecordError> {
    let path = target(path).map_err(RecordError::Unreadable)?;
    let lock = Lock::take(&path)?;
    Ok((path, lock))
}

/// Checks that a file can be written, without a change.
pub(super) fn is_writable(path: &Path) -> Result<(), RecordError> {
    let opened = File::options().write(true).open(path);
    opened.map(drop).map_err(RecordError::Unwritable)
}
