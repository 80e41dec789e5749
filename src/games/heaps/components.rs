//! A heap as an independent component: what its moves leave, found once for each size.

use std::cell::OnceCell;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::position::{Heaps, MAX_HEAPS};
use super::rules::HeapRules;
use crate::games::sum::Scale;
use crate::games::{Components, Follower, Sum, SumVisitor, Unranked};
use crate::reason::Phrase;

/// The largest heap that is drawn as strokes among components.
const MOST_STROKES: usize = 60;

/// The most heaps whose nimbers are listed.
const LONGEST_SCALE: u64 = 30;

/// The pairs of heaps that the moves in a heap leave.
type Left = Box<[[u16; 2]]>;

/// The components of a game of heaps: each is the size of a heap.
#[derive(Clone, Debug)]
pub struct HeapSum<H> {
    pub(super) rules: H,
    /// Indexed by the size of a heap: what its moves leave, each pair once with its smaller size first. Pairs with a
    /// larger sum come first, then those with a smaller first size.
    left: Rc<[OnceCell<Left>]>,
}

impl<H: HeapRules> HeapSum<H> {
    /// The components of the game with these rules.
    pub fn new(rules: H) -> Self {
        let left = (0..=MAX_HEAPS).map(|_| OnceCell::new()).collect();
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

    fn write(&self, size: u16) -> String {
        size.to_string()
    }
}

impl<H: HeapRules> Components<Heaps> for HeapSum<H> {
    type Ranking = Unranked;

    fn visit<V: SumVisitor<Heaps>>(&self, start: &Heaps, visitor: V) -> Option<V::Output> {
        let components = |_: &Self, heaps: &Heaps| {
            let open = heaps.0.iter().copied().filter(|&size| size > 0);
            let small = |size: u64| {
                let size = u16::try_from(size).ok()?;
                (usize::from(size) <= MAX_HEAPS).then_some(size)
            };
            open.map(small).collect::<Option<Vec<u16>>>()
        };
        components(self, start)?;
        Some(visitor.visit(self.clone(), components))
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
