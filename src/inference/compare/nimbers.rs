//! A search for nimbers by any method: one of the plain methods, or the solver that answers people.

use std::fmt::{self, Debug};
use std::rc::Rc;

use super::nimber_method::NimberMethod;
use super::observer::{Observer, Unobserved};
use super::recursion::PlainSolver;
use crate::games::Sum;
use crate::inference::limits::{Interrupt, Progress, Unsolved};
use crate::inference::nimbers::{Budget, Claim, NimberSolver};

/// A search for nimbers of one game by one method. It keeps what it finds out from one position to the next.
pub struct Nimbers<G: Sum, O = Unobserved>(Solver<G, O>);

enum Solver<G: Sum, O> {
    Plain(Box<PlainSolver<G, O>>),
    /// It has no steps that an observer would understand.
    Best(Box<NimberSolver<G>>, O),
}

impl<G: Sum, O> Debug for Nimbers<G, O> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Solver::Plain(solver) => solver.fmt(to),
            Solver::Best(solver, _) => solver.fmt(to),
        }
    }
}

impl<G: Sum> Nimbers<G> {
    /// A search that knows nothing yet.
    pub fn new(game: G, method: NimberMethod, budget: Budget, interrupt: Interrupt) -> Self {
        Self::observed(game, method, budget, interrupt, Unobserved)
    }
}

impl<G: Sum, O: Observer<G::Component>> Nimbers<G, O> {
    /// A search that knows nothing yet and reports each step to `observer`; [`NimberMethod::Best`] reports none.
    pub fn observed(
        game: G,
        method: NimberMethod,
        budget: Budget,
        interrupt: Interrupt,
        observer: O,
    ) -> Self {
        if method == NimberMethod::Best {
            let solver = NimberSolver::new(game, budget, interrupt);
            return Self(Solver::Best(Box::new(solver), observer));
        }
        let solver = PlainSolver::new(game, method, budget, interrupt, observer);
        Self(Solver::Plain(Box::new(solver)))
    }

    /// The nimber of the position that consists of `components`.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`].
    pub fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
        match &mut self.0 {
            Solver::Plain(solver) => solver.nimber(components),
            Solver::Best(solver, _) => solver.nimber_in_question(components),
        }
    }

    /// Tells `progress` how far it has got; only [`NimberMethod::Best`] does.
    #[must_use]
    pub(super) fn showing(self, progress: Rc<dyn Progress>) -> Self {
        match self.0 {
            Solver::Best(solver, observer) => {
                Self(Solver::Best(Box::new(solver.showing(progress)), observer))
            }
            plain @ Solver::Plain(_) => Self(plain),
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        match &self.0 {
            Solver::Plain(solver) => solver.game(),
            Solver::Best(solver, _) => solver.game(),
        }
    }

    /// How often a component was entered, including those answered from a table. One that is only looked up does not count.
    pub fn calls(&self) -> u64 {
        match &self.0 {
            Solver::Plain(solver) => solver.calls(),
            Solver::Best(solver, _) => solver.calls(),
        }
    }

    /// How many entries the transposition table holds.
    pub fn entries(&self) -> usize {
        match &self.0 {
            Solver::Plain(solver) => solver.entries(),
            Solver::Best(solver, _) => solver.entries(),
        }
    }

    /// Calls `visit` with every claim about a component that [`NimberMethod::Best`] keeps in its table, in no particular order; the other
    /// methods tell none. `component` tells the component of a place.
    pub fn visit_claims(
        &self,
        component: impl Fn(u64) -> G::Component,
        visit: impl FnMut((G::Component, Claim)),
    ) {
        if let Solver::Best(solver, _) = &self.0 {
            solver.claims(component).for_each(visit);
        }
    }

    /// How many places, from 0 on, [`NimberMethod::Best`] knows without a claim, from a dense table.
    pub fn small_places(&self) -> usize {
        match &self.0 {
            Solver::Best(solver, _) => solver.small_places(),
            Solver::Plain(_) => 0,
        }
    }

    /// Ends the search and returns its game and its observer.
    pub(super) fn into_parts(self) -> (G, O) {
        match self.0 {
            Solver::Plain(solver) => solver.into_parts(),
            Solver::Best(solver, observer) => (solver.into_game(), observer),
        }
    }
}
