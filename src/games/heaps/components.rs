//! How heaps are packed and split. A heap is an independent component: what its moves leave is found once for each
//! size.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;

use super::position::{Heaps, MAX_HEAPS};
use super::rules::HeapRules;
use crate::games::shared::diagram::{Diagram, MOST};
use crate::games::sum::Scale;
use crate::games::{Child, Components, Follower, Sum, SumVisitor};
use crate::reason::Phrase;
use crate::text::in_tens;

/// The largest heap that is drawn as strokes among components.
const MOST_STROKES: usize = 60;

/// The most heaps whose nimbers are listed.
pub(crate) const LONGEST_SCALE: u64 = 30;

/// Says the nimbers of the sizes up to the largest of some, by the message `id`.
pub(crate) fn nimbers_of_sizes(
    id: &'static str,
    sizes: &[u64],
    nimber: impl Fn(u64) -> u64,
) -> Phrase {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let most = largest.min(LONGEST_SCALE);
    let nimbers: Vec<u64> = (1..=most).map(nimber).collect();
    let phrase = Phrase::new(id).with("most", most);
    phrase
        .with("nimbers", in_tens(&nimbers))
        .with("more", largest > most)
}

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

    /// The value for the player to move, if the end is near enough to see it; `end` is that of a finished game.
    fn known_value(&self, state: Self::State, end: i64) -> Option<i64>;
}

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

impl<H: HeapRules> Components<Heaps> for HeapSum<H> {
    fn visit<V: SumVisitor<Heaps>>(&self, start: &Heaps, visitor: V) -> Option<V::Output> {
        small(start)?;
        Some(visitor.visit(self.clone(), |_: &Self, heaps: &Heaps| small(heaps)))
    }

    fn split(&self, heaps: &Heaps) -> Option<Vec<Heaps>> {
        let open = heaps.0.iter().filter(|&&size| size > 0);
        Some(open.map(|&size| Heaps(vec![size])).collect())
    }

    fn draw(&self, heap: &Heaps) -> Vec<String> {
        let all: u64 = heap.0.iter().sum();
        vec![match usize::try_from(all) {
            Ok(strokes @ ..=MOST_STROKES) => "|".repeat(strokes),
            _ => all.to_string(),
        }]
    }

    fn scale(&self, heaps: &Heaps) -> Option<Scale<Heaps>> {
        let largest = heaps.0.iter().copied().max()?.min(LONGEST_SCALE);
        if largest < 2 {
            return None;
        }
        Some(Scale {
            phrase: Phrase::new(H::CONVENTIONS.nimbers).with("most", largest),
            components: (1..=largest).map(|size| Heaps(vec![size])).collect(),
        })
    }
}

impl<H: HeapRules> HeapKind<H> for HeapSum<H> {
    type State = Diagram;

    fn new(rules: H) -> Self {
        Self::new(rules)
    }

    fn pack(&self, heaps: &Heaps) -> Option<Diagram> {
        let fits = self.rules.most_steps(&heaps.0) <= MOST as u64;
        Diagram::pack(small(heaps)?).filter(|_| fits)
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

    fn known_value(&self, state: Diagram, end: i64) -> Option<i64> {
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
fn small(heaps: &Heaps) -> Option<Vec<u16>> {
    let open = heaps.0.iter().filter(|&&size| size > 0);
    open.map(|&size| {
        u16::try_from(size)
            .ok()
            .filter(|&size| usize::from(size) <= MAX_HEAPS)
    })
    .collect()
}
