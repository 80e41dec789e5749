//! The learner as a kind of player, with its flags.

use crate::explanation::message;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::{
    file::BoxesFile,
    machine::{LearnerPlayer, LearnerTerms, Learning},
    words::boxes_refusal,
};
use crate::cli::{
    Error, Result,
    flags::{file, offering},
};
use crate::communication::{Signals, is_terminal};
use crate::files::state_folder;
use crate::inference::{GameKind, Position, Solver};
use crate::matchboxes::{Cabinet, is_learnable};
use crate::players::{Flags, Machine, MachineFlags, MachineKind, MachineTerms};
use crate::reason::Phrase;

/// The learner.
pub(crate) struct LearnerKind;

/// Its flags where people play.
#[derive(Debug, Args)]
struct TableFlags {
    /// File for the first learner's matchboxes; read at the start, saved after every game
    #[arg(long, value_name = "FILE", value_parser = file())]
    boxes: Option<String>,
    /// Show the learner's box at each of its moves, and after a game what the boxes gain or lose
    #[arg(long)]
    watch: bool,
}

impl MachineFlags for TableFlags {
    fn terms(self, _: &Signals) -> Result<Box<dyn MachineTerms>> {
        // On a terminal a learner is kept, as nobody else comes back.
        let is_kept = self.boxes.is_none() && is_terminal();
        let folder = is_kept.then(state_folder).flatten();
        Ok(Box::new(Learners {
            is_match: false,
            learning: if self.watch {
                Learning::Watched
            } else {
                Learning::Unseen
            },
            named: self.boxes.map(PathBuf::from),
            folder: folder.map(|folder| folder.join("learners")),
            file: None,
            is_later: false,
        }))
    }
}

/// Its flags in a match.
#[derive(Debug, Args)]
struct MatchFlags {
    /// File for the first learner's matchboxes; read at the start, saved at the end
    #[arg(long, value_name = "FILE", value_parser = file())]
    boxes: Option<String>,
    /// Learners play from their boxes and learn nothing; the file stays as it is
    #[arg(long, requires = "boxes")]
    frozen: bool,
}

impl MachineFlags for MatchFlags {
    fn terms(self, _: &Signals) -> Result<Box<dyn MachineTerms>> {
        Ok(Box::new(Learners {
            is_match: true,
            learning: if self.frozen {
                Learning::Frozen
            } else {
                Learning::Unseen
            },
            named: self.boxes.map(PathBuf::from),
            folder: None,
            file: None,
            is_later: false,
        }))
    }
}

impl MachineKind for LearnerKind {
    fn word(&self) -> &'static str {
        "learner"
    }

    fn help(&self) -> &'static str {
        "learner (not in coins)"
    }

    fn label(&self) -> Option<&'static str> {
        Some("who-learner")
    }

    fn usual_name(&self, _: &str) -> String {
        message("name-learner")
    }

    fn refusal(&self, game: &dyn Solver, start: &Position) -> Option<Phrase> {
        Cabinet::new(game, start).err()
    }

    fn goes_on(&self) -> Result<Option<Phrase>, &'static str> {
        Ok(Some(Phrase::new("record-resumed-learner")))
    }

    fn at_table(&self) -> Flags {
        Flags::of::<TableFlags>()
    }

    fn in_match(&self) -> Flags {
        Flags::of::<MatchFlags>()
    }
}

/// The learners at a table or in a match.
struct Learners {
    is_match: bool,
    learning: Learning,
    /// The file that was named for the boxes of the first one.
    named: Option<PathBuf>,
    /// Where the first one is kept without a named file.
    folder: Option<PathBuf>,
    /// The named file, held for the next games.
    file: Option<Arc<BoxesFile>>,
    /// Whether games were played before.
    is_later: bool,
}

impl Learners {
    fn learn(&self) -> bool {
        self.learning != Learning::Frozen
    }
}

impl MachineTerms for Learners {
    fn check(&mut self, game: &dyn Solver, start: Option<&Position>, is_later: bool) -> Result {
        self.is_later = is_later;
        if !is_later {
            check_learnable(game).map_err(Error::Usage)?;
        }
        if self.is_match && start.is_none() {
            return Err(Error::Usage(Phrase::new("match-learner-drawn")));
        }
        // It may be the same file.
        self.file = None;
        let is_held = is_learnable(game) && self.learn();
        if let Some(path) = self.named.as_deref().filter(|_| is_held) {
            let held = BoxesFile::hold(path).and_then(|file| file.read().map(|_| file));
            let held = held.map_err(|error| Error::Refused(boxes_refusal(path, &error)));
            self.file = Some(Arc::new(held?));
        }
        Ok(())
    }

    fn seat(&self, _: &str, is_first: bool) -> Box<dyn Machine> {
        Box::new(LearnerPlayer::new(LearnerTerms {
            frozen: self.named.clone().filter(|_| !self.learn() && is_first),
            file: self.file.clone().filter(|_| is_first),
            folder: self.folder.clone().filter(|_| is_first),
            is_later: self.is_later,
            learning: self.learning,
            is_first,
        }))
    }
}

/// Checks that the learner plays a game.
fn check_learnable(game: &dyn Solver) -> Result<(), Phrase> {
    let known = || learnable_games().into_iter().map(GameKind::name);
    let refusal = || phrase!("refuse-learner", game = game.name()).knowing(known());
    is_learnable(game).then_some(()).ok_or_else(refusal)
}

/// The games that the learner plays.
pub(super) fn learnable_games() -> Vec<GameKind> {
    offering(is_learnable)
}
