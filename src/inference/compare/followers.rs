//! The followers of a component, listed and sorted.

use std::cmp::Ordering;
use std::ops::{ControlFlow, Range};

use crate::games::Sum;

/// The followers of a component, in an order.
pub(super) struct Followers<P> {
    /// The components of all followers, one follower after another.
    components: Vec<P>,
    listed: Vec<Listed>,
}

/// Where the components of a follower are, and its place in the order of the search: ascending by the sum of the squared component
/// sizes, then by the distance from the centre.
type Listed = (Range<usize>, (u64, u32));

/// One function for all games.
fn sort_by(listed: &mut [Listed], compare: &dyn Fn(&Listed, &Listed) -> Ordering) {
    listed.sort_by(compare);
}

impl<P: Copy + Eq + Ord> Followers<P> {
    /// The followers in the order in which the game lists them. Of several moves that leave the same, only the first is kept.
    pub(super) fn of<G: Sum<Component = P>>(game: &G, component: P) -> Self {
        let mut all = Self {
            components: Vec::new(),
            listed: Vec::new(),
        };
        let _ = game.followers(component, &mut |follower| {
            let begin = all.components.len();
            all.components.extend(follower.components);
            all.components[begin..].sort_unstable();
            let sizes = follower
                .components
                .iter()
                .map(|&component| game.size(component));
            let squares = sizes.map(|size| size.pow(2)).sum();
            let place = begin..all.components.len();
            all.listed.push((place, (squares, follower.aside)));
            ControlFlow::Continue(())
        });
        all.drop_repeated();
        all
    }

    fn drop_repeated(&mut self) {
        let of = |(place, _): &Listed| &self.components[place.clone()];
        sort_by(&mut self.listed, &|one, other| of(one).cmp(of(other)));
        self.listed.dedup_by(|later, first| of(later) == of(first));
        let place = |(place, _): &Listed| (place.start, place.end);
        sort_by(&mut self.listed, &|one, other| {
            place(one).cmp(&place(other))
        });
    }

    /// Puts followers with the smallest components first and, of equal ones, those whose move was made nearest the centre.
    pub(super) fn sort(&mut self) {
        sort_by(&mut self.listed, &|(_, one), (_, other)| one.cmp(other));
    }

    pub(super) fn len(&self) -> usize {
        self.listed.len()
    }

    /// The components of a follower.
    pub(super) fn components(&self, index: usize) -> &[P] {
        &self.components[self.listed[index].0.clone()]
    }
}
