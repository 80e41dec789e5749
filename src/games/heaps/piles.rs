//! Piles of nim as components, whose nimbers have a closed form.

use std::ops::ControlFlow;

use crate::games::{Follower, Plain, Sum};

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
