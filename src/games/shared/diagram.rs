//! Young diagrams in one machine word: lists of positive sizes, whatever they measure.

use arrayvec::ArrayVec;

/// The largest sum of the number of sizes and the largest size.
pub(crate) const MOST: usize = 127;

/// Positive sizes, packed as the border of their diagram: after a leading one, for each size from
/// the smallest to the largest, a zero for each step from the previous size and then a one.
/// Different lists have different words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Diagram(u128);

/// The word, which is odd.
impl From<Diagram> for u128 {
    fn from(diagram: Diagram) -> Self {
        diagram.0
    }
}

/// Of a number that is one of a diagram.
impl From<u128> for Diagram {
    fn from(word: u128) -> Self {
        Self(word)
    }
}

impl Diagram {
    /// Packs sizes in any order, without zeros; `None` if their number and the largest add up to
    /// more than 127.
    pub fn pack(sizes: impl IntoIterator<Item = u16>) -> Option<Self> {
        let mut kept = ArrayVec::<u16, MOST>::new();
        for size in sizes.into_iter().filter(|&size| size > 0) {
            kept.try_push(size).ok()?;
        }
        kept.sort_unstable();
        let largest = kept.last().copied().unwrap_or(0);
        let fits = kept.len() + usize::from(largest) <= MOST;
        fits.then(|| {
            let mut word = 1;
            let mut before = 0;
            for size in kept {
                word = word << (size - before + 1) | 1;
                before = size;
            }
            Self(word)
        })
    }

    /// The sizes, ascending.
    pub fn sizes(self) -> ArrayVec<u16, MOST> {
        let steps = self.steps();
        let mut size = 0;
        let mut sizes = ArrayVec::new();
        for step in (0..steps).rev() {
            if self.0 >> step & 1 > 0 {
                sizes.push(size);
            } else {
                size += 1;
            }
        }
        sizes
    }

    /// The number of sizes.
    pub fn len(self) -> u32 {
        self.0.count_ones() - 1
    }

    /// Whether there are no sizes.
    pub fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// Exchanges rows and columns.
    #[must_use]
    pub fn transposed(self) -> Self {
        let steps = self.steps();
        let border = self.0 & !(1 << steps);
        let mirrored = border.reverse_bits() >> (u128::BITS - 1 - steps) >> 1;
        let all = (1 << steps) - 1;
        Self(1 << steps | (!mirrored & all))
    }

    /// The number of steps in the border.
    fn steps(self) -> u32 {
        u128::BITS - 1 - self.0.leading_zeros()
    }
}
