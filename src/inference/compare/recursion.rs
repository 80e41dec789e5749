//! The plain methods for nimbers as one recursion, from the definition to aspiration sets. They are what the solver that answers
//! people is compared with.

use std::fmt::{self, Debug};

use super::followers::Followers;
use super::nimber_method::NimberMethod;
use super::observer::{Observer, Source};
use crate::games::Sum;
use crate::inference::limits::{Interrupt, Unsolved};
use crate::inference::nimbers::budget::{Budget, Guard};
use crate::inference::nimbers::set::{Nimber, NimberSet};
use crate::inference::nimbers::sum::cancelled;
use crate::inference::nimbers::table::TranspositionTable;

/// A solver by one of the plain methods. It keeps what it finds out from one position to the next.
pub(super) struct PlainSolver<G: Sum, O> {
    game: G,
    method: NimberMethod,
    guard: Guard,
    observer: O,
    table: TranspositionTable<G::Component, Nimber>,
}

impl<G: Sum, O> Debug for PlainSolver<G, O> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("PlainSolver")
            .field("method", &self.method)
            .field("calls", &self.guard.calls)
            .field("entries", &self.table.len())
            .finish_non_exhaustive()
    }
}

impl<G: Sum, O: Observer<G::Component>> PlainSolver<G, O> {
    pub(super) fn new(
        game: G,
        method: NimberMethod,
        budget: Budget,
        interrupt: Interrupt,
        observer: O,
    ) -> Self {
        let table = match budget.tt_entries {
            _ if !method.has_table() => TranspositionTable::Absent,
            Some(entries) => TranspositionTable::bounded(entries),
            None => TranspositionTable::unbounded(),
        };
        Self {
            game,
            method,
            guard: Guard::new(budget, interrupt),
            observer,
            table,
        }
    }

    /// The nimber of the position that consists of `components`.
    pub(super) fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
        self.guard.begin();
        let mut sum = 0;
        for component in cancelled(&self.game, components) {
            self.guard.check_depth(self.game.longest(component))?;
            sum ^= u64::from(self.exact(component)?);
        }
        Ok(sum)
    }

    pub(super) fn game(&self) -> &G {
        &self.game
    }

    pub(super) fn calls(&self) -> u64 {
        self.guard.calls
    }

    pub(super) fn entries(&self) -> usize {
        self.table.len()
    }

    pub(super) fn into_parts(self) -> (G, O) {
        (self.game, self.observer)
    }

    /// The nimber of a component, whatever it is.
    fn exact(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        if !self.method.aspires() {
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

    /// Returns the nimber of a component if it is in `wanted`. If it is not, returns the nimber all the same or `None`.
    fn component(
        &mut self,
        component: G::Component,
        wanted: NimberSet,
    ) -> Result<Option<Nimber>, Unsolved> {
        self.guard.count()?;
        self.observer.enter(component, wanted);
        if let Some(known) = self.table.get(component) {
            self.observer.leave(Some(known), Source::Table);
            return Ok(Some(known));
        }
        let found = self.search(component, wanted)?;
        if let Some(nimber) = found {
            let bytes = self.table.next_bytes() + self.game.memory();
            self.guard.allow(bytes, self.table.len())?;
            self.table.put(component, nimber)?;
        }
        self.observer.leave(found, Source::Search);
        Ok(found)
    }

    fn search(
        &mut self,
        component: G::Component,
        wanted: NimberSet,
    ) -> Result<Option<Nimber>, Unsolved> {
        let method = self.method;
        let mut followers = Followers::of(&self.game, component);
        if method.aspires() {
            followers.sort();
        }
        // The mex of the followers is at most their number.
        let most = self.game.longest(component).min(followers.len() as u64);
        let mut candidates = Candidates {
            method,
            wanted,
            possible: NimberSet::up_to(Nimber::try_from(most).unwrap_or(Nimber::MAX)),
        };
        candidates.trim();
        self.observer.possible(candidates.possible);
        if candidates.is_settled() {
            return Ok(None);
        }
        let mut known = vec![false; followers.len()];
        if method.looks_up_first() {
            for (index, known) in known.iter_mut().enumerate() {
                let components = followers.components(index);
                let Some(nimber) = self.looked_up(components) else {
                    continue;
                };
                *known = true;
                self.observer.follower(components, candidates.handed());
                candidates.exclude(Some(nimber));
                self.observer
                    .valued(Some(nimber), Source::Table, candidates.possible);
                if candidates.is_settled() {
                    return Ok(None);
                }
            }
        }
        for index in (0..followers.len()).filter(|&index| !known[index]) {
            let components = followers.components(index);
            let handed = candidates.handed();
            self.observer.follower(components, handed);
            let nimber = self.sum(components, handed)?;
            candidates.exclude(nimber);
            self.observer
                .valued(nimber, Source::Search, candidates.possible);
            if candidates.is_settled() {
                return Ok(None);
            }
        }
        match candidates.possible.smallest() {
            Some(nimber) => Ok(Some(nimber)),
            None => Err(Guard::large_nimber()),
        }
    }

    /// Returns the nim-sum of components, or `None` if the table does not hold all of them.
    fn looked_up(&self, components: &[G::Component]) -> Option<Nimber> {
        components.iter().try_fold(0, |sum, &component| {
            self.table.get(component).map(|nimber| sum ^ nimber)
        })
    }

    /// Returns the nim-sum of components if it is in `wanted`. If it is not, returns it all the same or `None`. The largest component
    /// is searched last, and only for what the nimbers of the others leave to be wanted of it.
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

/// The nimbers that a component may still have: the sets R (`wanted`) and P (`possible`) of Beling and Rogalski.
struct Candidates {
    method: NimberMethod,
    wanted: NimberSet,
    possible: NimberSet,
}

impl Candidates {
    /// Excludes the nimber of a follower; `None` if it is one that does not matter.
    fn exclude(&mut self, nimber: Option<Nimber>) {
        if let Some(nimber) = nimber {
            self.possible = self.possible.without(nimber);
        }
        self.trim();
    }

    /// Drops the nimbers above the largest one that is wanted and possible, which do not matter.
    fn trim(&mut self) {
        if self.method.bounds()
            && let Some(largest) = (self.wanted & self.possible).largest()
        {
            self.possible = self.possible & NimberSet::up_to(largest);
        }
    }

    /// Whether none of the wanted nimbers is possible.
    fn is_settled(&self) -> bool {
        self.method.cuts() && (self.wanted & self.possible).is_empty()
    }

    /// The set that a follower is asked for.
    fn handed(&self) -> NimberSet {
        if self.method.cuts() {
            self.possible
        } else {
            NimberSet::ALL
        }
    }
}
