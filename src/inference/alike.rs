//! Moves that leave positions that play alike, of which each is settled once.

use ahash::AHashMap;

use super::limits::Unsolved;
use crate::games::Game;

/// The moves of one position, and what was found out about the states that they leave.
pub(super) struct Alike<'a, R: Game> {
    rules: &'a R,
    position: &'a R::Position,
    settled: AHashMap<R::State, bool>,
}

impl<'a, R: Game> Alike<'a, R> {
    /// No move is settled yet.
    pub(super) fn new(rules: &'a R, position: &'a R::Position) -> Self {
        Self {
            rules,
            position,
            settled: AHashMap::new(),
        }
    }

    /// Settles a legal move: asks about the position that it leaves, unless its state is settled.
    pub(super) fn settle(
        &mut self,
        played: R::Move,
        ask: impl FnOnce(&R::Position) -> Result<bool, Unsolved>,
    ) -> Result<bool, Unsolved> {
        let after = self.rules.after(self.position, played);
        let state = self.rules.state(&after);
        let known = state.and_then(|state| self.settled.get(&state));
        if let Some(&known) = known {
            return Ok(known);
        }
        let found = ask(&after)?;
        self.settled.extend(state.map(|state| (state, found)));
        Ok(found)
    }
}
