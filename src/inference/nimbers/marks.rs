//! Marks of the couples that threads are searching, so that they spread. Without threads there are none.

use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::Relaxed;

use super::numbers::Numbers;

/// The logarithm of the number of marks. Two couples may share one, which decides only what is searched first.
const BITS: u32 = 14;

/// How many times as much effort a couple is shown to take while a thread searches it. From 1.5 to 3 all did well.
const DETERRENT: f32 = 2.0;

/// How many threads are searching a couple, by its hash.
#[derive(Default)]
pub(super) struct Marks {
    counts: Vec<AtomicU8>,
}

impl Marks {
    /// Takes all marks away; from now on they are kept if there are several threads.
    pub(super) fn clear(&mut self, has_threads: bool) {
        self.counts.clear();
        if has_threads {
            self.counts.resize_with(1 << BITS, AtomicU8::default);
        }
    }

    pub(super) fn are_kept(&self) -> bool {
        !self.counts.is_empty()
    }

    fn count(&self, hash: u64) -> Option<&AtomicU8> {
        // The highest bits of the hash are a place in a table, the lowest have a pattern.
        let at = hash >> 20 & ((1 << BITS) - 1);
        self.counts.get(usize::try_from(at).unwrap_or(0))
    }

    /// Marks a couple, or takes the mark away.
    pub(super) fn mark(&self, hash: u64, is_searched: bool) {
        if let Some(count) = self.count(hash) {
            if is_searched {
                count.fetch_add(1, Relaxed);
            } else {
                count.fetch_sub(1, Relaxed);
            }
        }
    }

    /// The numbers of a couple, with more effort to lose it if a thread is searching it.
    pub(super) fn shown(&self, hash: u64, numbers: Numbers) -> Numbers {
        match self.count(hash) {
            Some(count) if count.load(Relaxed) > 0 => {
                Numbers::new(numbers.to_win, numbers.to_lose * DETERRENT)
            }
            _ => numbers,
        }
    }
}
