//! The remoteness of positions by their states, in any game that the last move decides.

use super::Endings;
use crate::games::{Cost, Game};
use crate::inference::limits::{Limits, Unsolved, Work};

/// Looks at all states below a position, and keeps their endings.
pub(super) struct ByStates<R: Game> {
    /// The rules that the states belong to.
    bound: Option<R>,
    endings: Endings<R>,
}

/// Moves that a pass over states may look at for each unit of [`Limits::max_remoteness`].
const MOVES_PER_ENTRY: u128 = 5;

impl<R: Game> Default for ByStates<R> {
    fn default() -> Self {
        Self {
            bound: None,
            endings: Endings::default(),
        }
    }
}

impl<R: Game> ByStates<R> {
    pub(super) fn is_cheap(rules: &R, position: &R::Position, limits: &Limits) -> bool {
        let Cost { states, moves, .. } = rules.cost(position);
        states.saturating_mul(moves) <= limits.max_remoteness.saturating_mul(MOVES_PER_ENTRY)
    }

    pub(super) fn settle(
        &mut self,
        rules: &R,
        position: &R::Position,
        work: &Work,
    ) -> Result<Option<u64>, Unsolved> {
        let bound = self.bound.take();
        let bound = bound.filter(|bound| bound.state(position).is_some());
        let bound = self.bound.insert(bound.unwrap_or_else(|| {
            self.endings = Endings::default();
            rules.rooted(position)
        }));
        let Some(state) = bound.state(position) else {
            return Ok(None);
        };
        // Drops earlier endings if both together would exceed the memory.
        let states = rules.cost(position).states;
        if !(work.limits).hold(states.saturating_add(self.endings.len() as u128)) {
            self.endings = Endings::default();
        }
        let ending = self.endings.settle(bound, state, &work.interrupt)?;
        Ok(Some(ending.remoteness.into()))
    }

    pub(super) fn found(&self, position: &R::Position) -> Option<u64> {
        let state = self.bound.as_ref()?.state(position)?;
        Some(self.endings.get(state)?.remoteness.into())
    }
}
