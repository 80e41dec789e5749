//! Tables that grow only as far as their limit and the system allow.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};

use super::unsolved::{Estimate, Unsolved};

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
    Estimate::new(places, places * 3 * bytes as u128, max_memory).granted()
}

/// What a thread takes beside its tables: its stack, its words, and the addresses that the allocator of Linux reserves for its small
/// things. Without these each of them would take a page.
const MEMORY_OF_A_THREAD: u64 = 72 << 20;

/// Whether the system grants the memory that these threads take beside their tables.
pub(crate) fn are_threads_granted(threads: usize) -> bool {
    is_granted(MEMORY_OF_A_THREAD.saturating_mul(threads as u64))
}

/// Whether the system grants `bytes` of memory more, and what a table of that size leaves to others.
pub(crate) fn is_granted(bytes: u64) -> bool {
    Estimate::new(0, bytes.into(), u64::MAX).granted().is_ok()
}
