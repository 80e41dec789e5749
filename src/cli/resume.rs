//! The recorded game that `nimatron play --resume` goes on with.

use std::path::PathBuf;

use super::failure::of_argument;
use super::play::Play;
use super::records::{damaged, recorded, refusal};
use super::{Context, Failure};
use crate::games::Variant;
use crate::inference::GameKind;
use crate::reason::Phrase;
use crate::record::{Ending, Kept, RecordError, RecordFile, Recorded};
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
        match &play.resume {
            Some(file) => Self::open(file.as_ref(), play.salvage).map(Some),
            None if play.salvage => {
                let phrase = of_argument("usage-missing", "play", "--resume");
                Err(Failure::Usage(phrase))
            }
            None => Ok(None),
        }
    }

    fn open(file: Option<&String>, salvages: bool) -> Result<Self, Failure> {
        let (path, passed_over) = if let Some(file) = file {
            (PathBuf::from(file), Vec::new())
        } else {
            let newest = Kept::of_user().and_then(|kept| kept.newest());
            let none = || Failure::Failed(Phrase::new("record-none-kept"));
            newest.ok_or_else(none)?
        };
        let name = path.display().to_string();
        let held = RecordFile::resume(&path, salvages);
        let file = held.map_err(|error| damaged(&name, &error, salvages))?;
        Ok(Self {
            name,
            file,
            passed_over,
        })
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

    /// The game, which must not be over. A record may come from anybody: the commands in it are not run.
    pub(super) fn game(&self) -> Result<Recorded, Failure> {
        let refuse = |id| {
            let phrase = Phrase::new(id).with("file", self.name.as_str());
            Err(Failure::Failed(phrase))
        };
        let written = self.file.game();
        let game = recorded(written);
        if game.ending != Ending::Open || written.forfeited().is_some() {
            return refuse("record-over");
        }
        if self.sits(|who| matches!(who, Who::Program(_))) {
            return refuse("record-program");
        }
        Ok(game)
    }

    /// Whether such a player takes part.
    fn sits(&self, is_meant: impl Fn(&Who) -> bool) -> bool {
        let seats = self.seats();
        seats.iter().flatten().any(|seat| is_meant(&seat.who))
    }

    /// Makes the file ready to go on recording, once everything else is checked. Also says from where the game goes on.
    pub(super) fn go_on(mut self, context: &Context) -> Result<(RecordFile, Text), Failure> {
        let words = &context.words;
        let learns = self.sits(|who| *who == Who::Learner);
        let copy = (self.file.go_on())
            .map_err(|error| refusal(&self.name, &RecordError::unwritable(error)))?;
        let made = Phrase::new("record-resumed").with("count", self.file.game().moves.len());
        let mut notice = Text::words(words.say(&made));
        if learns {
            notice = notice.prose(words.text("record-resumed-learner"));
        }
        let copied = copy.map(|copy| ("record-copied", copy));
        let passed_over = self.passed_over.into_iter();
        let passed_over = passed_over.map(|file| ("record-passed-over", file));
        for (id, file) in copied.into_iter().chain(passed_over) {
            let phrase = Phrase::new(id).with("file", file.display().to_string());
            notice = notice.prose(words.say(&phrase));
        }
        Ok((self.file, notice))
    }
}
