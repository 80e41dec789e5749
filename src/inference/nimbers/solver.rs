//! The solver for nimbers that answers people: positions as sums of components. The search of one component is left to `search`.

use std::fmt::{self, Debug};
use std::rc::Rc;

use super::budget::{Budget, Guard};
use super::children::Children;
use super::findings::Findings;
use super::observer::{Observer, Source, Unobserved};
use super::search::ComponentSearch;
use super::set::{Nimber, NimberSet};
use super::sum::cancelled;
use crate::games::{Plain, Sum};
use crate::inference::limits::{Interrupt, Progress, Unsolved};

/// A solver for the nimbers of one game. It keeps what it finds out from one position to the next.
pub(crate) struct NimberSolver<G: Sum, O = Unobserved> {
    game: G,
    observer: O,
    guard: Guard,
    findings: Findings<G::Component>,
    children: Children<G::Component>,
}

impl<G: Sum, O> Debug for NimberSolver<G, O> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("NimberSolver")
            .field("calls", &self.guard.calls)
            .field("entries", &self.findings.entries())
            .finish_non_exhaustive()
    }
}

impl<G: Sum> NimberSolver<G> {
    /// A solver that knows nothing yet.
    pub(crate) fn new(game: G, budget: Budget, interrupt: Interrupt) -> Self {
        Self::observed(game, budget, interrupt, Unobserved)
    }
}

impl<G: Sum, O: Observer<G::Component>> NimberSolver<G, O> {
    /// A solver that knows nothing yet and reports each step to `observer`.
    pub(crate) fn observed(game: G, budget: Budget, interrupt: Interrupt, observer: O) -> Self {
        Self {
            findings: Findings::new(&game, budget),
            children: Children::default(),
            game,
            observer,
            guard: Guard::new(budget, interrupt),
        }
    }

    /// Reports to `progress` which followers of a component, and of its follower, are being searched. The reports begin anew for
    /// each number that a component is asked for.
    #[must_use]
    pub(crate) fn showing(mut self, progress: Rc<dyn Progress>) -> Self {
        self.guard.progress = progress;
        self
    }

    /// The nimber of the position that consists of `components`.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the tables would exceed the memory of the budget, if a line of play may be longer than
    /// [`MAX_DEPTH`](super::MAX_DEPTH), or if a nimber is above [`NimberSet::LARGEST`]. [`Unsolved::GivenUp`] if the time is up.
    /// [`Unsolved::Interrupted`] if the interrupt was raised. What was found out by then is kept.
    pub(crate) fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
        self.begin();
        let found = self.sum(components);
        self.guard.progress.finish();
        found
    }

    /// Whether the nimber of the position that consists of `components` is 0, which is less work to find out. The nimbers of all
    /// components but the largest are computed; the largest is only asked whether it has their nim-sum.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`].
    pub(crate) fn is_zero(&mut self, components: &[G::Component]) -> Result<bool, Unsolved> {
        let components = cancelled(&self.game, components);
        let Some((&largest, others)) = components.split_last() else {
            return Ok(true);
        };
        let sum = self.nimber(others)?;
        let is_plain = matches!(self.game.plain(largest), Plain::Exactly(_));
        let asked = Nimber::try_from(sum)
            .ok()
            .filter(|&asked| asked <= NimberSet::LARGEST && !is_plain);
        self.begin();
        let Some(asked) = asked else {
            return Ok(self.nimber(&[largest])? == sum);
        };
        let found = self.search(largest)?.is(largest, asked);
        self.guard.progress.finish();
        found
    }

    /// Begins one search; forgets the line of one that was stopped.
    fn begin(&mut self) {
        self.guard.begin();
        self.children.clear();
    }

    /// A search of one component.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the component is too deep for a search that recurses.
    fn search(&mut self, component: G::Component) -> Result<ComponentSearch<'_, G, O>, Unsolved> {
        self.guard.check_depth(self.game.longest(component))?;
        Ok(ComponentSearch {
            game: &self.game,
            guard: &mut self.guard,
            observer: &mut self.observer,
            findings: &mut self.findings,
            children: &mut self.children,
        })
    }

    fn sum(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
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

    /// The game.
    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// How often a component was entered, including those answered from a table. One that is only looked up does not count.
    pub(crate) fn calls(&self) -> u64 {
        self.guard.calls
    }

    /// How many entries the transposition table holds.
    pub(crate) fn entries(&self) -> usize {
        self.findings.entries()
    }

    /// Ends the solver and returns its game and its observer.
    pub(crate) fn into_parts(self) -> (G, O) {
        (self.game, self.observer)
    }
}
