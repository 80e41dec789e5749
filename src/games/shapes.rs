//! What some games are made of: piles, heaps, columns, or positions that are easily counted. A
//! method that is made for one of these solves each such game; the others need none of it.

use super::{game::Game, heaps::Code, ranking::Ranking};

/// A game of up to ten piles. A move takes the same number from up to a certain number of them, and
/// nothing else.
pub trait OfPiles: Game {
    /// The position as piles.
    fn piles<'a>(&self, position: &'a Self::Position) -> PileShape<'a, Self::Move>;
}

/// Piles of which a move takes the same number from up to `at_once`.
#[derive(Clone, Copy, Debug)]
pub struct PileShape<'a, M> {
    /// The sizes of the piles in their places.
    pub sizes: &'a [u64],
    /// From how many piles a move may take.
    pub at_once: usize,
    /// Makes the move on piles, counted from 1.
    pub taking: fn(&[u64], u64) -> Option<M>,
}

impl<'a, M> PileShape<'a, M> {
    /// The sizes, if a move takes from one pile or two, and never from more.
    pub fn pairs(self) -> Option<&'a [u64]> {
        (self.at_once == 2).then_some(self.sizes)
    }
}

/// A game of taking and breaking, if a code says what its moves leave of heaps.
pub trait OfHeaps: Game {
    /// The position as heaps; `None` if there is no code.
    fn heaps(&self, position: &Self::Position) -> Option<HeapShape>;

    /// The size of the heap that a legal move changes, and what it leaves of it, 0 for nothing.
    fn changed_heap(&self, position: &Self::Position, played: Self::Move) -> (u64, [u64; 2]);
}

/// Heaps whose moves leave what a code says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapShape {
    /// What a move may leave of a heap.
    pub code: Code,
    /// The sizes of the heaps.
    pub sizes: Vec<u64>,
}

/// A game of a row of columns that are points. A move takes columns from its end, at most as many
/// as the move before it.
pub trait OfColumns: Game {
    /// The position as a row.
    fn row<'a>(&self, position: &'a Self::Position) -> RowShape<'a, Self::Move>;
}

/// A row of columns, and its moves.
#[derive(Clone, Copy, Debug)]
pub struct RowShape<'a, M> {
    /// The points of each column. Moves take the last ones.
    pub columns: &'a [u64],
    /// How many columns the next move may take, no more than there are.
    pub most: usize,
    /// Converts a number of columns to a move that takes them.
    pub taking: fn(usize) -> M,
}

/// A game whose positions are easily counted.
pub trait Ranked: Game {
    /// The positions at and below one, numbered; `None` if they are far too many.
    fn ranking(&self, start: &Self::Position) -> Option<Box<dyn Ranking<Self::Position>>>;
}
