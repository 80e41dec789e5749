//! The record of a running game: each move is added to its file at once, so a program that is killed leaves a whole record.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::check::read;
use super::ending::Ending;
use super::file::{RecordError, bytes_of, read_games};
use super::written::Written;
use crate::files::{Held, beside, if_there, replace};

/// A write can be cut off by a signal only where it goes on to another page.
const PAGE: u64 = 4096;

/// A file of records that no other process writes while this value lives.
#[derive(Debug)]
pub(crate) struct RecordFile {
    held: Held,
    /// The bytes before the running game.
    before: u64,
    /// All bytes.
    length: u64,
    game: Written,
    /// What has to be done before moves are added.
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

impl RecordFile {
    /// Locks a file, which need not exist yet. What is in it must be a record; games are added after it.
    pub(crate) fn hold(path: &Path) -> Result<Self, RecordError> {
        let held = Held::take(path)?;
        let bytes = if_there(bytes_of(&held.path))?.unwrap_or_default();
        read(&bytes)?;
        let length = bytes.len() as u64;
        Ok(Self {
            held,
            before: length,
            length,
            game: Written::default(),
            mending: Mending::None,
        })
    }

    /// Locks a file and reads its last game, which can go on; with `salvages`, the last one before the first damage. Nothing is written
    /// before [`RecordFile::go_on`].
    pub(crate) fn resume(path: &Path, salvages: bool) -> Result<Self, RecordError> {
        let held = Held::take(path)?;
        let bytes = bytes_of(&held.path)?;
        let (mut games, is_damaged) = read_games(&bytes, salvages)?;
        let game = games.pop().ok_or(RecordError::Empty)?;
        let lines = bytes.split_inclusive(|&byte| byte == b'\n');
        let earlier = usize::try_from(game.line() - 1).unwrap_or(usize::MAX);
        let before: usize = lines.take(earlier).map(<[u8]>::len).sum();
        Ok(Self {
            held,
            before: before as u64,
            length: bytes.len() as u64,
            game,
            mending: match is_damaged {
                true => Mending::Damage,
                false if bytes.ends_with(b"\n") => Mending::None,
                false => Mending::EndOfLine,
            },
        })
    }

    /// Makes a file that was resumed ready for more moves. A damaged one is copied beside itself first, and the copy's path is returned.
    pub(crate) fn go_on(&mut self) -> io::Result<Option<PathBuf>> {
        let mut copied = None;
        if self.mending == Mending::Damage {
            let copy = unused_path(self.path());
            fs::copy(self.path(), &copy)?;
            copied = Some(copy);
        }
        if self.mending != Mending::None {
            self.rewrite()?;
        }
        Ok(copied)
    }

    /// The path of the file, links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.held.path
    }

    /// The running game as it is written.
    pub(crate) fn game(&self) -> &Written {
        &self.game
    }

    /// Begins another game after what is in the file.
    pub(crate) fn begin(&mut self, game: Written) -> io::Result<()> {
        self.before = self.length;
        self.game = game;
        self.rewrite()
    }

    /// Adds a move.
    pub(crate) fn add(&mut self, played: String) -> io::Result<()> {
        self.game.push(played);
        let line = self.game.line_of(self.game.moves.len());
        let size = line.len() as u64;
        if self.length % PAGE + size > PAGE {
            return self.rewrite();
        }
        // A file that somebody removed or changed meanwhile is written anew.
        if fs::metadata(self.path()).map_or(true, |found| found.len() != self.length) {
            return self.rewrite();
        }
        self.append(&line)
    }

    /// Adds a game that is over.
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
        let mut file = OpenOptions::new().append(true).open(self.path())?;
        if let Err(error) = file.write_all(text.as_bytes()) {
            // A disk that is full takes a part.
            let _ = file.set_len(self.length);
            return Err(error);
        }
        self.length += text.len() as u64;
        Ok(())
    }

    /// Takes back all moves but the first `made`.
    pub(crate) fn keep_moves(&mut self, made: usize) -> io::Result<()> {
        self.game.moves.truncate(made);
        self.rewrite()
    }

    /// Writes the result.
    pub(crate) fn end(&mut self, result: Ending, by_forfeit: bool) -> io::Result<()> {
        self.game.set_result(result);
        if by_forfeit {
            self.game.set_forfeit();
        }
        self.rewrite()
    }

    /// Replaces the running game as a whole; what stands before it stays.
    fn rewrite(&mut self) -> io::Result<()> {
        let mut text = match fs::read(self.path()) {
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            bytes => bytes?,
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
        replace(self.path(), &text)?;
        self.before = before;
        self.length = text.len() as u64;
        Ok(())
    }
}

/// A path beside a file at which nothing is.
fn unused_path(file: &Path) -> PathBuf {
    let paths = (1_u32..).map(|number| beside(file, &format!(".damaged-{number}")));
    first_unused(paths)
}

/// The first of endless paths at which nothing is.
pub(super) fn first_unused(mut paths: impl Iterator<Item = PathBuf>) -> PathBuf {
    let unused = paths.find(|path| fs::symlink_metadata(path).is_err());
    unused.expect("a folder holds fewer files")
}
