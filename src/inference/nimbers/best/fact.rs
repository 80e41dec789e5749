//! What is known about the nimber of a part: the nimber, or some that it is not.

use crate::inference::nimbers::set::Nimber;

/// The nimber, or a set of nimbers up to [`Fact::LARGEST_EXCLUDED`] that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact(u16);

/// Set where the nimber is known.
const EXACT: u16 = 1 << 15;

impl Fact {
    /// Nothing is known.
    pub(super) const NOTHING: Self = Self(0);
    /// Of larger nimbers it is not remembered that they are excluded.
    pub(super) const LARGEST_EXCLUDED: Nimber = 14;

    pub(super) fn exactly(nimber: Nimber) -> Self {
        Self(EXACT | u16::from(nimber))
    }

    pub(super) fn exact(self) -> Option<Nimber> {
        let low = self.0.to_le_bytes()[0];
        (self.0 & EXACT != 0).then_some(low)
    }

    /// Whether it is known not to be `nimber`.
    pub(super) fn excludes(self, nimber: Nimber) -> bool {
        match self.exact() {
            Some(exact) => exact != nimber,
            None => nimber <= Self::LARGEST_EXCLUDED && self.0 >> nimber & 1 == 1,
        }
    }

    /// The same and not `nimber`. What is known exactly stays so.
    #[must_use]
    pub(super) fn excluding(self, nimber: Nimber) -> Self {
        if self.exact().is_some() || nimber > Self::LARGEST_EXCLUDED {
            self
        } else {
            Self(self.0 | 1 << nimber)
        }
    }

    /// The least nimber that it may be, as far as is remembered.
    pub(super) fn least(self) -> Nimber {
        match self.exact() {
            Some(exact) => exact,
            None => Nimber::try_from(self.0.trailing_ones()).unwrap_or(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fact;

    #[test]
    fn exact_facts_are_never_spoiled() {
        let fact = Fact::exactly(3);
        assert_eq!(fact.excluding(3).exact(), Some(3));
        assert_eq!(fact.excluding(1), fact);
        assert!(fact.excludes(0) && fact.excludes(15) && !fact.excludes(3));
        assert_eq!(Fact::exactly(127).exact(), Some(127));
    }

    #[test]
    fn exclusions_add_up() {
        let fact = Fact::NOTHING.excluding(0).excluding(2);
        assert_eq!(fact.exact(), None);
        assert_eq!(fact.least(), 1);
        assert_eq!(fact.excluding(1).least(), 3);
        assert!(fact.excludes(2) && !fact.excludes(1) && !fact.excludes(15));
        assert_eq!(fact.excluding(15), fact);
        assert_eq!((0..15).fold(fact, Fact::excluding).least(), 15);
    }
}
