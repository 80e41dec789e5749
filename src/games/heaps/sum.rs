//! Heaps as independent components: what the moves of each leave is found once for each size.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::{
    notation::{Heaps, MAX_HEAPS},
    rules::HeapRules,
};
use crate::games::sum::{Follower, Sum};
use crate::reason::Phrase;
use crate::text::in_tens;

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
    phrase!(
        id,
        most,
        nimbers = in_tens(&nimbers),
        more = largest > most,
        dead = false
    )
}

/// The pairs of heaps that the moves in a heap leave.
type Left = Box<[[u64; 2]]>;

/// The components of a game of heaps: each is the size of a heap.
#[derive(Clone, Debug)]
pub struct HeapSum {
    pub(super) rules: Arc<dyn HeapRules>,
    /// Indexed by the size of a heap: what its moves leave, each pair once with its smaller size
    /// first. Pairs with a larger sum come first, then those with a smaller first size.
    left: Arc<OnceLock<Box<[OnceLock<Left>]>>>,
    /// Whether a move may leave two heaps.
    pub(super) breaks: bool,
}

impl HeapSum {
    /// The components of the game with these rules.
    pub fn new(rules: impl HeapRules + 'static) -> Self {
        Self {
            breaks: rules.series().breaks(),
            rules: Arc::new(rules),
            left: Arc::default(),
        }
    }

    /// What the moves in a heap leave; it is kept for those that may be components.
    pub(super) fn left(&self, size: u64) -> Cow<'_, [[u64; 2]]> {
        let sizes = || (0..=MAX_HEAPS).map(|_| OnceLock::new()).collect();
        let kept = usize::try_from(size).ok();
        match kept.and_then(|size| self.left.get_or_init(sizes).get(size)) {
            Some(kept) => Cow::Borrowed(kept.get_or_init(|| self.found(size).into())),
            None => Cow::Owned(self.found(size)),
        }
    }

    fn found(&self, size: u64) -> Vec<[u64; 2]> {
        let left = self.rules.takes(size).map(|take| {
            let left = self.rules.leave(1, size, take);
            let mut left = left.expect("a listed move is legal");
            left.sort_unstable();
            left
        });
        let mut left: Vec<[u64; 2]> = left.collect();
        left.sort_unstable_by_key(|&[small, large]| (Reverse(small + large), small));
        left.dedup();
        left
    }
}

impl Sum for HeapSum {
    type Component = u16;

    fn followers(
        &self,
        size: u16,
        visit: &mut impl FnMut(Follower<'_, u16>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &left in &*self.left(size.into()) {
            let short = left.map(|size| u16::try_from(size).expect("less than before"));
            let [small, large] = short;
            let components = [large, small];
            let count = usize::from(large > 0) + usize::from(small > 0);
            visit(Follower {
                components: &components[..count],
                move_order: u32::from(large - small),
                settled: 0,
            })?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, size: u16) -> u64 {
        u64::from(size)
    }

    /// Where a move may break a heap without taking anything, each heap counts what is beyond its
    /// first piece, and all pieces besides if a single one can be taken: then every move makes less
    /// of the sum.
    fn longest(&self, size: u16) -> u64 {
        let pieces = u64::from(size);
        match self.rules.series() {
            code if !code.breaks_whole() => pieces,
            _ if self.left(1).is_empty() => pieces.saturating_sub(1),
            _ => (2 * pieces).saturating_sub(1),
        }
    }

    fn write(&self, size: u16) -> String {
        size.to_string()
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
