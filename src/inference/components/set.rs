//! Sets of nimbers, which a search passes from a component to its followers.

/// A nimber as a search stores it.
pub(crate) type Nimber = u8;

/// A set of nimbers from 0 to [`NimberSet::LARGEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NimberSet(u128);

impl NimberSet {
    /// The largest nimber that a search can meet.
    pub const LARGEST: Nimber = 127;
    /// Every nimber.
    pub const ALL: Self = Self(u128::MAX);
    /// No nimber.
    pub const NONE: Self = Self(0);

    /// The set of one nimber; empty if the nimber is above [`NimberSet::LARGEST`].
    pub fn only(nimber: Nimber) -> Self {
        Self(1u128.checked_shl(u32::from(nimber)).unwrap_or(0))
    }

    /// The nimbers from 0 to `largest`.
    pub fn up_to(largest: Nimber) -> Self {
        if largest >= Self::LARGEST {
            Self::ALL
        } else {
            Self((2 << largest) - 1)
        }
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the nimber is in the set.
    pub fn contains(self, nimber: Nimber) -> bool {
        !(self & Self::only(nimber)).is_empty()
    }

    /// Returns the smallest nimber, or `None` if the set is empty. Of the nimbers that no follower
    /// has it is the mex.
    pub fn smallest(self) -> Option<Nimber> {
        let zeros = self.0.trailing_zeros();
        Nimber::try_from(zeros).ok().filter(|_| !self.is_empty())
    }

    /// Returns the largest nimber, or `None` if the set is empty.
    pub fn largest(self) -> Option<Nimber> {
        let zeros = self.0.leading_zeros();
        Nimber::try_from(zeros)
            .ok()
            .and_then(|zeros| Self::LARGEST.checked_sub(zeros))
    }

    /// The set without `nimber`.
    #[must_use]
    pub fn without(self, nimber: Nimber) -> Self {
        Self(self.0 & !Self::only(nimber).0)
    }

    /// The set of the nim-sums of each nimber and `other`, which is at most [`NimberSet::LARGEST`].
    #[must_use]
    pub fn xor(self, other: Nimber) -> Self {
        // Bit i of `other` swaps each two neighbouring blocks of 2^i nimbers.
        let mut bits = self.0;
        for (bit, lower) in LOWER_BLOCKS.into_iter().enumerate() {
            if other >> bit & 1 == 1 {
                let size = 1 << bit;
                bits = (bits & lower) << size | bits >> size & lower;
            }
        }
        Self(bits)
    }

    /// The nimbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Nimber> {
        (0..=Self::LARGEST).filter(move |&nimber| self.contains(nimber))
    }
}

/// For each bit of a number up to 127, the set of the numbers in which the bit is 0.
const LOWER_BLOCKS: [u128; 7] = {
    let mut blocks = [0; 7];
    let mut bit = 0;
    while bit < 7 {
        // All ones divided by 2^size + 1: every other block of `size` ones, with size = 2^bit.
        blocks[bit] = u128::MAX / ((1 << (1 << bit)) + 1);
        bit += 1;
    }
    blocks
};

impl std::ops::BitAnd for NimberSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}
