//! `nimatron learn`: the course, lesson by lesson.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{
    lookup::{find, lesson_names, names},
    progress::{CourseProgress, refused},
    pupil::Pupil,
    words::course,
};
use crate::cli::{
    Context, Error, Result,
    first::FirstEntry,
    flags::{examples, file, text_such_as},
    subcommand::Run,
};
use crate::communication::{self, FrontEnd};
use crate::exercises::today;
use crate::explanation::told::Told;
use crate::files::{FileError, Held, state_folder};
use crate::inference::Limits;
use crate::players;
use crate::reason::Phrase;
use crate::text::Text;

/// Learn to win: lessons with examples, questions and a last game
#[derive(Debug, Default, Args)]
#[command(after_help = examples(&[
    ("nimatron learn", "what is due, and then the next lesson"),
    ("nimatron learn nim-sum", "one lesson, by its name or number"),
    ("nimatron learn --list", "the lessons, and how far you have got"),
]))]
pub(crate) struct LearnArgs {
    #[arg(help = lessons(), value_parser = text_such_as(names), hide_possible_values = true)]
    pub lesson: Option<String>,
    /// Show the course and the progress
    #[arg(long, conflicts_with_all = ["lesson", "reset"])]
    pub list: bool,
    /// Put the progress aside and begin anew
    #[arg(long, conflicts_with = "lesson")]
    pub reset: bool,
    /// Keep the progress in this file [default: on a terminal one beside the unfinished game,
    /// otherwise none]
    #[arg(long, value_name = "FILE", value_parser = file())]
    pub progress: Option<String>,
    /// Ask the same questions again
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

/// The lessons for `--help`.
fn lessons() -> String {
    let names = lesson_names();
    format!("The lesson, by its number or name: {names} [default: asked for]")
}

impl Run for LearnArgs {
    fn run(&self, context: &Context) -> Result {
        if self.reset {
            return reset(context, self.path());
        }
        let mut front = context.front();
        self.teach(context, front.as_mut())
    }
}

impl LearnArgs {
    /// Shows the course, or teaches it.
    fn teach(&self, context: &Context, front: &mut dyn FrontEnd) -> Result {
        let place = self
            .lesson
            .as_deref()
            .map(find)
            .transpose()
            .map_err(Error::Usage)?;
        let path = self.path();
        let today = today();
        let (held, unkept) = match &path {
            Some(_) if self.list => (None, None),
            Some(path) => self.hold(path)?,
            None => (None, Some(unkept())),
        };
        let is_kept = self.list || held.is_some();
        let open = |path| CourseProgress::open(path, today, held).map_err(Error::Refused);
        let progress = path.as_deref().filter(|_| is_kept).map(open).transpose()?;
        let progress = progress.unwrap_or_else(|| CourseProgress::new(today));
        if self.list {
            return context.show(|width| course(&progress, width));
        }
        if let Some(unkept) = unkept {
            front.tell(unkept)?;
        }
        let pupil = Pupil {
            front,
            progress,
            chance: players::chance(self.seed),
            work: context.silent(Limits::default().at_once()),
            last: String::new(),
            told: Told::default(),
            introduced: Vec::new(),
        };
        pupil.learn(place).map_err(|error| match error {
            Error::InputEnded(_) => Error::InputEnded("learn-input-ended"),
            error => error,
        })
    }

    /// Holds the file of the progress. Where nobody asked for it and it cannot be written, the
    /// lessons go on without: says so.
    fn hold(&self, path: &Path) -> Result<(Option<Held>, Option<Phrase>)> {
        match Held::take_kept(path) {
            Ok(held) => Ok((Some(held), None)),
            Err(error) => {
                let may_go_on =
                    matches!(error, FileError::Unreadable(_) | FileError::Unwritable(_))
                        && self.progress.is_none();
                let why = refused(path)(error);
                if may_go_on {
                    return Ok((None, Some(phrase!("learn-not-kept", why))));
                }
                Err(Error::Refused(why))
            }
        }
    }

    /// The file of the progress; `None` if none is kept.
    fn path(&self) -> Option<PathBuf> {
        let own = || state_folder().map(|folder| folder.join("progress"));
        self.progress
            .as_ref()
            .map(PathBuf::from)
            .or_else(|| own().filter(|_| communication::is_terminal()))
    }
}

/// The lessons on the first screen.
pub(crate) const FIRST: FirstEntry = FirstEntry {
    offer: ["learn", "words-learn"],
    open: |context, front, seed| {
        let learn = LearnArgs {
            seed,
            ..LearnArgs::default()
        };
        learn.teach(context, front)
    },
    news: due,
};

/// Says how many lessons of this person are due.
fn due() -> Option<Phrase> {
    let path = LearnArgs::default().path()?;
    let count = CourseProgress::open(&path, today(), None).ok()?.due().len();
    (count > 0).then(|| phrase!("first-due", count))
}

/// Puts the progress aside, so that the course begins anew.
fn reset(context: &Context, path: Option<PathBuf>) -> Result {
    let path = path.ok_or_else(unkept).map_err(Error::Usage)?;
    let old = CourseProgress::reset(&path).map_err(Error::Refused)?;
    let told = match old {
        Some(old) => phrase!("learn-reset", file = old.as_path()),
        None => Phrase::new("learn-reset-none"),
    };
    context.show(|_| Text::words(told.to_string()))
}

/// Says why no progress is kept.
fn unkept() -> Phrase {
    Phrase::new(if communication::is_terminal() {
        "learn-no-home"
    } else {
        "learn-unkept"
    })
}
