//! One game after another: where each starts, and who begins.

use std::mem;

use super::Who;
use super::after::Next;
use super::round::Round;
use super::sitting::Sitting;
use super::sizes::Sizes;
use crate::communication::{Answer, Stop};
use crate::inference::{At, Move};
use crate::reason::Phrase;

/// Where games start.
#[derive(Clone, Debug)]
pub(crate) enum Opening {
    /// From the same position every time.
    Given(At),
    /// From this position in the first game; otherwise the position is asked for.
    Asked(Option<At>),
}

impl Sitting<'_> {
    /// Plays games until no other is wanted. Returns the answers to the set-up questions that the last game would have had if
    /// another game or other players are wanted; `None` if nothing is.
    ///
    /// # Errors
    /// [`Stop`]. The end of input after a finished game is not an error.
    pub(crate) fn run(&mut self, mut opening: Opening) -> Result<Option<Vec<u64>>, Stop> {
        let has_a_person = self.seats.iter().any(|(who, _)| *who == Who::Human);
        self.dialogue.let_ctrl_c_stop_work(has_a_person);
        self.dialogue
            .keep_names(&[0, 1].map(|seat| self.seats[seat].1.as_str()));
        let mut round = self.opened(&mut opening)?;
        loop {
            let (start, made) = round;
            let history = Round::new(self, start, &made)?.play()?;
            let start = history.start().clone();
            round = match self.after(&history) {
                Ok(Next::Another) => {
                    self.beginner = 1 - self.beginner;
                    self.opened(&mut opening)?
                }
                Ok(Next::Same) => {
                    self.beginner = 1 - self.beginner;
                    let name = self.name(self.beginner);
                    self.tell(&Phrase::new("same-position").with("name", name))?;
                    (start, Vec::new())
                }
                Ok(Next::TakeUp(made)) => {
                    self.tell(&Phrase::new("taken-up").with("number", made + 1))?;
                    (start, history.moves()[..made].to_vec())
                }
                Ok(Next::Change) => return Ok(Some(self.game.setup_answers(&start))),
                Ok(Next::Leave) | Err(Stop::InputEnded) => return Ok(None),
                Err(stop) => return Err(stop),
            };
        }
    }

    /// Returns where the next game starts, with the moves made in it if it is resumed.
    fn opened(&mut self, opening: &mut Opening) -> Result<(At, Vec<Move>), Stop> {
        let start = match opening {
            Opening::Given(position) => position.clone(),
            Opening::Asked(first) => match first.take() {
                Some(position) => position,
                None => self.ask_position()?,
            },
        };
        Ok((start, mem::take(&mut self.resumed)))
    }

    /// Asks for the position of another game.
    fn ask_position(&mut self) -> Result<At, Stop> {
        let has_learner = self.seats.iter().any(|(who, _)| *who == Who::Learner);
        let mut sizes = Sizes::default().playable_by_learner(has_learner);
        loop {
            let asked = sizes.ask(&mut self.dialogue, &*self.game, self.chance, true)?;
            if let Answer::Given(position) = asked {
                return Ok(position);
            }
        }
    }
}
