//! What may be spent on an answer.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use super::unsolved::{Estimate, Unsolved};
use crate::games::Cost;

/// What may be spent on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory.
    pub max_memory: u64,
    /// Moves that a search may look at by its estimate: its states times the most moves that one of
    /// them has.
    pub max_moves: u128,
    /// Positions that a search for nimbers may visit, by its estimate.
    pub max_nimbers: u128,
    /// Work that the remoteness of a position may take; it is not computed if it would take more.
    /// Counted in positions times piles for games of piles (2 to 5 ns each), and in fifths of the
    /// moves looked at for all others.
    pub max_remoteness: u128,
    /// The most threads that search for a nimber together if that takes long. Answers do not depend
    /// on their number.
    pub threads: usize,
    /// The most entries of the transposition table of a search for nimbers; `None` for no limit but
    /// memory.
    pub tt_entries: Option<usize>,
    /// Whether this is a share of more: what it refuses is tried again with all.
    pub is_share: bool,
}

/// Asked for once: the system reads three files to tell its processors.
static USUAL_THREADS: LazyLock<usize> =
    LazyLock::new(|| available_parallelism().map_or(1, |processors| processors.get().min(2)));

impl Default for Limits {
    /// 2 GiB of memory; at most some thirty milliseconds for a remoteness, and as long as memory
    /// lasts for all searches and tables; two threads if there are two processors.
    fn default() -> Self {
        Self {
            max_memory: 2 << 30,
            max_moves: u128::MAX,
            max_nimbers: u128::MAX,
            max_remoteness: 600_000,
            threads: *USUAL_THREADS,
            tt_entries: None,
            is_share: false,
        }
    }
}

/// Bytes of a place of a hash table of states: a key of 16, a value of 8, 8 of alignment and a
/// control byte.
const BYTES_PER_PLACE: u128 = 33;

/// Work that looks at moves one by one and takes no memory is refused if it would look at more,
/// which takes some ten seconds.
const MOST_LOOKED_AT: u128 = 1_000_000_000;

/// A search that looks at this many moves, or visits this many positions for nimbers, takes about a
/// second.
const MOST_MOVES_SOON: u128 = 50_000_000;
const MOST_NIMBERS_SOON: u128 = 1_000_000;

/// Work that watches its real memory is refused beforehand only if its estimate is more than this
/// many times its limit. No estimate is further from the truth, as tests measure.
const MOST_WRONG: u128 = 8;

/// Bytes that a hash table takes while it grows to this many states. It doubles when seven of eight
/// places are filled, and the old one, half as large, is there until the new one is filled.
fn table_bytes(states: u128) -> u128 {
    let places = states.saturating_mul(8).div_ceil(7);
    let places = places.checked_next_power_of_two().unwrap_or(u128::MAX);
    (places.saturating_mul(BYTES_PER_PLACE) / 2).saturating_mul(3)
}

/// As many moves may a search of states look at during a game by its estimate, which is some
/// seconds.
const MOVES_AT_ONCE: u128 = 250_000_000;

/// A search for nimbers is refused during a game if it is estimated to store more components, which
/// would take minutes. Boards of cram of 5x10, 6x7 and 7x7 are within this. A dense table may have
/// sixteen times as many positions: bars of chocolate of up to 15x15.
const NIMBERS_AT_ONCE: u128 = 1 << 24;

impl Limits {
    /// Nothing may be spent, so that only theorems answer.
    pub(in crate::inference) const THEOREMS_ONLY: Self = Self {
        max_memory: 0,
        max_moves: 0,
        max_nimbers: 0,
        max_remoteness: 0,
        threads: 1,
        tt_entries: None,
        is_share: false,
    };

    /// What may be spent while somebody waits for a move that a theorem gives: about a second.
    pub(in crate::inference) fn soon(self) -> Self {
        Self {
            max_moves: self.max_moves.min(MOST_MOVES_SOON),
            max_nimbers: self.max_nimbers.min(MOST_NIMBERS_SOON),
            ..self
        }
    }

    /// What may be spent in a game, within which a machine soon finds its move.
    pub(crate) fn at_once(self) -> Self {
        Self {
            max_nimbers: NIMBERS_AT_ONCE,
            max_moves: MOVES_AT_ONCE,
            ..self
        }
    }

    /// What each of these threads, or of the summands of a sum, may spend.
    pub(crate) fn share(&self, threads: usize) -> Self {
        Self {
            max_memory: self.max_memory / threads as u64,
            threads: 1,
            is_share: threads > 1,
            ..*self
        }
    }

    /// Checks whether a search may be tried that takes `work`.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if its moves or its memory are above the limits.
    pub fn allow(&self, work: Cost) -> Result<(), Unsolved> {
        let estimate = self.estimate(work);
        let moves = work.states.saturating_mul(work.moves);
        if estimate.memory_is_short || moves > self.max_moves {
            return Err(Unsolved::Beyond(estimate));
        }
        Ok(())
    }

    fn estimate(&self, work: Cost) -> Estimate {
        Estimate::new(work.states, table_bytes(work.states), self.max_memory)
    }

    /// The refusal of a search that would take `work`.
    pub fn beyond(&self, work: Cost) -> Unsolved {
        Unsolved::Beyond(self.estimate(work))
    }

    /// Whether a table of as many states may be kept.
    pub(in crate::inference) fn hold(&self, states: u128) -> bool {
        let memory_is_short = table_bytes(states) > u128::from(self.max_memory);
        !memory_is_short && states <= self.max_moves
    }

    /// Checks whether a search may be tried that takes about `work`, and stops by itself when its
    /// memory is full.
    pub(in crate::inference) fn allow_watched(&self, work: Cost) -> Result<(), Estimate> {
        let moves = work.states.saturating_mul(work.moves);
        if moves > self.max_moves || !self.hold(work.states / MOST_WRONG) {
            return Err(self.estimate(work));
        }
        Ok(())
    }

    /// The same limits for work that looks at moves one by one and takes no memory.
    #[must_use]
    pub(in crate::inference) fn looking(self) -> Self {
        Self {
            max_moves: self.max_moves.min(MOST_LOOKED_AT),
            ..self
        }
    }
}
