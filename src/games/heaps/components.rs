//! How heaps are packed and split. A heap is an independent component: what its moves leave is found once for each
//! size.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;

use super::position::{Heaps, MAX_HEAPS};
use super::rules::HeapRules;
use crate::games::shared::diagram::{Diagram, MOST};
use crate::games::{Child, Follower, Sum};

/// The most heaps whose nimbers are listed.
pub(crate) const LONGEST_SCALE: u64 = 30;

/// The pairs of heaps that the moves in a heap leave.
type Left = Box<[[u16; 2]]>;

/// The components of a game of heaps: each is the size of a heap.
#[derive(Clone, Debug)]
pub struct HeapSum<H> {
    pub(super) rules: H,
    /// Indexed by the size of a heap: what its moves leave, each pair once with its smaller size first. Pairs with a
    /// larger sum come first, then those with a smaller first size.
    left: Arc<[OnceLock<Left>]>,
}

impl<H: HeapRules> HeapSum<H> {
    /// The components of the game with these rules.
    pub fn new(rules: H) -> Self {
        let left = (0..=MAX_HEAPS).map(|_| OnceLock::new()).collect();
        Self { rules, left }
    }

    pub(super) fn left(&self, size: u16) -> &[[u16; 2]] {
        self.left[usize::from(size)].get_or_init(|| {
            let size = u64::from(size);
            let left = self.rules.takes(size).map(|take| {
                let left = self.rules.leave(1, size, take);
                let mut left = left.expect("a listed move is legal");
                left.sort_unstable();
                left.map(|size| u16::try_from(size).expect("less than before"))
            });
            let mut left: Vec<[u16; 2]> = left.collect();
            left.sort_unstable_by_key(|&[small, large]| (u16::MAX - small - large, small));
            left.dedup();
            left.into()
        })
    }
}

impl<H: HeapRules> Sum for HeapSum<H> {
    type Component = u16;

    fn followers(
        &self,
        size: u16,
        visit: &mut impl FnMut(Follower<'_, u16>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &[small, large] in self.left(size) {
            let components = [large, small];
            let count = usize::from(large > 0) + usize::from(small > 0);
            visit(Follower {
                components: &components[..count],
                aside: u32::from(large - small),
                settled: 0,
            })?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, size: u16) -> u64 {
        u64::from(size)
    }

    /// Each size counts twice, less 1, where a move may break a heap without taking anything: then every move makes less of the sum.
    fn longest(&self, size: u16) -> u64 {
        let size = u64::from(size);
        match self.rules.series() {
            Some(code) if !code.breaks_whole() => size,
            _ => (2 * size).saturating_sub(1),
        }
    }

    fn write(&self, size: u16) -> String {
        size.to_string()
    }
}

impl<H: HeapRules> HeapSum<H> {
    /// Packs heaps; `None` if a position below might not fit.
    pub(super) fn pack(&self, heaps: &Heaps) -> Option<Diagram> {
        let fits = self.rules.most_steps(&heaps.0) <= MOST as u64;
        Diagram::pack(small(heaps)?).filter(|_| fits)
    }

    /// Visits what is left after each move; smaller positions, which are solved sooner, come first.
    pub(super) fn children(
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

    /// The value for the player to move, if the end is near enough to see it; `end` is that of a finished game.
    pub(super) fn known_value(&self, state: Diagram, end: i64) -> Option<i64> {
        match state.sizes().as_slice() {
            [] => Some(end),
            &[size] if self.left(size) == [[0, 0]] => Some(-end),
            // Each move in one heap can be answered by the same move in the other.
            [one, other] if one == other && end < 0 => Some(end),
            _ => None,
        }
    }
}

/// The sizes of the heaps that are not empty; `None` if one is too large for a component.
pub(super) fn small(heaps: &Heaps) -> Option<Vec<u16>> {
    let open = heaps.0.iter().filter(|&&size| size > 0);
    open.map(|&size| {
        u16::try_from(size)
            .ok()
            .filter(|&size| usize::from(size) <= MAX_HEAPS)
    })
    .collect()
}
