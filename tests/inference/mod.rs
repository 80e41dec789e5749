//! The searches, the tables, and what they find.

mod dense;
mod estimates;
mod game_trees;
pub(crate) mod listener;
mod mistakes;
pub(crate) mod nimbers;
mod ppositions;
mod quotient;
mod remoteness;
mod search;
mod steps;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::games::{Answer, Game};
use nimatron::inference::internals::{Method, Wanted};
use nimatron::inference::{Interrupt, Limits, Unsolved};

/// Limits within which no work is done.
pub(crate) fn nothing() -> Limits {
    Limits {
        max_memory: 0,
        max_moves: 0,
        max_nimbers: 0,
        max_remoteness: 0,
        ..Limits::default()
    }
}

/// An interrupt that is raised from the beginning.
pub(crate) fn raised() -> Interrupt {
    Interrupt::watching(Arc::new(AtomicBool::new(true)))
}

/// Questions to a method that answers the position.
pub(crate) trait Asked<R: Game>: Method<R> {
    fn answer(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        let answer = self.ask(rules, position, Wanted::All)?;
        Ok(answer.expect("it answers the position"))
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Result<i64, Unsolved> {
        let answer = self.ask(rules, position, Wanted::Value)?;
        Ok(answer.expect("it answers the position").value)
    }
}

impl<R: Game, M: Method<R>> Asked<R> for M {}
