//! What is known about parts, in the table that suits the game: of one word a part where that is enough.

use std::hash::Hash;

use super::super::table::Table;
use super::fact::Fact;
use super::packed::{PART_BITS, Packed};
use crate::games::Impartial;

/// A table of facts.
#[derive(Debug)]
pub(super) enum Facts<P> {
    /// For parts whose places are small numbers, without bound.
    Packed(Packed),
    /// For all others.
    Any(Table<P, Fact>),
}

impl<P: Copy + Eq + Hash> Facts<P> {
    /// An empty table of so many entries, or without bound.
    pub(super) fn new<G: Impartial<Part = P>>(game: &G, entries: Option<usize>) -> Self {
        match entries {
            Some(entries) => Self::Any(Table::bounded(entries)),
            None if (1..=PART_BITS).contains(&game.place_bits()) => Self::Packed(Packed::default()),
            None => Self::Any(Table::unbounded()),
        }
    }

    pub(super) fn get<G: Impartial<Part = P>>(&self, game: &G, part: P) -> Option<Fact> {
        match self {
            Self::Packed(table) => table.get(game.place(part)?),
            Self::Any(table) => table.get(part),
        }
    }

    pub(super) fn put<G: Impartial<Part = P>>(&mut self, game: &G, part: P, fact: Fact) {
        match self {
            Self::Packed(table) => {
                if let Some(place) = game.place(part) {
                    table.put(place, fact);
                }
            }
            Self::Any(table) => table.put(part, fact),
        }
    }

    /// How many parts are known.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Packed(table) => table.len(),
            Self::Any(table) => table.len(),
        }
    }

    /// Bytes that one more entry may need in all.
    pub(super) fn next_bytes(&self) -> u64 {
        match self {
            Self::Packed(table) => table.next_bytes(),
            Self::Any(table) => table.next_bytes(),
        }
    }
}
