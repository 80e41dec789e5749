//! Heaps, and a move in one of them, with their notation.

use std::fmt::{self, Display};

use crate::games::shared::number::read_number;

/// The largest sum of all heaps, and the largest number of heaps.
pub(crate) const MAX_HEAPS: usize = 1_000;

/// Heaps in their places, empty ones included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heaps(pub(super) Vec<u16>);

impl Heaps {
    /// The sizes from the first to the last.
    pub fn sizes(&self) -> &[u16] {
        &self.0
    }

    /// The numbers, counted from 1, of the heaps that are not empty.
    pub fn open(&self) -> impl Iterator<Item = u64> + '_ {
        let heaps = (1..).zip(&self.0).filter(|&(_, &size)| size > 0);
        heaps.map(|(heap, _)| heap)
    }

    /// The size of heap `number`, counted from 1; `None` if there is no such heap.
    pub fn size(&self, number: u64) -> Option<u64> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.0.get(index).copied().map(u64::from)
    }

    /// A bound on the number of heaps plus the largest of them, here and in every position below.
    ///
    /// What a move leaves of a heap is together smaller than it, so a heap of `n` leaves no more than `n / 2` heaps, rounded up. And
    /// if it leaves one of `m`, the others are no more than `n - m`. So nothing is more than if the largest heap stays whole, and
    /// all others are split.
    pub(super) fn most_steps(&self) -> usize {
        let all: usize = self
            .0
            .iter()
            .map(|&size| usize::from(size.div_ceil(2)))
            .sum();
        let largest = self.0.iter().copied().max().unwrap_or(0);
        all + usize::from(largest / 2) + 1
    }

    /// Reads sizes with commas or blanks between them. The error is the word that is not a size, or the whole text if
    /// there are too many.
    pub(super) fn read(text: &str) -> Result<Self, &str> {
        let mut heaps = Vec::new();
        let mut all = 0;
        for word in text.trim().split(',').flat_map(|component| {
            // `3, 4` and `3 4` are two heaps; `3,,4` is a mistake.
            let words: Vec<&str> = component.split_whitespace().collect();
            if words.is_empty() { vec![""] } else { words }
        }) {
            let size = read_number(word).and_then(|size| u16::try_from(size).ok());
            let size = size.ok_or(word)?;
            all += usize::from(size);
            heaps.push(size);
            if all > MAX_HEAPS || heaps.len() > MAX_HEAPS {
                return Err(text);
            }
        }
        Ok(Self(heaps))
    }
}

impl Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heaps: Vec<String> = self.0.iter().map(u16::to_string).collect();
        f.write_str(&heaps.join(","))
    }
}

/// A move in one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeapMove<T> {
    /// The number of the heap, counted from 1.
    pub heap: u64,
    /// What the move does to it.
    pub take: T,
}

impl<T: Display> Display for HeapMove<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.take)
    }
}
