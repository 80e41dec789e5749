//! Records in files. To that of a running game each move is added at once, so a program that is
//! killed leaves a whole record.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::{
    recorded::{read, salvage},
    written::{Ending, Written},
};
use crate::files::{self, FileError, Held, beside, first_unused, if_there, replace};
use crate::reason::Phrase;

/// The most bytes of a file. A game of a million moves has 14 MB.
const LARGEST_FILE: u64 = 1 << 26;

/// Reads the games of a file, at least one; with `salvages`, those before the first damage.
pub(crate) fn read_file(path: &Path, salvages: bool) -> Result<Vec<Written>, Phrase> {
    let bytes = bytes_of(path).map_err(|error| refusal(&error, path))?;
    Ok(read_games(&bytes, path, salvages)?.0)
}

/// Reads the games of a text, at least one, and whether damage follows them.
fn read_games(bytes: &[u8], path: &Path, salvages: bool) -> Result<(Vec<Written>, bool), Phrase> {
    match salvage(bytes) {
        (_, Some(damage)) if !salvages => Err(phrase!("record-salvage", damaged = damage.of(path))),
        (games, None) if games.is_empty() => Err(phrase!("record-empty", file = path)),
        (games, Some(damage)) if games.is_empty() => Err(damage.of(path)),
        (games, damage) => Ok((games, damage.is_some())),
    }
}

pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, FileError> {
    files::read(path, LARGEST_FILE)
}

/// Says why a file of records or a strategy is refused.
pub(super) fn refusal(error: &FileError, path: &Path) -> Phrase {
    error.refusal("record-no-file", path)
}

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
    /// Whether damage follows the running game. It is dropped before moves are added, after the
    /// file was copied.
    is_damaged: bool,
}

impl RecordFile {
    /// Locks a file, which need not exist yet. What is in it must be a record; games are added
    /// after it.
    pub(crate) fn hold(path: &Path) -> Result<Self, Phrase> {
        let refused = |error| refusal(&error, path);
        let held = Held::take(path).map_err(refused)?;
        let bytes = if_there(bytes_of(&held.path))
            .map_err(refused)?
            .unwrap_or_default();
        read(&bytes).map_err(|damage| damage.of(path))?;
        let length = bytes.len() as u64;
        Ok(Self {
            held,
            before: length,
            length,
            game: Written::default(),
            is_damaged: false,
        })
    }

    /// Locks a file and reads its last game, which can go on; with `salvages`, the last one before
    /// the first damage. Nothing is written before [`RecordFile::go_on`].
    pub(crate) fn resume(path: &Path, salvages: bool) -> Result<Self, Phrase> {
        let refused = |error| refusal(&error, path);
        let held = Held::take(path).map_err(refused)?;
        let bytes = bytes_of(&held.path).map_err(refused)?;
        let (mut games, is_damaged) = read_games(&bytes, path, salvages)?;
        let game = games.pop().expect("there is at least one");
        let lines = bytes.split_inclusive(|&byte| byte == b'\n');
        let earlier = usize::try_from(game.line() - 1).unwrap_or(usize::MAX);
        let before: usize = lines.take(earlier).map(<[u8]>::len).sum();
        Ok(Self {
            held,
            before: before as u64,
            length: bytes.len() as u64,
            game,
            is_damaged,
        })
    }

    /// Makes a file that was resumed ready for more moves. A damaged one is copied beside itself
    /// first, and the copy's path is returned.
    pub(crate) fn go_on(&mut self) -> io::Result<Option<PathBuf>> {
        let mut copied = None;
        if self.is_damaged {
            let copy = |number| beside(self.path(), &format!(".damaged-{number}"));
            let copy = first_unused(copy);
            fs::copy(self.path(), &copy)?;
            copied = Some(copy);
        }
        // The last line may have no end.
        if self.is_damaged || !fs::read(self.path())?.ends_with(b"\n") {
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
        let goes_on = self.length % PAGE + line.len() as u64 > PAGE;
        // A file that somebody removed or changed meanwhile is written anew.
        if goes_on || fs::metadata(self.path()).map_or(0, |found| found.len()) != self.length {
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
        while !(text.is_empty() || text.ends_with(b"\n\n")) {
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
