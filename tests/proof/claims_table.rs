//! The table of claims for the second proof.

use super::follows::Known;
use super::shapes::Shape;

/// A hash table with a component and its claims in each slot, 0 if it is free: the highest sixteen
/// bits are the claims.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) slots: Vec<u128>,
}

const CLAIM: u32 = u128::BITS - 16;

fn packed(shape: Shape, known: Known) -> u128 {
    u128::from(known.0) << CLAIM | shape.0
}

pub(super) fn unpacked(slot: u128) -> Option<(Shape, Known)> {
    let known = Known(u16::try_from(slot >> CLAIM).expect("sixteen bits"));
    (slot != 0).then_some((Shape(slot & ((1 << CLAIM) - 1)), known))
}

impl Table {
    /// At most two of three slots will be taken.
    pub(super) fn with_place(components: usize) -> Self {
        let slots = components * 3 / 2 + 2;
        Self {
            slots: vec![0; slots],
        }
    }

    /// The slot of a component, or the free one where it belongs.
    fn slot(&self, shape: Shape) -> usize {
        let mixed =
            (shape.0 ^ shape.0 >> 61).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        let all = self.slots.len();
        let own = ((mixed >> 64) * all as u128) >> 64;
        let own = usize::try_from(own).expect("below the number of slots");
        let mut slots = (own..all).chain(0..own);
        let held =
            |slot: &usize| unpacked(self.slots[*slot]).is_none_or(|(other, _)| other == shape);
        slots.find(held).expect("a third of the slots is free")
    }

    pub(super) fn get(&self, shape: Shape) -> Option<Known> {
        unpacked(self.slots[self.slot(shape)]).map(|(_, known)| known)
    }

    pub(super) fn put(&mut self, shape: Shape, known: Known) {
        let slot = self.slot(shape);
        self.slots[slot] = packed(shape, known);
    }
}
