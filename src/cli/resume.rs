//! The recorded game that `nimatron play --resume` goes on with.

use std::path::PathBuf;

use super::Failure;
use super::failure::of_argument;
use super::play::Play;
use super::records::{damaged, recorded, refusal};
use crate::explanation::Words;
use crate::games::Variant;
use crate::inference::GameKind;
use crate::reason::Phrase;
use crate::record::{Kept, RecordError, RecordFile, Recorded};
use crate::session::{Seat, Who};
use crate::text::Text;

/// A file whose last game goes on.
pub(super) struct Resumed {
    /// The file as it is named in messages.
    name: String,
    file: RecordFile,
    /// Damaged files that were skipped.
    passed_over: Vec<PathBuf>,
}

impl Resumed {
    /// Opens what the flags ask for, if they do: a file, or without one the kept game that was played last.
    pub(super) fn asked(play: &Play) -> Result<Option<Self>, Failure> {
        let (path, passed_over) = match &play.resume {
            Some(Some(file)) => (PathBuf::from(file), Vec::new()),
            Some(None) => {
                let newest = Kept::of_user().and_then(|kept| kept.newest());
                newest.ok_or_else(|| Failure::Failed(Phrase::new("record-none-kept")))?
            }
            None if play.salvage => {
                return Err(of_argument("usage-missing", "play", "--resume").into());
            }
            None => return Ok(None),
        };
        let name = path.display().to_string();
        let file = RecordFile::resume(&path, play.salvage)
            .map_err(|error| damaged(&name, &error, play.salvage))?;
        Ok(Some(Self {
            name,
            file,
            passed_over,
        }))
    }

    /// The game and its variant.
    pub(super) fn kind(&self) -> (GameKind, Variant) {
        let rules = self.file.game().rules();
        rules.expect("a file is read by the rules of its games")
    }

    /// The players.
    pub(super) fn seats(&self) -> [Option<Seat>; 2] {
        let players = self.file.game().players();
        players.map(|player| Some(Seat::recorded(&player)))
    }

    /// The game, which must not be over; of one that is, only the result may be missing, which is then written. A record may come from anybody: the commands in it are not run.
    pub(super) fn game(&self) -> Result<Recorded, Failure> {
        let refuse = |id| {
            let phrase = Phrase::new(id).with("file", self.name.as_str());
            Err(Failure::Failed(phrase))
        };
        let written = self.file.game();
        if written.is_over() {
            return refuse("record-over");
        }
        if self.sits(|who| matches!(who, Who::Program(_))) {
            return refuse("record-program");
        }
        Ok(recorded(written))
    }

    /// Whether such a player takes part.
    fn sits(&self, is_meant: impl Fn(&Who) -> bool) -> bool {
        let seats = self.seats();
        seats.iter().flatten().any(|seat| is_meant(&seat.who))
    }

    /// Makes the file ready to go on recording, once everything else is checked. Also says from where the game goes on.
    pub(super) fn go_on(mut self, words: &Words) -> Result<(RecordFile, Text), Failure> {
        let copy = (self.file.go_on())
            .map_err(|error| refusal(&self.name, &RecordError::unwritable(error)))?;
        let made = Phrase::new("record-resumed").with("count", self.file.game().moves.len());
        let mut notice = Text::words(words.say(&made));
        if self.sits(|who| *who == Who::Learner) {
            notice = notice.prose(words.text("record-resumed-learner"));
        }
        let copied = copy.iter().map(|copy| ("record-copied", copy));
        let passed_over = self.passed_over.iter();
        for (id, file) in copied.chain(passed_over.map(|file| ("record-passed-over", file))) {
            let phrase = Phrase::new(id).with("file", file.display().to_string());
            notice = notice.prose(words.say(&phrase));
        }
        Ok((self.file, notice))
    }
}
