//! The learner at the board: which boxes it plays from, and where they are kept.

use std::path::PathBuf;
use std::sync::Arc;

use super::{
    file::{BoxesError, BoxesFile, read_boxes},
    tables::{watched_box, watched_game},
    words::boxes_refusal,
};
use crate::chance::Chance;
use crate::games::Variant;
use crate::matchboxes::{Bead, Boxes, Cabinet, Plan, SeatedLearner};
use crate::players::{Board, Choice, GameEnd, Machine, Thought, Trouble};
use crate::reason::Phrase;
use crate::text::Text;

/// The most changes that are named; more are counted.
const CHANGES_NAMED: usize = 5;

/// By what terms a learner plays.
#[derive(Default)]
pub(super) struct LearnerTerms {
    /// The file of the boxes from which it plays, if it learns nothing.
    pub frozen: Option<PathBuf>,
    /// The file that the boxes are loaded from and saved to.
    pub file: Option<Arc<BoxesFile>>,
    /// Where the file is chosen by the games that are played, if none was named.
    pub folder: Option<PathBuf>,
    /// Whether games were played before, so that a file with boxes for other games is no reason to
    /// end.
    pub is_later: bool,
    /// Whether it is the first learner, which alone may have a file.
    pub is_first: bool,
    pub learning: Learning,
}

/// What becomes of the boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Learning {
    #[default]
    Unseen,
    /// They are shown as it plays.
    Watched,
    /// They stay as they are.
    Frozen,
}

/// A learner at the board.
pub(super) struct LearnerPlayer {
    terms: LearnerTerms,
    /// The learner, once it has begun a game.
    seated: Option<SeatedLearner>,
    /// The game of that and where it began, as it is written.
    begun: Option<(Variant, String)>,
    /// Whether its boxes are those of the file.
    is_kept: bool,
    /// The bead that it has drawn for its turn.
    drawn: Option<Bead>,
    /// The last game, until it is told.
    paid: Option<PaidGame>,
}

/// A game that was paid for: how many beads it had drawn, and those that were added or thrown away.
struct PaidGame {
    drawn: usize,
    beads: Vec<Bead>,
    won: bool,
}

impl LearnerPlayer {
    /// A learner that has not played yet.
    pub(super) fn new(terms: LearnerTerms) -> Self {
        Self {
            terms,
            seated: None,
            begun: None,
            is_kept: false,
            drawn: None,
            paid: None,
        }
    }

    /// The boxes of the first learner, from its file if it has one. If that holds boxes for other
    /// games, they are not saved, which the notice says; before the first game it is a refusal.
    fn load(&mut self, plan: &Plan) -> Result<(Boxes, Option<Phrase>), Phrase> {
        if let Some(path) = &self.terms.frozen {
            let boxes = read_boxes(path).and_then(|boxes| boxes.serving(plan));
            return Ok((boxes.map_err(|error| boxes_refusal(&**path, &error))?, None));
        }
        let new = || Boxes::new(plan.clone());
        if !self.terms.is_first {
            return Ok((new(), None));
        }
        self.choose_file(plan);
        self.is_kept = false;
        let Some(file) = &self.terms.file else {
            return Ok((new(), None));
        };
        match file.load(plan.clone()) {
            Ok(boxes) => {
                self.is_kept = true;
                Ok((boxes, None))
            }
            Err(BoxesError::OtherTerms(_)) if self.terms.is_later || self.seated.is_some() => {
                let notice = phrase!("boxes-not-kept", file = file.path.as_path());
                Ok((new(), Some(notice)))
            }
            Err(error) => Err(boxes_refusal(&*file.path, &error)),
        }
    }

    /// Holds the file for these games in the folder. If another process has it, or nothing can be
    /// written there, the learner plays without one, which is said after the game.
    fn choose_file(&mut self, plan: &Plan) {
        let Some(folder) = &self.terms.folder else {
            return;
        };
        let path = folder.join(plan.file_name());
        if self
            .terms
            .file
            .as_ref()
            .is_some_and(|file| file.path == path)
        {
            return;
        }
        self.terms.file = BoxesFile::hold_kept(&path).ok().map(Arc::new);
    }

    fn is_watched(&self) -> bool {
        self.terms.learning == Learning::Watched
    }

    /// Saves the boxes, if they belong to a file.
    fn save(&self) -> Option<(&BoxesFile, Result<(), BoxesError>)> {
        let file = self.terms.file.as_deref().filter(|_| self.is_kept)?;
        let seated = self.seated.as_ref()?;
        Some((file, file.save(seated.learner.boxes())))
    }
}

