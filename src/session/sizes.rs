//! The numbers that a person answers for the position of a new game, which can be taken back one by one.

use crate::communication::{Answer, Dialogue, Question, Stop};
use crate::games::{Game, Setup};
use crate::players::Chance;
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
}

impl Sizes {
    /// No answers yet. Those of the last game are the defaults, as far as they fit.
    pub(crate) fn new(last: &[u64]) -> Self {
        Self {
            earlier: last.to_vec(),
            ..Self::default()
        }
    }

    /// Whether something has been asked.
    pub(crate) fn were_asked(&self) -> bool {
        !self.asked.is_empty()
    }

    /// Asks what is left to ask. `is_first` says whether no question came before all of these.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer.
    pub(crate) fn ask<R: Game>(
        &mut self,
        dialogue: &mut Dialogue,
        rules: &R,
        chance: &mut Chance,
        is_first: bool,
    ) -> Result<Answer<R::Position>, Stop> {
        let words = dialogue.words();
        loop {
            match rules.setup(&self.answers) {
                Setup::Ready(position) => return Ok(Answer::Given(position)),
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

    /// Takes the last answer back, so that its question comes next. Returns whether there was one.
    pub(crate) fn go_back(&mut self) -> bool {
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
