//! A search for nimbers by any method: one of the plain methods, or the solver that answers people.

use super::ingredients::Ingredients;
use super::recursion::PlainSolver;
use super::trace::{Trace, Tracer};
use crate::games::Sum;
use crate::inference::limits::{Interrupt, Limits, Unsolved, Work};
use crate::inference::nimbers::{NimberClaim, NimberSolver};

/// A search for nimbers of one game by one method. It keeps what it finds out from one position to
/// the next.
pub struct Nimbers<G: Sum>(EitherSolver<G>);

enum EitherSolver<G: Sum> {
    Plain(Box<PlainSolver<G>>),
    Best(Box<NimberSolver<G>>),
}

impl<G: Sum> Nimbers<G> {
    /// A search that knows nothing yet, and that nobody watches.
    pub fn new(game: G, method: Ingredients, limits: Limits, interrupt: Interrupt) -> Self {
        Self::at_work(game, method, Work::silent(limits, interrupt))
    }

    /// A search that knows nothing yet.
    pub(super) fn at_work(game: G, method: Ingredients, work: Work) -> Self {
        Self(if method == Ingredients::BEST {
            EitherSolver::Best(Box::new(NimberSolver::new(game, work)))
        } else {
            EitherSolver::Plain(Box::new(PlainSolver::new(game, method, work)))
        })
    }

    /// The nimber of the position that consists of `components`.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`].
    pub fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
        match &mut self.0 {
            EitherSolver::Plain(solver) => solver.nimber(components),
            EitherSolver::Best(solver) => solver.nimber(components, true),
        }
    }

    /// Whether the position that consists of `components` has this nimber.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`].
    pub fn has_nimber(
        &mut self,
        components: &[G::Component],
        nimber: u64,
    ) -> Result<bool, Unsolved> {
        match &mut self.0 {
            EitherSolver::Plain(solver) => Ok(solver.nimber(components)? == nimber),
            EitherSolver::Best(solver) => solver.has_nimber(components, nimber),
        }
    }

    /// Tells [`Ingredients::BEST`] what will be asked: whether each of these components is lost.
    /// Other threads begin with the last of them, if there are any.
    pub fn look_ahead(&mut self, components: &[G::Component])
    where
        G: 'static,
    {
        if let EitherSolver::Best(solver) = &mut self.0 {
            solver.look_ahead(components.to_vec());
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        match &self.0 {
            EitherSolver::Plain(solver) => &solver.game,
            EitherSolver::Best(solver) => solver.game(),
        }
    }

    /// How often a component was entered, including those answered from a table. One that is only
    /// looked up does not count.
    pub fn calls(&self) -> u64 {
        match &self.0 {
            EitherSolver::Plain(solver) => solver.guard.calls,
            EitherSolver::Best(solver) => solver.guard.calls,
        }
    }

    /// How many entries the transposition table holds.
    pub fn entries(&self) -> usize {
        match &self.0 {
            EitherSolver::Plain(solver) => solver.table.len(),
            EitherSolver::Best(solver) => solver.entries(),
        }
    }

    /// Calls `visit` with every claim about a component that [`Ingredients::BEST`] keeps in its
    /// table, in no particular order; the other methods tell none.
    pub fn visit_claims(&self, visit: impl FnMut(G::Component, NimberClaim)) {
        if let EitherSolver::Best(solver) = &self.0 {
            solver.visit_claims(visit);
        }
    }
}

/// Searches a position by a method, instead of the best one by [`Ingredients::ASPIRATION`], and
/// returns everything that was done, or `None` if the position is larger than `largest`.
///
/// # Errors
/// As [`Nimbers::nimber`]; [`Unsolved::GivenUp`] also after 100,000 calls.
pub fn trace<G: Sum>(
    game: G,
    components: &[G::Component],
    method: Ingredients,
    work: Work,
    largest: u64,
) -> Result<Option<Trace>, Unsolved> {
    let sizes = components.iter().map(|&component| game.size(component));
    let size = sizes.fold(0, u64::saturating_add);
    if size > largest {
        return Ok(None);
    }
    let mut search = PlainSolver::new(game, method, work);
    search.tracer = Some(Tracer::new());
    let nimber = search.nimber(components)?;
    let calls = search.tracer.map(Tracer::calls);
    Ok(calls.map(|calls| Trace { nimber, calls }))
}
