//! The learners in a sitting: which boxes each plays from, and the file of the first learner.

use std::path::{Path, PathBuf};

use crate::communication::{Error, Result};
use crate::explanation::{
    Words,
    learner::{watched_box, watched_game},
    refusals::boxes_refusal,
};
use crate::inference::{Move, Position};
use crate::players::{
    Chance,
    learner::{Bead, Boxes, BoxesError, BoxesFile, Cabinet, Learner, Plan},
};
use crate::reason::Phrase;
use crate::text::Text;

/// Locks and checks a file of boxes, before anything is asked.
pub(crate) fn hold_boxes(path: &Path) -> Result<BoxesFile> {
    BoxesFile::hold(path)
        .and_then(|file| file.read().map(|_| file))
        .map_err(|error| refused(path, &error))
}

fn refused(path: &Path, error: &BoxesError) -> Error {
    Error::Refused(boxes_refusal(path, error))
}

/// The most changes that are named; more are counted.
const CHANGES_NAMED: usize = 5;

/// The learner at each seat that has one.
#[derive(Default)]
pub(crate) struct Learners {
    seats: [Option<Learner>; 2],
    /// The boxes as positions and moves find them; `None` before the first game.
    cabinet: Option<Cabinet>,
    /// The file that the boxes of the first learner are loaded from and saved to.
    file: Option<BoxesFile>,
    /// Where the file is chosen by the games that the first learner plays, if none was named.
    folder: Option<PathBuf>,
    /// The seat whose boxes are in the file.
    kept: Option<usize>,
    /// Whether games were played before, so that a file with boxes for other games is no reason to
    /// end.
    later: bool,
    /// Whether boxes are shown as the learners play.
    pub(super) watched: bool,
}

impl Learners {
    /// Keeps the boxes of the first learner in a file, or else in one of a folder. `later` tells
    /// whether other games were played before, and `watched` whether boxes are shown as learners
    /// play.
    pub(crate) fn new(
        file: Option<BoxesFile>,
        folder: Option<PathBuf>,
        later: bool,
        watched: bool,
    ) -> Self {
        Self {
            file,
            folder,
            later,
            watched,
            ..Self::default()
        }
    }

    /// Prepares the learners for a game. Returns a notice if there is something to say.
    pub(super) fn begin(&mut self, learns: [bool; 2], cabinet: Cabinet) -> Result<Option<Phrase>> {
        let notice = self.sit(learns, cabinet.plan())?;
        self.cabinet = Some(cabinet);
        Ok(notice)
    }

    /// Boxes for the same plan are kept; otherwise a learner starts afresh, or the first one from
    /// the file. If the file holds boxes for other games, that learner's boxes are not saved, which
    /// the notice says; before the first game it is a refusal.
    fn sit(&mut self, learns: [bool; 2], plan: &Plan) -> Result<Option<Phrase>> {
        let mut notice = None;
        for seat in (0..2).filter(|&seat| learns[seat]) {
            let current = self.seats[seat].as_ref();
            if current.is_some_and(|learner| learner.boxes().plan() == plan) {
                continue;
            }
            let mut boxes = Boxes::new(plan.clone());
            let is_first = !learns[..seat].contains(&true);
            if is_first {
                self.choose_file(plan);
            }
            if let Some(file) = self.file.as_ref().filter(|_| is_first) {
                self.kept = None;
                match file.load(plan.clone()) {
                    Ok(loaded) => {
                        boxes = loaded;
                        self.kept = Some(seat);
                    }
                    Err(BoxesError::OtherTerms(_)) if self.later || self.seats[seat].is_some() => {
                        notice = Some(phrase!("boxes-not-kept", file = file.path.as_path()));
                    }
                    Err(error) => return Err(refused(&file.path, &error)),
                }
            }
            self.seats[seat] = Some(Learner::from(boxes));
        }
        Ok(notice)
    }

    /// Holds the file for these games in the folder. If another process has it, or nothing can be
    /// written there, the learner plays without one, which is said after the game.
    fn choose_file(&mut self, plan: &Plan) {
        let Some(folder) = &self.folder else {
            return;
        };
        let path = folder.join(plan.file_name());
        if self.file.as_ref().is_some_and(|file| file.path == path) {
            return;
        }
        self.file = BoxesFile::hold_kept(&path).ok();
    }

