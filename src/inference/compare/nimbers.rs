//! A search for nimbers by any method: one of the plain methods, or the solver that answers people.

use std::ops::{Deref, DerefMut};

use super::ingredients::Ingredients;
use super::recursion::PlainSolver;
use super::trace::{Trace, Tracer};
use crate::games::Sum;
use crate::inference::components::NimberSearch;
use crate::inference::limits::{Interrupt, Limits, Unsolved, Work};
use crate::inference::nimbers::NimberSolver;

/// A search for nimbers of one game by one method.
pub struct Nimbers<G: Sum>(Box<dyn NimberSearch<G>>);

impl<G: Sum> Nimbers<G> {
    /// A search that knows nothing yet, and that nobody watches.
    pub fn new(game: G, method: Ingredients, limits: Limits, interrupt: Interrupt) -> Self {
        Self::at_work(game, method, Work::silent(limits, interrupt))
    }

    /// A search that knows nothing yet.
    pub(super) fn at_work(game: G, method: Ingredients, work: Work) -> Self {
        Self(if method == Ingredients::BEST {
            Box::new(NimberSolver::new(game, work))
        } else {
            Box::new(PlainSolver::new(game, method, work))
        })
    }
}

impl<G: Sum> Deref for Nimbers<G> {
    type Target = dyn NimberSearch<G>;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl<G: Sum> DerefMut for Nimbers<G> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

/// Searches a position by a method, instead of the best one by [`Ingredients::ASPIRATION`], and
/// returns everything that was done, or `None` if the position is larger than `largest`.
///
/// # Errors
/// As [`NimberSearch::nimber`]; [`Unsolved::GivenUp`] also after 100,000 calls.
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
