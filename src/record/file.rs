//! Records in files. To the record of a running game each move is added at once, so
//! a program that is killed loses no more than the move that it was writing.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::{
    lines::read_tag,
    recorded::{CONTRADICTION, is_open, salvage},
    written::{Damage, Ending, GAME, GameText, NO_POSITION},
};
use crate::files::{self, FileError, Held, if_there, replace, state_folder};
use crate::reason::{Phrase, of_system};

/// The most bytes of a file. A game of a million moves has 14 MB.
const LARGEST_FILE: u64 = 1 << 26;

/// The games of a file, and a notice if its end is cut off.
pub(crate) type Games = (Vec<GameText>, Option<Phrase>);

/// Reads the games of a file, at least one. What is cut off at the end is read up to there.
pub(crate) fn read_file(path: &Path) -> Result<Games, Phrase> {
    let bytes = bytes_of(path).map_err(|error| refusal(&error, path))?;
    let (games, cut) = read_games(&bytes, path)?;
    if games.is_empty() {
        return Err(phrase!("record-empty", file = path));
    }
    Ok((games, cut))
}

/// Reads the games of a text; none only if it is empty.
fn read_games(bytes: &[u8], path: &Path) -> Result<Games, Phrase> {
    let (games, damage) = salvage(bytes);
    let Some(damage) = damage else {
        return Ok((games, None));
    };
    let damaged = damage.of(path);
    match games.last() {
        Some(last) if is_cut(bytes, last, &damage) => {
            Ok((games, Some(phrase!("record-cut", damaged))))
        }
        _ => Err(damaged),
    }
}

