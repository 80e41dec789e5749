//! What is known about a component, in one word: its nimber, or some that it is not, and the proof
//! numbers of questions about it.

use super::numbers::{NUMBER_BITS, Numbers};
use crate::games::{ByTheory, Sum};
use crate::inference::components::{Nimber, NimberClaim, NimberSet};

/// From the lowest bit: a fact, and the proof numbers of two questions, whether the nimber is a
/// certain even one and whether it is a certain odd one. Those of an earlier question of the same
/// kind give way. Two bits are free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bound(u64);

/// Bits of a fact.
const FACT_BITS: u32 = 8;
const FACT: u64 = (1 << FACT_BITS) - 1;
/// Set if the nimber is known, which is in the bits below it. Otherwise each of those excludes the
/// nimber of its place.
const EXACT: u64 = 1 << (FACT_BITS - 1);
/// Bits of a question: its nimber modulo 16 but for the lowest bit, and two numbers. If no numbers
/// are stored, they are 0.
const QUESTION_BITS: u32 = 3 + 2 * NUMBER_BITS;
const QUESTION: u64 = (1 << QUESTION_BITS) - 1;

impl Bound {
    /// Nothing is known.
    pub(super) const NOTHING: Self = Self(0);
    /// This bit is never set. A table may use it.
    pub(super) const FREE: u64 = 1 << 63;
    /// Exclusions of nimbers above this one are not stored.
    const LARGEST_EXCLUDED: Nimber = 6;

    /// The nimber is known.
    pub(super) fn exactly(nimber: Nimber) -> Self {
        Self(EXACT | u64::from(nimber))
    }

    /// What the game knows about a component. A nimber that is too large for a search is not used.
    pub(super) fn of_game<G: Sum>(game: &G, component: G::Component) -> Self {
        match game.by_theory(component) {
            ByTheory::Exactly(nimber) => Nimber::try_from(nimber)
                .ok()
                .filter(|&nimber| nimber <= NimberSet::LARGEST)
                .map_or(Self::NOTHING, Self::exactly),
            ByTheory::NotZero => Self::NOTHING.excluding(0),
            ByTheory::Unknown => Self::NOTHING,
        }
    }

    /// What [`Bound::word`] has told.
    pub(super) fn of_word(word: u64) -> Self {
        Self(word)
    }

    /// All of it as a word; 0 if nothing is known.
    pub(super) fn word(self) -> u64 {
        self.0
    }

    /// Returns the nimber, or `None` if it is not known.
    pub(super) fn exact(self) -> Option<Nimber> {
        let [low, ..] = (self.0 & (EXACT - 1)).to_le_bytes();
        (self.0 & EXACT != 0).then_some(low)
    }

    /// Whether the nimber is known not to be `nimber`.
    pub(super) fn excludes(self, nimber: Nimber) -> bool {
        match self.exact() {
            Some(exact) => exact != nimber,
            None => nimber <= Self::LARGEST_EXCLUDED && self.0 >> nimber & 1 == 1,
        }
    }

    /// Adds that it is not `nimber`. A nimber that is known stays known.
    #[must_use]
    pub(super) fn excluding(self, nimber: Nimber) -> Self {
        if self.exact().is_some() || nimber > Self::LARGEST_EXCLUDED {
            self
        } else {
            Self(self.0 | 1 << nimber)
        }
    }

    /// How many nimbers below `nimber` are not excluded.
    pub(super) fn open_below(self, nimber: Nimber) -> u16 {
        let below = (1 << nimber.min(Self::LARGEST_EXCLUDED + 1)) - 1;
        let excluded = (self.0 & below).count_ones();
        u16::from(nimber) - u16::try_from(excluded).unwrap_or(0)
    }

    /// The nimber, or each that is excluded.
    pub(super) fn claims(self) -> impl Iterator<Item = NimberClaim> {
        let exact = self.exact().map(|nimber| NimberClaim::Is(nimber.into()));
        let excluded = (0..=Self::LARGEST_EXCLUDED)
            .filter(move |&nimber| exact.is_none() && self.excludes(nimber))
            .map(|nimber| NimberClaim::IsNot(nimber.into()));
        exact.into_iter().chain(excluded)
    }

    /// The fact without the proof numbers.
    #[must_use]
    pub(super) fn fact(self) -> Self {
        Self(self.0 & FACT)
    }

    /// Adds what was learned later, which has the last word about proof numbers. Of a nimber that
    /// is known nothing else is kept.
    #[must_use]
    pub(super) fn and(self, later: Self) -> Self {
        if self.exact().is_some() {
            return self.fact();
        }
        if later.exact().is_some() {
            return later.fact();
        }
        let of_both = [0, 1].map(|odd| {
            let question = QUESTION << question_shift(odd);
            let later = later.0 & question;
            if later == 0 { self.0 & question } else { later }
        });
        Self((self.0 | later.0) & FACT | of_both[0] | of_both[1])
    }

    /// The proof numbers of the question whether it has a nimber, if they are stored.
    pub(super) fn numbers(self, asked: Nimber) -> Option<Numbers> {
        let question = self.0 >> question_shift(asked) & QUESTION;
        let is_stored = question != 0 && question >> (2 * NUMBER_BITS) == u64::from(asked >> 1 & 7);
        is_stored.then(|| Numbers::unpacked(question))
    }

    /// Adds proof numbers.
    #[must_use]
    pub(super) fn with_numbers(self, asked: Nimber, numbers: Numbers) -> Self {
        let question = u64::from(asked >> 1 & 7) << (2 * NUMBER_BITS) | numbers.packed();
        let shift = question_shift(asked);
        Self(self.0 & !(QUESTION << shift) | question << shift)
    }
}

/// Where the question about a nimber begins.
fn question_shift(asked: Nimber) -> u32 {
    FACT_BITS + QUESTION_BITS * u32::from(asked & 1)
}
