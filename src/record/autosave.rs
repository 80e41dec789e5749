//! The unfinished game of this user: kept whole after each move until it is over, so that it can be
//! gone on with. And who played last, which is the default for the next game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{
    file::{bytes_of, refusal},
    recorded::{is_open, salvage},
    written::GameText,
};
use crate::files::{Held, replace, state_folder};
use crate::reason::{Phrase, of_system};

/// The running game, and the file that it is kept in.
#[derive(Debug)]
pub(crate) struct Autosave {
    path: PathBuf,
    game: GameText,
    /// Keeps other processes from the file, from the first move until the game is over.
    held: Option<Held>,
    /// Whether the running game could not be written, so that it is not tried again.
    is_given_up: bool,
}

impl Autosave {
    /// The file of this user, which need not exist yet. `None` if the user has no home.
    pub(crate) fn of_user() -> Option<Self> {
        Some(Self {
            path: state_folder()?.join("unfinished.record"),
            game: GameText::default(),
            held: None,
            is_given_up: false,
        })
    }

    /// The file with the unfinished game of this user, which can go on; `None` if there is none. An
    /// error if another process plays it, or the system does not let it be locked.
    pub(crate) fn unfinished() -> Result<Option<Self>, Phrase> {
        // Where nothing is kept, no folder need be there for a lock.
        let Some(mut autosave) = Self::of_user().filter(|autosave| autosave.path.exists()) else {
            return Ok(None);
        };
        let held = Held::take(&autosave.path).map_err(|error| refusal(&error, &autosave.path))?;
        autosave.held = Some(held);
        Ok(read(&autosave.path)
            .filter(is_open)
            .map(|game| Self { game, ..autosave }))
    }

    /// The path of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The running game as it is written.
    pub(crate) fn game(&self) -> &GameText {
        &self.game
    }

    /// Begins a game. It is kept from its first move on; one that has moves already, at once.
    pub(crate) fn begin(&mut self, game: GameText) -> Result<(), Phrase> {
        self.forget();
        self.is_given_up = false;
        self.game = game;
        if self.game.moves.is_empty() {
            return Ok(());
        }
        self.save()
    }

    /// Adds a move.
    pub(crate) fn add(&mut self, played: String) -> Result<(), Phrase> {
        self.game.push(played);
        self.save()
    }

    /// Takes back all moves but the first `made`.
    pub(crate) fn keep_moves(&mut self, made: usize) -> Result<(), Phrase> {
        self.game.moves.truncate(made);
        if self.is_kept() { self.save() } else { Ok(()) }
    }

    /// Whether the running game is in the file as it stands.
    pub(crate) fn is_kept(&self) -> bool {
        self.held.is_some() && !self.is_given_up
    }

    /// Forgets the running game.
    pub(crate) fn forget(&mut self) {
        if let Some(held) = self.held.take() {
            // If this fails, a game stays there that is over, and nobody is offered that.
            let _ = fs::remove_file(&held.path);
        }
    }

    /// Writes the running game. Where that fails, the file stays as it is, and the rest of the game
    /// is not kept.
    fn save(&mut self) -> Result<(), Phrase> {
        if self.is_given_up {
            return Ok(());
        }
        let is_in_file = self.held.is_some();
        self.write().inspect_err(|_| {
            // Else the file has another game, which stays.
            self.held.take_if(|_| !is_in_file);
            self.is_given_up = true;
        })
    }

    fn write(&mut self) -> Result<(), Phrase> {
        let unwritable =
            |error: io::Error| of_system("file-unwritable", &error).with("file", &*self.path);
        if self.held.is_none() {
            let held = Held::take_kept(&self.path).map_err(|error| refusal(&error, &self.path))?;
            self.held = Some(held);
        }
        let held = self.held.as_ref().expect("it was taken");
        replace(&held.path, self.game.to_string()).map_err(unwritable)
    }

    /// Where the game that began last is written, before its first move.
    fn last_path() -> Option<PathBuf> {
        Some(state_folder()?.join("last.record"))
    }

    /// Remembers which game began last, and by whom it is played. If that fails, only a default is
    /// missing.
    pub(crate) fn remember(game: &GameText) {
        let Some(path) = Self::last_path() else {
            return;
        };
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        let _ = folder.and_then(|()| replace(&path, game.to_string()));
    }

    /// The game that began last.
    pub(crate) fn last() -> Option<GameText> {
        read(&Self::last_path()?)
    }
}

/// The game of a file, if it is whole.
fn read(path: &Path) -> Option<GameText> {
    let (games, damage) = salvage(&bytes_of(path).ok()?);
    games.into_iter().next().filter(|_| damage.is_none())
}