    /// Draws a bead for the learner at `seat`, and returns its move.
    pub(super) fn choose(&mut self, seat: usize, position: &Position, chance: &mut Chance) -> Move {
        let ready = "a learner has its boxes before the first move";
        let cabinet = self.cabinet.as_ref().expect(ready);
        let number = self.seats[seat]
            .as_mut()
            .expect(ready)
            .choose(cabinet.place(position), chance);
        cabinet.played(position, number)
    }

    /// Puts the last bead of `seat` back, for a move that is undone.
    pub(super) fn take_back(&mut self, seat: usize) {
        if let Some(learner) = &mut self.seats[seat] {
            learner.take_back();
        }
    }

    /// Lays the bead of a move by `seat` aside again, for a move that is redone.
    pub(super) fn choose_again(&mut self, seat: usize, before: &Position, after: &Position) {
        if let (Some(learner), Some(cabinet)) = (&mut self.seats[seat], &self.cabinet) {
            learner.choose_again(cabinet.bead(before, after));
        }
    }

    /// Shows the box that `seat` drew from last, with the bead that it set aside, and its box for a
    /// position if that is another.
    pub(super) fn show(
        &self,
        seat: usize,
        position: &Position,
        words: &Words,
        width: usize,
    ) -> Text {
        let (Some(learner), Some(cabinet)) = (&self.seats[seat], &self.cabinet) else {
            return Text::new();
        };
        let place = cabinet.place(position);
        let last = learner.aside().last();
        let shown = |place, drawn| watched_box(learner.boxes(), place, drawn, words, width);
        let drawn = last.map_or_else(Text::new, |bead| shown(bead.place, Some(bead.number)));
        if last.is_some_and(|bead| bead.place == place) {
            return drawn;
        }
        drawn.then(shown(place, None))
    }

    /// Pays all learners for a finished game, and saves the boxes that belong to the file. Says
    /// what each has learned. If boxes are watched, shows what has become of them.
    pub(super) fn finish(
        &mut self,
        words: &Words,
        width: usize,
        names: &[String; 2],
        winner: Option<usize>,
    ) -> Result<Text> {
        let mut said = Text::new();
        for (seat, learner) in self.seats.iter_mut().enumerate() {
            let Some(learner) = learner else {
                continue;
            };
            let won = winner == Some(seat);
            let before = learner.clone();
            let beads = learner.finish(won);
            let file = self.file.as_ref().filter(|_| self.kept == Some(seat));
            let kept = match file {
                Some(file) => phrase!("learned-saved", file = file.path.as_path()),
                None if self.file.is_none() && said.lines.is_empty() => {
                    Phrase::new("learned-not-saved-flag")
                }
                None => Phrase::new("learned-not-saved"),
            };
            let phrase = changes(words, learner.boxes().plan(), &beads, won)
                .with("name", names[seat].as_str());
            said = said.say(words, phrase.with("kept", kept));
            if self.watched {
                let shown = watched_game(&before, learner.boxes(), won, &beads, words, width);
                said = said.then(shown).blank();
            }
            if let Some(file) = file {
                file.save(learner.boxes())
                    .map_err(|error| refused(&file.path, &error))?;
            }
        }
        Ok(said)
    }
}

/// Says which beads were added after a game that was won, or else thrown away.
fn changes(words: &Words, plan: &Plan, beads: &[Bead], won: bool) -> Phrase {
    let id = if won {
        "learned-bead-won"
    } else {
        "learned-bead-lost"
    };
    let change = |bead: &Bead| {
        let change = Phrase::new(id);
        words.say(&if plan.row().is_some() {
            change.with("box", bead.place).with("bead", bead.number)
        } else {
            change
                .with("box", plan.box_name(bead.place))
                .with("bead", plan.bead_name(bead.place, bead.number))
        })
    };
    let mut named: Vec<String> = beads.iter().map(change).collect();
    // One more is named instead of being counted alone.
    if named.len() > CHANGES_NAMED + 1 {
        let more = phrase!("learned-more", count = named.len() - CHANGES_NAMED);
        named.truncate(CHANGES_NAMED);
        named.push(words.say(&more));
    }
    match plan.row() {
        _ if !named.is_empty() => phrase!("learned", changes = named),
        Some(_) => Phrase::new("learned-nothing"),
        None => Phrase::new("learned-nothing-position"),
    }
}
