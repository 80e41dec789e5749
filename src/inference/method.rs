//! The interface of the methods that answer a position, and of the games that say which do.

use super::{
    limits::{Estimate, Limits, Unsolved, Work},
    period::{Period, SmallHeaps},
    terms::{LosingSizes, NimberSequence},
};
use crate::games::{Answer, Code, Game, HeapShape};
use crate::reason::Evidence;

/// A game with what solves it.
pub trait Solvable: Game {
    /// The methods that answer its positions, in the order in which they are asked. The last one
    /// answers every position.
    fn methods(work: &Work) -> Methods<Self>;

    /// The sizes of the piles of a position, if it is nothing else and a move takes from one or
    /// two: tables find the remoteness of these, and the comparison has methods for these alone.
    fn pairs<'a>(&self, _position: &'a Self::Position) -> Option<&'a [u64]> {
        None
    }
}

/// The methods of a game.
pub type Methods<R> = Vec<Box<dyn Method<R>>>;

/// What is asked about a position. An answer may say more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The value for the player to move.
    Value,
    /// The value, and in a game of win and loss a winning move: the first one unless another is far
    /// less work.
    FirstMove,
    /// All but a nimber that takes work of its own.
    All,
    /// The nimber in normal play.
    Nimber,
}

impl Wanted {
    /// How many of the optimal moves are asked for.
    pub(super) fn most_moves(self) -> usize {
        match self {
            Self::Value | Self::Nimber => 0,
            Self::FirstMove => 1,
            Self::All => usize::MAX,
        }
    }
}

/// A way to find the value and all optimal moves of positions of one game.
pub trait Method<R: Game> {
    /// Returns the answer to a question; `None` if the method does not answer the position, or
    /// finds no nimber of it that is asked for.
    ///
    /// # Errors
    /// [`Unsolved`] if the method applies and yet has no answer.
    fn ask(
        &mut self,
        rules: &R,
        position: &R::Position,
        question: Wanted,
    ) -> Result<Option<Answer<R::Move>>, Unsolved>;

    /// Checks the estimate of the work within some limits, without any of it; `None` if the method
    /// does not answer the position. What is known makes no difference.
    fn allows(
        &self,
        rules: &R,
        position: &R::Position,
        limits: &Limits,
    ) -> Option<Result<(), Estimate>>;

    /// Returns whether the nimber is this one, which may be less work; `None` if the method finds
    /// none.
    ///
    /// # Errors
    /// As [`Method::ask`].
    fn has_nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
        nimber: u64,
    ) -> Result<Option<bool>, Unsolved> {
        let answer = self.ask(rules, position, Wanted::Nimber)?;
        Ok(answer.map(|answer| answer.nimber == Some(nimber)))
    }

    /// The heaps of a position, in games of taking and breaking, and how their nimbers repeat, as
    /// far as what was asked has proved it.
    fn heaps(&self, _rules: &R, _position: &R::Position) -> Option<(HeapShape, Option<Period>)> {
        None
    }

    /// The nimbers of the smallest heaps of a code, as many as take no time.
    fn small_heaps(&self, _code: &Code) -> Option<SmallHeaps> {
        None
    }

    /// The losing positions of this number of piles with at most `to` in each, in order, if the
    /// method knows all of them.
    fn losing_piles(
        &self,
        _rules: &R,
        _piles: usize,
        _to: u64,
    ) -> Option<NimberSequence<LosingSizes>> {
        None
    }

    // A theory of its own, in methods that have one.

    /// A winning move where not all of them are listed.
    fn move_by_theory(&mut self, _rules: &R, _position: &R::Position) -> Option<R::Move> {
        None
    }

    /// A position as a word of the theory.
    fn word(&self, _rules: &R, _position: &R::Position) -> Option<String> {
        None
    }

    /// Explains the result by the theory; `best` is a winning move, `None` in a losing position.
    fn evidence(
        &self,
        _rules: &R,
        _position: &R::Position,
        _best: Option<R::Move>,
    ) -> Option<Evidence> {
        None
    }

    /// The largest heap up to which the theory answers; `None` if that is no reason to refuse a
    /// position.
    fn reach(&self, _rules: &R, _position: &R::Position) -> Option<u64> {
        None
    }

    /// How many positions the method has settled or stored so far.
    fn positions(&self) -> u64;
}

// The closed form of a game as a method: an answer by a theorem, at any size.

/// Answers positions that have a closed form,
/// [`Theorems::closed_form`](crate::games::Theorems::closed_form).
pub struct ClosedForm;

impl<R: Game> Method<R> for ClosedForm {
    fn ask(
        &mut self,
        rules: &R,
        position: &R::Position,
        question: Wanted,
    ) -> Result<Option<Answer<R::Move>>, Unsolved> {
        let found = rules.closed_form(position);
        Ok(found.filter(|found| question != Wanted::Nimber || found.nimber.is_some()))
    }

    fn allows(
        &self,
        rules: &R,
        position: &R::Position,
        _: &Limits,
    ) -> Option<Result<(), Estimate>> {
        rules.closed_form(position).map(|_| Ok(()))
    }

    /// Always 1: the position itself.
    fn positions(&self) -> u64 {
        1
    }
}
