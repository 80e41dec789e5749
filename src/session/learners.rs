//! The learners in a sitting: which boxes each plays from, and the file of the first learner.

use std::path::{Path, PathBuf};

use crate::communication::Stop;
use crate::explanation::Words;
use crate::explanation::refusals::boxes_refusal;
use crate::players::Chance;
use crate::players::learner::{Bead, Boxes, BoxesError, BoxesFile, Learner, Plan};
use crate::reason::Phrase;

/// The file that a learner's boxes are loaded from and saved to, locked against other processes.
#[derive(Debug)]
pub(crate) struct Keeping {
    path: PathBuf,
    file: BoxesFile,
}

impl Keeping {
    /// Locks and checks the file, before anything is asked.
    ///
    /// # Errors
    /// [`Stop::Refused`] if it is in use, or does not hold boxes.
    pub(crate) fn hold(words: &Words, path: &Path) -> Result<Self, Stop> {
        let file = BoxesFile::hold(path).and_then(|file| file.read().map(|_| file));
        let file = file.map_err(|error| refused(words, path, &error))?;
        Ok(Self {
            path: path.to_owned(),
            file,
        })
    }
}

fn refused(words: &Words, path: &Path, error: &BoxesError) -> Stop {
    Stop::Refused(
        words
            .to_programs()
            .say(&boxes_refusal(&path.display().to_string(), error)),
    )
}

/// What a learner has learned from a game.
pub(super) struct Learned {
    /// Its seat.
    pub(super) seat: usize,
    /// Which boxes it has.
    plan: Plan,
    /// Whether it won: then each bead was added; otherwise it was thrown away.
    won: bool,
    /// The beads, in the order of the moves.
    beads: Vec<Bead>,
    /// The file that the boxes were saved in. `None` if they were not saved.
    file: Option<String>,
    /// Whether a flag would save them.
    may_be_kept: bool,
}

/// The most changes that are named; more are counted.
const CHANGES_NAMED: usize = 5;

impl Learned {
    /// Says what changed, and where that is saved; `name` is the learner's.
    pub(super) fn phrase(&self, words: &Words, name: &str) -> Phrase {
        let id = if self.won {
            "learned-bead-won"
        } else {
            "learned-bead-lost"
        };
        let change = |bead: &Bead| {
            let change = Phrase::new(id);
            words.say(&if self.plan.row().is_some() {
                change.with("box", bead.place).with("bead", bead.number)
            } else {
                let name = self.plan.bead_name(bead.place, bead.number);
                change
                    .with("box", self.plan.box_name(bead.place))
                    .with("bead", name)
            })
        };
        let mut changes: Vec<String> = self.beads.iter().map(change).collect();
        // One more is named instead of being counted alone.
        if changes.len() > CHANGES_NAMED + 1 {
            let more = Phrase::new("learned-more").with("count", changes.len() - CHANGES_NAMED);
            changes.truncate(CHANGES_NAMED);
            changes.push(words.say(&more));
        }
        let kept = match &self.file {
            Some(file) => Phrase::new("learned-saved").with("file", file.as_str()),
            None if self.may_be_kept => Phrase::new("learned-not-saved-flag"),
            None => Phrase::new("learned-not-saved"),
        };
        let learned = match self.plan.row() {
            _ if !changes.is_empty() => Phrase::new("learned").with("changes", changes),
            Some(_) => Phrase::new("learned-nothing"),
            None => Phrase::new("learned-nothing-position"),
        };
        learned.with("name", name).with("kept", kept)
    }
}

/// The learner at each seat that has one.
#[derive(Debug, Default)]
pub(super) struct Learners {
    seats: [Option<Learner>; 2],
    keeping: Option<Keeping>,
    /// The seat whose boxes are in the file.
    kept: Option<usize>,
    /// Whether games were played before, so that a file with boxes for other games is no reason to end.
    later: bool,
}

impl Learners {
    pub(super) fn new(keeping: Option<Keeping>, later: bool) -> Self {
        Self {
            keeping,
            later,
            ..Self::default()
        }
    }

    /// Prepares the learners for a game. Boxes for the same plan are kept; otherwise a learner starts afresh, or the
    /// first one from the file. If the file holds boxes for other games, that learner's boxes are not saved, and the
    /// notice that says so is returned.
    ///
    /// # Errors
    /// [`Stop::Refused`] if the file holds no boxes for the first game.
    pub(super) fn begin(
        &mut self,
        words: &Words,
        learns: [bool; 2],
        plan: &Plan,
    ) -> Result<Option<Phrase>, Stop> {
        let mut notice = None;
        for seat in (0..2).filter(|&seat| learns[seat]) {
            let current = self.seats[seat].as_mut();
            if let Some(learner) = current.filter(|learner| learner.boxes().plan() == plan) {
                learner.abandon();
                continue;
            }
            let is_first = !learns[..seat].contains(&true);
            let mut learner = Learner::from(Boxes::new(plan.clone()));
            if let Some(Keeping { path, file }) = self.keeping.as_ref().filter(|_| is_first) {
                self.kept = None;
                match file.load(plan.clone()) {
                    Ok(boxes) => {
                        learner = Learner::from(boxes);
                        self.kept = Some(seat);
                    }
                    Err(BoxesError::OtherTerms(_)) if self.later || self.seats[seat].is_some() => {
                        let file = path.display().to_string();
                        notice = Some(Phrase::new("boxes-not-kept").with("file", file));
                    }
                    Err(error) => return Err(refused(words, path, &error)),
                }
            }
            self.seats[seat] = Some(learner);
        }
        Ok(notice)
    }

