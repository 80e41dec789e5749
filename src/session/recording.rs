//! Where the games of a sitting are recorded: in a file that the person names, or as the unfinished
//! game of the user.

use std::io;
use std::mem;

use super::names::recorded_names;
use crate::communication::{Error, Result};
use crate::explanation::{Words, review::review_title};
use crate::players::Opponents;
use crate::reason::{Phrase, of_system};
use crate::record::{Autosave, Ending, GameText, RecordFile, Recorded};

/// Where games are recorded.
#[derive(Debug)]
pub(crate) enum GameRecord {
    /// In a file that the person named: all of them, and they end if it cannot be written.
    File(Box<RecordFile>),
    /// As the unfinished game, until it is over.
    Kept(Autosave),
}

impl GameRecord {
    /// The running game as it is written.
    pub(crate) fn game(&self) -> &GameText {
        match self {
            Self::File(file) => file.game(),
            Self::Kept(autosave) => autosave.game(),
        }
    }
}

/// Records the games of a sitting, and who has won. By default nothing is recorded.
#[derive(Debug, Default)]
pub(crate) struct Recording {
    record: Option<GameRecord>,
    /// Whether the next game to begin is in the record already.
    resumes: bool,
    /// Whether who plays is the default of the next session.
    pub(crate) remembers: bool,
    /// What computers that adapt themselves know of their opponents.
    pub(crate) opponents: Opponents,
}

impl Recording {
    /// Records all games in a file.
    pub(crate) fn to(file: RecordFile) -> Self {
        Self {
            record: Some(GameRecord::File(Box::new(file))),
            ..Self::default()
        }
    }

    /// Goes on with the last game of a record.
    pub(crate) fn resume(&mut self, record: GameRecord) {
        self.record = Some(record);
        self.resumes = true;
    }

    /// Keeps the unfinished game, unless a file is named.
    pub(crate) fn keep(&mut self, autosave: Autosave) {
        self.record.get_or_insert(GameRecord::Kept(autosave));
    }

    /// Whether the next game to begin is in the record already.
    pub(super) fn resumes(&self) -> bool {
        self.resumes
    }

    /// Whether the running game can be gone on with by `--resume` alone.
    pub(super) fn is_kept(&self) -> bool {
        matches!(&self.record, Some(GameRecord::Kept(autosave)) if autosave.is_kept())
    }

    /// The unfinished game whose place the next one takes.
    pub(super) fn replaced(&self) -> Option<Autosave> {
        let keeps = matches!(self.record, Some(GameRecord::Kept(_)));
        let is_other = keeps && !self.resumes && !self.is_kept();
        is_other.then(Autosave::unfinished)?.ok()?
    }

    /// Begins a game, whose players are `chosen` for the next session.
    pub(super) fn begin(&mut self, game: &GameText, chosen: &GameText) -> Noted {
        if self.remembers {
            Autosave::remember(chosen);
        }
        if mem::take(&mut self.resumes) {
            return Ok(None);
        }
        self.write(
            |file| file.begin(game.clone()),
            |kept| kept.begin(game.clone()),
        )
    }

    pub(super) fn add(&mut self, played: &str) -> Noted {
        self.write(
            |file| file.add(played.into()),
            |kept| kept.add(played.into()),
        )
    }

    pub(super) fn keep_moves(&mut self, made: usize) -> Noted {
        self.write(
            |file| {
                if file.game().moves.len() > made {
                    file.keep_moves(made)?;
                }
                Ok(())
            },
            |kept| kept.keep_moves(made),
        )
    }

    pub(super) fn end(&mut self, result: Ending, by_forfeit: bool) -> Noted {
        self.write(
            |file| file.end(result, by_forfeit),
            |kept| {
                kept.forget();
                Ok(())
            },
        )
    }

    /// Writes to the record, if there is one.
    fn write(
        &mut self,
        to_file: impl FnOnce(&mut RecordFile) -> io::Result<()>,
        keep: impl FnOnce(&mut Autosave) -> Result<(), Phrase>,
    ) -> Noted {
        match &mut self.record {
            None => Ok(None),
            Some(GameRecord::File(file)) => match to_file(file) {
                Ok(()) => Ok(None),
                Err(error) => {
                    let why = of_system("file-unwritable", &error);
                    Err(Error::Refused(why.with("file", file.path())))
                }
            },
            Some(GameRecord::Kept(autosave)) => {
                let kept = keep(autosave);
                Ok(kept.err().map(|why| phrase!("record-not-kept", why)))
            }
        }
    }
}

/// What came of it: an end if the file that the person named cannot be written, a notice if a game
/// cannot be kept.
pub(super) type Noted = Result<Option<Phrase>>;

/// What an unfinished game is called, with the number of its moves.
pub(crate) fn kept_title(words: &Words, written: &GameText) -> Option<String> {
    let (kind, variant) = written.rules().ok()?;
    let game = Recorded::read(kind.rules(&variant), written).ok()?;
    let names = recorded_names(words, &game.players);
    let title = review_title(&*game.game, &game.start, &names);
    Some(words.say(&phrase!("kept-game", title, count = game.moves.len())))
}
