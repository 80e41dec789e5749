//! What is known about the nimber of a component: the nimber itself, or some that it is not.

use std::fmt::{self, Display, Formatter};

use super::set::{Nimber, NimberSet};
use crate::games::{Plain, Sum};

/// The nimber, or a set of nimbers up to `LARGEST_EXCLUDED` that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact(u16);

/// Written as in proofs: `= 2`, or `!= 0,3`.
impl Display for Fact {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(nimber) = self.exact() {
            return write!(f, "= {nimber}");
        }
        let excluded = (0..=Self::LARGEST_EXCLUDED).filter(|&nimber| self.excludes(nimber));
        let excluded: Vec<String> = excluded.map(|nimber| nimber.to_string()).collect();
        write!(f, "!= {}", excluded.join(","))
    }
}

/// A statement about the nimber of a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It is this one.
    Is(u64),
    /// It is not this one.
    IsNot(u64),
}

/// This bit is set if the nimber is known.
const EXACT: u16 = 1 << 15;

/// How many bits [`Fact::packed`] takes.
pub const PACKED_BITS: u32 = 8;
/// The highest of them is set if the nimber is known; the nimber is in the others.
const PACKED_EXACT: u64 = 1 << (PACKED_BITS - 1);
/// Otherwise this bit is free for other use, and the bits below it are the excluded nimbers.
pub const PACKED_FREE: u64 = 1 << (PACKED_BITS - 2);

impl Fact {
    /// Nothing is known.
    pub const NOTHING: Self = Self(0);
    /// Exclusions of nimbers above this one are not stored.
    pub(crate) const LARGEST_EXCLUDED: Nimber = 14;

    /// The nimber is known.
    pub fn exactly(nimber: Nimber) -> Self {
        Self(EXACT | u16::from(nimber))
    }

    /// What the game knows about a component. A nimber that is too large for a search is not used.
    pub(crate) fn of_game<G: Sum>(game: &G, component: G::Component) -> Self {
        match game.plain(component) {
            Plain::Exactly(nimber) => Nimber::try_from(nimber)
                .ok()
                .filter(|&nimber| nimber <= NimberSet::LARGEST)
                .map_or(Self::NOTHING, Self::exactly),
            Plain::NotZero => Self::NOTHING.excluding(0),
            Plain::Unknown => Self::NOTHING,
        }
    }

    /// Returns the nimber, or `None` if it is not known.
    pub fn exact(self) -> Option<Nimber> {
        let low = self.0.to_le_bytes()[0];
        (self.0 & EXACT != 0).then_some(low)
    }

    /// Whether the nimber is known not to be `nimber`.
    pub fn excludes(self, nimber: Nimber) -> bool {
        match self.exact() {
            Some(exact) => exact != nimber,
            None => nimber <= Self::LARGEST_EXCLUDED && self.0 >> nimber & 1 == 1,
        }
    }

    /// Adds that it is not `nimber`. A nimber that is known stays known.
    #[must_use]
    pub fn excluding(self, nimber: Nimber) -> Self {
        if self.exact().is_some() || nimber > Self::LARGEST_EXCLUDED {
            self
        } else {
            Self(self.0 | 1 << nimber)
        }
    }

    /// Adds what `other` knows.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self.exact(), other.exact()) {
            (Some(_), _) => self,
            (None, Some(_)) => other,
            (None, None) => Self(self.0 | other.0),
        }
    }

    /// The nimber, or each that is excluded.
    pub(super) fn claims(self) -> impl Iterator<Item = Claim> {
        let exact = self.exact().map(|nimber| Claim::Is(nimber.into()));
        let excluded = (0..=Self::LARGEST_EXCLUDED)
            .filter(move |&nimber| exact.is_none() && self.excludes(nimber))
            .map(|nimber| Claim::IsNot(nimber.into()));
        exact.into_iter().chain(excluded)
    }

    /// How many nimbers below `nimber` are not excluded.
    pub fn open_below(self, nimber: Nimber) -> u16 {
        (0..nimber)
            .map(|below| u16::from(!self.excludes(below)))
            .sum()
    }

    /// Packs the fact into [`PACKED_BITS`] bits: the nimber, or the excluded nimbers up to 5.
    pub fn packed(self) -> u64 {
        match self.exact() {
            Some(nimber) => PACKED_EXACT | u64::from(nimber),
            None => u64::from(self.0) & (PACKED_FREE - 1),
        }
    }

    /// Unpacks a fact from the lowest bits of a word.
    pub fn unpacked(word: u64) -> Self {
        let (mask, exact) = if word & PACKED_EXACT == 0 {
            (PACKED_FREE - 1, 0)
        } else {
            (PACKED_EXACT - 1, EXACT)
        };
        let [low, ..] = (word & mask).to_le_bytes();
        Self(exact | u16::from(low))
    }
}
