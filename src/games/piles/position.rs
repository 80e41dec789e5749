//! Piles in their places, and their notation.

use std::fmt::{self, Display};
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::games::shared::number::{MAX_COUNT, read_number, words};
use crate::reason::Phrase;

/// The most piles that a position may have.
pub(crate) const MAX_PILES: usize = 10;

/// The most matches that a pile may have.
pub const MAX_MATCHES: u64 = MAX_COUNT;

/// Piles in their places, empty ones included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piles(pub(super) ArrayVec<u64, MAX_PILES>);

impl Piles {
    /// Piles of the given sizes; `None` if there are more than ten of them.
    pub fn new(sizes: &[u64]) -> Option<Self> {
        ArrayVec::try_from(sizes).ok().map(Self)
    }

    /// The sizes from the first pile to the last.
    pub fn sizes(&self) -> &[u64] {
        &self.0
    }

    /// The sizes of the piles that are not empty, ascending: the canonical form.
    pub fn canonical(&self) -> ArrayVec<u64, MAX_PILES> {
        let mut sizes: ArrayVec<u64, MAX_PILES> =
            self.0.iter().copied().filter(|&size| size > 0).collect();
        sizes.sort_unstable();
        sizes
    }

    /// The numbers, counted from 1, of the piles that are not empty.
    pub fn open(&self) -> impl Iterator<Item = u64> + '_ {
        (1..)
            .zip(&self.0)
            .filter(|(_, size)| **size > 0)
            .map(|(number, _)| number)
    }

    /// The size of pile `number`, counted from 1; `None` if there is no such pile.
    pub fn size(&self, number: u64) -> Option<u64> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.0.get(index).copied()
    }
}

impl FromStr for Piles {
    type Err = Phrase;

    /// Reads sizes with commas or blanks between them.
    ///
    /// # Errors
    /// A phrase that names the word that is not a size, or says that there are too many piles.
    fn from_str(text: &str) -> Result<Self, Phrase> {
        let mut sizes = ArrayVec::new();
        for word in words(text) {
            let size = read_number(word)
                .filter(|&size| size <= MAX_MATCHES)
                .ok_or_else(|| {
                    Phrase::new("position-piles-bad-size")
                        .quoting("word", word)
                        .with("most", MAX_MATCHES)
                })?;
            if sizes.try_push(size).is_err() {
                return Err(Phrase::new("position-piles-too-many").with("most", MAX_PILES));
            }
        }
        Ok(Self(sizes))
    }
}

impl Display for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, size) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{size}")?;
        }
        Ok(())
    }
}
