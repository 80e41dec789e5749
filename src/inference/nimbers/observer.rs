//! Who watches a search for a nimber at work. What is made of it is left to the watcher.

use super::set::{Nimber, NimberSet};

/// Where a value came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The transposition table, or a dense one.
    Table,
    /// What the game knows at once.
    Game,
    /// A search.
    Search,
}

/// Is told each step of a search, in order. All methods do nothing unless they are written.
pub trait Observer<P> {
    /// A part is entered and asked whether its nimber is in `wanted`.
    fn enter(&mut self, part: P, wanted: NimberSet) {
        let _ = (part, wanted);
    }
    /// The part just entered is searched; its nimber is one of these, or else none of those wanted.
    fn possible(&mut self, possible: NimberSet) {
        let _ = possible;
    }
    /// A follower that consists of `parts` is asked whether its nimber is one of `handed`.
    fn follower(&mut self, parts: &[P], handed: NimberSet) {
        let _ = (parts, handed);
    }
    /// The follower's nimber, none where it is not among those asked for; and what is still possible for the part.
    fn valued(&mut self, nimber: Option<Nimber>, source: Source, possible: NimberSet) {
        let _ = (nimber, source, possible);
    }
    /// The part last entered is left with its nimber, or with none where the nimber is not wanted.
    fn leave(&mut self, nimber: Option<Nimber>, source: Source) {
        let _ = (nimber, source);
    }
}

/// Nobody watches, and it costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl<P> Observer<P> for Unobserved {}

impl<P, O: Observer<P>> Observer<P> for &mut O {
    fn enter(&mut self, part: P, wanted: NimberSet) {
        (**self).enter(part, wanted);
    }
    fn possible(&mut self, possible: NimberSet) {
        (**self).possible(possible);
    }
    fn follower(&mut self, parts: &[P], handed: NimberSet) {
        (**self).follower(parts, handed);
    }
    fn valued(&mut self, nimber: Option<Nimber>, source: Source, possible: NimberSet) {
        (**self).valued(nimber, source, possible);
    }
    fn leave(&mut self, nimber: Option<Nimber>, source: Source) {
        (**self).leave(nimber, source);
    }
}
