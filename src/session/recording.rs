//! Records each game of a sitting as it is played: in a file that the person names, or among the
//! user's kept games.

use std::io;
use std::mem;
use std::path::{Path, PathBuf};

use super::sitting::Sitting;
use crate::communication::{Done, Stop};
use crate::inference::{Move, Position};
use crate::players::Opponents;
use crate::reason::{Phrase, of_system};
use crate::record::{Ending, Kept, RecordFile, Written};
use crate::text::{Role, Text};

/// Records the games of a sitting, and who has won. By default nothing is recorded.
#[derive(Debug, Default)]
pub(crate) struct Recording {
    file: Option<RecordFile>,
    /// Whether the person named the file. All games go there, and they end if it cannot be written.
    is_named: bool,
    /// Where a game is kept while it runs.
    kept: Option<Kept>,
    /// Whether every game is kept.
    keeps: bool,
    /// The running game in the folder of the kept games: its file, or a link to it.
    place: Option<PathBuf>,
    /// A game that will be kept when its first move is made.
    waiting: Option<Written>,
    /// Whether the first game is in the file already.
    resumes: bool,
    /// What computers that adapt themselves know of their opponents.
    pub(crate) opponents: Opponents,
}

impl Recording {
    /// Records all games in a file.
    pub(crate) fn to(file: RecordFile) -> Self {
        Self {
            file: Some(file),
            is_named: true,
            ..Self::default()
        }
    }

    /// Goes on with the last game of a file. If that is a kept game, it is kept until it is over.
    pub(crate) fn resume(&mut self, file: RecordFile) {
        // A kept game stays one where no games are kept, as on a pipe.
        let kept = self.kept.take().or_else(Kept::of_user);
        let is_kept = |kept: &Kept| file.path().starts_with(kept.folder());
        self.kept = kept.filter(|kept| is_kept(kept) || self.keeps);
        let is_kept = self.kept.as_ref().is_some_and(is_kept);
        self.place = is_kept.then(|| file.path().to_owned());
        self.is_named = !is_kept;
        self.file = Some(file);
        self.resumes = true;
    }

    /// Keeps each game while it runs.
    pub(crate) fn keep(&mut self, kept: Option<Kept>) {
        self.keeps = kept.is_some();
        self.kept = kept;
    }

    /// Whether the next game to begin is in the file already.
    pub(super) fn resumes(&self) -> bool {
        self.resumes
    }

    /// Whether the running game is kept.
    pub(super) fn is_kept(&self) -> bool {
        let is_there = self.place.as_ref().is_some_and(|place| place.exists());
        self.kept.is_some() && is_there
    }

    /// Begins a game, whose players are `chosen` for the next session. One that is only kept has no
    /// file before its first move, unless it is played on from one that was over.
    fn begin(&mut self, game: Written, chosen: &Written) -> Recorded {
        if let Some(kept) = self.kept.as_ref().filter(|_| self.keeps) {
            kept.remember(chosen);
        }
        if mem::take(&mut self.resumes) {
            return Ok(self.link());
        }
        if !self.is_named {
            self.file = None;
            let is_played_on = !game.moves.is_empty();
            self.waiting = self.keeps.then_some(game);
            return Ok(is_played_on.then(|| self.keep_waiting()).flatten());
        }
        self.write(|file| file.begin(game))?;
        Ok(self.link())
    }

    /// Links the file that the person named to the kept games.
    fn link(&mut self) -> Option<Phrase> {
        if let (Some(kept), Some(file), true) = (&self.kept, &self.file, self.is_named) {
            match kept.link(file.path()) {
                Ok(link) => self.place = Some(link),
                Err(error) => {
                    let why = unwritable(kept.folder(), &error);
                    return Some(self.give_up(why));
                }
            }
        }
        None
    }

    /// Begins the file of a game that waits for it. Returns why it is not kept, where that fails.
    fn keep_waiting(&mut self) -> Option<Phrase> {
        let (kept, game) = self.kept.as_ref().zip(self.waiting.take())?;
        match kept.begin(game) {
            Ok(file) => {
                self.place = Some(file.path().to_owned());
                self.file = Some(file);
                None
            }
            Err(why) => {
                let why = why.with("file", kept.folder());
                Some(self.give_up(why))
            }
        }
    }

    fn add(&mut self, played: String) -> Recorded {
        if let Some(why) = self.keep_waiting() {
            return Ok(Some(why));
        }
        self.write(|file| file.add(played))
    }

    pub(super) fn keep_moves(&mut self, made: usize) -> Recorded {
        if let Some(game) = &mut self.waiting {
            game.moves.truncate(made);
        }
        self.write(|file| {
            if file.game().moves.len() > made {
                file.keep_moves(made)?;
            }
            Ok(())
        })
    }

    pub(super) fn end(&mut self, result: Ending, by_forfeit: bool) -> Recorded {
        let notice = self.write(|file| file.end(result, by_forfeit))?;
        if let (Some(kept), Some(place)) = (&self.kept, self.place.take()) {
            kept.forget(&place);
        }
        Ok(notice)
    }

    /// Writes to the file, if there is one.
    fn write(&mut self, write: impl FnOnce(&mut RecordFile) -> io::Result<()>) -> Recorded {
        let Some(file) = &mut self.file else {
            return Ok(None);
        };
        let Err(error) = write(file) else {
            return Ok(None);
        };
        let why = unwritable(file.path(), &error);
        if self.is_named {
            return Err(Stop::Refused(why));
        }
        Ok(Some(self.give_up(why)))
    }

    /// Keeps no game any more, and says why. What was kept of the running one is soon out of date.
    fn give_up(&mut self, why: Phrase) -> Phrase {
        self.keeps = false;
        if let (Some(kept), Some(place)) = (self.kept.take(), self.place.take()) {
            kept.forget(&place);
        }
        self.file.take_if(|_| !self.is_named);
        phrase!("record-not-kept", why)
    }
}

fn unwritable(path: &Path, error: &io::Error) -> Phrase {
    of_system("file-unwritable", error).with("file", path)
}

/// What came of it: an end if the file that the person named cannot be written, a notice if a game
/// cannot be kept.
type Recorded = Result<Option<Phrase>, Stop>;

impl Sitting<'_> {
    /// How a game from `start` is written, before its first move.
    pub(super) fn header(&self, start: &Position) -> Written {
        let mut players = self.specs();
        players.rotate_left(self.beginner);
        Written::header(&*self.game, start, &players)
    }

    /// The same with the players as they were chosen, whoever begins now.
    pub(super) fn chosen(&self, start: &Position) -> Written {
        Written::header(&*self.game, start, &self.specs())
    }

    fn specs(&self) -> [String; 2] {
        self.seats
            .each_ref()
            .map(|(who, name)| who.spec(Some(name)))
    }

    /// Begins the record of a game.
    pub(super) fn record_start(&mut self) -> Done {
        let mut game = self.header(self.start());
        for (_, played) in &self.past {
            game.push(played.to_string());
        }
        let chosen = self.chosen(self.start());
        let done = self.recording.begin(game, &chosen);
        self.recorded(done)
    }

    /// Records a move that was just made.
    pub(super) fn record_move(&mut self, played: Move) -> Done {
        let done = self.recording.add(played.to_string());
        self.recorded(done)
    }

    pub(super) fn recorded(&mut self, done: Recorded) -> Done {
        let Some(notice) = done? else {
            return Ok(());
        };
        let text = Text::new().styled(Role::Faint, self.words().say(&notice));
        self.dialogue.message(&text)
    }
}
