//! What an answer may cost, why there may be none, and how far the work has got: the ground floor of all methods.

mod interrupt;
mod progress;
mod room;
mod so_far;
mod steps;
mod unsolved;

use std::thread::available_parallelism;

use crate::games::Cost;

pub(crate) use self::room::{are_threads_granted, is_granted};
pub(super) use self::room::{make_place, make_place_within, make_places, make_room, make_room_for};

pub use self::interrupt::Interrupt;
pub use self::progress::{Progress, Silent};
pub use self::so_far::SoFar;
pub(super) use self::steps::Steps;
pub(super) use self::unsolved::known;
pub use self::unsolved::{Estimate, Unsolved};

/// What may be spent on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory.
    pub max_memory: u64,
    /// Moves that a search may look at: its states times the most moves that one of them has.
    pub max_moves: u128,
    /// Positions that a search for nimbers may visit, by its estimate.
    pub max_nimbers: u128,
    /// Work that the remoteness of a position may take; it is not computed if it would take more. Counted in positions times piles
    /// for games of piles (30 to 80 ns each), and in fifths of the moves looked at for all others.
    pub max_remoteness: u128,
    /// The most threads that build a P-table together if that takes long. The table does not depend on their number.
    pub threads: usize,
}

impl Default for Limits {
    /// 2 GiB of memory; about ten seconds for a search of states, thirty milliseconds for a remoteness, and as long as memory
    /// lasts for nimbers and P-tables; two threads if there are two processors.
    fn default() -> Self {
        Self {
            max_memory: 2 << 30,
            max_moves: 1_000_000_000,
            max_nimbers: u128::MAX,
            max_remoteness: 600_000,
            threads: available_parallelism().map_or(1, |processors| processors.get().min(2)),
        }
    }
}

/// Bytes per state in a hash table that grows. An entry takes 33: a key of 16, a value of 8, 8 of alignment and a control byte. A table
/// is between seven sixteenths and seven eighths full, and while it is filled the old one, half as large, is still there. Together they
/// take 57 to 113 bytes per state.
const BYTES_PER_STATE: u128 = 72;

impl Limits {
    /// What each of so many threads may spend that work side by side.
    pub(crate) fn share(&self, threads: usize) -> Self {
        Self {
            max_memory: self.max_memory / threads as u64,
            threads: 1,
            ..*self
        }
    }

    /// Checks whether a search may be tried that takes `work`.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if its moves or its memory are above the limits.
    pub fn allow(&self, work: Cost) -> Result<(), Unsolved> {
        let beyond = self.beyond(work);
        let moves = work.states.saturating_mul(work.moves);
        match beyond {
            Unsolved::Beyond(estimate) if estimate.memory_is_short => Err(beyond),
            _ if moves > self.max_moves => Err(beyond),
            _ => Ok(()),
        }
    }

    /// The refusal of a search that would take `work`.
    pub fn beyond(&self, work: Cost) -> Unsolved {
        let memory = work.states.saturating_mul(BYTES_PER_STATE);
        Unsolved::Beyond(Estimate::new(work.states, memory, self.max_memory))
    }
}
