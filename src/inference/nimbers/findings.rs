//! What a solver knows about components and couples: its tables of facts and of proof numbers, a dense table of small positions, and
//! what the game knows.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use ahash::RandomState;

use super::budget::Budget;
use super::fact::{Claim, Fact};
use super::marks::Marks;
use super::numbers::{Couple, Estimates, Numbers};
use super::packed::{Known, PackedTable};
use super::proofs::ProofTable;
use super::small::Small;
use super::table::TranspositionTable;
use crate::games::Sum;

/// What a solver has found out about a game.
pub(crate) struct Findings<G: Sum> {
    pub(crate) game: G,
    /// The facts about components that are numbers of a word, unless the table has a fixed number of entries.
    packed: Option<PackedTable>,
    /// The facts about all others.
    others: TranspositionTable<G::Component, Fact>,
    pub(super) small: Small,
    proofs: ProofTable,
    pub(super) estimates: Estimates,
    hasher: RandomState,
    max_memory: u64,
    /// The couples that are being searched, if several threads search.
    pub(super) marks: Marks,
    /// Whether all threads are to stop, so that one of them has the tables alone.
    pause: AtomicBool,
}

/// What a search of a couple has found: a fact about its component, and the numbers of the couple if it is not settled.
#[derive(Clone, Copy)]
pub(super) struct Learned<P> {
    pub(super) couple: Couple<P>,
    pub(super) fact: Fact,
    pub(super) numbers: Option<Numbers>,
}

/// Odd numbers whose bits have no pattern, the golden ratio and the square root of 3 as fractions of 2^64.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
const SPREAD_NIMBER: u64 = 0xbb67_ae85_84ca_a73b;

/// Proof numbers may take up to this part of the memory.
const PROOFS_PART: u64 = 3;

/// Bytes of a table of `entries` entries, whatever a method stores about a component.
pub(crate) fn bytes_of_entries<P>(entries: usize) -> u128 {
    entries as u128 * size_of::<Option<(P, Fact)>>() as u128
}

