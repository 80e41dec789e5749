//! Records each game of a sitting as it is played: in a file that the person names, or as the
//! unfinished game of the user.

use std::io;
use std::mem;

use super::{names::recorded_names, sitting::Sitting};
use crate::communication::{Error, Result};
use crate::explanation::{Words, review::review_title};
use crate::inference::{Move, Position};
use crate::players::{Opponents, Player};
use crate::reason::{Phrase, of_system};
use crate::record::{Autosave, Ending, RecordFile, Recorded, Written};
use crate::text::{Role, Text};

/// Where games are recorded.
#[derive(Debug)]
pub(crate) enum Record {
    /// In a file that the person named: all of them, and they end if it cannot be written.
    File(Box<RecordFile>),
    /// As the unfinished game, until it is over.
    Kept(Autosave),
}

impl Record {
    /// The running game as it is written.
    pub(crate) fn game(&self) -> &Written {
        match self {
            Self::File(file) => file.game(),
            Self::Kept(autosave) => autosave.game(),
        }
    }
}

/// Records the games of a sitting, and who has won. By default nothing is recorded.
#[derive(Debug, Default)]
pub(crate) struct Recording {
    record: Option<Record>,
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
            record: Some(Record::File(Box::new(file))),
            ..Self::default()
        }
    }

    /// Goes on with the last game of a record.
    pub(crate) fn resume(&mut self, record: Record) {
        self.record = Some(record);
        self.resumes = true;
    }

    /// Keeps the unfinished game, unless a file is named.
    pub(crate) fn keep(&mut self, autosave: Autosave) {
        self.record.get_or_insert(Record::Kept(autosave));
    }

    /// Whether the next game to begin is in the record already.
    pub(super) fn resumes(&self) -> bool {
        self.resumes
    }

    /// Whether the running game can be gone on with by `--resume` alone.
    pub(super) fn is_kept(&self) -> bool {
        matches!(&self.record, Some(Record::Kept(autosave)) if autosave.is_kept())
    }

    /// Begins a game, whose players are `chosen` for the next session.
    fn begin(&mut self, game: &Written, chosen: &Written) -> Noted {
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

    fn add(&mut self, played: &str) -> Noted {
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

    /// Writes to the record, if there is one. A game that cannot be kept is not kept any more.
    fn write(
        &mut self,
        to_file: impl FnOnce(&mut RecordFile) -> io::Result<()>,
        keep: impl FnOnce(&mut Autosave) -> Result<(), Phrase>,
    ) -> Noted {
        match &mut self.record {
            None => Ok(None),
            Some(Record::File(file)) => match to_file(file) {
                Ok(()) => Ok(None),
                Err(error) => {
                    let why = of_system("file-unwritable", &error);
                    Err(Error::Refused(why.with("file", file.path())))
                }
            },
            Some(Record::Kept(autosave)) => {
                let Err(why) = keep(autosave) else {
                    return Ok(None);
                };
                autosave.forget();
                self.record = None;
                Ok(Some(phrase!("record-not-kept", why)))
            }
        }
    }
}

/// What an unfinished game is called, with the number of its moves.
pub(crate) fn kept_title(words: &Words, written: &Written) -> Option<String> {
    let (kind, variant) = written.rules().ok()?;
    let game = Recorded::read(kind.rules(&variant), written).ok()?;
    let names = recorded_names(words, &game.players);
    let title = review_title(&*game.game, &game.start, &names);
    Some(words.say(&phrase!("kept-game", title, count = game.moves.len())))
}

/// What came of it: an end if the file that the person named cannot be written, a notice if a game
/// cannot be kept.
type Noted = Result<Option<Phrase>>;

impl Sitting<'_> {
    /// How a game from `start` is written, before its first move.
    pub(super) fn header(&self, start: &Position) -> Written {
        let mut players = self.players.each_ref().map(Player::spec);
        players.rotate_left(self.board.beginner);
        Written::header(&*self.board.game, start, &players)
    }

    /// The same with the players as they were chosen, whoever begins now.
    pub(super) fn chosen(&self, start: &Position) -> Written {
        let players = self.players.each_ref().map(Player::spec);
        Written::header(&*self.board.game, start, &players)
    }

    /// Begins the record of a game. If its first move takes the place of an unfinished one, says
    /// so.
    pub(super) fn record_start(&mut self) -> Result {
        let mut game = self.header(self.board.start());
        for (_, played) in &self.board.past {
            game.push(played.to_string());
        }
        let chosen = self.chosen(self.board.start());
        let is_other = matches!(self.recording.record, Some(Record::Kept(_)))
            && !self.recording.resumes
            && !self.recording.is_kept();
        let other = is_other.then(Autosave::unfinished).flatten();
        if let Some(title) = other.and_then(|other| kept_title(self.words(), other.game())) {
            self.dialogue
                .tell(phrase!("record-replaces", game = title))?;
        }
        let done = self.recording.begin(&game, &chosen);
        self.recorded(done)
    }

    /// Records a move that was just made.
    pub(super) fn record_move(&mut self, played: Move) -> Result {
        let done = self.recording.add(&played.to_string());
        self.recorded(done)
    }

    pub(super) fn recorded(&mut self, done: Noted) -> Result {
        let Some(notice) = done? else {
            return Ok(());
        };
        let text = Text::new().styled(Role::Faint, self.words().say(&notice));
        self.dialogue.message(&text)
    }
}
