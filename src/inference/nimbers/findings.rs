//! What a solver knows about components and couples: its tables of facts and of proof numbers, a dense table of small positions, and
//! what the game knows.

use std::hash::Hash;

use ahash::RandomState;

use super::budget::Budget;
use super::fact::Fact;
use super::facts::Facts;
use super::numbers::{Couple, Estimates, Numbers};
use super::packed::Known;
use super::proofs::ProofTable;
use super::small::Small;
use crate::games::Sum;

/// What a solver has found out.
#[derive(Debug)]
pub(super) struct Findings<P> {
    pub(super) facts: Facts<P>,
    pub(super) small: Small,
    proofs: ProofTable,
    pub(super) estimates: Estimates,
    hasher: RandomState,
    max_memory: u64,
}

/// Odd numbers whose bits have no pattern, the golden ratio and the square root of 3 as fractions of 2^64.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
const SPREAD_NIMBER: u64 = 0xbb67_ae85_84ca_a73b;

/// Proof numbers may take up to this part of the memory.
const PROOFS_PART: u64 = 3;

impl<P: Copy + Eq + Hash> Findings<P> {
    pub(super) fn new<G: Sum<Component = P>>(game: &G, budget: Budget) -> Self {
        Self {
            facts: Facts::new(game, budget.tt_entries),
            small: Small::default(),
            proofs: ProofTable::default(),
            estimates: Estimates::default(),
            hasher: RandomState::with_seeds(1, 2, 3, 4),
            max_memory: budget.max_memory,
        }
    }

    /// Bytes of memory of all tables that are not of a fixed size.
    pub(super) fn bytes(&self) -> u64 {
        self.small.nimbers.len() as u64 + self.facts.bytes() + self.proofs.bytes()
    }

    /// How many components the table of facts holds.
    pub(super) fn entries(&self) -> usize {
        self.facts.len()
    }

    /// What is known about a component without a search.
    pub(super) fn fact<G: Sum<Component = P>>(&self, game: &G, component: P) -> Fact {
        if let Some(nimber) = self.small.get(game, component) {
            return Fact::exactly(nimber);
        }
        match self.facts.look_up(game, component) {
            Some(known) if known.fact != Fact::NOTHING => known.fact,
            _ => Fact::of_game(game, component),
        }
    }

    /// What is known about a component that [`Sum::followers_beside`] has listed, and whose word has been read. It has looked in the
    /// dense table already and, if that table is not empty, has asked the game too.
    pub(super) fn beside<G: Sum<Component = P>>(&self, game: &G, component: P, word: u64) -> Known {
        let known = self.facts.get(game, component, word).unwrap_or(Known {
            fact: Fact::NOTHING,
            has_numbers: false,
        });
        if known.fact == Fact::NOTHING && self.small.nimbers.is_empty() {
            let fact = Fact::of_game(game, component);
            return Known { fact, ..known };
        }
        known
    }

    /// The proof numbers of a couple: those that are stored, or the first estimate.
    pub(super) fn estimate<G: Sum<Component = P>>(
        &self,
        game: &G,
        couple: Couple<P>,
        fact: Fact,
        aside: u32,
    ) -> Numbers {
        let stored = self.proofs.get(self.hash(game, couple));
        stored.unwrap_or_else(|| self.first(game, couple, fact, aside))
    }

    /// The first estimate for a couple about whose component `fact` is known.
    pub(super) fn first<G: Sum<Component = P>>(
        &self,
        game: &G,
        couple: Couple<P>,
        fact: Fact,
        aside: u32,
    ) -> Numbers {
        let size = game.size(couple.component);
        let open = fact.open_below(couple.asked);
        self.estimates.first(size, 0.0, aside, open)
    }

    /// Adds what a search of a couple has found: a fact about its component, and the numbers of the couple if it is not settled.
    pub(super) fn learn<G: Sum<Component = P>>(
        &mut self,
        game: &G,
        couple: Couple<P>,
        fact: Fact,
        numbers: Option<Numbers>,
    ) {
        let component = couple.component;
        let fixed = self.small.nimbers.len() as u64 + game.memory();
        let room = self.max_memory.saturating_sub(fixed);
        if let Some(numbers) = numbers {
            let room = (self.max_memory / PROOFS_PART).min(room.saturating_sub(self.facts.bytes()));
            self.proofs.put(self.hash(game, couple), numbers, room);
        }
        let before = self.facts.look_up(game, component);
        let known = Known {
            fact: before.map_or(fact, |known| known.fact.and(fact)),
            has_numbers: numbers.is_some() || before.is_some_and(|known| known.has_numbers),
        };
        if before != Some(known) {
            let room = room.saturating_sub(self.proofs.bytes());
            self.facts.put(game, component, known, room);
        }
    }

    fn hash<G: Sum<Component = P>>(&self, game: &G, couple: Couple<P>) -> u64 {
        let Couple { component, asked } = couple;
        match game.place(component) {
            Some(place) => {
                let mixed =
                    place.wrapping_mul(SPREAD) ^ (u64::from(asked) + 1).wrapping_mul(SPREAD_NIMBER);
                (mixed ^ mixed >> 32).wrapping_mul(SPREAD)
            }
            None => self.hasher.hash_one((component, asked)),
        }
    }
}
