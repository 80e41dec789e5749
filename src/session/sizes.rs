//! The numbers that a person answers for the position of a new game, which can be taken back one by one.

use super::listed::too_large;
use crate::communication::{Answer, Dialogue, Question, Stop};
use crate::games::Setup;
use crate::inference::{At, Solver};
use crate::players::Chance;
use crate::players::learner::Cabinet;
use crate::reason::Phrase;
use crate::text::Text;
use rand::RngExt;

/// The answers to the questions of a game for its position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sizes {
    /// The answers so far, those that were drawn included.
    answers: Vec<u64>,
    /// The places of those that a person gave.
    asked: Vec<usize>,
    /// The defaults: what was answered before, in the last game or before going back.
    earlier: Vec<u64>,
    /// Whether a person has written the position instead.
    is_written: bool,
    /// Whether a learner is to play from the position.
    has_learner: bool,
}

impl Sizes {
    /// No answers yet. Those of the last game are the defaults, as far as they fit.
    pub(crate) fn new(last: &[u64]) -> Self {
        Self {
            earlier: last.to_vec(),
            ..Self::default()
        }
    }

    /// Asks again if a learner plays and its boxes cannot hold the position.
    #[must_use]
    pub(crate) fn playable_by_learner(mut self, has_learner: bool) -> Self {
        self.has_learner = has_learner;
        self
    }

    /// Whether something has been asked.
    pub(crate) fn were_asked(&self) -> bool {
        self.is_written || !self.asked.is_empty()
    }

    /// Asks what is left to ask. `is_first` says whether no question came before all of these.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer.
    pub(crate) fn ask(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        chance: &mut Chance,
        is_first: bool,
    ) -> Result<Answer<At>, Stop> {
        let words = dialogue.words();
        loop {
            match game.setup(&self.answers) {
                Setup::Ready(position) => {
                    let Some(refusal) = self.refusal(game, &position) else {
                        return Ok(Answer::Given(position));
                    };
                    dialogue.message(&Text::words(words.say(&refusal)))?;
                    while self.go_back() {}
                }
                Setup::Write { ask, help } => {
                    let question = Question {
                        prompt: words.say(&ask),
                        help: Text::words(words.say(&help)),
                    };
                    let written = dialogue.step(&question, is_first, |answer| {
                        let read = game.read_position(answer);
                        read.map_err(|refusal| words.say(&refusal))
                    })?;
                    self.is_written = matches!(written, Answer::Given(_));
                    return Ok(written);
                }
                Setup::Draw(bounds) => self.answers.push(chance.random_range(bounds)),
                Setup::Ask {
                    ask,
                    help,
                    bounds,
                    usual,
                } => {
                    let place = self.answers.len();
                    let prompt = words.say(&ask);
                    let known = self.earlier.get(place).copied();
                    let usual = known.filter(|known| bounds.contains(known)).or(usual);
                    let question = Question {
                        prompt: match usual {
                            Some(usual) => format!("{prompt} [{usual}]"),
                            None => prompt,
                        },
                        help: Text::words(words.say(&help)),
                    };
                    let is_first = is_first && !self.were_asked();
                    match dialogue.number(&question, &bounds, usual, is_first)? {
                        Answer::Given(number) => {
                            self.asked.push(place);
                            self.answers.push(number);
                        }
                        Answer::Back if self.go_back() => {}
                        Answer::Back => return Ok(Answer::Back),
                    }
                }
            }
        }
    }

    /// Why the players cannot play from a position that was asked for.
    fn refusal(&self, game: &dyn Solver, position: &At) -> Option<Phrase> {
        let is_asked = self.has_learner && self.were_asked();
        let held = is_asked.then(|| Cabinet::new(game, position))?;
        held.err().map(|why| too_large(game, position, why))
    }

    /// Takes the last answer back, so that its question comes next. Returns whether there was one.
    pub(crate) fn go_back(&mut self) -> bool {
        if std::mem::take(&mut self.is_written) {
            return true;
        }
        let Some(place) = self.asked.pop() else {
            return false;
        };
        let replaced = self.earlier.len().min(self.answers.len());
        self.earlier
            .splice(..replaced, self.answers.iter().copied());
        self.answers.truncate(place);
        true
    }
}
