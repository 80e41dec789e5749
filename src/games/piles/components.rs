//! Nim and sticks as games of components: piles whose nimbers a law tells.

use std::ops::ControlFlow;

use crate::games::sum::{Follower, Plain, Sum};

/// Piles of which a move takes any number, at most so many; a component is the size of a pile.
#[derive(Clone, Copy, Debug, Default)]
pub struct PileSum {
    max_take: Option<u64>,
}

impl PileSum {
    /// Nim: a move takes any number.
    pub fn nim() -> Self {
        Self::default()
    }

    /// Sticks: a move takes 1 to `max_take`, at least 1 being allowed.
    pub fn sticks(max_take: u64) -> Self {
        Self {
            max_take: Some(max_take.max(1)),
        }
    }

    /// The components of a position: its piles without empty ones.
    pub fn components(self, piles: &[u64]) -> Vec<u64> {
        piles.iter().copied().filter(|&pile| pile > 0).collect()
    }
}

impl Sum for PileSum {
    type Component = u64;

    fn followers(
        &self,
        pile: u64,
        visit: &mut impl FnMut(Follower<'_, u64>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let least = self.max_take.map_or(0, |most| pile.saturating_sub(most));
        for left in least..pile {
            let components = [left];
            visit(Follower::new(&components[..usize::from(left > 0)]))?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, pile: u64) -> u64 {
        pile
    }

    fn write(&self, pile: u64) -> String {
        pile.to_string()
    }

    /// Bouton's law for nim; for sticks the remainder by one more than can be taken.
    fn plain(&self, pile: u64) -> Plain {
        Plain::Exactly(match self.max_take {
            Some(most) if most < pile => pile % (most + 1),
            _ => pile,
        })
    }
}
