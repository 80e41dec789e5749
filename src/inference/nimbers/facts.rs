//! The table of facts about components, in the form that suits the game: one word for each component if that is enough.

use std::hash::Hash;

use super::fact::Fact;
use super::packed::{Known, PackedTable};
use super::table::TranspositionTable;
use crate::games::Sum;

/// A table of facts about components.
#[derive(Debug)]
pub(super) struct Facts<P> {
    /// For components that are numbers of a word, unless the table has a fixed number of entries.
    packed: Option<PackedTable>,
    /// For all others.
    others: TranspositionTable<P, Fact>,
}

impl<P: Copy + Eq + Hash> Facts<P> {
    /// An empty table of `entries` entries, or without a limit if that is `None`.
    pub(super) fn new<G: Sum<Component = P>>(game: &G, entries: Option<usize>) -> Self {
        let has_places = entries.is_none() && game.place_bits() > 0;
        Self {
            packed: has_places.then(|| PackedTable::new(game.place_bits())),
            others: entries.map_or_else(TranspositionTable::unbounded, TranspositionTable::bounded),
        }
    }

    /// The table with one word for each component, and the number of a component that belongs to it.
    fn place<G: Sum<Component = P>>(&self, game: &G, component: P) -> Option<(&PackedTable, u64)> {
        let packed = self.packed.as_ref()?;
        Some((packed, game.place(component)?))
    }

    /// Reads the words where the components may be, to be handed to [`Facts::get`]. Reading several at once hides how long each takes.
    pub(super) fn read<G: Sum<Component = P>>(
        &self,
        game: &G,
        components: &[P],
        words: &mut Vec<u64>,
    ) {
        words.clear();
        words.extend(
            components
                .iter()
                .map(|&component| self.word(game, component)),
        );
    }

    /// The word where a component may be; 0 if it is in the other table.
    fn word<G: Sum<Component = P>>(&self, game: &G, component: P) -> u64 {
        let place = self.place(game, component);
        place.map_or(0, |(table, place)| table.word(place))
    }

    /// What is stored about a component, whose word has been read.
    pub(super) fn get<G: Sum<Component = P>>(
        &self,
        game: &G,
        component: P,
        word: u64,
    ) -> Option<Known> {
        match self.place(game, component) {
            Some((table, place)) => table.get(place, word),
            None => self.others.get(component).map(|fact| Known {
                fact,
                has_numbers: true,
            }),
        }
    }

    /// What is stored about a component.
    pub(super) fn look_up<G: Sum<Component = P>>(&self, game: &G, component: P) -> Option<Known> {
        self.get(game, component, self.word(game, component))
    }

    /// Stores what is known about a component. The table may take `room` bytes while it grows. If it cannot grow, what is known gives
    /// way in the table with one word for each component, and the other one takes no more components.
    pub(super) fn put<G: Sum<Component = P>>(
        &mut self,
        game: &G,
        component: P,
        known: Known,
        room: u64,
    ) {
        if let (Some(table), Some(place)) = (&mut self.packed, game.place(component)) {
            let room = room.saturating_sub(self.others.bytes());
            table.put(place, known, room);
            return;
        }
        let packed = self.packed.as_ref().map_or(0, PackedTable::bytes);
        let has_room = self.others.next_bytes() + packed <= room;
        if has_room || self.others.get(component).is_some() {
            // A fact that finds no memory is found out again.
            let _ = self.others.put(component, known.fact);
        }
    }
}

impl<P: Copy> Facts<P> {
    /// The components with what is known about them, in no particular order. `component` tells the one of a place.
    pub(super) fn all(&self, component: impl Fn(u64) -> P) -> impl Iterator<Item = (P, Fact)> {
        let packed = self.packed.iter().flat_map(PackedTable::facts);
        let packed = packed.map(move |(place, fact)| (component(place), fact));
        packed.chain(self.others.all())
    }
}

/// Bytes of a table of `entries` entries, whatever a method stores about a component.
pub(in crate::inference) fn bytes_of_entries<P>(entries: usize) -> u128 {
    entries as u128 * size_of::<Option<(P, Fact)>>() as u128
}

impl<P> Facts<P> {
    /// How many components are stored.
    pub(super) fn len(&self) -> usize {
        self.packed.as_ref().map_or(0, PackedTable::len) + self.others.len()
    }

    /// Bytes of memory.
    pub(super) fn bytes(&self) -> u64 {
        self.packed.as_ref().map_or(0, PackedTable::bytes) + self.others.bytes()
    }
}
