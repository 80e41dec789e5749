//! All positions below one in an order, so that a dense table can hold the nimber of each: the interface of games whose positions are
//! easily counted.

/// The positions at and below a start, numbered from 0 in an order in which every move leads to a lower number. It stands at one of
/// them, at first at number 0. No line of play has more than 255 moves.
pub trait Ranking<P> {
    /// How many positions there are.
    fn count(&self) -> u64;

    /// The number of a position; `None` if it is not among them.
    fn rank(&self, position: &P) -> Option<usize>;

    /// Goes on to the next position; after the last one it stays.
    fn advance(&mut self);

    /// The numbers that the moves lead to from the position at which it stands.
    fn followers(&mut self) -> &[usize];
}
