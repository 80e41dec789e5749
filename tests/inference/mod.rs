//! The searches, the tables, and what they find.

mod dense;
mod estimates;
mod game_trees;
mod mistakes;
pub(crate) mod nimbers;
mod ppositions;
mod quotient;
mod remoteness;
mod search;
mod steps;

use nimatron::games::{Answer, Game};
use nimatron::inference::Unsolved;
use nimatron::inference::internals::{Method, Wanted};

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
