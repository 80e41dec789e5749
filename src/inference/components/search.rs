//! A search for the nimbers of one game, by any method.

use crate::games::Sum;
use crate::inference::limits::Unsolved;

/// A statement about the nimber of a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NimberClaim {
    /// It is this one.
    Is(u64),
    /// It is not this one.
    IsNot(u64),
}

/// A search for the nimbers of one game. It keeps what it finds out from one position to the next.
pub trait NimberSearch<G: Sum> {
    /// The nimber of the position that consists of `components`.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the game itself would exceed the memory, or if a line of play may be
    /// longer than [`MAX_DEPTH`](super::MAX_DEPTH). [`Unsolved::LargeNimber`] if a nimber is above
    /// [`NimberSet::LARGEST`](super::NimberSet::LARGEST). [`Unsolved::Interrupted`] if the
    /// interrupt was raised. What was found out by then is kept.
    fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved>;

    /// Whether the position that consists of `components` has this nimber.
    ///
    /// # Errors
    /// As [`NimberSearch::nimber`].
    fn has_nimber(&mut self, components: &[G::Component], nimber: u64) -> Result<bool, Unsolved> {
        Ok(self.nimber(components)? == nimber)
    }

    /// Tells what will be asked: whether each of these components is lost. Other threads may begin
    /// with the last of them.
    fn look_ahead(&mut self, _components: &[G::Component]) {}

    /// The game.
    fn game(&self) -> &G;

    /// How often a component was entered, including those answered from a table. One that is only
    /// looked up does not count.
    fn calls(&self) -> u64;

    /// How many entries the transposition table holds.
    fn entries(&self) -> usize;

    /// Calls `visit` with every claim about a component that it keeps in its table, in no
    /// particular order, if it tells them.
    fn visit_claims(&self, _visit: &mut dyn FnMut(G::Component, NimberClaim)) {}
}
