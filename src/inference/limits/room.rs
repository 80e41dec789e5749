//! Tables that grow only as far as the system grants.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};

use super::unsolved::{Estimate, Unsolved};

/// Makes room for one more entry.
///
/// # Errors
/// [`Unsolved::Beyond`] if the system refuses the memory.
#[inline]
pub(in crate::inference) fn make_room<K: Eq + Hash, V, S: BuildHasher>(
    table: &mut HashMap<K, V, S>,
) -> Result<(), Unsolved> {
    make_room_for(1, table)
}

/// Makes room for one more entry of a table that takes at most `max_memory` bytes.
///
/// # Errors
/// [`Unsolved::Beyond`] if the table would take more, or if the system refuses the memory.
#[inline]
pub(in crate::inference) fn make_room_within<K: Eq + Hash, V, S: BuildHasher>(
    max_memory: u64,
    table: &mut HashMap<K, V, S>,
) -> Result<(), Unsolved> {
    if table.len() == table.capacity() {
        allow_growth(max_memory, table)?;
    }
    make_room(table)
}

/// Checks whether a table may double. Its old half is kept until the entries are moved.
#[cold]
fn allow_growth<K, V, S>(max_memory: u64, table: &HashMap<K, V, S>) -> Result<(), Unsolved> {
    // At most seven of eight places are filled, and each has a control byte.
    let places = (table.capacity() as u128 * 8).div_ceil(7);
    let bytes = places * 3 * (size_of::<(K, V)>() as u128 + 1);
    let grown = Estimate::new(table.len() as u128, bytes, max_memory);
    if grown.memory_is_short {
        return Err(Unsolved::Beyond(grown));
    }
    Ok(())
}

/// Makes room for `more` entries.
///
/// # Errors
/// [`Unsolved::Beyond`] if the system refuses the memory.
#[inline]
pub(in crate::inference) fn make_room_for<K: Eq + Hash, V, S: BuildHasher>(
    more: usize,
    table: &mut HashMap<K, V, S>,
) -> Result<(), Unsolved> {
    if more <= table.capacity() - table.len() {
        return Ok(());
    }
    grow(table, more)
}

/// Doubles a table at least. A place takes a byte beside its entry, and at most seven of eight are filled.
#[cold]
fn grow<K: Eq + Hash, V, S: BuildHasher>(
    table: &mut HashMap<K, V, S>,
    more: usize,
) -> Result<(), Unsolved> {
    let places = (table.capacity().max(more) as u128) * 2 * 8 / 7;
    let entries = table.len() as u128;
    let estimate = Estimate::new(
        entries,
        places * (size_of::<(K, V)>() as u128 + 1),
        u64::MAX,
    );
    estimate.granted()?;
    let grown = table.try_reserve(more);
    grown.map_err(|_| Unsolved::Beyond(estimate.refused()))
}

/// Makes room for one more entry of a list.
///
/// # Errors
/// [`Unsolved::Beyond`] if the system refuses the memory.
#[inline]
pub(in crate::inference) fn make_place<T>(list: &mut Vec<T>) -> Result<(), Unsolved> {
    if list.len() < list.capacity() {
        return Ok(());
    }
    make_places(list, list.len().max(4))
}

/// The same for a list that may take `max_memory` bytes while it grows: it doubles, and its old half is kept until the entries are moved.
///
/// # Errors
/// [`Unsolved::Beyond`] if it would take more, or if the system refuses the memory.
#[inline]
pub(in crate::inference) fn make_place_within<T>(
    list: &mut Vec<T>,
    max_memory: impl FnOnce() -> u64,
) -> Result<(), Unsolved> {
    if list.len() < list.capacity() {
        return Ok(());
    }
    let entries = list.len() as u128;
    let grown = Estimate::new(entries, entries * 3 * size_of::<T>() as u128, max_memory());
    if grown.memory_is_short {
        return Err(Unsolved::Beyond(grown));
    }
    make_place(list)
}

/// Makes room for `more` entries of a list.
///
/// # Errors
/// [`Unsolved::Beyond`] if the system refuses the memory.
#[cold]
pub(in crate::inference) fn make_places<T>(list: &mut Vec<T>, more: usize) -> Result<(), Unsolved> {
    let entries = list.len() as u128 + more as u128;
    let estimate = Estimate::new(entries, entries * size_of::<T>() as u128, u64::MAX);
    estimate.granted()?;
    let grown = list.try_reserve(more);
    grown.map_err(|_| Unsolved::Beyond(estimate.refused()))
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
