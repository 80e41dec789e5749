//! What is proved about a game: answers that need no search, and the evidence for them.

use super::rules::Rules;
use crate::reason::Evidence;

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The value for the player to move.
    pub value: i64,
    /// The nimber, in games and variants that have one.
    pub nimber: Option<u64>,
    /// Every optimal move, sorted. Empty in a losing position, unless points decide.
    pub moves: Vec<M>,
    /// Moves until the end if the winner plays fastest and the loser slowest; `None` if the method does not find it.
    pub remoteness: Option<u64>,
}

impl<M> Answer<M> {
    /// The answer in a game that the last move decides, without the remoteness.
    pub fn of_last_move(lost: bool, nimber: Option<u64>, moves: Vec<M>) -> Self {
        Self {
            value: if lost { -1 } else { 1 },
            nimber,
            moves,
            remoteness: None,
        }
    }
}

/// What is proved about a game, at any size. By default nothing is: a game without theorems has an empty implementation.
pub trait Theorems: Rules {
    /// Solves the position by a theorem, at any size; `None` if no theorem applies.
    fn closed_form(&self, position: &Self::Position) -> Option<Answer<Self::Move>> {
        let _ = position;
        None
    }

    /// Returns a winning move by a theorem that does not give all winning moves. A player makes it if the position is
    /// too large to solve.
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move> {
        let _ = position;
        None
    }

    /// Returns the moves that leave a position of this nimber, sorted, by a theorem; `None`, the default, if they have to be tried one
    /// by one.
    fn moves_to_nimber(&self, position: &Self::Position, nimber: u64) -> Option<Vec<Self::Move>> {
        let _ = (position, nimber);
        None
    }

    /// Explains the result by a theorem, if one applies; `best` is a winning move, `None` in a losing position.
    fn evidence(&self, position: &Self::Position, best: Option<Self::Move>) -> Option<Evidence> {
        let _ = (position, best);
        None
    }

    /// Returns the answer that the theorem behind [`Theorems::evidence`] gives to `reply` from a losing position. `None` if it gives
    /// none: any winning answer will do.
    fn answer_by_law(&self, lost: &Self::Position, reply: Self::Move) -> Option<Self::Move> {
        let _ = (lost, reply);
        None
    }

    /// Returns a move that wins at once: it ends the game with a win, or in misère play leaves the opponent only moves
    /// that end it; if points decide, it ends the game and gains all that is left. The default tries all moves.
    fn immediate_win(&self, position: &Self::Position) -> Option<Self::Move> {
        let mut moves = self.moves(position);
        moves.find(|&played| self.wins_at_once(position, played))
    }

    // Never overridden.

    /// Whether a move wins at once.
    fn wins_at_once(&self, position: &Self::Position, played: Self::Move) -> bool {
        let Ok(after) = self.play(position, played) else {
            return false;
        };
        let is_last = |last| self.play(&after, last).is_ok_and(|end| self.is_over(&end));
        let is_over = self.is_over(&after);
        if self.is_misere() {
            !is_over && self.moves(&after).all(is_last)
        } else {
            is_over
        }
    }
}
