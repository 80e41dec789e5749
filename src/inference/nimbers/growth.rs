//! The growth of large tables of words, which never takes more memory than is left.

use crate::inference::limits::is_granted;

/// A larger table grows without being copied: the allocator of Linux moves its pages. A smaller one, or one elsewhere, may be there
/// twice for a moment.
const MOVED_BYTES: u64 = if cfg!(target_os = "linux") {
    64 << 20
} else {
    u64::MAX
};

/// Bytes of memory of a table.
pub(super) fn bytes(words: &[u64]) -> u64 {
    size_of_val(words) as u64
}

/// Doubles a table with zeros at its end, if that takes no more than `room` bytes at any moment and the system grants them. Returns
/// whether it did.
pub(super) fn extend(words: &mut Vec<u64>, room: u64) -> bool {
    let before = bytes(words);
    let copies = if before < MOVED_BYTES { 3 } else { 2 };
    if before.saturating_mul(copies) > room
        || !is_granted(before * (copies - 1))
        || words.try_reserve_exact(words.len()).is_err()
    {
        return false;
    }
    words.resize(2 * words.len(), 0);
    true
}

#[cfg(test)]
mod tests {
    use super::extend;

    #[test]
    fn a_table_grows_only_where_there_is_room() {
        let mut words = vec![7; 16];
        // The old table of 128 bytes is there until the new one of 256 is filled.
        assert!(!extend(&mut words, 383));
        assert_eq!(words, [7; 16]);
        assert!(extend(&mut words, 384));
        assert_eq!((&words[..16], &words[16..]), (&[7; 16][..], &[0; 16][..]));
    }
}
