//! A finite commutative monoid with its lost elements, and what each heap is in it.

use crate::games::Code;

/// A set of elements, a bit for each.
pub(super) type Elements = u128;

/// So many elements a monoid may have: a set has room for them.
pub(super) const MOST_ELEMENTS: usize = Elements::BITS as usize;

/// The elements of which something holds.
pub(super) fn elements(order: usize, holds: impl Fn(usize) -> bool) -> Elements {
    (0..order).fold(0, |set, element| {
        set | u128::from(holds(element)) << element
    })
}

/// Whether a set has an element.
pub(super) fn contains(set: Elements, element: usize) -> bool {
    set >> element & 1 > 0
}

/// What the moves of a heap leave, each time two sizes, 0 for no heap. Nothing else here asks what
/// the rules are.
pub(super) fn followers(code: &Code, heap: usize) -> impl Iterator<Item = [usize; 2]> {
    let small = |size| usize::try_from(size).expect("no larger than the heap");
    let left = code.digits();
    left.flat_map(move |(taken, _)| code.left(heap as u64, taken))
        .map(move |left| left.map(small))
}

/// A finite commutative monoid with its lost elements, and what heaps are in it. Element 0 is the
/// identity.
#[derive(Clone)]
pub struct Monoid {
    /// How many elements there are, at most `MOST_ELEMENTS`.
    pub order: usize,
    /// The product of `x` and `y` at `x * order + y`.
    pub products: Vec<usize>,
    /// The elements of positions that the player to move loses.
    pub lost: Elements,
    /// What heaps of 0, 1, 2 ... are.
    pub heaps: Vec<u16>,
}

impl Monoid {
    /// That of the empty heap, which is won for the player to move.
    pub(super) fn trivial() -> Self {
        Self {
            order: 1,
            products: vec![0],
            lost: 0,
            heaps: vec![0],
        }
    }

    /// The product of two elements.
    pub fn times(&self, x: usize, y: usize) -> usize {
        self.products[x * self.order + y]
    }

    /// What a heap of this size is.
    pub fn heap(&self, size: usize) -> usize {
        usize::from(self.heaps[size])
    }

    /// Adds the next heap.
    pub(super) fn push(&mut self, element: usize) {
        let element = u16::try_from(element).expect("there are few elements");
        self.heaps.push(element);
    }

    /// What heaps of these sizes are together.
    pub fn sum(&self, sizes: impl IntoIterator<Item = usize>) -> usize {
        let sizes = sizes.into_iter();
        sizes.fold(0, |all, size| self.times(all, self.heap(size)))
    }

    /// What the moves of a heap leave.
    pub(super) fn options(&self, code: &Code, heap: usize) -> Elements {
        let left = followers(code, heap);
        left.fold(0, |set, [one, other]| {
            set | 1 << self.times(self.heap(one), self.heap(other))
        })
    }

    /// For each element the contexts in which it is lost.
    pub(super) fn losses(&self) -> Vec<Elements> {
        let lost = |x| elements(self.order, |z| contains(self.lost, self.times(x, z)));
        (0..self.order).map(lost).collect()
    }

    /// The contexts in which none of some options is lost.
    pub(super) fn quiet(&self, losses: &[Elements], options: Elements) -> Elements {
        let all = elements(self.order, |_| true);
        let options = (0..self.order).filter(|&option| contains(options, option));
        options.fold(all, |quiet, option| quiet & !losses[option])
    }

    /// The heaps that are no sum of smaller ones, and others that are `wanted` all the same.
    pub(super) fn generators(&self, wanted: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut reached = vec![false; self.order];
        reached[0] = true;
        let mut generators = Vec::new();
        for size in 1..self.heaps.len() {
            let element = self.heap(size);
            if reached[element] && !wanted(size) {
                continue;
            }
            generators.push(size);
            let mut open: Vec<usize> = (0..self.order).filter(|&known| reached[known]).collect();
            while let Some(known) = open.pop() {
                let product = self.times(known, element);
                if !std::mem::replace(&mut reached[product], true) {
                    open.push(product);
                }
            }
        }
        generators
    }
}
