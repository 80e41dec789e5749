//! A machine of its opponent's own strength.

use std::sync::{Arc, Mutex, PoisonError};

use super::{Board, Choice, GameEnd, Machine, Opponents, Strength, Trouble};
use crate::chance::Chance;
use crate::reason::Phrase;
use crate::text::Text;

/// What the players of a run share: what is known of each opponent.
pub(crate) type SharedOpponents = Arc<Mutex<Opponents>>;

/// A machine of its opponent's own strength.
pub(crate) struct Adaptive {
    opponent: String,
    opponents: SharedOpponents,
    strength: Strength,
    /// The last game that has ended: who began it, and the strength before it.
    last: Option<(usize, Strength)>,
    /// Whether it has grown in it, until that is told; `None` if nobody has won.
    has_grown: Option<bool>,
}

impl Adaptive {
    /// A machine as strong as it was when it last met this opponent.
    pub(crate) fn meeting(opponent: &str, opponents: &SharedOpponents) -> Self {
        let known = opponents.lock().unwrap_or_else(PoisonError::into_inner);
        Self {
            opponent: opponent.to_owned(),
            opponents: Arc::clone(opponents),
            strength: known.get(opponent).unwrap_or_default(),
            last: None,
            has_grown: None,
        }
    }
}

impl Machine for Adaptive {
    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble> {
        self.strength.skill().choose(board, chance)
    }

    fn solves(&self) -> bool {
        true
    }

    /// Another game is begun by the other player. Where the same one begins, the last game is taken
    /// up again, which counts once, by its new end.
    fn begin(&mut self, board: &Board) -> Result<Option<Phrase>, Phrase> {
        if let Some((beginner, before)) = self.last.take()
            && beginner == board.beginner
        {
            self.strength = before;
        }
        Ok(None)
    }

    fn end(&mut self, end: &GameEnd) {
        self.last = Some((end.board.beginner, self.strength));
        let winner = end.winner;
        self.has_grown = winner.map(|_| self.strength.follow(!end.is_won()));
    }

    /// Says if it has grown.
    fn keep(&mut self, name: &str) -> Result<Text, Phrase> {
        let mut text = Text::new();
        let Some(has_grown) = self.has_grown.take() else {
            return Ok(text);
        };
        if has_grown {
            let percent = u32::from(self.strength.percent());
            text = text.say(phrase!("adaptive-grown", name, percent));
        }
        let mut opponents = self
            .opponents
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        Ok(match opponents.keep(&self.opponent, self.strength) {
            Ok(()) => text,
            Err(why) => text.say(phrase!("opponents-not-kept", why)),
        })
    }
}