impl Machine for LearnerPlayer {
    /// Boxes for the same plan are kept; otherwise it starts afresh, or the first one from the
    /// file.
    fn begin(&mut self, board: &Board) -> Result<Option<Phrase>, Phrase> {
        let (game, start) = (&*board.game, &board.position);
        let begun = Some((game.variant(start), game.write_position(start)));
        if begun == self.begun && self.seated.is_some() {
            return Ok(None);
        }
        let cabinet = Cabinet::new(game, start)?;
        let is_same = |seated: &SeatedLearner| seated.cabinet.plan() == cabinet.plan();
        let (boxes, notice) = if self.seated.as_ref().is_some_and(is_same)
            && let Some(seated) = self.seated.take()
        {
            (seated.learner.into_boxes(), None)
        } else {
            self.load(cabinet.plan())?
        };
        self.seated = Some(SeatedLearner::new(boxes, cabinet));
        self.begun = begun;
        Ok(notice)
    }

    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble> {
        let seated = self.seated.as_mut().expect("a game has begun");
        let (bead, chosen) = seated.choose(&board.position, chance);
        self.drawn = Some(bead);
        Ok(chosen.into())
    }

    fn learns(&self) -> bool {
        self.terms.learning != Learning::Frozen
    }

    /// Pays for its moves, as the board has them.
    fn end(&mut self, end: &GameEnd) {
        if self.terms.learning == Learning::Frozen {
            return;
        }
        let Some(SeatedLearner { learner, cabinet }) = &mut self.seated else {
            return;
        };
        learner.abandon();
        for bead in beads(cabinet, end.board, end.side) {
            learner.choose_again(bead);
        }
        let won = end.is_won();
        let drawn = learner.aside().len();
        let beads = learner.finish(won);
        self.paid = Some(PaidGame { drawn, beads, won });
    }

    /// Saves the boxes that belong to the file, and says what was learned. If boxes are watched,
    /// says why, too.
    fn keep(&mut self, name: &str) -> Result<Text, Phrase> {
        let Some(PaidGame { drawn, beads, won }) = self.paid.take() else {
            return Ok(Text::new());
        };
        let kept = match self.save() {
            Some((file, Ok(()))) => phrase!("learned-saved", file = &*file.path),
            Some((file, Err(error))) => {
                let refusal = boxes_refusal(&*file.path, &error);
                // A file that nobody has named is no reason to end.
                if self.terms.folder.is_none() {
                    return Err(refusal);
                }
                refusal
            }
            None if self.terms.is_first && self.terms.file.is_none() => {
                Phrase::new("learned-not-saved-flag")
            }
            None => Phrase::new("learned-not-saved"),
        };
        let boxes = self.seated.as_ref().expect("it has played").learner.boxes();
        let phrase = changes(boxes.plan(), &beads, won).with("name", name);
        let said = Text::new().say(phrase.with("kept", kept));
        if !self.is_watched() {
            return Ok(said);
        }
        Ok(said.then(watched_game(boxes.plan(), drawn, beads.len(), won)))
    }

    /// The box that it drew from last, with the bead that it set aside, and its box for the
    /// position if that is another.
    fn thought(&self, board: &Board, side: usize, width: usize) -> Option<Thought> {
        let SeatedLearner { learner, cabinet } = self.seated.as_ref()?;
        let place = cabinet.place(&board.position);
        // At its turn it has drawn a bead already.
        let last = if board.side_to_move() == side {
            self.drawn
        } else {
            beads(cabinet, board, side).last()
        };
        let shown = |place, drawn| watched_box(learner.boxes(), place, drawn, width);
        let mut text = last.map_or_else(Text::new, |bead| shown(bead.place, Some(bead.number)));
        if last.is_none_or(|bead| bead.place != place) {
            text = text.then(shown(place, None));
        }
        Some(Thought {
            text,
            help: "help-box",
            is_watched: self.is_watched(),
        })
    }
}

/// The beads of the moves of a side, those that are settled left out.
fn beads<'a>(
    cabinet: &'a Cabinet,
    board: &'a Board,
    side: usize,
) -> impl Iterator<Item = Bead> + 'a {
    let after = board.past.iter().skip(1).map(|(position, _)| position);
    let steps = board.past.iter().zip(after.chain([&board.position]));
    let own = steps
        .enumerate()
        .filter(move |(made, _)| *made >= board.settled && board.side_at(*made) == side);
    own.map(|(_, ((before, _), after))| cabinet.bead(before, after))
}

/// Says which beads were added after a game that was won, or else thrown away.
fn changes(plan: &Plan, beads: &[Bead], won: bool) -> Phrase {
    let id = if won {
        "learned-bead-won"
    } else {
        "learned-bead-lost"
    };
    let change = |bead: &Bead| {
        let change = Phrase::new(id);
        (if plan.row().is_some() {
            change.with("box", bead.place).with("bead", bead.number)
        } else {
            change
                .with("box", plan.box_name(bead.place))
                .with("bead", plan.bead_name(bead.place, bead.number))
        })
        .to_string()
    };
    let mut named: Vec<String> = beads.iter().map(change).collect();
    // One more is named instead of being counted alone.
    if named.len() > CHANGES_NAMED + 1 {
        let more = phrase!("learned-more", count = named.len() - CHANGES_NAMED);
        named.truncate(CHANGES_NAMED);
        named.push(more.to_string());
    }
    match plan.row() {
        _ if !named.is_empty() => phrase!("learned", changes = named),
        Some(_) => Phrase::new("learned-nothing"),
        None => Phrase::new("learned-nothing-position"),
    }
}
