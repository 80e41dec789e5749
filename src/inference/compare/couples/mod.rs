//! The method that asks a component for one nimber at a time and remembers a "no" too, as a plain recursion. It is the judge of the
//! solver that answers people, which asks the same questions in another order.

mod children;
mod search;

use std::fmt::{self, Debug};

use self::children::Children;
use self::search::ComponentSearch;
use super::observer::{Observer, Source};
use crate::games::{Plain, Sum};
use crate::inference::limits::{Interrupt, Unsolved};
use crate::inference::nimbers::budget::{Budget, Guard};
use crate::inference::nimbers::fact::Fact;
use crate::inference::nimbers::set::{Nimber, NimberSet};
use crate::inference::nimbers::sum::cancelled;
use crate::inference::nimbers::table::TranspositionTable;

/// A solver by couples of a component and a nimber. It keeps what it finds out from one position to the next.
pub(super) struct CoupleSolver<G: Sum, O> {
    game: G,
    guard: Guard,
    observer: O,
    facts: TranspositionTable<G::Component, Fact>,
    children: Children<G::Component>,
}

impl<G: Sum, O> Debug for CoupleSolver<G, O> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("CoupleSolver")
            .field("calls", &self.guard.calls)
            .field("entries", &self.facts.len())
            .finish_non_exhaustive()
    }
}

impl<G: Sum, O: Observer<G::Component>> CoupleSolver<G, O> {
    pub(super) fn new(game: G, budget: Budget, interrupt: Interrupt, observer: O) -> Self {
        Self {
            game,
            guard: Guard::new(budget, interrupt),
            observer,
            facts: budget
                .tt_entries
                .map_or_else(TranspositionTable::unbounded, TranspositionTable::bounded),
            children: Children::default(),
        }
    }

    /// The nimber of the position that consists of `components`.
    pub(super) fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
        self.guard.begin();
        self.children.clear();
        let mut sum = 0;
        for component in cancelled(&self.game, components) {
            sum ^= match self.game.plain(component) {
                Plain::Exactly(nimber) => self.known(component, nimber)?,
                _ => u64::from(self.search(component)?.exact(component)?),
            };
        }
        Ok(sum)
    }

    /// Counts and reports a component whose nimber the game knows. It may be larger than any that a search can meet.
    fn known(&mut self, component: G::Component, nimber: u64) -> Result<u64, Unsolved> {
        self.guard.enter()?;
        if let Ok(nimber) = Nimber::try_from(nimber) {
            self.observer.enter(component, NimberSet::ALL);
            self.observer.leave(Some(nimber), Source::Game);
        }
        self.guard.leave();
        Ok(nimber)
    }

    /// A search of one component.
    fn search(&mut self, component: G::Component) -> Result<ComponentSearch<'_, G, O>, Unsolved> {
        self.guard.check_depth(self.game.longest(component))?;
        Ok(ComponentSearch {
            game: &self.game,
            guard: &mut self.guard,
            observer: &mut self.observer,
            facts: &mut self.facts,
            children: &mut self.children,
        })
    }

    pub(super) fn game(&self) -> &G {
        &self.game
    }

    pub(super) fn calls(&self) -> u64 {
        self.guard.calls
    }

    pub(super) fn entries(&self) -> usize {
        self.facts.len()
    }

    pub(super) fn into_parts(self) -> (G, O) {
        (self.game, self.observer)
    }
}