/// Whether a text is damaged because its end is missing: in its last line, which then has no end,
/// in the tags of its last game, or behind one of its moves, so that they do not lead to the
/// result. `last` is what can be read of the last game.
fn is_cut(bytes: &[u8], last: &GameText, damage: &Damage) -> bool {
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let rest = lines.skip(usize::try_from(damage.line).unwrap_or(usize::MAX));
    let mut rest = rest.filter(|line| !line.trim_ascii().is_empty()).peekable();
    let tag = |line: &[u8]| read_tag(str::from_utf8(line).ok()?.trim(), 0);
    let begins_game = |line| tag(line).is_some_and(|tag| tag.is(GAME));
    match damage.why.id {
        CONTRADICTION => is_open(last) && !rest.any(begins_game),
        _ if rest.peek().is_none() => !bytes.ends_with(b"\n"),
        NO_POSITION => rest.all(|line| line.starts_with(b"[") && !begins_game(line)),
        _ => false,
    }
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, FileError> {
    files::read(path, LARGEST_FILE)
}

/// Says why a file of records is refused.
fn refusal(error: &FileError, path: &Path) -> Phrase {
    error.refusal("record-no-file", path)
}

/// The record of a running game: the last one of a file that a person named, or the unfinished game
/// of this user, which is kept until it is over. No other process writes the file meanwhile.
#[derive(Debug, Default)]
pub(crate) struct RecordFile {
    path: PathBuf,
    /// The unfinished game is held from its first move on.
    held: Option<Held>,
    /// The bytes before the running game.
    before: u64,
    /// All bytes.
    length: u64,
    game: GameText,
    /// Whether the end of the file is cut off. Then it is written anew before more is added.
    is_cut: bool,
    is_unfinished: bool,
    /// Whether the unfinished game could not be written, so that it is not tried again.
    is_given_up: bool,
}

impl RecordFile {
    /// Locks a file, which need not exist yet. What is in it must be a record; games are added
    /// after it. Says so if its end is cut off.
    pub(crate) fn hold(path: &Path) -> Result<(Self, Option<Phrase>), Phrase> {
        let (mut file, bytes) = Self::lock(path, false)?;
        let (mut games, cut) = read_games(&bytes, path)?;
        if cut.is_some()
            && let Some(last) = games.pop()
        {
            file.go_on_with(last, &bytes, true);
        }
        Ok((file, cut))
    }

    /// Locks a file and reads its last game, which can go on. Says so if that is cut off. Nothing
    /// is written before the next move.
    pub(crate) fn resume(path: &Path) -> Result<(Self, Option<Phrase>), Phrase> {
        let (mut file, bytes) = Self::lock(path, true)?;
        let (mut games, cut) = read_games(&bytes, path)?;
        let last = games
            .pop()
            .ok_or_else(|| phrase!("record-empty", file = path))?;
        file.go_on_with(last, &bytes, cut.is_some());
        Ok((file, cut))
    }

    /// Locks a file, and reads what is in it, if it is there or `must_exist`.
    fn lock(path: &Path, must_exist: bool) -> Result<(Self, Vec<u8>), Phrase> {
        let refused = |error| refusal(&error, path);
        let held = Held::take(path).map_err(refused)?;
        let bytes = bytes_of(&held.path);
        let bytes = if must_exist {
            bytes.map_err(refused)?
        } else {
            if_there(bytes).map_err(refused)?.unwrap_or_default()
        };
        let length = bytes.len() as u64;
        let file = Self {
            path: held.path.clone(),
            held: Some(held),
            before: length,
            length,
            ..Self::default()
        };
        Ok((file, bytes))
    }

    /// Goes on with the last game of a text, which may be cut off.
    fn go_on_with(&mut self, game: GameText, bytes: &[u8], is_cut: bool) {
        let lines = bytes.split_inclusive(|&byte| byte == b'\n');
        let earlier = usize::try_from(game.line() - 1).unwrap_or(usize::MAX);
        let before: usize = lines.take(earlier).map(<[u8]>::len).sum();
        self.before = before as u64;
        self.game = game;
        self.is_cut = is_cut || !bytes.ends_with(b"\n");
    }

    /// The file for the unfinished game of this user, which need not exist yet. `None` if the user
    /// has no home.
    pub(crate) fn of_user() -> Option<Self> {
        Some(Self {
            path: state_folder()?.join("unfinished.record"),
            is_unfinished: true,
            ..Self::default()
        })
    }

    /// The unfinished game of this user, which can go on; `None` if there is none. An error if
    /// another process plays it, or the system does not let it be locked.
    pub(crate) fn unfinished() -> Result<Option<Self>, Phrase> {
        // Where nothing is kept, no folder need be there for a lock.
        let Some(mut file) = Self::of_user().filter(|file| file.path.exists()) else {
            return Ok(None);
        };
        let held = Held::take(&file.path).map_err(|error| refusal(&error, &file.path))?;
        file.held = Some(held);
        Ok(only_game(&file.path)
            .filter(is_open)
            .map(|game| Self { game, ..file }))
    }

    /// Whether it is the unfinished game, which is no reason to end where it cannot be written.
    pub(crate) fn is_unfinished(&self) -> bool {
        self.is_unfinished
    }

    /// Whether the unfinished game is in its file as it stands.
    pub(crate) fn is_kept(&self) -> bool {
        self.is_unfinished && self.held.is_some() && !self.is_given_up
    }

    /// The path of the file, links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The running game as it is written.
    pub(crate) fn game(&self) -> &GameText {
        &self.game
    }

    /// Begins another game: after what is in the file, or in place of the unfinished one, which is
    /// kept from its first move on.
    pub(crate) fn begin(&mut self, game: GameText) -> Result<(), Phrase> {
        if self.is_unfinished {
            self.forget();
            self.is_given_up = false;
        } else if self.is_cut {
            self.save()?;
        }
        let follows = self.before < self.length && self.is_as_written();
        self.before = self.length;
        self.game = game;
        if follows {
            self.before += 1;
            return self.append(&format!("\n{}", self.game));
        }
        if self.is_unfinished && self.game.moves.is_empty() {
            return Ok(());
        }
        self.save()
    }

    /// Begins the running game again, which was over and goes on as `game`.
    pub(crate) fn take_up(&mut self, game: GameText) -> Result<(), Phrase> {
        if self.is_unfinished {
            return self.begin(game);
        }
        self.game = game;
        self.save()
    }

    /// Adds a move.
    pub(crate) fn add(&mut self, played: String) -> Result<(), Phrase> {
        self.game.push(played);
        if self.is_unfinished || self.is_cut || !self.is_as_written() {
            return self.save();
        }
        self.append(&self.game.line_of(self.game.moves.len()))
    }

    /// Whether nobody has removed or changed the file meanwhile: it would be written anew.
    fn is_as_written(&self) -> bool {
        fs::metadata(&self.path).is_ok_and(|found| found.len() == self.length)
    }

    /// Adds a text by one write.
    fn append(&mut self, text: &str) -> Result<(), Phrase> {
        let append = || {
            let mut file = OpenOptions::new().append(true).open(&self.path)?;
            // A disk that is full takes a part.
            file.write_all(text.as_bytes())
                .inspect_err(|_| drop(file.set_len(self.length)))
        };
        append().map_err(|error| self.unwritable(&error))?;
        self.length += text.len() as u64;
        Ok(())
    }

    /// Takes back all moves but the first `made`.
    pub(crate) fn keep_moves(&mut self, made: usize) -> Result<(), Phrase> {
        if self.game.moves.len() <= made {
            return Ok(());
        }
        self.game.moves.truncate(made);
        if self.is_unfinished && !self.is_kept() {
            return Ok(());
        }
        self.save()
    }

    /// Writes the result, or forgets the unfinished game.
    pub(crate) fn end(&mut self, result: Ending, by_forfeit: bool) -> Result<(), Phrase> {
        if self.is_unfinished {
            self.forget();
            return Ok(());
        }
        self.game.end(result, by_forfeit);
        self.save()
    }

    fn forget(&mut self) {
        if self.held.take().is_some() {
            // If this fails, a game stays there that is over, and nobody is offered that.
            let _ = fs::remove_file(&self.path);
        }
        self.length = 0;
    }

    /// Replaces the running game as a whole; what stands before it stays. Where the unfinished game
    /// cannot be written, the file stays as it is, and the rest of the game is not kept.
    fn save(&mut self) -> Result<(), Phrase> {
        if self.is_given_up {
            return Ok(());
        }
        let is_new = self.held.is_none();
        self.replace().inspect_err(|_| {
            self.is_given_up = self.is_unfinished;
            // Else the file has another game, which stays.
            self.held.take_if(|_| is_new);
        })
    }

    fn replace(&mut self) -> Result<(), Phrase> {
        if self.held.is_none() {
            let held = Held::take_kept(&self.path).map_err(|error| refusal(&error, &self.path))?;
            self.path.clone_from(&held.path);
            self.held = Some(held);
        }
        let mut text = match fs::read(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            bytes => bytes.map_err(|error| self.unwritable(&error))?,
        };
        text.truncate(usize::try_from(self.before).unwrap_or(usize::MAX));
        while !(text.is_empty() || text.ends_with(b"\n\n")) {
            text.push(b'\n');
        }
        self.before = text.len() as u64;
        text.extend_from_slice(self.game.to_string().as_bytes());
        replace(&self.path, &text).map_err(|error| self.unwritable(&error))?;
        self.length = text.len() as u64;
        self.is_cut = false;
        Ok(())
    }

    fn unwritable(&self, error: &io::Error) -> Phrase {
        of_system("file-unwritable", error).with("file", &*self.path)
    }
}

/// Where the game that began last is written, before its first move.
fn last_path() -> Option<PathBuf> {
    Some(state_folder()?.join("last.record"))
}

/// Remembers which game began last, and by whom it is played. If that fails, only a default is
/// missing.
pub(crate) fn remember(game: &GameText) {
    let Some(path) = last_path() else {
        return;
    };
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    let _ = folder.and_then(|()| replace(&path, game.to_string()));
}

/// The game that began last.
pub(crate) fn last_game() -> Option<GameText> {
    only_game(&last_path()?)
}

/// The game of a file, if it is whole.
fn only_game(path: &Path) -> Option<GameText> {
    let (games, damage) = salvage(&bytes_of(path).ok()?);
    games.into_iter().next().filter(|_| damage.is_none())
}
