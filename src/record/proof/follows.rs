//! What follows about the nimber of a component from what is known of the components that each move leaves: the definition of a nimber.

use super::shapes::{Shape, Shapes};

/// What is known of a component: the nimber, or those that it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It is this one, at most 127.
    Exactly(u8),
    /// It is none of these: a bit for each.
    Not(u16),
}

/// The largest nimber that can be claimed.
pub(super) const LARGEST: u8 = 127;

/// Knows nimbers of components.
pub trait Knows {
    /// The nimber, if it is known.
    fn nimber(&mut self, component: Shape) -> Option<u64>;

    /// Whether a component without a known nimber is known not to have this one.
    fn lacks(&mut self, component: Shape, nimber: u64) -> bool;

    /// Whether a claim follows.
    fn follows(&mut self, shapes: Shapes, component: Shape, claim: Known) -> bool {
        let (must_be_left, must_lack) = match claim {
            Known::Exactly(nimber) => ((1 << nimber) - 1, Some(nimber.into())),
            Known::Not(excluded) => (u128::from(excluded), None),
        };
        let mut left = 0;
        for follower in shapes.followers(component) {
            let nimber = self.sum(&follower);
            if let Some(nimber) = nimber {
                left |= 1 << nimber;
            }
            match must_lack {
                None if must_be_left & !left == 0 => return true,
                Some(lacked) if nimber == Some(lacked) => return false,
                Some(lacked) if nimber.is_none() && !self.sum_lacks(&follower, lacked) => {
                    return false;
                }
                _ => {}
            }
        }
        must_be_left & !left == 0
    }

    /// The nim-sum of components whose nimbers are all known.
    fn sum(&mut self, components: &[Shape]) -> Option<u64> {
        components
            .iter()
            .map(|&component| self.nimber(component))
            .try_fold(0, |sum, nimber| Some(sum ^ nimber?))
    }

    /// Whether components, all but one of which have a known nimber, are known not to have this nim-sum.
    fn sum_lacks(&mut self, components: &[Shape], lacked: u64) -> bool {
        let mut rest = lacked;
        let mut unknown = None;
        for &component in components {
            match self.nimber(component) {
                Some(nimber) => rest ^= nimber,
                None if unknown.is_some() => return false,
                None => unknown = Some(component),
            }
        }
        unknown.is_some_and(|component| self.lacks(component, rest))
    }
}
