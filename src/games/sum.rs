//! An impartial game that falls apart, as the search for nimbers sees it: components, and what a move leaves of one. How people name
//! positions and moves is left to `notation`.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// What a move leaves of a component.
#[derive(Clone, Copy, Debug)]
pub struct Follower<'a, P> {
    /// The components that are left, canonical, none without a move; in any order, and equal ones beside each other or not.
    pub components: &'a [P],
    /// How far from the centre of its component the move was made, on any scale: of followers of equal promise a search takes the
    /// smallest first.
    pub aside: u32,
    /// The nimber of what is left beside `components`, where a table of small positions or symmetry told it; else 0.
    pub settled: u8,
}

impl<'a, P> Follower<'a, P> {
    /// A follower of a game in which every place is as good as another.
    pub fn new(components: &'a [P]) -> Self {
        Self {
            components,
            aside: 0,
            settled: 0,
        }
    }
}

/// What is plain about the nimber of a component without a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// Nothing.
    Unknown,
    /// It is this one.
    Exactly(u64),
    /// It is not 0: the player to move wins.
    NotZero,
}

/// A game in which both players have the same moves, the last mover wins, and positions fall apart into components that have no influence
/// on each other.
///
/// The author of a game writes `Part`, `followers` and `size`; the rest has defaults.
pub trait Sum {
    /// A component that has a move, in canonical form, packed: components that play alike are one. It is the key of every table.
    type Component: Copy + Eq + Ord + Hash + Debug;

    /// Visits what each move leaves of `component`, until told to break off. Moves that leave the same may be visited once.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] where the visitor broke off.
    fn followers(
        &self,
        component: Self::Component,
        visit: &mut impl FnMut(Follower<'_, Self::Component>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// How large a component is: cells, pins or matches. No line of play from it is longer.
    fn size(&self, component: Self::Component) -> u64;

    /// No line of play from a component is longer, and so its nimber is not larger.
    fn longest(&self, component: Self::Component) -> u64 {
        self.size(component)
    }

    /// What is plain about the nimber without a search.
    fn plain(&self, component: Self::Component) -> Plain {
        let _ = component;
        Plain::Unknown
    }

    // Small positions as numbers, *places*, so that a dense table can hold their nimbers. The defaults have none.

    /// How many bits the places of all positions take; 0 where the game has no places.
    fn place_bits(&self) -> u32 {
        0
    }

    /// The place of a component; none where it takes more bits than a number has, or the game has no places.
    fn place(&self, component: Self::Component) -> Option<u64> {
        let _ = component;
        None
    }

    /// A place that is not higher and has the same nimber.
    fn place_alike(&self, place: u64) -> u64 {
        place
    }

    /// Visits the places that the moves lead to; all of them are lower.
    fn place_followers(&self, place: u64, visit: &mut impl FnMut(u64)) {
        let _ = (place, visit);
    }

    /// As [`Sum::followers`], but what `small`, the nimbers of the lowest places, knows may be told by [`Follower::settled`], and
    /// where it is not empty so may components whose nimber is plain. Components that are left in [`Follower::components`] are then known to neither,
    /// unless [`Plain::NotZero`] is said of them.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] where the visitor broke off.
    fn followers_beside(
        &self,
        component: Self::Component,
        small: &[u8],
        visit: &mut impl FnMut(Follower<'_, Self::Component>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let _ = small;
        self.followers(component, visit)
    }

    /// A component as a position is written.
    fn write(&self, component: Self::Component) -> String;

    /// Positions that the fastest search meets below a component, as far as is known; 0 where there is nothing to fear.
    fn work(&self, component: Self::Component) -> u128 {
        let _ = component;
        0
    }

    /// Bytes that the game itself has taken while it was searched.
    fn memory(&self) -> u64 {
        0
    }
}

/// A search may borrow its game.
impl<G: Sum> Sum for &G {
    type Component = G::Component;

    fn followers(
        &self,
        component: Self::Component,
        visit: &mut impl FnMut(Follower<'_, Self::Component>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (**self).followers(component, visit)
    }

    fn size(&self, component: Self::Component) -> u64 {
        (**self).size(component)
    }

    fn longest(&self, component: Self::Component) -> u64 {
        (**self).longest(component)
    }

    fn plain(&self, component: Self::Component) -> Plain {
        (**self).plain(component)
    }

    fn place_bits(&self) -> u32 {
        (**self).place_bits()
    }

    fn place(&self, component: Self::Component) -> Option<u64> {
        (**self).place(component)
    }

    fn place_alike(&self, place: u64) -> u64 {
        (**self).place_alike(place)
    }

    fn place_followers(&self, place: u64, visit: &mut impl FnMut(u64)) {
        (**self).place_followers(place, visit);
    }

    fn followers_beside(
        &self,
        component: Self::Component,
        small: &[u8],
        visit: &mut impl FnMut(Follower<'_, Self::Component>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (**self).followers_beside(component, small, visit)
    }

    fn write(&self, component: Self::Component) -> String {
        (**self).write(component)
    }

    fn work(&self, component: Self::Component) -> u128 {
        (**self).work(component)
    }

    fn memory(&self) -> u64 {
        (**self).memory()
    }
}

/// Something to do with the components of positions, whichever game they belong to; `P` are the positions.
pub trait SumVisitor<P> {
    /// The result.
    type Output;
    /// Does it. `components` gives the components of a position, `None` if the position is too large for `game`, which may have been
    /// made for smaller ones.
    fn visit<G: Sum + 'static>(
        self,
        game: G,
        components: impl Fn(&G, &P) -> Option<Vec<G::Component>> + 'static,
    ) -> Self::Output;
}

/// The independent components of the positions of a game, for searches and for people.
pub trait Components<P> {
    /// Visits the game of components that `start` and the positions below it belong to; `None` if it is too large for one.
    fn visit<V: SumVisitor<P>>(&self, start: &P, visitor: V) -> Option<V::Output>;

    /// The components that have a move, each as a position of its own, in the order of their places; `None` in games in which
    /// there is never more than one.
    fn split(&self, position: &P) -> Option<Vec<P>>;

    /// A component drawn in a few rows of characters.
    fn draw(&self, component: &P) -> Vec<String>;
}

/// The components of a game that has none. There is no such value.
#[derive(Clone, Copy, Debug)]
pub enum Indivisible {}

impl<P> Components<P> for Indivisible {
    fn visit<V: SumVisitor<P>>(&self, _: &P, _: V) -> Option<V::Output> {
        match *self {}
    }

    fn split(&self, _: &P) -> Option<Vec<P>> {
        match *self {}
    }

    fn draw(&self, _: &P) -> Vec<String> {
        match *self {}
    }
}
