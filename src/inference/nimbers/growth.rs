//! Large tables of words that threads share, and their growth, which never takes more memory than is left.

use std::sync::atomic::AtomicU64;

use crate::inference::limits::is_granted;

/// A larger table grows without being copied: the allocator of Linux moves its pages. A smaller one, or one elsewhere, may be there
/// twice for a moment.
const MOVED_BYTES: u64 = if cfg!(target_os = "linux") {
    64 << 20
} else {
    u64::MAX
};

/// A table of so many free places, which are 0.
pub(super) fn free(places: usize) -> Vec<AtomicU64> {
    let mut words = Vec::new();
    words.resize_with(places, AtomicU64::default);
    words
}

/// Bytes of memory of a table.
pub(super) fn bytes(words: &[AtomicU64]) -> u64 {
    size_of_val(words) as u64
}

/// Whether another word would fill more than `part` of `of` places.
pub(super) fn is_taken(words: &[AtomicU64], taken: usize, (part, of): (usize, usize)) -> bool {
    (taken + 1) * of > words.len() * part
}

/// Doubles a table with zeros at its end, if that takes no more than `room` bytes at any moment and the system grants them. Returns
/// whether it did.
pub(super) fn extend(words: &mut Vec<AtomicU64>, room: u64) -> bool {
    let before = bytes(words);
    let copies = if before < MOVED_BYTES { 3 } else { 2 };
    if before.saturating_mul(copies) > room
        || !is_granted(before * (copies - 1))
        || words.try_reserve_exact(words.len()).is_err()
    {
        return false;
    }
    words.resize_with(2 * words.len(), AtomicU64::default);
    true
}

#[cfg(test)]
mod tests {
    use super::{extend, free};

    #[test]
    fn a_table_grows_only_where_there_is_room() {
        let mut words = free(16);
        *words[15].get_mut() = 7;
        // The old table of 128 bytes is there until the new one of 256 is filled.
        assert!(!extend(&mut words, 383));
        assert_eq!(words.len(), 16);
        assert!(extend(&mut words, 384));
        let words: Vec<u64> = words.into_iter().map(|word| word.into_inner()).collect();
        assert_eq!(
            (words.len(), words[15], &words[16..]),
            (32, 7, &[0; 16][..])
        );
    }
}
