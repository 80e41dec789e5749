//! Where the games of a sitting are recorded: in a file that the person names, or as the unfinished
//! game of the user.

use std::mem;

use super::names::recorded_names;
use crate::communication::{Error, Result};
use crate::explanation::review::review_title;
use crate::players::{Player, Scores};
use crate::reason::Phrase;
use crate::record::{Ending, GameText, RecordFile, Recorded, remember};

/// Records the games of a sitting, and who has won. By default nothing is recorded.
#[derive(Debug, Default)]
pub struct Recording {
    record: Option<RecordFile>,
    /// Whether the next game to begin is in the record already.
    resumes: bool,
    /// Whether the next game to begin is the last one, which goes on.
    takes_up: bool,
    /// Whether who plays is the default of the next session.
    pub remembers: bool,
    /// The score of each pair of players.
    pub scores: Scores,
}

impl Recording {
    /// Records all games in a file.
    pub fn to(file: RecordFile) -> Self {
        Self {
            record: Some(file),
            ..Self::default()
        }
    }

    /// Goes on with the last game of a record.
    pub fn resume(&mut self, record: RecordFile) {
        self.record = Some(record);
        self.resumes = true;
    }

    /// Keeps the unfinished game, unless a file is named.
    pub fn keep(&mut self, unfinished: RecordFile) {
        self.record.get_or_insert(unfinished);
    }

    /// Goes on with the game that has just ended.
    pub fn take_up(&mut self) {
        self.takes_up = true;
    }

    /// Whether the next game to begin is in the record already.
    pub fn resumes(&self) -> bool {
        self.resumes
    }

    /// Whether the running game can be gone on with by `--resume` alone.
    pub fn is_kept(&self) -> bool {
        self.record.as_ref().is_some_and(RecordFile::is_kept)
    }

    /// The unfinished game whose place the next one takes.
    pub fn replaced(&self) -> Option<RecordFile> {
        let keeps = self.record.as_ref().is_some_and(RecordFile::is_unfinished);
        let is_other = keeps && !self.resumes && !self.is_kept();
        is_other.then(RecordFile::unfinished)?.ok()?
    }

    /// Begins a game, whose players are `chosen` for the next session.
    pub fn begin(&mut self, game: &GameText, chosen: &GameText) -> Noted {
        if self.remembers {
            remember(chosen);
        }
        if mem::take(&mut self.resumes) {
            return Ok(None);
        }
        let takes_up = mem::take(&mut self.takes_up);
        self.write(|record| {
            if takes_up {
                record.take_up(game.clone())
            } else {
                record.begin(game.clone())
            }
        })
    }

    pub fn add(&mut self, played: &str) -> Noted {
        self.write(|record| record.add(played.into()))
    }

    pub fn keep_moves(&mut self, made: usize) -> Noted {
        self.write(|record| record.keep_moves(made))
    }

    pub fn end(&mut self, result: Ending, by_forfeit: bool) -> Noted {
        self.write(|record| record.end(result, by_forfeit))
    }

    /// The wins of two players so far.
    pub fn wins(&self, [first, second]: &[Player; 2]) -> [u64; 2] {
        self.scores.wins([&first.spec, &second.spec])
    }

    /// Keeps the wins of two players, or says why they are not kept.
    pub fn keep_wins(&mut self, players: &[Player; 2], wins: [u64; 2]) -> Option<Phrase> {
        let kept = self.scores.keep_wins(players, wins);
        kept.err().map(|why| phrase!("opponents-not-kept", why))
    }

    /// Writes to the record, if there is one.
    fn write(&mut self, write: impl FnOnce(&mut RecordFile) -> Result<(), Phrase>) -> Noted {
        let Some(record) = &mut self.record else {
            return Ok(None);
        };
        match write(record) {
            Ok(()) => Ok(None),
            Err(why) if record.is_unfinished() => Ok(Some(phrase!("record-not-kept", why))),
            Err(why) => Err(Error::Refused(why)),
        }
    }
}

/// What came of it: an end if the file that the person named cannot be written, a notice if a game
/// cannot be kept.
pub type Noted = Result<Option<Phrase>>;

/// What an unfinished game is called, with the number of its moves.
pub fn kept_title(written: &GameText) -> Option<String> {
    let (kind, variant) = written.rules().ok()?;
    let game = Recorded::read(kind.rules(&variant), written).ok()?;
    let names = recorded_names(&game.players);
    let title = review_title(&*game.game, &game.start, &names);
    Some(phrase!("kept-game", title, count = game.moves.len()).to_string())
}
