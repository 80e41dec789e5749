//! The canonical form of piles in one machine word: the key of every table, and the state of a search.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::games::{Child, Follower, Plain, Sum};

/// The most piles that a position may have.
pub(crate) const MAX_PILES: usize = 10;

/// The sizes of piles that are not empty, ascending, packed into 128 bits: their number in the lowest four, then a
/// field of equal width for each. The fewer the piles, the wider the fields. Different positions have different words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedPiles(u128);

const LENGTH_BITS: u32 = 4;

fn field_width(piles: usize) -> u32 {
    let piles = u32::try_from(piles.max(1)).unwrap_or(u32::MAX);
    // 60 bits hold any legal pile, and keep the shifts below the width of the word.
    ((u128::BITS - LENGTH_BITS) / piles).min(60)
}

impl PackedPiles {
    /// Packs ascending sizes without zeros; `None` if one is too large for its field. The limit is 4,095 for ten piles
    /// and 2^24 - 1 for five.
    pub fn pack(sizes: &[u64]) -> Option<Self> {
        debug_assert!(sizes.is_sorted() && sizes.first() != Some(&0));
        let width = field_width(sizes.len());
        let fits =
            sizes.len() <= MAX_PILES && sizes.last().is_none_or(|&largest| largest >> width == 0);
        let fields = || {
            let sizes = sizes.iter().rev();
            sizes.fold(0, |word, &size| word << width | u128::from(size))
        };
        fits.then(|| Self(fields() << LENGTH_BITS | sizes.len() as u128))
    }

    /// The number of piles left.
    pub fn piles(self) -> usize {
        usize::from(self.0.to_le_bytes()[0] & 0xf)
    }

    /// The sizes, ascending.
    pub fn sizes(self) -> ArrayVec<u64, MAX_PILES> {
        let piles = self.piles();
        let width = field_width(piles);
        let mask = (1_u128 << width) - 1;
        (0..piles)
            .zip(0..)
            .map(|(_, index): (usize, u32)| {
                let field = self.0 >> (LENGTH_BITS + index * width) & mask;
                u64::try_from(field).unwrap_or(u64::MAX)
            })
            .collect()
    }

    /// Visits what is left after each move, using only one of equal piles and of equal pairs. Moves that take more
    /// come first, since smaller positions are solved sooner.
    pub(crate) fn children(
        self,
        two_piles: bool,
        visit: &mut impl FnMut(Child<Self>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sizes = self.sizes();
        let is_last_of_run = |&index: &usize| sizes.get(index + 1) != Some(&sizes[index]);
        for index in (0..sizes.len()).filter(is_last_of_run) {
            for left in 0..sizes[index] {
                visit(with(&sizes, [(index, left)]).into())?;
            }
        }
        if !two_piles {
            return ControlFlow::Continue(());
        }
        for larger in (0..sizes.len()).filter(is_last_of_run) {
            for smaller in (0..larger).filter(|&one| one + 1 == larger || is_last_of_run(&one)) {
                let difference = sizes[larger] - sizes[smaller];
                for left in 0..sizes[smaller] {
                    let left = [(smaller, left), (larger, left + difference)];
                    visit(with(&sizes, left).into())?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The piles of a state, some of them with what is left of them.
fn with<const N: usize>(sizes: &[u64], left: [(usize, u64); N]) -> PackedPiles {
    let mut after: ArrayVec<u64, MAX_PILES> = sizes.iter().copied().collect();
    for (index, left) in left {
        after[index] = left;
    }
    after.retain(|size| *size > 0);
    after.sort_unstable();
    PackedPiles::pack(&after).expect("fields are no narrower where there are fewer piles")
}

// Piles of nim as components, whose nimbers have a closed form.

/// Piles of any size, from which a move takes any number. A component is the size of a pile.
#[derive(Clone, Copy, Debug)]
pub struct NimPiles;

impl Sum for NimPiles {
    type Component = u64;

    fn followers(
        &self,
        pile: u64,
        visit: &mut impl FnMut(Follower<'_, u64>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for left in 0..pile {
            visit(Follower::new(&[left][..usize::from(left > 0)]))?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, pile: u64) -> u64 {
        pile
    }

    fn write(&self, pile: u64) -> String {
        pile.to_string()
    }

    /// Bouton's theorem.
    fn plain(&self, pile: u64) -> Plain {
        Plain::Exactly(pile)
    }
}
