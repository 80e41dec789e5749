//! What is known about a game beyond its rules: canonical states, what a search would cost, theorems, and the shape of positions
//! that faster methods need. The methods themselves are left to `inference`.

use std::cmp::Ordering;

use super::rules::{Goal, Rules};
use super::sum::Components;
use super::tree::Tree;
use crate::reason::Evidence;

/// How much work a whole search would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// States at and below the position, or about that many.
    pub states: u128,
    /// Moves in the position; no position below has more.
    pub moves: u128,
    /// Whether `states` is exact up to some millions, and a lower bound above; else it is an upper bound.
    pub is_exact: bool,
}

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The value for the player to move.
    pub value: i64,
    /// The nimber, in games and variants that have one.
    pub nimber: Option<u64>,
    /// Every optimal move, sorted; in games of win and loss none if the position is lost.
    pub moves: Vec<M>,
    /// Moves until the end if the winner hurries and the loser delays; `None` if the method does not find it.
    pub remoteness: Option<u32>,
}

/// How a position is made, for the methods that serve more than one game.
#[derive(Clone, Copy, Debug)]
pub enum Shape<'a, C, M> {
    /// In no way that a method knows: minimax answers it.
    Plain,
    /// Up to ten piles. A move takes any number from one, or the same number from two, and nothing else. The P-table answers it.
    Piles(PileShape<'a, M>),
    /// A sum of independent components in normal play, which nimbers answer.
    Sum(C),
}

impl<'a, C, M> Shape<'a, C, M> {
    /// The piles, if the position is made of some.
    pub fn piles(self) -> Option<PileShape<'a, M>> {
        match self {
            Self::Piles(piles) => Some(piles),
            Self::Plain | Self::Sum(_) => None,
        }
    }

    /// The components, if the position is a sum of some.
    pub fn sum(self) -> Option<C> {
        match self {
            Self::Sum(components) => Some(components),
            Self::Plain | Self::Piles(_) => None,
        }
    }
}

/// Piles, and their moves in the terms of the P-table.
#[derive(Clone, Copy, Debug)]
pub struct PileShape<'a, M> {
    /// The sizes of the piles in their places.
    pub sizes: &'a [u64],
    /// The move of the game that does this.
    pub taking: fn(Taking) -> M,
}

/// A move in the terms of the P-table: indices of piles, and a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The pile, or the first of two, counted from 0.
    pub first: usize,
    /// The second of two piles.
    pub second: Option<usize>,
    /// How many are taken from each.
    pub count: u64,
}

/// What is known about a game.
pub trait Theory: Rules + Tree {
    /// The independent components of positions; [`Indivisible`](super::sum::Indivisible) in games that have none.
    type Components: Components<Self::Position>;

    /// The canonical form, packed; `None` if it does not fit, which is far beyond every search.
    fn state(&self, position: &Self::Position) -> Option<Self::State>;

    /// The position of a state that is below `start`, in the form of `start`.
    fn position(&self, state: Self::State, start: &Self::Position) -> Self::Position;

    /// What a search from here would cost. This is quick, however large the position is.
    fn cost(&self, position: &Self::Position) -> Cost;

    /// How the position is made.
    fn shape<'a>(&self, position: &'a Self::Position) -> Shape<'a, Self::Components, Self::Move>;

    // What has a default: nothing is known, and states hold all that a search needs.

    /// The rules for a search from `start`. A game overrides this if its states do not hold everything; the states of the
    /// positions below `start` are then states of these rules alone.
    #[must_use]
    fn rooted(&self, start: &Self::Position) -> Self
    where
        Self: Clone,
    {
        let _ = start;
        self.clone()
    }

    /// The order in which states are listed, as their texts read.
    fn compare_states(&self, one: Self::State, other: Self::State) -> Ordering {
        one.cmp(&other)
    }

    /// The answer by a theorem, at any size; `None` if none settles the position.
    fn closed_form(&self, position: &Self::Position) -> Option<Answer<Self::Move>> {
        let _ = position;
        None
    }

    /// A winning move that a theorem gives although not all winning moves are known. A player makes it if the position is too
    /// large to solve.
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move> {
        let _ = position;
        None
    }

    /// Why the position is settled, if a theorem says so; `best` is the winning move, `None` if the position is lost.
    fn evidence(&self, position: &Self::Position, best: Option<Self::Move>) -> Option<Evidence> {
        let _ = (position, best);
        None
    }

    /// A move that wins at once: it ends the game with a win, or in misère play leaves the opponent only moves that end it; if
    /// points decide, it ends the game with all that is left. The default tries all moves.
    fn immediate_win(&self, position: &Self::Position) -> Option<Self::Move> {
        let ends = |after: &Self::Position| match self.goal() {
            Goal::LastMove | Goal::Points(_) => self.is_over(after),
            Goal::Misere => {
                let is_last = |last| self.play(after, last).is_ok_and(|end| self.is_over(&end));
                !self.is_over(after) && self.moves(after).all(is_last)
            }
        };
        let mut moves = self.moves(position);
        moves.find(|&played| self.play(position, played).is_ok_and(|after| ends(&after)))
    }
}
