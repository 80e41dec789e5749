//! The knowledge table: what a search has found out, stored relative to the maximizing player.

use ahash::AHashMap;

use super::Side;
use crate::games::Tree;

/// Values of states as if the maximizing player were to move.
///
/// Asked for the minimizing player it flips the sign. That is right because both players have the same moves in all of
/// these games, and it halves the table.
#[derive(Clone, Debug)]
pub struct Knowledge<T: Tree> {
    values: AHashMap<T::State, i64>,
}

impl<T: Tree> Default for Knowledge<T> {
    fn default() -> Self {
        Self {
            values: AHashMap::new(),
        }
    }
}

impl<T: Tree> Knowledge<T> {
    /// Remembers the value, for the maximizing player, of `state` with `side` to move.
    pub fn add(&mut self, state: T::State, side: Side, value: i64) {
        self.values.insert(state, side.relative(value));
    }

    /// Whether the value of `state` is known; if so, it is for both sides.
    pub fn contains(&self, state: T::State) -> bool {
        self.values.contains_key(&state)
    }

    /// The value, for the maximizing player, of `state` with `side` to move.
    pub fn get(&self, state: T::State, side: Side) -> Option<i64> {
        self.values.get(&state).map(|&value| side.relative(value))
    }

    /// How many states are known.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}
