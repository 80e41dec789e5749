//! The transposition table of the solver, in the form that suits the game: one word for each component if that is enough.

use std::hash::Hash;

use super::fact::Fact;
use super::packed::{COMPONENT_BITS, PackedTable};
use super::table::TranspositionTable;
use crate::games::Sum;

/// A table of facts about components.
#[derive(Debug)]
pub(super) enum Facts<P> {
    /// For components whose places are small numbers, without a limit.
    Packed(PackedTable),
    /// For all others.
    Any(TranspositionTable<P, Fact>),
}

impl<P: Copy + Eq + Hash> Facts<P> {
    /// An empty table of `entries` entries, or without a limit if that is `None`.
    pub(super) fn new<G: Sum<Component = P>>(game: &G, entries: Option<usize>) -> Self {
        match entries {
            Some(entries) => Self::Any(TranspositionTable::bounded(entries)),
            None if (1..=COMPONENT_BITS).contains(&game.place_bits()) => {
                Self::Packed(PackedTable::default())
            }
            None => Self::Any(TranspositionTable::unbounded()),
        }
    }

    pub(super) fn get<G: Sum<Component = P>>(&self, game: &G, component: P) -> Option<Fact> {
        match self {
            Self::Packed(table) => table.get(game.place(component)?),
            Self::Any(table) => table.get(component),
        }
    }

    pub(super) fn put<G: Sum<Component = P>>(&mut self, game: &G, component: P, fact: Fact) {
        match self {
            Self::Packed(table) => {
                if let Some(place) = game.place(component) {
                    table.put(place, fact);
                }
            }
            Self::Any(table) => table.put(component, fact),
        }
    }
}

impl<P> Facts<P> {
    /// How many components are stored.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Packed(table) => table.len(),
            Self::Any(table) => table.len(),
        }
    }

    /// Bytes that the table may need in all if one more component is stored.
    pub(super) fn next_bytes(&self) -> u64 {
        match self {
            Self::Packed(table) => table.next_bytes(),
            Self::Any(table) => table.next_bytes(),
        }
    }
}
