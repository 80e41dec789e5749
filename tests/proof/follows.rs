//! What follows about the nimber of a component from what is known of the components that each move
//! leaves: the definition of a nimber.

use super::shapes::{Shape, Shapes};

/// What is known of a component, in sixteen bits: the nimber, or a bit for each nimber that it does
/// not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known(pub(crate) u16);

impl Known {
    /// The highest bit says that the others are the nimber.
    const EXACTLY: u16 = 1 << 15;

    /// The nimber is this one, at most 127.
    pub(crate) fn exactly(nimber: u8) -> Self {
        Self(Self::EXACTLY | u16::from(nimber))
    }

    /// The nimber, if it is known.
    pub(crate) fn nimber(self) -> Option<u64> {
        (self.0 >= Self::EXACTLY).then_some((self.0 & !Self::EXACTLY).into())
    }

    /// Whether it is known that the nimber is not this one.
    pub(crate) fn excludes(self, nimber: u64) -> bool {
        self.0 < Self::EXACTLY && nimber < 15 && self.0 >> nimber & 1 == 1
    }
}

/// Knows nimbers of components.
pub(crate) trait Knows {
    /// The nimber, if it is known.
    fn nimber(&mut self, component: Shape) -> Option<u64>;

    /// Whether a component without a known nimber is known not to have this one.
    fn lacks(&mut self, component: Shape, nimber: u64) -> bool;

    /// Whether a claim follows.
    fn follows(&mut self, shapes: Shapes, component: Shape, claim: Known) -> bool {
        let must_lack = claim.nimber();
        let must_be_left = must_lack.map_or(claim.0.into(), |nimber| (1 << nimber) - 1);
        let mut left = 0_u128;
        for follower in shapes.followers(component) {
            let lacks = match (self.sum(&follower), must_lack) {
                (Some((nimber, None)), _) => {
                    left |= 1 << nimber;
                    must_lack != Some(nimber)
                }
                (Some((others, Some(unknown))), Some(lacked)) => {
                    self.lacks(unknown, others ^ lacked)
                }
                (_, lacked) => lacked.is_none(),
            };
            let is_left = must_be_left & !left == 0;
            if !lacks || is_left && must_lack.is_none() {
                return lacks;
            }
        }
        must_be_left & !left == 0
    }

    /// The nim-sum of the components whose nimbers are known, and the one whose nimber is not;
    /// `None` if these are more.
    fn sum(&mut self, components: &[Shape]) -> Option<(u64, Option<Shape>)> {
        let (mut sum, mut unknown) = (0, None);
        for &component in components {
            match self.nimber(component) {
                Some(nimber) => sum ^= nimber,
                None if unknown.is_some() => return None,
                None => unknown = Some(component),
            }
        }
        Some((sum, unknown))
    }
}
