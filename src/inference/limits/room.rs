//! Hash tables that grow only as far as the system grants.

use std::hash::{BuildHasher, Hash};

use super::unsolved::{Estimate, Unsolved};
use std::collections::HashMap;

/// Makes room for one more entry.
///
/// # Errors
/// [`Unsolved::Beyond`] if the system refuses the memory.
#[inline]
pub(in crate::inference) fn make_room<K: Eq + Hash, V, S: BuildHasher>(
    table: &mut HashMap<K, V, S>,
) -> Result<(), Unsolved> {
    if table.len() < table.capacity() || table.try_reserve(1).is_ok() {
        return Ok(());
    }
    Err(refused(table.len(), size_of::<(K, V)>()))
}

/// The refusal of a table that would double its entries.
#[cold]
fn refused(entries: usize, bytes: usize) -> Unsolved {
    let memory = entries as u128 * bytes as u128 * 2;
    Unsolved::Beyond(Estimate::new(entries as u128, memory, u64::MAX).refused())
}
