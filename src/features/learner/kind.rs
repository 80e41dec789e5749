//! The learner as a kind of player, with its flags.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{
    Cabinet,
    file::BoxesFile,
    machine::{LearnerPlayer, LearnerTerms, Learning},
    plan::is_learnable,
    words::boxes_refusal,
};
use crate::cli::{
    Error, Result,
    flags::{file, offering},
};
use crate::communication::{Signals, is_terminal};
use crate::explanation::Words;
use crate::files::state_folder;
use crate::inference::{GameKind, Position, Solver};
use crate::players::{KnownSeats, Machine, MachineKind, MachineTerms, Venue};
use crate::reason::Phrase;

/// The learner.
pub(crate) struct LearnerKind;

const BOXES: &str = "boxes";
const WATCH: &str = "watch";
const FROZEN: &str = "frozen";

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

    fn usual_name(&self, _: &str, words: &Words) -> String {
        words.text("name-learner")
    }

    fn refusal(&self, game: &dyn Solver, start: &Position) -> Option<Phrase> {
        Cabinet::new(game, start).err()
    }

    fn goes_on(&self) -> Result<Option<Phrase>, &'static str> {
        Ok(Some(Phrase::new("record-resumed-learner")))
    }

    fn augment(&self, venue: Venue, command: Command) -> Command {
        let boxes = Arg::new(BOXES)
            .long(BOXES)
            .value_name("FILE")
            .value_parser(file());
        let switch = |name| Arg::new(name).long(name).action(ArgAction::SetTrue);
        match venue {
            Venue::Table => command
                .arg(boxes.help(
                    "File for the first learner's matchboxes; read at the start, saved after every game",
                ))
                .arg(switch(WATCH).help(
                    "Show the learner's box at each of its moves, and after a game what the boxes \
                     gain or lose",
                )),
            Venue::Match => command
                .arg(boxes.help(
                    "File for the first learner's matchboxes; read at the start, saved at the end",
                ))
                .arg(switch(FROZEN).requires(BOXES).help(
                    "Learners play from their boxes and learn nothing; the file stays as it is",
                )),
        }
    }

    fn read(&self, venue: Venue, given: &ArgMatches, _: &Signals) -> Result<Box<dyn MachineTerms>> {
        let has = |name| matches!(given.try_get_one(name), Ok(Some(true)));
        let named = given.get_one::<String>(BOXES).map(PathBuf::from);
        // On a terminal a learner is kept, as nobody else comes back.
        let is_kept = venue == Venue::Table && named.is_none() && is_terminal();
        let folder = is_kept.then(state_folder).flatten();
        Ok(Box::new(Learners {
            is_match: venue == Venue::Match,
            learning: match (has(WATCH), has(FROZEN)) {
                (true, _) => Learning::Watched,
                (_, true) => Learning::Frozen,
                _ => Learning::Unseen,
            },
            named,
            folder: folder.map(|folder| folder.join("learners")),
            file: None,
            are_later: false,
        }))
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
    are_later: bool,
}

impl Learners {
    /// Says that there is no learner, if a flag is for one.
    fn without(&self) -> Option<Phrase> {
        let option = match &self.named {
            Some(_) => "--boxes",
            None if self.learning == Learning::Watched => "--watch",
            None => return None,
        };
        Some(phrase!("absent-learner", option))
    }
}

impl MachineTerms for Learners {
    fn check(&mut self, game: &dyn Solver, start: Option<&Position>, seats: KnownSeats) -> Result {
        self.are_later = seats.are_later;
        let without = self.without().filter(|_| !seats.are_later);
        if without.is_some() || (seats.has_kind && !seats.are_later) {
            check_learnable(game)?;
        }
        match without {
            Some(absent) if !seats.has_kind && seats.are_known => return Err(absent.into()),
            _ if self.is_match && seats.has_kind && start.is_none() => {
                return Err(Phrase::new("match-learner-drawn").into());
            }
            _ => {}
        }
        // It may be the same file.
        self.file = None;
        let is_held = is_learnable(game) && self.learns();
        if let Some(path) = self.named.as_deref().filter(|_| is_held) {
            let held = BoxesFile::hold(path).and_then(|file| file.read().map(|_| file));
            let held = held.map_err(|error| Error::Refused(boxes_refusal(path, &error)));
            self.file = Some(Arc::new(held?));
        }
        Ok(())
    }

    fn absent(&self) -> Option<Phrase> {
        let is_due = self.file.is_some() || !self.are_later;
        self.without().filter(|_| is_due)
    }

    fn learns(&self) -> bool {
        self.learning != Learning::Frozen
    }

    fn seat(&self, _: &str, is_first: bool) -> Box<dyn Machine> {
        Box::new(LearnerPlayer::new(LearnerTerms {
            frozen: self.named.clone().filter(|_| !self.learns() && is_first),
            file: self.file.clone().filter(|_| is_first),
            folder: self.folder.clone().filter(|_| is_first),
            is_later: self.are_later,
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
