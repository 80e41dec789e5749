//! What a solver knows about components: its transposition table, a dense table of small positions, and what the game knows.

use std::hash::Hash;

use super::budget::Budget;
use super::fact::Fact;
use super::facts::Facts;
use super::observer::Source;
use super::set::{Nimber, NimberSet};
use super::small::Small;
use crate::games::{Plain, Sum};

/// What a solver has found out.
#[derive(Debug)]
pub(super) struct Findings<P> {
    pub(super) facts: Facts<P>,
    pub(super) small: Small,
}

impl<P: Copy + Eq + Hash> Findings<P> {
    pub(super) fn new<G: Sum<Component = P>>(game: &G, budget: Budget) -> Self {
        Self {
            facts: Facts::new(game, budget.tt_entries),
            small: Small::default(),
        }
    }

    /// How many entries the transposition table holds.
    pub(super) fn entries(&self) -> usize {
        self.facts.len()
    }

    /// Bytes that the tables may need in all if one more component is stored.
    pub(super) fn next_bytes(&self) -> u64 {
        self.facts.next_bytes() + self.small.nimbers.len() as u64
    }

    /// What is known about a component without a search, and from where.
    pub(super) fn fact<G: Sum<Component = P>>(&self, game: &G, component: P) -> (Fact, Source) {
        if let Some(nimber) = self.small.get(game, component) {
            return (Fact::exactly(nimber), Source::Table);
        }
        if let Some(fact) = self.facts.get(game, component) {
            return (fact, Source::Table);
        }
        (Self::plain(game, component), Source::Game)
    }

    /// What is known about a component that [`Sum::followers_beside`] has listed. It has looked in the dense table already
    /// and, if that table is not empty, has asked the game too.
    pub(super) fn fact_beside<G: Sum<Component = P>>(&self, game: &G, component: P) -> Fact {
        match self.facts.get(game, component) {
            Some(fact) => fact,
            None if self.small.nimbers.is_empty() => Self::plain(game, component),
            None => Fact::NOTHING,
        }
    }

    /// What the game knows. A nimber that is too large for a search is not used.
    fn plain<G: Sum<Component = P>>(game: &G, component: P) -> Fact {
        match game.plain(component) {
            Plain::Exactly(nimber) => Nimber::try_from(nimber)
                .ok()
                .filter(|&nimber| nimber <= NimberSet::LARGEST)
                .map_or(Fact::NOTHING, Fact::exactly),
            Plain::NotZero => Fact::NOTHING.excluding(0),
            Plain::Unknown => Fact::NOTHING,
        }
    }
}
