//! How positions of heaps are packed and split: heaps of up to a thousand, of any number, or a few piles of any size.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::components::HeapSum;
use super::packed::PackedPiles;
use super::piles::NimPiles;
use super::position::Heaps;
use super::rules::{HeapRules, HeapTheory};
use crate::games::shared::diagram::{Diagram, MOST};
use crate::games::{Child, Components};

/// A way to pack heaps, and to see them as components.
pub trait HeapKind<H>: Components<Heaps> + Clone + Debug + 'static {
    /// Heaps in canonical form, packed.
    type State: Copy + Eq + Ord + Hash + Debug;

    /// The kind with what it keeps for these rules.
    fn new(rules: H) -> Self;

    /// Packs heaps; `None` if a position below might not fit.
    fn pack(&self, heaps: &Heaps) -> Option<Self::State>;

    /// The sizes, ascending.
    fn sizes(state: Self::State) -> Vec<u64>;

    /// Visits what is left after each move; smaller positions, which are solved sooner, come first.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] if `visit` breaks.
    fn children(
        &self,
        state: Self::State,
        visit: &mut impl FnMut(Child<Self::State>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// The value for the player to move, if the end is near enough to see it.
    fn known_value(&self, state: Self::State, misere: bool) -> Option<i64>;
}

impl<H: HeapTheory> HeapKind<H> for HeapSum<H> {
    type State = Diagram;

    fn new(rules: H) -> Self {
        Self::new(rules)
    }

    fn pack(&self, heaps: &Heaps) -> Option<Diagram> {
        let fits = self.rules.most_steps(&heaps.0) <= MOST as u64;
        let small = |&size: &u64| u16::try_from(size).ok();
        Diagram::pack(heaps.0.iter().filter_map(small)).filter(|_| fits)
    }

    fn sizes(state: Diagram) -> Vec<u64> {
        state.sizes().into_iter().map(u64::from).collect()
    }

    fn children(
        &self,
        state: Diagram,
        visit: &mut impl FnMut(Child<Diagram>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sizes = state.sizes();
        for (index, &size) in sizes.iter().enumerate() {
            // One of several equal heaps is enough.
            if sizes.get(index + 1) == Some(&size) {
                continue;
            }
            let mut rest: ArrayVec<u16, 128> = sizes.iter().copied().collect();
            rest.remove(index);
            let all = |pair: &[u16; 2]| pair[0] + pair[1];
            let left = self.left(size);
            let by_sum = left.chunk_by(|one, other| all(one) == all(other));
            for left in by_sum.rev().flatten() {
                let after = Diagram::pack(rest.iter().chain(left).copied());
                visit(after.expect("a state has room for all below").into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn known_value(&self, state: Diagram, misere: bool) -> Option<i64> {
        let end = if misere { 1 } else { -1 };
        match state.sizes().as_slice() {
            [] => Some(end),
            &[size] if self.left(size) == [[0, 0]] => Some(-end),
            // Each move in one heap can be answered by the same move in the other.
            [one, other] if one == other && !misere => Some(-1),
            _ => None,
        }
    }
}

impl<H: HeapRules> HeapKind<H> for NimPiles {
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

    fn known_value(&self, state: PackedPiles, misere: bool) -> Option<i64> {
        let end = if misere { 1 } else { -1 };
        match state.sizes().as_slice() {
            [] => Some(end),
            [1] => Some(-end),
            [_] => Some(1),
            _ => None,
        }
    }
}
