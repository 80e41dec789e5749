//! The transposition table of minimax, and the two players whose values it holds.

use ahash::AHashMap;

use super::limits::{Unsolved, make_room};
use crate::games::Tree;

/// The values of states with the maximizing player to move.
///
/// If the minimizing player is to move, the sign is flipped. This is correct because both players
/// have the same moves in all of these games, and it halves the table.
#[derive(Clone, Debug)]
pub struct Knowledge<T: Tree> {
    values: AHashMap<T::State, i64>,
    max_memory: u64,
}

impl<T: Tree> Default for Knowledge<T> {
    fn default() -> Self {
        Self::within(u64::MAX)
    }
}

impl<T: Tree> Knowledge<T> {
    /// An empty table that takes at most `max_memory` bytes.
    pub fn within(max_memory: u64) -> Self {
        Self {
            values: AHashMap::new(),
            max_memory,
        }
    }

    /// Stores the value, for the maximizing player, of `state` with `side` to move.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the table would take more memory than it may, or if the system
    /// refuses the memory.
    pub fn add(&mut self, state: T::State, side: Side, value: i64) -> Result<(), Unsolved> {
        make_room(&mut self.values, self.max_memory)?;
        self.values.insert(state, side.relative(value));
        Ok(())
    }

    /// How many bytes are left to the search beside the table.
    pub(super) fn memory_left(&self) -> u64 {
        let entries = self.values.capacity() as u64;
        let bytes = entries.saturating_mul(size_of::<(T::State, i64)>() as u64 + 1);
        self.max_memory.saturating_sub(bytes)
    }

    /// Returns the value, for the maximizing player, of `state` with `side` to move, or `None` if
    /// it is not known. It is known for both sides or for none.
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

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The maximizing player, whose values are stored.
    Max,
    /// The minimizing player.
    Min,
}

impl Side {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// Converts a value for the maximizing player into one for this side, and back.
    pub fn relative(self, value: i64) -> i64 {
        match self {
            Self::Max => value,
            Self::Min => -value,
        }
    }
}
