//! The running games of this user, each in a file of its own until it is over. What is not over can
//! be gone on with.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process;
use std::time::{SystemTime, UNIX_EPOCH};

use super::{
    file::{RecordFile, bytes_of},
    written::{Written, read_text},
};
use crate::files::{FileError, Lock, entries, first_unused, new_of, replace, state_folder, target};
use crate::reason::{Phrase, of_system};

/// The most games that are kept; of more, those that were played longest ago are dropped.
const MOST: usize = 20;

/// The extension of a kept game.
const EXTENSION: &str = "record";

/// The folder of the kept games.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    folder: PathBuf,
}

/// A kept game.
struct KeptGame {
    path: PathBuf,
    played: SystemTime,
    is_over: bool,
    is_damaged: bool,
}

impl Kept {
    /// The folder of this user, which need not exist yet. `None` if the user has no home.
    pub(crate) fn of_user() -> Option<Self> {
        let folder = state_folder()?.join("games");
        Some(Self { folder })
    }

    /// The path of the folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The game that was played last and is not over, nor played by another process now, and the
    /// damaged ones that were played later. A damaged one only if no other is there.
    pub(crate) fn newest(&self) -> Option<(PathBuf, Vec<PathBuf>)> {
        let open = self.open();
        let whole = open.iter().position(|game| !game.is_damaged);
        let mut paths = open.into_iter().map(|game| game.path);
        let damaged = paths.by_ref().take(whole.unwrap_or(0)).collect();
        Some((paths.next()?, damaged))
    }

    /// The games that are not over, nor played by another process now, nor damaged; the one that
    /// was played last first.
    pub(crate) fn unfinished(&self) -> Vec<PathBuf> {
        let whole = self.open().into_iter().filter(|game| !game.is_damaged);
        whole.map(|game| game.path).collect()
    }

    /// The games that are not over, nor played by another process now.
    fn open(&self) -> Vec<KeptGame> {
        let mut games = self.games();
        games.retain(|game| !game.is_over && game.lock().is_ok());
        games
    }

    /// Where the game that began last is written, before its first move.
    fn last_path(&self) -> PathBuf {
        self.folder.with_file_name("last.record")
    }

    /// Remembers which game began last, and by whom it is played. If that fails, only a default is
    /// missing.
    pub(crate) fn remember(&self, game: &Written) {
        let path = self.last_path();
        let _ = path
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| replace(&path, game.to_string()));
    }

    /// The game that began last.
    pub(crate) fn last(&self) -> Option<Written> {
        let bytes = bytes_of(&self.last_path()).ok()?;
        let (games, damage) = read_text(&bytes);
        games.into_iter().next().filter(|_| damage.is_none())
    }

    /// Keeps a game in a file of its own.
    pub(crate) fn begin(&self, game: Written) -> Result<RecordFile, Phrase> {
        let unwritable = |error| of_system("file-unwritable", &error);
        let path = self.unused_path().map_err(unwritable)?;
        let mut record = RecordFile::hold(&path)?;
        record.begin(game).map_err(unwritable)?;
        Ok(record)
    }

    /// Keeps a game that is recorded elsewhere, by a link to its record. Returns the path of the
    /// link.
    #[cfg(unix)]
    pub(crate) fn link(&self, record: &Path) -> io::Result<PathBuf> {
        let record = std::path::absolute(record)?;
        let leads_there = |path: &PathBuf| fs::read_link(path).is_ok_and(|to| to == record);
        if let Some(link) = self.entries().into_iter().find(leads_there) {
            return Ok(link);
        }
        let path = self.unused_path()?;
        std::os::unix::fs::symlink(record, &path)?;
        Ok(path)
    }

    /// Elsewhere links need rights that a user may lack.
    #[cfg(not(unix))]
    pub(crate) fn link(&self, record: &Path) -> io::Result<PathBuf> {
        std::path::absolute(record)
    }

    /// Forgets a game that is over.
    pub(crate) fn forget(&self, path: &Path) {
        if path.starts_with(&self.folder) {
            // It is over, so if this fails, it is only in the way until the next game begins.
            let _ = fs::remove_file(path);
        }
    }

    /// Makes room for another game, and returns its path.
    fn unused_path(&self) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        self.make_room();
        let seconds = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .as_secs();
        let name = format!("{seconds:012}-{}", process::id());
        let path = |number| self.folder.join(format!("{name}-{number}.{EXTENSION}"));
        Ok(first_unused(path))
    }

    /// Removes the games that are over, of the others those beyond the most that are kept, and what
    /// killed processes have left beside games that are not there any more.
    fn make_room(&self) {
        let mut open = 0;
        for game in self.games() {
            open += usize::from(!game.is_over);
            // A game that a process plays stays.
            if (game.is_over || open >= MOST)
                && let Ok(_lock) = game.lock()
            {
                self.forget(&game.path);
            }
        }
        for path in self.entries() {
            let record = path.with_extension("");
            // The lock removes its own file.
            if is_record(&record)
                && fs::symlink_metadata(&record).is_err()
                && let Ok(_lock) = Lock::take(&record)
            {
                let _ = fs::remove_file(new_of(&record));
            }
        }
    }

    fn entries(&self) -> Vec<PathBuf> {
        entries(&self.folder).unwrap_or_default()
    }

    /// The kept games, the one that was played last first.
    fn games(&self) -> Vec<KeptGame> {
        let paths = self.entries().into_iter().filter(|path| is_record(path));
        let mut games: Vec<KeptGame> = paths.map(KeptGame::new).collect();
        games.sort_by(|one, other| (other.played, &other.path).cmp(&(one.played, &one.path)));
        games
    }
}

fn is_record(path: &Path) -> bool {
    path.extension() == Some(OsStr::new(EXTENSION))
}

impl KeptGame {
    fn new(path: PathBuf) -> Self {
        let played = fs::metadata(&path).and_then(|found| found.modified());
        let (is_over, is_damaged) = match bytes_of(&path) {
            Ok(bytes) => {
                let (games, damage) = read_text(&bytes);
                let is_over = damage.is_none() && games.last().is_none_or(Written::is_over);
                (is_over, damage.is_some())
            }
            // A link to a record that is gone. What cannot be read for another reason may still be
            // wanted.
            Err(FileError::Unreadable(error)) => (error.kind() == ErrorKind::NotFound, true),
            Err(_) => (false, true),
        };
        Self {
            played: played.unwrap_or(UNIX_EPOCH),
            path,
            is_over,
            is_damaged,
        }
    }

    /// Locks the game, which fails if a process plays it. There is nothing to lock behind a link to
    /// a record that is gone.
    fn lock(&self) -> Result<Option<Lock>, FileError> {
        let path = target(&self.path).map_err(FileError::Unreadable)?;
        fs::symlink_metadata(&path)
            .is_ok()
            .then(|| Lock::take(&path))
            .transpose()
    }
}