    /// Draws a bead for the learner at `seat` from box `place`, and returns its number; `None` if there is no learner.
    pub(super) fn choose(&mut self, seat: usize, place: u64, chance: &mut Chance) -> Option<u64> {
        let learner = self.seats[seat].as_mut()?;
        Some(learner.choose(place, chance))
    }

    /// Puts the last bead of `seat` back, for a move that is undone.
    pub(super) fn take_back(&mut self, seat: usize) {
        if let Some(learner) = &mut self.seats[seat] {
            learner.take_back();
        }
    }

    /// Lays the bead of `seat` aside again, for a move that is redone.
    pub(super) fn choose_again(&mut self, seat: usize, bead: Bead) {
        if let Some(learner) = &mut self.seats[seat] {
            learner.choose_again(bead);
        }
    }

    /// Pays all learners for a finished game, and saves the boxes that belong to the file. Returns what each has learned.
    ///
    /// # Errors
    /// [`Stop::Refused`] if the file cannot be written.
    pub(super) fn finish(
        &mut self,
        words: &Words,
        winner: Option<usize>,
    ) -> Result<Vec<Learned>, Stop> {
        let mut all = Vec::new();
        for (seat, learner) in self.seats.iter_mut().enumerate() {
            if let Some(learner) = learner {
                let won = winner == Some(seat);
                let beads = learner.finish(won);
                let file = self.keeping.as_ref().filter(|_| self.kept == Some(seat));
                all.push(Learned {
                    seat,
                    plan: learner.boxes().plan().clone(),
                    won,
                    beads,
                    file: file.map(|keeping| keeping.path.display().to_string()),
                    may_be_kept: self.keeping.is_none() && all.is_empty(),
                });
            }
        }
        let kept = self.kept.and_then(|seat| self.seats[seat].as_ref());
        if let (Some(Keeping { path, file }), Some(learner)) = (&self.keeping, kept) {
            let saved = file.save(learner.boxes());
            saved.map_err(|error| refused(words, path, &error))?;
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explanation::Language;
    use crate::players::chance;
    use crate::players::learner::Terms;

    const TEN: Terms = Terms {
        sticks: 10,
        max_take: 3,
        misere: false,
    };

    /// Begins a game with a learner at the second seat.
    fn begin(learners: &mut Learners, terms: Terms) {
        let words = Words::new(Language::English);
        let notice = learners.begin(&words, [false, true], &terms.into());
        assert_eq!(notice.expect("there is no file"), None);
    }

    /// The learner draws once and wins.
    fn win(learners: &mut Learners) {
        learners.choose(1, 10, &mut chance(Some(1)));
        let words = Words::new(Language::English);
        learners.finish(&words, Some(1)).expect("there is no file");
    }

    /// Games and beads of the learner at the second seat.
    fn known(learners: &Learners) -> (u64, usize) {
        let boxes = learners.seats[1].as_ref().expect("a learner").boxes();
        (boxes.games(), boxes.changed().count())
    }

    #[test]
    fn boxes_stay_while_the_terms_do() {
        let mut learners = Learners::default();
        for games in 0..3 {
            begin(&mut learners, TEN);
            assert_eq!(known(&learners), (games, usize::from(games > 0)));
            win(&mut learners);
        }
    }

    #[test]
    fn a_learner_starts_afresh_with_other_terms() {
        let more = Terms { sticks: 11, ..TEN };
        let larger = Terms { max_take: 4, ..TEN };
        let misere = Terms {
            misere: true,
            ..TEN
        };
        for terms in [more, larger, misere] {
            let mut learners = Learners::default();
            begin(&mut learners, TEN);
            win(&mut learners);
            begin(&mut learners, terms);
            assert_eq!(known(&learners), (0, 0), "{terms:?}");
            // The boxes for the first terms are forgotten.
            begin(&mut learners, TEN);
            assert_eq!(known(&learners), (0, 0), "{terms:?}");
        }
    }

    #[test]
    fn a_game_that_was_left_is_not_paid_for_in_the_next() {
        let mut learners = Learners::default();
        begin(&mut learners, TEN);
        learners.choose(1, 9, &mut chance(Some(1)));
        begin(&mut learners, TEN);
        win(&mut learners);
        assert_eq!(known(&learners), (1, 1));
    }
}
