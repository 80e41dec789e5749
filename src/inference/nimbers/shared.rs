//! What the threads of a search share: the game, and what they have found out about it.

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use super::bound::Bound;
use super::numbers::{Estimates, Numbers};
use super::table::ComponentTable;
use crate::games::Sum;
use crate::inference::components::Nimber;
use crate::inference::limits::Limits;

/// A game, and what is known about its components.
pub(super) struct Shared<G: Sum> {
    pub(super) game: G,
    /// A thread that reads it or adds to it holds the lock as a reader, for a component and what
    /// its moves leave. The one that finds it full waits until it has the table alone.
    table: RwLock<ComponentTable<G::Component>>,
    pub(super) estimates: Estimates,
    max_memory: u64,
}

impl<G: Sum> Shared<G> {
    /// Nothing is known yet.
    pub(super) fn new(game: G, limits: &Limits) -> Self {
        Self {
            game,
            table: RwLock::new(ComponentTable::new(limits.tt_entries.unwrap_or(usize::MAX))),
            estimates: Estimates::default(),
            max_memory: limits.max_memory,
        }
    }

    /// The table to look components up in. No other function is to be called meanwhile that does.
    pub(super) fn table(&self) -> RwLockReadGuard<'_, ComponentTable<G::Component>> {
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many components the table holds.
    pub(super) fn entries(&self) -> usize {
        self.table().len()
    }

    /// What is known about a component without a search.
    pub(super) fn known(&self, component: G::Component) -> Bound {
        let table = self.table();
        self.known_in(&table, component)
    }

    /// The same with the table at hand.
    pub(super) fn known_in(
        &self,
        table: &ComponentTable<G::Component>,
        component: G::Component,
    ) -> Bound {
        match table.get(component, table.place(component)) {
            Bound::NOTHING => Bound::of_game(&self.game, component),
            known => known,
        }
    }

    /// Adds to what is known about a component.
    pub(super) fn learn(&self, component: G::Component, known: Bound) {
        while !self.table().add(component, known) {
            let mut table = self.table.write().unwrap_or_else(PoisonError::into_inner);
            table.make_room(self.max_memory.saturating_sub(self.game.memory()));
        }
    }

    /// The proof numbers of a component beside a pile: those that are stored, or the first
    /// estimate.
    pub(super) fn estimate(
        &self,
        component: G::Component,
        pile: Nimber,
        known: Bound,
        move_order: u32,
    ) -> Numbers {
        known.numbers(pile).unwrap_or_else(|| {
            let size = self.game.size(component);
            (self.estimates).first(size, 0.0, move_order, known.open_below(pile))
        })
    }
}
