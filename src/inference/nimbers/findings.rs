//! What a solver knows about components and couples: its tables of facts and of proof numbers, a
//! dense table of small positions, and what the game knows.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU8};

use ahash::RandomState;

use super::budget::Budget;
use super::fact::{Claim, Fact};
use super::growth::Apart;
use super::numbers::{Couple, Estimates, Numbers};
use super::packed::{Known, PackedTable};
use super::proofs::ProofTable;
use super::small::Small;
use super::table::TranspositionTable;
use crate::games::Sum;

/// What a solver has found out about a game.
pub struct Findings<G: Sum> {
    pub(crate) game: G,
    /// The facts about components that are numbers of a word, unless the table has a fixed number
    /// of entries.
    packed: Option<PackedTable>,
    /// The facts about all others.
    others: TranspositionTable<G::Component, Fact>,
    pub(super) small: Small,
    proofs: ProofTable,
    pub(super) estimates: Estimates,
    hasher: RandomState,
    max_memory: u64,
    /// How many threads are searching a couple, by its hash; empty if there is one thread.
    marks: Vec<AtomicU8>,
    /// How many times a thread has settled a couple that another one was searching.
    pub(super) overtaken: Apart,
    /// Whether all threads are to pause, so that one of them has the tables alone.
    pub(super) pause: AtomicBool,
}

/// What a search of a couple has found: a fact about its component, and the numbers of the couple
/// if it is not settled.
#[derive(Clone, Copy)]
pub struct Learned<P> {
    /// What was asked.
    pub couple: Couple<P>,
    /// What is known of the component.
    pub fact: Fact,
    /// How far the question has got, if it is not settled.
    pub numbers: Option<Numbers>,
}

/// Odd numbers whose bits have no pattern, the golden ratio and the square root of 3 as fractions
/// of 2^64.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
const SPREAD_NIMBER: u64 = 0xbb67_ae85_84ca_a73b;

/// The tables take at most this many bytes for each component. Eight of a fact are three fifths to
/// three quarters of a table, and the proof numbers may take the rest. Fewer would cost calls.
pub(super) const BYTES_OF_A_COMPONENT: u64 = 20;

/// A table of proof numbers up to this many bytes grows as it wants.
pub const SMALL_PROOFS: u64 = 1 << 20;

/// The logarithm of the number of marks. Two couples may share one, which decides only what is
/// searched first.
const MARK_BITS: u32 = 14;

/// How many times as much effort a couple is shown to take while a thread searches it, so that
/// others search elsewhere. From 1.5 to 3 all did well.
const DETERRENT: f32 = 2.0;

/// Bytes of a table of `entries` entries, whatever a method stores about a component.
pub(crate) fn bytes_of_entries<P>(entries: usize) -> u128 {
    entries as u128 * size_of::<Option<(P, Fact)>>() as u128
}

impl<G: Sum> Findings<G> {
    /// Nothing is known yet.
    pub fn new(game: G, budget: Budget) -> Self {
        let entries = budget.tt_entries;
        let has_places = entries.is_none() && game.place_bits() > 0;
        Self {
            packed: has_places.then(|| PackedTable::new(game.place_bits())),
            others: entries.map_or_else(TranspositionTable::unbounded, TranspositionTable::bounded),
            small: Small::default(),
            proofs: ProofTable::default(),
            estimates: Estimates::default(),
            hasher: RandomState::with_seeds(1, 2, 3, 4),
            max_memory: budget.max_memory,
            marks: Vec::new(),
            overtaken: Apart::default(),
            pause: AtomicBool::new(false),
            game,
        }
    }

    /// Bytes of memory of all tables that are not of a fixed size.
    pub fn bytes(&self) -> u64 {
        self.small.nimbers.len() as u64 + self.bytes_of_facts() + self.proofs.bytes()
    }

    /// Bytes of memory of the tables of facts.
    pub fn bytes_of_facts(&self) -> u64 {
        self.packed.as_ref().map_or(0, PackedTable::bytes) + self.others.bytes()
    }

