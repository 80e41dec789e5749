//! The learners in a sitting: which boxes each plays from, and the file of the first learner.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::communication::{Error, Result};
use crate::explanation::{
    Words,
    boxes::{watched_box, watched_game},
    refusals::boxes_refusal,
};
use crate::inference::Position;
use crate::players::{
    Mind, Player,
    learner::{Bead, Boxes, BoxesError, BoxesFile, Cabinet, Plan, SeatedLearner},
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

/// Where the boxes of learners are kept.
#[derive(Default)]
pub(crate) struct Learners {
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

    /// Prepares the learners for a game. Boxes for the same plan are kept; otherwise a learner
    /// starts afresh, or the first one from the file. If the file holds boxes for other games, that
    /// learner's boxes are not saved, which the notice says; before the first game it is a refusal.
    pub(super) fn begin(
        &mut self,
        players: &mut [Player; 2],
        cabinet: &Rc<Cabinet>,
    ) -> Result<Option<Phrase>> {
        let plan = cabinet.plan();
        let mut notice = None;
        let mut is_first = true;
        for (seat, player) in players.iter_mut().enumerate() {
            let Mind::Learner(learner) = &mut player.mind else {
                continue;
            };
            let boxes = match learner.take() {
                Some(seated) if seated.cabinet.plan() == plan => seated.learner.into_boxes(),
                before if is_first => {
                    self.choose_file(plan);
                    self.load(seat, plan, before.is_some(), &mut notice)?
                }
                _ => Boxes::new(plan.clone()),
            };
            is_first = false;
            *learner = Some(Box::new(SeatedLearner::new(boxes, Rc::clone(cabinet))));
        }
        Ok(notice)
    }

    /// The boxes of the first learner, from its file if it has one.
    fn load(
        &mut self,
        seat: usize,
        plan: &Plan,
        has_played: bool,
        notice: &mut Option<Phrase>,
    ) -> Result<Boxes> {
        let Some(file) = &self.file else {
            return Ok(Boxes::new(plan.clone()));
        };
        self.kept = None;
        match file.load(plan.clone()) {
            Ok(boxes) => {
                self.kept = Some(seat);
                Ok(boxes)
            }
            Err(BoxesError::OtherTerms(_)) if self.later || has_played => {
                *notice = Some(phrase!("boxes-not-kept", file = file.path.as_path()));
                Ok(Boxes::new(plan.clone()))
            }
            Err(error) => Err(refused(&file.path, &error)),
        }
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

    /// Pays all learners for a finished game, and saves the boxes that belong to the file. Says
    /// what each has learned. If boxes are watched, shows what has become of them.
    pub(super) fn finish(
        &mut self,
        words: &Words,
        width: usize,
        players: &mut [Player; 2],
        winner: Option<usize>,
    ) -> Result<Text> {
        let mut said = Text::new();
        for (seat, player) in players.iter_mut().enumerate() {
            let Mind::Learner(Some(seated)) = &mut player.mind else {
                continue;
            };
            let learner = &mut seated.learner;
            let won = winner == Some(seat);
            let before = learner.clone();
            let beads = learner.finish(won);
            let file = self.file.as_ref().filter(|_| self.kept == Some(seat));
            let kept = match file.map(|file| (&*file.path, file.save(learner.boxes()))) {
                Some((path, Ok(()))) => phrase!("learned-saved", file = path),
                // A file that nobody has named is no reason to end.
                Some((path, Err(error))) if self.folder.is_some() => boxes_refusal(path, &error),
                Some((path, Err(error))) => return Err(refused(path, &error)),
                None if self.file.is_none() && said.lines.is_empty() => {
                    Phrase::new("learned-not-saved-flag")
                }
                None => Phrase::new("learned-not-saved"),
            };
            let phrase = changes(words, learner.boxes().plan(), &beads, won)
                .with("name", player.name.as_str());
            said = said.say(words, phrase.with("kept", kept));
            if self.watched {
                let shown = watched_game(&before, learner.boxes(), won, &beads, words, width);
                said = said.then(shown).blank();
            }
        }
        Ok(said)
    }
}

/// Shows the box that a learner drew from last, with the bead that it set aside, and its box for a
/// position if that is another.
pub(super) fn boxes_at(
    seated: &SeatedLearner,
    position: &Position,
    words: &Words,
    width: usize,
) -> Text {
    let learner = &seated.learner;
    let place = seated.cabinet.place(position);
    let last = learner.aside().last();
    let shown = |place, drawn| watched_box(learner.boxes(), place, drawn, words, width);
    let drawn = last.map_or_else(Text::new, |bead| shown(bead.place, Some(bead.number)));
    if last.is_some_and(|bead| bead.place == place) {
        return drawn;
    }
    drawn.then(shown(place, None))
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