impl<G: Sum> Findings<G> {
    pub(super) fn new(game: G, budget: Budget) -> Self {
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
            marks: Marks::default(),
            pause: AtomicBool::new(false),
            game,
        }
    }

    /// Bytes of memory of all tables that are not of a fixed size.
    pub(super) fn bytes(&self) -> u64 {
        self.small.nimbers.len() as u64 + self.bytes_of_facts() + self.proofs.bytes()
    }

    fn bytes_of_facts(&self) -> u64 {
        self.packed.as_ref().map_or(0, PackedTable::bytes) + self.others.bytes()
    }

    /// How many components the tables of facts hold.
    pub(crate) fn entries(&self) -> usize {
        self.packed.as_ref().map_or(0, PackedTable::len) + self.others.len()
    }

    /// How many places are known from the dense table of small positions, which tells no claims.
    pub(crate) fn small_places(&self) -> usize {
        self.small.nimbers.len()
    }

    /// Every claim about a component, in no particular order. `component` tells the one of a place.
    pub(crate) fn claims(
        &self,
        component: impl Fn(u64) -> G::Component,
    ) -> impl Iterator<Item = (G::Component, Claim)> {
        let packed = self.packed.iter().flat_map(PackedTable::facts);
        let packed = packed.map(move |(place, fact)| (component(place), fact));
        let facts = packed.chain(self.others.all());
        facts.flat_map(|(component, fact)| fact.claims().map(move |claim| (component, claim)))
    }

    /// The table with one word for each component, and the number of a component that belongs to it.
    fn place(&self, component: G::Component) -> Option<(&PackedTable, u64)> {
        let packed = self.packed.as_ref()?;
        Some((packed, self.game.place(component)?))
    }

    /// The word where a fact about a component may be, to be handed to [`Findings::beside`]; 0 if it is in the other table. Reading
    /// several at once hides how long each takes.
    pub(super) fn word(&self, component: G::Component) -> u64 {
        let place = self.place(component);
        place.map_or(0, |(table, place)| table.word(place))
    }

    /// What is stored about a component, whose word has been read.
    fn stored(&self, component: G::Component, word: u64) -> Option<Known> {
        match self.place(component) {
            Some((table, place)) => table.get(place, word),
            None => self.others.get(component).map(|fact| Known {
                fact,
                has_numbers: true,
            }),
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

    /// What is known about a component that [`Sum::followers_beside`] has listed, and whose word has been read. It has looked in the
    /// dense table already and, if that table is not empty, has asked the game too.
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

    /// The proof numbers of a couple: those that are stored, or the first estimate.
    pub(super) fn estimate(&self, couple: Couple<G::Component>, fact: Fact, aside: u32) -> Numbers {
        let hash = self.hash(couple);
        let stored = self.proofs.get(hash);
        let numbers = stored.unwrap_or_else(|| self.estimated(couple, fact, aside));
        self.marks.shown(hash, numbers)
    }

    /// The first estimate for a couple about whose component `fact` is known, if no numbers are stored.
    pub(super) fn first(&self, couple: Couple<G::Component>, fact: Fact, aside: u32) -> Numbers {
        let numbers = self.estimated(couple, fact, aside);
        if self.marks.are_kept() {
            self.marks.shown(self.hash(couple), numbers)
        } else {
            numbers
        }
    }

    fn estimated(&self, couple: Couple<G::Component>, fact: Fact, aside: u32) -> Numbers {
        let size = self.game.size(couple.component);
        let open = fact.open_below(couple.asked);
        self.estimates.first(size, 0.0, aside, open)
    }

    /// Tells all threads to pause, so that one of them has the tables alone.
    pub(super) fn pause(&self) {
        self.pause.store(true, Relaxed);
    }

    /// Whether threads are to pause.
    pub(super) fn is_paused(&self) -> bool {
        self.pause.load(Relaxed)
    }

    /// Lets the threads go on.
    pub(super) fn go_on(&mut self) {
        *self.pause.get_mut() = false;
    }

    /// Marks a couple as one that a thread searches, or takes the mark away.
    pub(super) fn mark(&self, couple: Couple<G::Component>, is_searched: bool) {
        if self.marks.are_kept() {
            self.marks.mark(self.hash(couple), is_searched);
        }
    }

    /// Adds what a search of a couple has found. Returns false if that takes the tables alone, so that it is left to
    /// [`Findings::learn_alone`].
    pub(super) fn learn(&self, learned: &Learned<G::Component>) -> bool {
        let &Learned {
            couple,
            fact,
            numbers,
        } = learned;
        let Some((table, place)) = self.place(couple.component) else {
            return false;
        };
        let known = Known {
            fact,
            has_numbers: numbers.is_some(),
        };
        numbers.is_none_or(|numbers| self.proofs.add(self.hash(couple), numbers))
            && table.add(place, known)
    }

    /// Adds what a search of a couple has found. The tables grow if they have to.
    pub(super) fn learn_alone(&mut self, learned: &Learned<G::Component>) {
        let &Learned {
            couple,
            fact,
            numbers,
        } = learned;
        let component = couple.component;
        let fixed = self.small.nimbers.len() as u64 + self.game.memory();
        let room = self.max_memory.saturating_sub(fixed);
        if let Some(numbers) = numbers {
            let left = room.saturating_sub(self.bytes_of_facts());
            let room = left.min(self.max_memory / PROOFS_PART);
            self.proofs.put(self.hash(couple), numbers, room);
        }
        let room = room.saturating_sub(self.proofs.bytes());
        if let (Some(table), Some(place)) = (&mut self.packed, self.game.place(component)) {
            let known = Known {
                fact,
                has_numbers: numbers.is_some(),
            };
            table.put(place, known, room.saturating_sub(self.others.bytes()));
        } else {
            self.store(component, fact, room);
        }
    }

    /// Adds a fact to the table of those without a place. If that cannot grow within `room` bytes, it takes no more components.
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
