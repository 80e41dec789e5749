//! The plain methods for nimbers as one recursion, from the definition to aspiration sets. They are
//! what the solver that answers people is compared with.

use super::followers::Followers;
use super::ingredients::Ingredients;
use super::table::TranspositionTable;
use super::trace::{MOST_CALLS, Source, Tracer};
use crate::games::Sum;
use crate::inference::components::{Guard, Nimber, NimberSearch, NimberSet, cancelled};
use crate::inference::limits::{Unsolved, Work};

/// A solver by one of the plain methods. It keeps what it finds out from one position to the next.
pub(super) struct PlainSolver<G: Sum> {
    game: G,
    method: Ingredients,
    guard: Guard,
    /// Records each step, if somebody wants to see them.
    pub(super) tracer: Option<Tracer>,
    table: TranspositionTable<G::Component>,
}

impl<G: Sum> PlainSolver<G> {
    pub(super) fn new(game: G, method: Ingredients, work: Work) -> Self {
        let table = match work.limits.tt_entries {
            Some(0) => TranspositionTable::Absent,
            _ if !method.has_table() => TranspositionTable::Absent,
            Some(entries) => TranspositionTable::bounded(entries),
            None => TranspositionTable::unbounded(),
        };
        Self {
            game,
            method,
            guard: Guard::new(work),
            tracer: None,
            table,
        }
    }

    /// Tells the tracer a step, if there is one.
    fn trace(&mut self, step: impl FnOnce(&mut Tracer, &G)) {
        if let Some(tracer) = &mut self.tracer {
            step(tracer, &self.game);
        }
    }

    /// The nimber of a component, whatever it is.
    fn exact(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        if !self.method.has(Ingredients::SETS) {
            let found = self.component(component, NimberSet::ALL)?;
            return found.ok_or_else(Guard::large_nimber);
        }
        for nimber in 0..=NimberSet::LARGEST {
            if let Some(found) = self.component(component, NimberSet::only(nimber))? {
                return Ok(found);
            }
        }
        Err(Guard::large_nimber())
    }

    /// Returns the nimber of a component if it is in `wanted`. If it is not, returns the nimber all
    /// the same or `None`.
    fn component(
        &mut self,
        component: G::Component,
        wanted: NimberSet,
    ) -> Result<Option<Nimber>, Unsolved> {
        self.guard.count()?;
        if self.tracer.is_some() && self.guard.calls > MOST_CALLS {
            return Err(Unsolved::GivenUp);
        }
        self.trace(|tracer, game| tracer.ask(vec![game.write(component)], wanted));
        if let Some(known) = self.table.get(component) {
            self.trace(|tracer, _| tracer.learn(Some(known), Source::Table));
            return Ok(Some(known));
        }
        let found = self.search(component, wanted)?;
        if let Some(nimber) = found {
            let bytes = self.table.next_bytes() + self.game.memory();
            self.guard.allow(bytes, self.table.len())?;
            self.table.put(component, nimber)?;
        }
        self.trace(|tracer, _| tracer.learn(found, Source::Search));
        Ok(found)
    }

    fn search(
        &mut self,
        component: G::Component,
        wanted: NimberSet,
    ) -> Result<Option<Nimber>, Unsolved> {
        let method = self.method;
        let mut followers = Followers::of(&self.game, component);
        if method.has(Ingredients::SMALLEST_FIRST) {
            followers.sort();
        }
        // The mex of the followers is at most their number.
        let mut most = followers.len() as u64;
        if !method.has(Ingredients::SHARP) {
            most = most.min(self.game.longest(component));
        } else if most > u64::from(NimberSet::LARGEST) {
            return Err(Guard::large_nimber());
        }
        let mut candidates = Candidates {
            method,
            wanted,
            possible: NimberSet::up_to(Nimber::try_from(most).unwrap_or(Nimber::MAX)),
            is_exact: true,
        };
        candidates.trim();
        self.trace(|tracer, _| tracer.possible(candidates.possible));
        let mut open = Vec::with_capacity(followers.len());
        for index in 0..followers.len() {
            let components = followers.components(index);
            match self.looked_up(components) {
                None => open.push(index),
                known if candidates.are_open() => self.visit(components, known, &mut candidates)?,
                _ => return Ok(None),
            }
        }
        for index in open {
            if !candidates.are_open() {
                return Ok(None);
            }
            self.visit(followers.components(index), None, &mut candidates)?;
        }
        candidates.result()
    }

