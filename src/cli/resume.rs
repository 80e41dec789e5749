//! The recorded game that `nimatron play --resume` goes on with.

use std::path::PathBuf;

use super::args::Play;
use super::records::{damage, damaged, refusal};
use super::{Context, Failure};
use crate::games::Variant;
use crate::inference::{GameKind, Solver};
use crate::reason::Phrase;
use crate::record::{Ending, Kept, RecordError, RecordFile, Recorded, Resumable};
use crate::session::{Seat, Who};
use crate::text::Text;

/// A file whose last game goes on.
pub(super) struct Resumed {
    /// The file as it is named in messages.
    name: String,
    file: Resumable,
    /// Damaged files that were skipped.
    passed_over: Vec<PathBuf>,
}

impl Resumed {
    /// Opens what the flags ask for, if they do: a file, or without one the kept game that was played last.
    pub(super) fn asked(context: &Context, play: &Play) -> Result<Option<Self>, Failure> {
        let file = play.resume.as_ref();
        if play.salvage && file.is_none() {
            let phrase = Phrase::new("usage-missing")
                .with("argument", "--resume")
                .with("help", "nimatron play --help");
            return Err(context.usage(&phrase));
        }
        let opened = file.map(|file| Self::open(context, file.as_deref(), play.salvage));
        opened.transpose()
    }

    fn open(context: &Context, file: Option<&str>, salvages: bool) -> Result<Self, Failure> {
        let (path, passed_over) = if let Some(file) = file {
            (PathBuf::from(file), Vec::new())
        } else {
            let newest = Kept::of_user().and_then(|kept| kept.newest());
            let none = Phrase::new("record-none-kept");
            let newest =
                newest.ok_or_else(|| Failure::Failed(context.words.to_programs().say(&none)))?;
            (newest.path, newest.damaged)
        };
        let name = path.display().to_string();
        let held = Resumable::hold(&path, salvages);
        let file = held.map_err(|error| damaged(context, &name, &error, salvages))?;
        Ok(Self {
            name,
            file,
            passed_over,
        })
    }

    /// The game and its variant.
    pub(super) fn kind(&self, context: &Context) -> Result<(GameKind, Variant), Failure> {
        let rules = self.file.game().rules();
        rules.map_err(|found| damage(context, &self.name, found))
    }

    /// The players.
    pub(super) fn seats(&self) -> [Option<Seat>; 2] {
        let players = self.file.game().players();
        players.map(|player| Some(Seat::recorded(&player)))
    }

    /// The game by its rules, which must not be over.
    pub(super) fn game(
        &self,
        context: &Context,
        game: Box<dyn Solver>,
    ) -> Result<Recorded, Failure> {
        let read = Recorded::read(game, self.file.game());
        let game = read.map_err(|found| damage(context, &self.name, found))?;
        let is_open = game.ending() == Ending::Open && self.file.game().forfeited().is_none();
        if is_open {
            self.refuse_programs(context)?;
            return Ok(game);
        }
        let phrase = Phrase::new("record-over").with("file", self.name.as_str());
        Err(Failure::Failed(context.words.to_programs().say(&phrase)))
    }

    /// A record may come from anybody: the commands in it are not run.
    fn refuse_programs(&self, context: &Context) -> Result<(), Failure> {
        let is_program =
            |seat: &Option<Seat>| matches!(seat, Some(seat) if matches!(seat.who, Who::Program(_)));
        if !self.seats().iter().any(is_program) {
            return Ok(());
        }
        let phrase = Phrase::new("record-program").with("file", self.name.as_str());
        Err(Failure::Failed(context.words.to_programs().say(&phrase)))
    }

    /// Makes the file ready to go on recording, once everything else is checked. Also says from where the game goes on.
    pub(super) fn go_on(self, context: &Context) -> Result<(RecordFile, Text), Failure> {
        let words = &context.words;
        let has_learner = (self.seats().iter().flatten()).any(|seat| seat.who == Who::Learner);
        let (file, copy) = (self.file.go_on())
            .map_err(|error| refusal(context, &self.name, &RecordError::Unwritable(error)))?;
        let made = Phrase::new("record-resumed").with("count", file.game().moves.len());
        let mut notice = Text::words(words.say(&made));
        if has_learner {
            notice = notice.prose(words.text("record-resumed-learner"));
        }
        if let Some(copy) = copy {
            let copied = Phrase::new("record-copied").with("file", copy.display().to_string());
            notice = notice.prose(words.say(&copied));
        }
        for file in &self.passed_over {
            let phrase = Phrase::new("record-passed-over").with("file", file.display().to_string());
            notice = notice.prose(words.say(&phrase));
        }
        Ok((file, notice))
    }
}