    /// Bytes that the proof numbers may take: what the facts leave, also when their table grows
    /// next, and half as much as the facts where one of them takes more.
    fn room_of_proofs(&self) -> u64 {
        let facts = self.bytes_of_facts();
        let all = self.entries() as u64 * BYTES_OF_A_COMPONENT;
        let left = all.saturating_sub(facts).min(facts / 8 * 5);
        left.max(facts / 2).max(SMALL_PROOFS)
    }

    /// Forgets the proof numbers, which nothing but the course of a search depends on.
    pub(super) fn forget_numbers(&mut self) {
        self.proofs = ProofTable::default();
    }

    /// How many components the tables of facts hold.
    pub fn entries(&self) -> usize {
        self.packed.as_ref().map_or(0, PackedTable::count) + self.others.len()
    }

    /// How many places are known from the dense table of small positions, which tells no claims.
    pub(crate) fn small_places(&self) -> usize {
        self.small.nimbers.len()
    }

    /// Every claim about a component, in no particular order. `component` tells the one of a place.
    pub fn claims(
        &self,
        component: impl Fn(u64) -> G::Component,
    ) -> impl Iterator<Item = (G::Component, Claim)> {
        let packed = self.packed.iter().flat_map(PackedTable::facts);
        let packed = packed.map(move |(place, fact)| (component(place), fact));
        let facts = packed.chain(self.others.all());
        facts.flat_map(|(component, fact)| fact.claims().map(move |claim| (component, claim)))
    }

    /// The table with one word for each component, and the number of a component that belongs to
    /// it.
    fn place(&self, component: G::Component) -> Option<(&PackedTable, u64)> {
        let packed = self.packed.as_ref()?;
        Some((packed, self.game.place(component)?))
    }

    /// The word where a fact about a component may be, to be handed to [`Findings::beside`]; 0 if
    /// it is in the other table. Reading several at once hides how long each takes.
    pub(super) fn word(&self, component: G::Component) -> u64 {
        let place = self.place(component);
        place.map_or(0, |(table, place)| table.word(place))
    }

    /// What is stored about a component, whose word has been read.
    fn stored(&self, component: G::Component, word: u64) -> Option<Known> {
        match self.place(component) {
            Some((table, place)) => table.get(place, word),
            None => self.others.get(component).map(Known::perhaps),
        }
    }

    /// What is known about a component without a search.
    pub(super) fn fact(&self, component: G::Component) -> Fact {
        if let Some(nimber) = self.small.get(&self.game, component) {
            return Fact::exactly(nimber);
        }
        match self.stored(component, self.word(component)) {
            Some(known) if known.fact != Fact::NOTHING => known.fact,
            _ => Fact::of_game(&self.game, component),
        }
    }

    /// What is known about a component that [`Sum::followers_beside`] has listed, and whose word
    /// has been read. It has looked in the dense table already and, if that table is not empty, has
    /// asked the game too.
    pub(super) fn beside(&self, component: G::Component, word: u64) -> Known {
        let known = self.stored(component, word).unwrap_or(Known {
            fact: Fact::NOTHING,
            has_numbers: false,
        });
        if known.fact == Fact::NOTHING && self.small.nimbers.is_empty() {
            let fact = Fact::of_game(&self.game, component);
            return Known { fact, ..known };
        }
        known
    }

    /// The proof numbers of a couple about whose component `known` is known: those that are stored,
    /// or the first estimate.
    pub(super) fn estimate(
        &self,
        couple: Couple<G::Component>,
        known: Known,
        aside: u32,
    ) -> Numbers {
        let stored = known
            .has_numbers
            .then(|| self.proofs.get(self.hash(couple)));
        let numbers = stored.flatten().unwrap_or_else(|| {
            let size = self.game.size(couple.component);
            let open = known.fact.open_below(couple.asked);
            self.estimates.first(size, 0.0, aside, open)
        });
        match self.mark_of(couple) {
            Some(mark) if mark.load(Relaxed) > 0 => {
                Numbers::new(numbers.to_win, numbers.to_lose * DETERRENT)
            }
            _ => numbers,
        }
    }

