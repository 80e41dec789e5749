//! A recorded game that goes on: the last one of a file, or the unfinished one of the user.

use std::path::Path;

use super::{Error, Result, context::recorded};
use crate::players::{MachineKind, PlayerSpec};
use crate::reason::Phrase;
use crate::record::{RecordFile, Recorded};
use crate::session::{ChosenGame, GameForm};
use crate::text::Text;

/// A record whose last game goes on.
pub struct Resumed {
    /// The file as it is named in messages.
    name: String,
    pub record: RecordFile,
    /// Says that the end of the file is cut off.
    cut: Option<Phrase>,
}

impl Resumed {
    /// Opens a file, or without one the unfinished game.
    pub fn open(file: Option<&str>) -> Result<Self> {
        let Some(file) = file else {
            let none = || Error::Refused(Phrase::new("record-none-kept"));
            let kept = RecordFile::unfinished().map_err(Error::Refused)?;
            return kept.map(Self::of_kept).ok_or_else(none);
        };
        let (found, cut) = RecordFile::resume(Path::new(file)).map_err(Error::Refused)?;
        Ok(Self {
            name: file.to_owned(),
            record: found,
            cut,
        })
    }

    /// The unfinished game goes on.
    pub fn of_kept(kept: RecordFile) -> Self {
        Self {
            name: kept.path().display().to_string(),
            record: kept,
            cut: None,
        }
    }

    /// What is left to ask: names.
    pub fn form(&self) -> GameForm {
        let written = self.record.game();
        let rules = written.rules();
        let (kind, variant) = rules.expect("a file is read by the rules of its games");
        let known = ChosenGame {
            kind,
            variant,
            position: None,
        };
        GameForm::of_game(known, self.seats().map(Some), false)
    }

    /// The players.
    fn seats(&self) -> [PlayerSpec; 2] {
        let players = self.record.game().players();
        players.map(|player| PlayerSpec::recorded(&player))
    }

    /// The game, which must not be over; of one that is, only the result may be missing, which is
    /// then written. A record may come from anybody: the commands in it are not run.
    pub fn game(&self) -> Result<Recorded> {
        let refuse = |id| {
            let phrase = phrase!(id, file = self.name.as_str());
            Err(Error::Refused(phrase))
        };
        let written = self.record.game();
        if written.is_over() {
            return refuse("record-over");
        }
        if let Some(id) = self.added().find_map(|kind| kind.goes_on().err()) {
            return refuse(id);
        }
        Ok(recorded(written))
    }

    /// The kinds of its machines that features add.
    fn added(&self) -> impl Iterator<Item = &'static dyn MachineKind> {
        let mut seats = self.seats().map(|seat| seat.kind.added());
        if seats[0] == seats[1] {
            seats[1] = None;
        }
        seats.into_iter().flatten()
    }

    /// Says from where the game goes on.
    pub fn notice(&self) -> Text {
        let made = phrase!("record-resumed", count = self.record.game().moves.len());
        let told = self.added().filter_map(|kind| kind.goes_on().ok()?);
        let more = self.cut.clone().into_iter().chain(told);
        more.fold(Text::words(made.to_string()), |text, phrase| {
            text.say(phrase)
        })
    }
}
