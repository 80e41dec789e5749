//! An impartial game that falls apart, as the search for nimbers sees it: parts, and what a move leaves of one. How people name
//! positions and moves is left to `notation`.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// What a move leaves of a part.
#[derive(Clone, Copy, Debug)]
pub struct Follower<'a, P> {
    /// The parts that are left, canonical, none without a move; in any order, and equal ones beside each other or not.
    pub parts: &'a [P],
    /// How far from the centre of its part the move was made, on any scale: of followers of equal promise a search takes the
    /// smallest first.
    pub aside: u32,
    /// The nimber of what is left beside `parts`, where a table of small positions or symmetry told it; else 0.
    pub settled: u8,
}

impl<'a, P> Follower<'a, P> {
    /// A follower of a game in which every place is as good as another.
    pub fn new(parts: &'a [P]) -> Self {
        Self {
            parts,
            aside: 0,
            settled: 0,
        }
    }
}

/// What is plain about the nimber of a part without a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// Nothing.
    Unknown,
    /// It is this one.
    Exactly(u64),
    /// It is not 0: the player to move wins.
    NotZero,
}

/// A game in which both players have the same moves, the last mover wins, and positions fall apart into parts that have no influence
/// on each other.
///
/// The author of a game writes `Part`, `followers` and `size`; the rest has defaults.
pub trait Impartial {
    /// A part that has a move, in canonical form, packed: parts that play alike are one. It is the key of every table.
    type Part: Copy + Eq + Ord + Hash + Debug;

    /// Visits what each move leaves of `part`, until told to break off. Moves that leave the same may be visited once.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] where the visitor broke off.
    fn followers(
        &self,
        part: Self::Part,
        visit: &mut impl FnMut(Follower<'_, Self::Part>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// How large a part is: cells, pins or matches. No line of play from it is longer.
    fn size(&self, part: Self::Part) -> u64;

    /// No line of play from a part is longer, and so its nimber is not larger.
    fn longest(&self, part: Self::Part) -> u64 {
        self.size(part)
    }

    /// What is plain about the nimber without a search.
    fn plain(&self, part: Self::Part) -> Plain {
        let _ = part;
        Plain::Unknown
    }

    // Small positions as numbers, *places*, so that a dense table can hold their nimbers. The defaults have none.

    /// How many bits the places of all positions take; 0 where the game has no places.
    fn place_bits(&self) -> u32 {
        0
    }

    /// The place of a part; none where it takes more bits than a number has, or the game has no places.
    fn place(&self, part: Self::Part) -> Option<u64> {
        let _ = part;
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

    /// As [`Impartial::followers`], but what `small`, the nimbers of the lowest places, knows may be told by [`Follower::settled`], and
    /// where it is not empty so may parts whose nimber is plain. Parts that are left in [`Follower::parts`] are then known to neither,
    /// unless [`Plain::NotZero`] is said of them.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] where the visitor broke off.
    fn followers_beside(
        &self,
        part: Self::Part,
        small: &[u8],
        visit: &mut impl FnMut(Follower<'_, Self::Part>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let _ = small;
        self.followers(part, visit)
    }

    /// A part as a position is written.
    fn write(&self, part: Self::Part) -> String;

    /// Positions that the fastest search meets below a part, as far as is known; 0 where there is nothing to fear.
    fn work(&self, part: Self::Part) -> u128 {
        let _ = part;
        0
    }

    /// Bytes that the game itself has taken while it was searched.
    fn memory(&self) -> u64 {
        0
    }
}

/// A search may borrow its game.
impl<G: Impartial> Impartial for &G {
    type Part = G::Part;

    fn followers(
        &self,
        part: Self::Part,
        visit: &mut impl FnMut(Follower<'_, Self::Part>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (**self).followers(part, visit)
    }

    fn size(&self, part: Self::Part) -> u64 {
        (**self).size(part)
    }

    fn longest(&self, part: Self::Part) -> u64 {
        (**self).longest(part)
    }

    fn plain(&self, part: Self::Part) -> Plain {
        (**self).plain(part)
    }

    fn place_bits(&self) -> u32 {
        (**self).place_bits()
    }

    fn place(&self, part: Self::Part) -> Option<u64> {
        (**self).place(part)
    }

    fn place_alike(&self, place: u64) -> u64 {
        (**self).place_alike(place)
    }

    fn place_followers(&self, place: u64, visit: &mut impl FnMut(u64)) {
        (**self).place_followers(place, visit);
    }

    fn followers_beside(
        &self,
        part: Self::Part,
        small: &[u8],
        visit: &mut impl FnMut(Follower<'_, Self::Part>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (**self).followers_beside(part, small, visit)
    }

    fn write(&self, part: Self::Part) -> String {
        (**self).write(part)
    }

    fn work(&self, part: Self::Part) -> u128 {
        (**self).work(part)
    }

    fn memory(&self) -> u64 {
        (**self).memory()
    }
}

/// Something to do with the components of positions, whichever game they belong to; `P` are the positions.
pub trait SumVisitor<P> {
    /// The result.
    type Output;
    /// Does it. `parts` gives the components of a position, `None` if the position is too large for `game`, which may have been
    /// made for smaller ones.
    fn visit<G: Impartial + 'static>(
        self,
        game: G,
        parts: impl Fn(&G, &P) -> Option<Vec<G::Part>> + 'static,
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
