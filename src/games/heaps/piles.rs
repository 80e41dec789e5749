//! Piles of nim as components, whose nimbers have a closed form, and as packed piles.

use std::ops::ControlFlow;

use super::components::HeapKind;
use super::packed::PackedPiles;
use super::position::Heaps;
use crate::games::{Child, Components, Follower, Plain, Sum, SumVisitor};

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

impl Components<Heaps> for NimPiles {
    fn visit<V: SumVisitor<Heaps>>(&self, _: &Heaps, visitor: V) -> Option<V::Output> {
        Some(visitor.visit(*self, |_: &Self, piles: &Heaps| Some(piles.canonical())))
    }

    fn split(&self, piles: &Heaps) -> Option<Vec<Heaps>> {
        let sizes = piles.canonical().into_iter();
        Some(sizes.map(|size| Heaps(vec![size])).collect())
    }
}

impl<H> HeapKind<H> for NimPiles {
    type State = PackedPiles;

    fn new(_: H) -> Self {
        Self
    }

    fn pack(&self, heaps: &Heaps) -> Option<PackedPiles> {
        PackedPiles::pack(&heaps.canonical())
    }

    fn sizes(state: PackedPiles) -> Vec<u64> {
        state.sizes().to_vec()
    }

    fn children(
        &self,
        state: PackedPiles,
        visit: &mut impl FnMut(Child<PackedPiles>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        state.children(false, visit)
    }

    fn known_value(&self, state: PackedPiles, end: i64) -> Option<i64> {
        match state.sizes().as_slice() {
            [] => Some(end),
            [1] => Some(-end),
            [_] => Some(1),
            _ => None,
        }
    }
}
