//! The steps of a search for a nimber as an observer receives them. What is made of them is left to the observer.

use crate::inference::nimbers::set::{Nimber, NimberSet};

/// Where a nimber comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The transposition table.
    Table,
    /// What the game knows without a search.
    Game,
    /// A search.
    Search,
}

/// Receives each step of a search, in order. The default of every function does nothing.
pub trait Observer<P> {
    /// Called when a component is entered and asked whether its nimber is in `wanted`.
    fn enter(&mut self, component: P, wanted: NimberSet) {
        let _ = (component, wanted);
    }
    /// Called when the component that was entered last is going to be searched. Its nimber is in `possible`, or it is not wanted.
    fn possible(&mut self, possible: NimberSet) {
        let _ = possible;
    }
    /// Called when a follower that consists of `components` is asked whether its nimber is in `handed`.
    fn follower(&mut self, components: &[P], handed: NimberSet) {
        let _ = (components, handed);
    }
    /// Called with the nimber of that follower, `None` if it is not in `handed`, and with the nimbers that are still possible for
    /// the component.
    fn valued(&mut self, nimber: Option<Nimber>, source: Source, possible: NimberSet) {
        let _ = (nimber, source, possible);
    }
    /// Called when the component that was entered last is left, with its nimber, or with `None` if that is not wanted.
    fn leave(&mut self, nimber: Option<Nimber>, source: Source) {
        let _ = (nimber, source);
    }
}

/// Ignores every step, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl<P> Observer<P> for Unobserved {}
