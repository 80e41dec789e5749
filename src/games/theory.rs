//! How a solver sees a game: canonical states and the cost of a search, and what is proved about
//! the game. What faster methods need of some games is left to `shapes`, the methods to
//! `inference`.

use std::cmp::Ordering;

use super::rules::{Goal, Rules};
use crate::reason::Evidence;

/// The size of a complete search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The number of states at and below the position, or an estimate.
    pub states: u128,
    /// The number of moves in the position; no position below has more.
    pub moves: u128,
}

/// How a solver sees a game.
pub trait Theory: Rules {
    // What an author has to write.

    /// Returns the canonical form, packed; `None` if it does not fit, in which case no search could
    /// solve the position.
    fn state(&self, position: &Self::Position) -> Option<Self::State>;

    /// Returns a position for a state below `start`, on the board of `start`.
    fn position(&self, state: Self::State, start: &Self::Position) -> Self::Position;

    /// Returns what a search from here would cost. Must be quick, however large the position is.
    fn cost(&self, position: &Self::Position) -> Cost;

    // What has a default that fits most games.

    /// Returns about how many states a search with all optimisations stores, as was measured.
    fn searched(&self, position: &Self::Position) -> u128 {
        self.cost(position).states
    }

    /// Compares states in the order in which they are listed.
    fn compare_states(&self, one: Self::State, other: Self::State) -> Ordering {
        one.cmp(&other)
    }

    /// Returns the position without what no move can change, for lists. The default is for games in
    /// which a move can change everything.
    fn without_dead(&self, position: &Self::Position) -> Self::Position {
        position.clone()
    }

    /// What all positions that play alike have in common, and one of them; `None` if it is too
    /// large for that.
    fn canonical(&self, position: &Self::Position) -> Option<(String, Self::Position)> {
        let state = self.state(position)?;
        Some((format!("{state:?}"), self.position(state, position)))
    }

    /// Returns rules bound to `start`, for a search from there. A game overrides this if its states
    /// do not hold everything (coins: the row); its states then belong to these rules alone.
    #[must_use]
    fn rooted(&self, _start: &Self::Position) -> Self
    where
        Self: Clone,
    {
        self.clone()
    }
}

// What is proved about a game: answers that need no search, and the evidence for them.

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The value for the player to move.
    pub value: i64,
    /// The nimber, in games and variants that have one.
    pub nimber: Option<u64>,
    /// Every optimal move, sorted. Empty in a losing position, unless points decide.
    pub moves: Vec<M>,
    /// Moves until the end if the winner plays fastest and the loser slowest; `None` if the method
    /// does not find it.
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

/// So many moves are tried one by one, and of more only the last ones.
const MOST_TRIED: u128 = 256;
const LAST_TRIED: u128 = 16;

/// What is proved about a game, at any size. By default nothing is: a game without theorems has an
/// empty implementation.
pub trait Theorems: Rules {
    /// Solves the position by a theorem, at any size; `None` if no theorem applies.
    fn closed_form(&self, _position: &Self::Position) -> Option<Answer<Self::Move>> {
        None
    }

    /// Returns a winning move by a theorem that does not give all winning moves. A player makes it
    /// if the position is too large to solve.
    fn winning_move(&self, _position: &Self::Position) -> Option<Self::Move> {
        None
    }

    /// Returns the moves that leave a position of this nimber, sorted, by a theorem on normal play;
    /// `None`, the default, if they have to be tried one by one.
    fn moves_to_nimber(&self, _position: &Self::Position, _nimber: u64) -> Option<Vec<Self::Move>> {
        None
    }

    /// Explains the result by a theorem, if one applies; `best` is a winning move, `None` in a
    /// losing position.
    fn evidence(&self, _position: &Self::Position, _best: Option<Self::Move>) -> Option<Evidence> {
        None
    }

    /// Explains by a theorem that is cited, not proved, why a position is losing, which a winning
    /// move has left if `won` is set. It is told where there is no shorter proof.
    fn cited(&self, _lost: &Self::Position, _won: bool) -> Option<Evidence> {
        None
    }

    /// Returns the answer that the theorem behind [`Theorems::evidence`] gives to `reply` from a
    /// losing position. `None` if it gives none: any winning answer will do.
    fn answer_by_theorem(&self, _lost: &Self::Position, _reply: Self::Move) -> Option<Self::Move> {
        None
    }

    /// Returns a move that wins at once: it ends the game with a win, or in misère play leaves the
    /// opponent only moves that end it; if points decide, it ends the game and gains all that is
    /// left. The default tries all moves, or of very many the last ones, which leave the least.
    fn immediate_win(&self, position: &Self::Position) -> Option<Self::Move> {
        self.tried_for_a_win(position)
    }

    // Never overridden.

    /// The first move that wins at once, of all or, if there are many, of the last ones.
    fn tried_for_a_win(&self, position: &Self::Position) -> Option<Self::Move> {
        let count = self.move_count(position);
        let wins = |&played: &Self::Move| self.wins_at_once(position, played);
        if count <= MOST_TRIED {
            return self.moves(position).find(wins);
        }
        let mut last = (count - LAST_TRIED..count).map(|index| self.nth_move(position, index));
        last.find(wins)
    }

    /// Whether a move wins at once, by the last move.
    fn wins_at_once(&self, position: &Self::Position, played: Self::Move) -> bool {
        let Ok(after) = self.play(position, played) else {
            return false;
        };
        let is_last = |last| self.play(&after, last).is_ok_and(|end| self.is_over(&end));
        let is_over = self.is_over(&after);
        if self.goal() == Goal::Misere {
            !is_over && self.moves(&after).all(is_last)
        } else {
            is_over
        }
    }
}
