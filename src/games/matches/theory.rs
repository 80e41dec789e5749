//! How a solver sees matches and nim.

use std::cmp::Ordering;

use super::{
    Matches, Piles,
    packed::{NimPiles, PackedPiles},
};
use crate::games::{
    Components, Cost, Heaps, Rules, SumVisitor, Theory, shared::counting::states_below,
};

impl Theory for Matches {
    fn state(&self, piles: &Piles) -> Option<PackedPiles> {
        PackedPiles::pack(&piles.canonical())
    }

    /// There are as many piles as at the start.
    fn position(&self, state: PackedPiles, start: &Piles) -> Piles {
        let mut piles = vec![0; start.0.len().saturating_sub(state.piles())];
        piles.extend(state.sizes());
        Heaps(piles)
    }

    fn compare_states(&self, one: PackedPiles, other: PackedPiles) -> Ordering {
        let order = |state: PackedPiles| (state.piles(), state.sizes());
        order(one).cmp(&order(other))
    }

    fn cost(&self, piles: &Piles) -> Cost {
        Cost {
            states: states_below(&piles.canonical()),
            moves: self.move_count(piles),
        }
    }
}

impl Matches {
    /// The sizes of the piles, if a move takes from one or two of them, and never from more.
    pub(crate) fn pairs<'a>(&self, piles: &'a Piles) -> Option<&'a [u64]> {
        (self.at_once == 2).then_some(piles.sizes())
    }
}

impl Components for Matches {
    fn splits(&self) -> bool {
        self.is_nim && !self.misere
    }

    fn visit_components<V: SumVisitor<Piles>>(&self, _: &Piles, visitor: V) -> Option<V::Output> {
        let components = |_: &NimPiles, piles: &Piles| Some(piles.canonical());
        self.splits().then(|| visitor.visit(NimPiles, components))
    }

    fn split(&self, piles: &Piles) -> Option<Vec<Piles>> {
        let single = |size| Heaps(vec![size]);
        self.splits()
            .then(|| piles.canonical().into_iter().map(single).collect())
    }
}
