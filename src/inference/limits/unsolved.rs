//! Why a position has no answer, and what an answer would have cost. The words are left to
//! `explanation`.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::hint::black_box;

use crate::reason::MOST_LISTED;

/// A table that takes more bytes than this is asked for.
const SMALL: u128 = 1 << 15;

/// What a table leaves to everything else. Small things are not asked for: the process would end if
/// one of them were refused.
const HEADROOM: u128 = 2 << 20;

/// A table that takes more bytes than this leaves as many.
const LARGE: u128 = 8 << 20;

/// Why a position has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The position is too large to solve, by the estimate made before any work or by what the work
    /// met.
    Beyond(Estimate),
    /// The position, or one below it, has no state: it is too large for a search, whatever the
    /// limits.
    NoState,
    /// A list of this many moves would take more memory than is allowed.
    TooManyMoves(u64),
    /// The nimber is above this one, the largest that the method finds.
    LargeNimber(u64),
    /// The work was interrupted.
    Interrupted,
    /// The work took more calls or more time than was granted.
    GivenUp,
}

impl Unsolved {
    /// Whether the work was stopped, and could have gone on. Otherwise the position is refused.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Interrupted | Self::GivenUp)
    }
}

impl From<Estimate> for Unsolved {
    fn from(estimate: Estimate) -> Self {
        Self::Beyond(estimate)
    }
}

/// What an answer would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Positions to be searched, at least.
    pub positions: u128,
    /// How long that would take, if it is known.
    pub seconds: Option<u64>,
    /// Bytes of memory, at least.
    pub memory: u128,
    /// The limit on memory, in bytes.
    pub max_memory: u64,
    /// Whether the memory would exceed its limit; if not, the search would take too long.
    pub memory_is_short: bool,
    /// Whether the memory is within the limit, but the system refuses it.
    pub is_refused: bool,
    /// The number of the summand that it is about, in a sum of games.
    pub summand: Option<usize>,
    /// The largest heap up to which any position is solved, where larger ones have to be searched.
    pub reach: Option<u64>,
}

impl Estimate {
    /// The cost of `positions` positions and `memory` bytes, of which `max_memory` may be used.
    pub fn new(positions: u128, memory: u128, max_memory: u64) -> Self {
        Self {
            positions,
            seconds: None,
            memory,
            max_memory,
            memory_is_short: memory > u128::from(max_memory),
            is_refused: false,
            summand: None,
            reach: None,
        }
    }

    /// The same for the summand of this number.
    #[must_use]
    pub fn of_summand(self, number: usize) -> Self {
        Self {
            summand: Some(number),
            ..self
        }
    }

    /// Checks that the memory is within the limit, and asks the system whether it grants it, and
    /// some to everything else. It is given back at once, so that large tables can be made of
    /// zeros, which cost nothing before they are written. A table that the system refuses would end
    /// the process.
    pub(crate) fn granted(self) -> Result<(), Self> {
        if self.memory_is_short {
            return Err(self);
        }
        if self.memory <= SMALL {
            return Ok(());
        }
        let headroom = if self.memory <= LARGE {
            HEADROOM
        } else {
            LARGE
        };
        let bytes = usize::try_from(self.memory.saturating_add(headroom));
        let mut asked = Vec::<u8>::new();
        let granted = asked.try_reserve_exact(bytes.unwrap_or(usize::MAX));
        // Without this the optimiser takes the memory for granted.
        black_box(&mut asked);
        granted.map_err(|_| Self {
            is_refused: true,
            ..self
        })
    }
}

/// Checks that a list of moves fits into the memory, with `bytes` for each of them.
pub(in crate::inference) fn grant_list(
    moves: u128,
    bytes: usize,
    max_memory: u64,
) -> Result<(), Unsolved> {
    if moves <= MOST_LISTED as u128 {
        return Ok(());
    }
    let list = Estimate::new(moves, moves.saturating_mul(bytes as u128), max_memory);
    if list.memory_is_short {
        let moves = u64::try_from(moves).unwrap_or(u64::MAX);
        return Err(Unsolved::TooManyMoves(moves));
    }
    Ok(list.granted()?)
}

/// Makes what is too large to solve `None`.
pub(in crate::inference) fn known<T>(found: Result<T, Unsolved>) -> Result<Option<T>, Unsolved> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(stopped) if stopped.is_stopped() => Err(stopped),
        Err(_) => Ok(None),
    }
}

// Tables that grow only as far as their limit and the system allow.

/// Makes room for one more entry of a table that takes at most `max_memory` bytes.
#[inline]
pub(in crate::inference) fn make_room<K: Eq + Hash, V, S: BuildHasher>(
    table: &mut HashMap<K, V, S>,
    max_memory: u64,
) -> Result<(), Unsolved> {
    if table.len() < table.capacity() {
        return Ok(());
    }
    // At most seven of eight places are filled, and each has a control byte.
    let places = (table.capacity() * 8).div_ceil(7);
    allow_growth(places, size_of::<(K, V)>() + 1, max_memory)
}

/// Makes room for one more entry of a list that takes at most `max_memory` bytes.
#[inline]
pub(in crate::inference) fn make_place<T>(
    list: &mut Vec<T>,
    max_memory: u64,
) -> Result<(), Unsolved> {
    if list.len() < list.capacity() {
        return Ok(());
    }
    allow_growth(list.len(), size_of::<T>(), max_memory)
}

/// Checks whether a table may double. Its old half is kept until the entries are moved.
#[cold]
fn allow_growth(places: usize, bytes: usize, max_memory: u64) -> Result<(), Unsolved> {
    let places = places as u128;
    Ok(Estimate::new(places, places * 3 * bytes as u128, max_memory).granted()?)
}

/// What a thread takes beside its tables: its stack, its words, and the addresses that the
/// allocator of Linux reserves for its small things. Without these each of them would take a page.
const MEMORY_OF_A_THREAD: u64 = 72 << 20;

/// Whether the system grants the memory that these threads take beside their tables.
pub(crate) fn are_threads_granted(threads: usize) -> bool {
    is_granted(MEMORY_OF_A_THREAD.saturating_mul(threads as u64))
}

/// Whether the system grants `bytes` of memory more, and what a table of that size leaves to
/// others.
pub(crate) fn is_granted(bytes: u64) -> bool {
    Estimate::new(0, bytes.into(), u64::MAX).granted().is_ok()
}
