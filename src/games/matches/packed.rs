//! The canonical form of piles in one machine word: the key of every table, and the state of a
//! search.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::games::{ByTheory, Child, Follower, Sum};

/// The most piles that a position may have.
pub const MAX_PILES: usize = 10;

/// The sizes of piles that are not empty, ascending, packed into 128 bits: their number in the
/// lowest four, then a field of equal width for each. The fewer the piles, the wider the fields.
/// Different positions have different words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedPiles(u128);

const LENGTH_BITS: usize = 4;

fn field_width(piles: usize) -> usize {
    // 60 bits hold any legal pile, and keep the shifts below the width of the word.
    ((u128::BITS as usize - LENGTH_BITS) / piles.max(1)).min(60)
}

fn fields(sizes: &[u64], width: usize) -> u128 {
    let largest_first = sizes.iter().rev();
    largest_first.fold(0, |word, &size| word << width | u128::from(size))
}

impl PackedPiles {
    /// Packs ascending sizes without zeros; `None` if one is too large for its field. The limit is
    /// 4,095 for ten piles and 2^24 - 1 for five.
    pub fn pack(sizes: &[u64]) -> Option<Self> {
        debug_assert!(sizes.is_sorted() && sizes.first() != Some(&0));
        let width = field_width(sizes.len());
        let fits =
            sizes.len() <= MAX_PILES && sizes.last().is_none_or(|&largest| largest >> width == 0);
        fits.then(|| Self::sealed(fields(sizes, width), sizes.len()))
    }

    fn sealed(fields: u128, piles: usize) -> Self {
        Self(fields << LENGTH_BITS | piles as u128)
    }

    /// The number of piles left.
    pub fn piles(self) -> usize {
        usize::from(self.0.to_le_bytes()[0] & 0xf)
    }

    /// The sizes, ascending.
    pub fn sizes(self) -> ArrayVec<u64, MAX_PILES> {
        let width = field_width(self.piles());
        let fields = (0..self.piles()).map(|index| self.0 >> (LENGTH_BITS + index * width));
        let sizes = fields.map(|field| u64::try_from(field & ((1 << width) - 1)));
        sizes.map(|size| size.unwrap_or(u64::MAX)).collect()
    }

    /// Visits what is left after each move, using only one of equal piles and of equal pairs. Moves
    /// that take more come first, since smaller positions are solved sooner.
    pub(crate) fn children(
        self,
        two_piles: bool,
        visit: &mut impl FnMut(Child<Self>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sizes = self.sizes();
        let is_last_of_run = |&index: &usize| sizes.get(index + 1) != Some(&sizes[index]);
        for index in (0..sizes.len()).filter(is_last_of_run) {
            let rest = Rest::of(&sizes, &[index]);
            for left in 0..sizes[index] {
                visit(rest.with([left]).into())?;
            }
        }
        if !two_piles {
            return ControlFlow::Continue(());
        }
        for larger in (0..sizes.len()).filter(is_last_of_run) {
            for smaller in (0..larger).filter(|&one| one + 1 == larger || is_last_of_run(&one)) {
                let rest = Rest::of(&sizes, &[larger, smaller]);
                let difference = sizes[larger] - sizes[smaller];
                for left in 0..sizes[smaller] {
                    visit(rest.with([left, left + difference]).into())?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The piles that a move does not touch, in fields as wide as before it.
struct Rest {
    sizes: ArrayVec<u64, MAX_PILES>,
    fields: u128,
    width: usize,
}

impl Rest {
    /// The piles without some of them, the last one first.
    fn of(sizes: &[u64], touched: &[usize]) -> Self {
        let width = field_width(sizes.len());
        let mut sizes: ArrayVec<u64, MAX_PILES> = sizes.iter().copied().collect();
        for &index in touched {
            sizes.remove(index);
        }
        Self {
            fields: fields(&sizes, width),
            sizes,
            width,
        }
    }

    /// The state with what is left of the others, ascending.
    fn with<const N: usize>(&self, left: [u64; N]) -> PackedPiles {
        if left[0] == 0 {
            let mut sizes = self.sizes.clone();
            sizes.extend(left.into_iter().filter(|&size| size > 0));
            sizes.sort_unstable();
            return PackedPiles::pack(&sizes).expect("fewer piles have no narrower fields");
        }
        let mut fields = self.fields;
        for (before, size) in left.into_iter().enumerate() {
            let place = before + self.sizes.partition_point(|&other| other < size);
            let below = (1 << (place * self.width)) - 1;
            let above = (fields & !below) << self.width;
            fields = fields & below | u128::from(size) << (place * self.width) | above;
        }
        PackedPiles::sealed(fields, self.sizes.len() + N)
    }
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
    fn by_theory(&self, pile: u64) -> ByTheory {
        ByTheory::Exactly(pile)
    }
}