    /// Excludes the nimber of a follower, which is searched unless it is `known`.
    fn visit(
        &mut self,
        components: &[G::Component],
        known: Option<Nimber>,
        candidates: &mut Candidates,
    ) -> Result<(), Unsolved> {
        let handed = candidates.handed();
        self.trace(|tracer, game| {
            let written = components.iter().map(|&component| game.write(component));
            tracer.ask(written.collect(), handed);
        });
        let (nimber, source) = match known {
            Some(_) => (known, Source::Table),
            None => (self.sum(components, handed)?, Source::Search),
        };
        candidates.exclude(nimber);
        self.trace(|tracer, _| {
            tracer.possible(candidates.possible);
            tracer.learn(nimber, source);
        });
        Ok(())
    }

    /// Returns the nim-sum of components, or `None` if the table does not hold all of them, or is
    /// not looked up.
    fn looked_up(&self, components: &[G::Component]) -> Option<Nimber> {
        if !self.method.has(Ingredients::LOOK_UP) {
            return None;
        }
        components.iter().try_fold(0, |sum, &component| {
            self.table.get(component).map(|nimber| sum ^ nimber)
        })
    }

    /// Returns the nim-sum of components if it is in `wanted`. If it is not, returns it all the
    /// same or `None`. The largest component is searched last, and only for what the nimbers of the
    /// others leave to be wanted of it.
    fn sum(
        &mut self,
        components: &[G::Component],
        wanted: NimberSet,
    ) -> Result<Option<Nimber>, Unsolved> {
        let components = cancelled(&self.game, components);
        let Some((&largest, others)) = components.split_last() else {
            return Ok(Some(0));
        };
        let mut sum = 0;
        for &component in others {
            sum ^= self.exact(component)?;
        }
        let found = self.component(largest, wanted.xor(sum))?;
        Ok(found.map(|nimber| nimber ^ sum))
    }
}

impl<G: Sum> NimberSearch<G> for PlainSolver<G> {
    fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
        let mut sum = 0;
        for component in cancelled(&self.game, components) {
            self.guard.check_depth(self.game.longest(component))?;
            sum ^= u64::from(self.exact(component)?);
        }
        Ok(sum)
    }

    fn game(&self) -> &G {
        &self.game
    }

    fn calls(&self) -> u64 {
        self.guard.calls
    }

    fn entries(&self) -> usize {
        self.table.len()
    }
}

/// The nimbers that a component may still have: the sets R (`wanted`) and P (`possible`) of Beling
/// and Rogalski.
struct Candidates {
    method: Ingredients,
    wanted: NimberSet,
    possible: NimberSet,
    /// Whether `possible` is right above the largest nimber that is wanted, too.
    is_exact: bool,
}

impl Candidates {
    /// Excludes the nimber of a follower; `None` if it is one that does not matter.
    fn exclude(&mut self, nimber: Option<Nimber>) {
        let is_sharp = self.method.has(Ingredients::SHARP);
        let known = nimber.filter(|&nimber| !is_sharp || self.possible.contains(nimber));
        let excluded = known.or_else(|| self.possible.largest().filter(|_| is_sharp));
        if let Some(excluded) = excluded {
            self.possible = self.possible.without(excluded);
        }
        let is_bounded = is_sharp && self.method.has(Ingredients::CUT);
        self.is_exact &= nimber.is_some() || !is_bounded;
        self.trim();
    }

    /// Drops the nimbers above the largest one that is wanted and possible, which do not matter. A
    /// sharp P has a place for each follower to come.
    fn trim(&mut self) {
        if self.method.has(Ingredients::CUT)
            && !self.method.has(Ingredients::SHARP)
            && let Some(largest) = (self.wanted & self.possible).largest()
        {
            self.possible = self.possible & NimberSet::up_to(largest);
        }
    }

    /// Whether some of the wanted nimbers are possible.
    fn are_open(&self) -> bool {
        !self.method.has(Ingredients::ANY_CUT) || !(self.wanted & self.possible).is_empty()
    }

    /// The set that a follower is asked for.
    fn handed(&self) -> NimberSet {
        if !self.method.has(Ingredients::ANY_CUT) {
            return NimberSet::ALL;
        }
        if !self.method.has(Ingredients::SHARP) {
            return self.possible;
        }
        let largest = |set: NimberSet| set.largest().unwrap_or_default();
        let bound = if self.method.has(Ingredients::CUT) {
            largest(self.wanted)
        } else {
            NimberSet::LARGEST
        };
        self.possible.without(largest(self.possible)) & NimberSet::up_to(bound)
    }

    /// The nimber after all followers, if it is wanted or known all the same.
    fn result(&self) -> Result<Option<Nimber>, Unsolved> {
        if !self.method.has(Ingredients::SHARP) && !self.are_open() {
            return Ok(None);
        }
        let nimber = self.possible.smallest();
        let nimber = nimber.ok_or_else(Guard::large_nimber)?;
        let is_known = self.is_exact || Some(nimber) <= self.wanted.largest();
        Ok(is_known.then_some(nimber))
    }
}
