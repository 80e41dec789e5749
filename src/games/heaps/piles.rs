//! Nim and sticks as games of components: piles whose nimbers have a closed form.

use std::ops::ControlFlow;

use super::position::Heaps;
use crate::games::{Components, Follower, Plain, Sum, SumVisitor, Unranked};

/// Piles from which a move takes any number, or at most `max_take`. A component is the size of a pile.
#[derive(Clone, Copy, Debug, Default)]
pub struct PileSum {
    max_take: Option<u64>,
}

impl PileSum {
    /// Nim: a move takes any number.
    pub fn nim() -> Self {
        Self::default()
    }

    /// Sticks: a move takes 1 to `max_take`; 0 is taken as 1.
    pub fn sticks(max_take: u64) -> Self {
        Self {
            max_take: Some(max_take.max(1)),
        }
    }

    /// Returns the components of a position: its piles without the empty ones.
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

    /// In nim the size (Bouton); in sticks the remainder modulo the largest take plus one.
    fn plain(&self, pile: u64) -> Plain {
        Plain::Exactly(match self.max_take {
            Some(most) if most < pile => pile % (most + 1),
            _ => pile,
        })
    }
}

/// Piles of nim as independent components.
#[derive(Clone, Copy, Debug)]
pub struct NimPiles;

impl Components<Heaps> for NimPiles {
    type Ranking = Unranked;

    fn visit<V: SumVisitor<Heaps>>(&self, _: &Heaps, visitor: V) -> Option<V::Output> {
        let components = |game: &PileSum, piles: &Heaps| Some(game.components(piles.sizes()));
        Some(visitor.visit(PileSum::nim(), components))
    }

    fn split(&self, piles: &Heaps) -> Option<Vec<Heaps>> {
        let sizes = piles.canonical().into_iter();
        Some(sizes.map(|size| Heaps(vec![size])).collect())
    }
}