    /// Begins a search by one thread or by several.
    pub(super) fn begin(&mut self, has_threads: bool) {
        self.marks.clear();
        let marks = if has_threads { 1 << MARK_BITS } else { 0 };
        self.marks.resize_with(marks, AtomicU8::default);
    }

    fn mark_of(&self, couple: Couple<G::Component>) -> Option<&AtomicU8> {
        let last = self.marks.len().checked_sub(1)? as u64;
        // The highest bits of a hash give a place in a table, and the lowest have a pattern.
        let at = self.hash(couple) >> 20 & last;
        self.marks.get(usize::try_from(at).unwrap_or(0))
    }

    /// Marks a couple as one that one more thread is searching.
    pub(super) fn mark(&self, couple: Couple<G::Component>) {
        if let Some(mark) = self.mark_of(couple) {
            mark.fetch_add(1, Relaxed);
        }
    }

    /// Marks a couple as one that one thread fewer is searching. Returns whether others are.
    pub(super) fn unmark(&self, couple: Couple<G::Component>) -> bool {
        let mark = self.mark_of(couple);
        mark.is_some_and(|mark| mark.fetch_sub(1, Relaxed) > 1)
    }

    /// Adds what a search has found. Returns false if a table has to grow first, or the component
    /// has no place.
    pub fn learn(&self, learned: &Learned<G::Component>) -> bool {
        let known = Known {
            fact: learned.fact,
            has_numbers: learned.numbers.is_some(),
        };
        let add = |numbers| {
            let room = self.room_of_proofs();
            self.proofs.add(self.hash(learned.couple), numbers, room)
        };
        learned.numbers.is_none_or(add)
            && self
                .place(learned.couple.component)
                .is_some_and(|(table, place)| table.add(place, known))
    }

    /// Adds what a search has found. The tables grow if they have to. If they cannot, what is known
    /// gives way in the table with one word for each component, and the other one takes no more
    /// components.
    pub fn learn_alone(&mut self, learned: &Learned<G::Component>) {
        let component = learned.couple.component;
        let fixed = self.small.nimbers.len() as u64 + self.game.memory();
        let room = self.max_memory.saturating_sub(fixed);
        while !self.learn(learned) {
            let for_facts = room.saturating_sub(self.proofs.bytes());
            if learned.numbers.is_some() && self.proofs.is_full(self.room_of_proofs()) {
                let left = room.saturating_sub(self.bytes_of_facts());
                self.proofs.grow(left);
            } else if let (Some(table), Some(_)) = (&mut self.packed, self.game.place(component)) {
                table.grow(for_facts.saturating_sub(self.others.bytes()));
            } else {
                return self.store(component, learned.fact, for_facts);
            }
        }
    }

    /// Adds a fact to the table of those without a place, which may take `room` bytes.
    fn store(&mut self, component: G::Component, fact: Fact, room: u64) {
        let before = self.others.get(component);
        let fact = before.map_or(fact, |before| before.and(fact));
        let packed = self.packed.as_ref().map_or(0, PackedTable::bytes);
        let has_room = before.is_some() || self.others.next_bytes() + packed <= room;
        if has_room && before != Some(fact) {
            // A fact that finds no memory is found out again.
            let _ = self.others.put(component, fact);
        }
    }

    fn hash(&self, couple: Couple<G::Component>) -> u64 {
        let Couple { component, asked } = couple;
        match self.game.place(component) {
            Some(place) => {
                let mixed =
                    place.wrapping_mul(SPREAD) ^ (u64::from(asked) + 1).wrapping_mul(SPREAD_NIMBER);
                (mixed ^ mixed >> 32).wrapping_mul(SPREAD)
            }
            None => self.hasher.hash_one((component, asked)),
        }
    }
}
