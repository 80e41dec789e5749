//! How positions split into independent components, for a search and for people.

use super::{
    rules::Rules,
    sum::{Scale, SumVisitor},
};
use crate::reason::Phrase;

/// The components of positions in normal play. By default there are none: a game whose positions
/// never split has an empty implementation.
pub trait Components: Rules {
    /// Whether positions are sums of independent components, in normal play. Nimbers solve them.
    fn splits(&self) -> bool {
        false
    }

    /// Runs `visitor` with the game of components that `start` and the positions below it belong
    /// to; `None`, the default, if there is none, or it is too large.
    fn visit_components<V: SumVisitor<Self::Position>>(
        &self,
        _start: &Self::Position,
        _visitor: V,
    ) -> Option<V::Output> {
        None
    }

    /// Returns the components that have a move, each as a position of its own, in the order of
    /// their places; `None`, the default, in games that never have more than one.
    fn split(&self, _position: &Self::Position) -> Option<Vec<Self::Position>> {
        None
    }

    /// The components of a component that is a game of its own, if its nimber is best told by
    /// theirs.
    fn parts(&self, _component: &Self::Position) -> Vec<Self::Position> {
        Vec::new()
    }

    /// Says what gives the nimber of a component that is a game of its own; `parts` are the nimbers
    /// of its [`Components::parts`].
    fn derived(&self, _component: &Self::Position, _parts: &[u64]) -> Option<Phrase> {
        None
    }

    /// Whether components are listed by number, each with what gives its nimber.
    fn numbers_components(&self) -> bool {
        false
    }

    /// Draws a component in a few rows of characters.
    fn draw(&self, component: &Self::Position) -> Vec<String> {
        vec![component.to_string()]
    }

    /// The components of one kind in order of size, up to the largest in a position, whose nimbers
    /// are worth knowing by heart. `None`, the default, if components differ in more than their
    /// size.
    fn scale(&self, _position: &Self::Position) -> Option<Scale<Self::Position>> {
        None
    }
}
