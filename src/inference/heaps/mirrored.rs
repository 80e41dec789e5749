//! A row of nimbers, forwards and backwards: the two heaps into which one is broken stand side by side.

use std::ops::Range;

/// The nimbers of the heaps from the empty one on.
pub(super) struct Mirrored {
    forwards: Vec<u16>,
    /// The last place is that of the empty heap.
    backwards: Vec<u16>,
}

impl Mirrored {
    /// The empty heap alone, which has no move.
    pub(super) fn new() -> Self {
        Self {
            forwards: vec![0],
            backwards: vec![0],
        }
    }

    /// The nimbers in order.
    pub(super) fn nimbers(&self) -> &[u16] {
        &self.forwards
    }

    /// The nimbers in order, and nothing beside them.
    pub(super) fn into_nimbers(self) -> Vec<u16> {
        self.forwards
    }

    /// How many heaps there are.
    pub(super) fn len(&self) -> usize {
        self.forwards.len()
    }

    /// Makes room for as many heaps in all.
    pub(super) fn make_room(&mut self, heaps: usize) {
        let Some(more) = heaps.checked_sub(self.backwards.len()) else {
            return;
        };
        self.forwards.reserve_exact(heaps - self.len());
        let shorter = std::mem::replace(&mut self.backwards, vec![0; heaps]);
        self.backwards[more..].copy_from_slice(&shorter);
    }

    /// Adds the next heap, for which there is room.
    pub(super) fn push(&mut self, nimber: u16) {
        self.forwards.push(nimber);
        let place = self.backwards.len() - self.len();
        self.backwards[place] = nimber;
    }

    /// The nimbers of some heaps, and those of what is missing to `whole`, place by place.
    pub(super) fn sides(&self, whole: usize, heaps: Range<usize>) -> [&[u16]; 2] {
        let shift = self.backwards.len() - 1 - whole;
        let others = shift + heaps.start..shift + heaps.end;
        [&self.forwards[heaps], &self.backwards[others]]
    }
}
