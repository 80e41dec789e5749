//! The recorded game that `nimatron play --resume` goes on with.

use std::path::{Path, PathBuf};

use super::Failure;
use super::failure::{of_argument, of_file};
use super::play::Play;
use super::records::recorded;
use crate::communication::{Dialogue, Entry, Menu, Stop};
use crate::explanation::Words;
use crate::explanation::review::review_title;
use crate::games::Variant;
use crate::inference::GameKind;
use crate::reason::Phrase;
use crate::record::{Kept, RecordFile, Recorded, read_file};
use crate::session::{Seat, Who, recorded_names};
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
    /// Opens what the flags ask for, if they do: a file, or without one the kept game that a person chooses, or that was played last.
    pub(super) fn asked(play: &Play, dialogue: &mut Dialogue) -> Result<Option<Self>, Failure> {
        let (path, passed_over) = match &play.resume {
            Some(Some(file)) => (PathBuf::from(file), Vec::new()),
            Some(None) => match KeptGames::of_user(dialogue) {
                Some(games) if games.0.len() > 1 => (games.choose(dialogue)?, Vec::new()),
                _ => {
                    let newest = Kept::of_user().and_then(|kept| kept.newest());
                    newest.ok_or_else(|| Failure::Failed(Phrase::new("record-none-kept")))?
                }
            },
            None if play.salvage => {
                return Err(of_argument("usage-missing", "play", "--resume").into());
            }
            None => return Ok(None),
        };
        Self::open(&path, play.salvage, passed_over).map(Some)
    }

    /// Opens a file; with `salvages`, what stands before the first damage.
    pub(super) fn open(
        path: &Path,
        salvages: bool,
        passed_over: Vec<PathBuf>,
    ) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let file = RecordFile::resume(path, salvages).map_err(Failure::Failed)?;
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
        if self.sits(|who| matches!(who, Who::Program(_) | Who::Follower(..))) {
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
        let unwritable = |error| of_file("file-unwritable", &self.name, &error);
        let copy = self.file.go_on().map_err(unwritable)?;
        let made = Phrase::new("record-resumed").with("count", self.file.game().moves.len());
        let mut notice = Text::words(words.say(&made));
        if self.sits(|who| *who == Who::Learner) {
            notice = notice.say(words, "record-resumed-learner");
        }
        let copied = copy.iter().map(|copy| ("record-copied", copy));
        let passed_over = self.passed_over.iter();
        for (id, file) in copied.chain(passed_over.map(|file| ("record-passed-over", file))) {
            let phrase = Phrase::new(id).with("file", file.as_path());
            notice = notice.say(words, phrase);
        }
        Ok((self.file, notice))
    }
}

/// The unfinished games of a person at a terminal, the one that was played last first, each with what it is called.
pub(super) struct KeptGames(pub Vec<(PathBuf, String)>);

impl KeptGames {
    /// `None` if there are none, or nobody is asked.
    pub(super) fn of_user(dialogue: &Dialogue) -> Option<Self> {
        let kept = Kept::of_user().filter(|_| dialogue.front.is_interactive())?;
        let words = dialogue.words();
        let told = |path: PathBuf| {
            let written = read_file(&path, false).ok()?.pop()?;
            let count = written.moves.len();
            let Recorded {
                game,
                start,
                players,
                ..
            } = recorded(&written);
            let names = recorded_names(words, &players);
            let title = review_title(&*game, &start, &names);
            let told = Phrase::new("kept-game").with("title", title);
            Some((path, words.say(&told.with("count", count))))
        };
        let games: Vec<_> = kept.unfinished().into_iter().filter_map(told).collect();
        (!games.is_empty()).then_some(Self(games))
    }

    /// How the last one is offered on the first screen.
    pub(super) fn offer(&self, words: &Words) -> String {
        words.say(&Phrase::new("first-keep").with("game", self.0[0].1.as_str()))
    }

    /// Asks for one, if there are several.
    pub(super) fn choose(&self, dialogue: &mut Dialogue) -> Result<PathBuf, Stop> {
        if let [(only, _)] = self.0.as_slice() {
            return Ok(only.clone());
        }
        let entry = |(number, (path, told)): (usize, &(PathBuf, String))| {
            Entry::new(path.clone(), number.to_string(), told.clone())
        };
        let menu = Menu::numbered((1..).zip(&self.0).map(entry).collect());
        dialogue.message(&menu.show())?;
        let mut question = dialogue
            .question("ask-kept", "help-kept")
            .usually("1".to_owned());
        question.is_first = true;
        let words = dialogue.words();
        let read = |answer: &str| {
            let picked = menu.pick(answer).cloned();
            picked.ok_or_else(|| menu.refusal(words, answer))
        };
        let chosen = dialogue.ask_or_back(&question.beside(&menu), read)?;
        Ok(chosen.expect("there is nothing to go back to"))
    }
}
