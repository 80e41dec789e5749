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
        fits.then(|| Self::pack_fitting(sizes, width))
    }

    fn pack_fitting(sizes: &[u64], width: u32) -> Self {
        Self::sealed(fold(sizes, width), sizes.len())
    }

    fn sealed(word: u128, piles: usize) -> Self {
        Self(word << LENGTH_BITS | piles as u128)
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
        let last_of_run = |index: usize| sizes.get(index + 1) != Some(&sizes[index]);
        for (index, &size) in sizes.iter().enumerate().filter(|(i, _)| last_of_run(*i)) {
            let rest = Fields::without(&sizes, &[index]);
            visit(rest.with_none().into())?;
            let mut place = 0;
            for left in 1..size {
                place = rest.place(place, left);
                visit(rest.with(place, left).into())?;
            }
        }
        if !two_piles {
            return ControlFlow::Continue(());
        }
        for (j, &larger) in sizes.iter().enumerate().filter(|(i, _)| last_of_run(*i)) {
            for i in (0..j).filter(|&i| i + 1 == j || last_of_run(i)) {
                let smaller = sizes[i];
                let rest = Fields::without(&sizes, &[i, j]);
                let difference = larger - smaller;
                visit(rest.with_one(difference).into())?;
                let (mut low, mut high) = (0, 0);
                for left in 1..smaller {
                    low = rest.place(low, left);
                    high = rest.place(high.max(low), left + difference);
                    visit(rest.with_two(low, left, high, left + difference).into())?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The piles that a move does not touch, with the field width of the position before the move.
struct Fields {
    sizes: ArrayVec<u64, MAX_PILES>,
    word: u128,
    width: u32,
}

impl Fields {
    fn without(sizes: &[u64], taken: &[usize]) -> Self {
        let width = field_width(sizes.len());
        let sizes: ArrayVec<u64, MAX_PILES> = (0..)
            .zip(sizes)
            .filter(|(index, _)| !taken.contains(index))
            .map(|(_, &size)| size)
            .collect();
        let word = fold(&sizes, width);
        Self { sizes, word, width }
    }

    /// The index at which a pile of `size` belongs, known to be at least `place`.
    fn place(&self, place: usize, size: u64) -> usize {
        let ahead = self.sizes[place..].iter();
        place + ahead.take_while(|&&other| other < size).count()
    }

    fn with_none(&self) -> PackedPiles {
        PackedPiles::pack_fitting(&self.sizes, field_width(self.sizes.len()))
    }

    /// Adds what is left of two piles of which at least one is emptied; `size` may be 0.
    fn with_one(&self, size: u64) -> PackedPiles {
        if size == 0 {
            return self.with_none();
        }
        let mut sizes = self.sizes.clone();
        sizes.insert(self.place(0, size), size);
        PackedPiles::pack_fitting(&sizes, field_width(sizes.len()))
    }

    /// Adds what is left of one pile.
    fn with(&self, place: usize, left: u64) -> PackedPiles {
        let word = self.insert(self.word, place, left);
        PackedPiles::sealed(word, self.sizes.len() + 1)
    }

    /// Adds what is left of two piles, the smaller first.
    fn with_two(&self, low: usize, smaller: u64, high: usize, larger: u64) -> PackedPiles {
        let word = self.insert(self.word, high, larger);
        let word = self.insert(word, low, smaller);
        PackedPiles::sealed(word, self.sizes.len() + 2)
    }

    fn insert(&self, word: u128, place: usize, size: u64) -> u128 {
        let shift = u32::try_from(place).unwrap_or(u32::MAX) * self.width;
        let below = (1_u128 << shift) - 1;
        let above = (word & !below) << self.width;
        word & below | u128::from(size) << shift | above
    }
}

fn fold(sizes: &[u64], width: u32) -> u128 {
    sizes
        .iter()
        .rev()
        .fold(0, |word, &size| word << width | u128::from(size))
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
