//! The followers of a component, listed and sorted.

use std::hash::Hash;
use std::ops::{ControlFlow, Range};

use ahash::AHashSet;

use crate::games::Sum;

/// The followers of a component, in an order.
pub(super) struct Followers<P> {
    /// The components of all followers, one follower after another.
    components: Vec<P>,
    listed: Vec<Listed>,
}

/// Where the components of a follower are, and its place in the order of the search: ascending by
/// the sum of the squared component sizes, then by the distance from the centre.
type Listed = (Range<usize>, (u64, u32));

impl<P: Copy + Ord + Hash> Followers<P> {
    /// The followers in the order in which the game lists them. Of several moves that leave the
    /// same, only the first is kept.
    pub(super) fn of<G: Sum<Component = P>>(game: &G, component: P) -> Self {
        let mut all = Self {
            components: Vec::new(),
            listed: Vec::new(),
        };
        let _ = game.followers(component, &mut |follower| {
            let begin = all.components.len();
            all.components.extend(follower.components);
            let left = &mut all.components[begin..];
            left.sort_unstable();
            let squares = left.iter().map(|&one| game.size(one).pow(2)).sum();
            let place = begin..all.components.len();
            all.listed.push((place, (squares, follower.move_order)));
            ControlFlow::Continue(())
        });
        let mut met = AHashSet::new();
        let components = &all.components;
        (all.listed).retain(|(place, _)| met.insert(&components[place.clone()]));
        all
    }

    /// Puts followers with the smallest components first and, of equal ones, those whose move was
    /// made nearest the centre.
    pub(super) fn sort(&mut self) {
        self.listed.sort_by_key(|(_, rank)| *rank);
    }

    pub(super) fn len(&self) -> usize {
        self.listed.len()
    }

    /// The components of a follower.
    pub(super) fn components(&self, index: usize) -> &[P] {
        &self.components[self.listed[index].0.clone()]
    }
}
