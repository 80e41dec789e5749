//! The solver for nimbers that answers people: positions as sums of components. The search of one
//! component is left to `search`.

use std::sync::Arc;

use super::ahead::Ahead;
use super::bound::NimberClaim;
use super::guard::Guard;
use super::search::SearchThread;
use super::set::{Nimber, NimberSet};
use super::shared::Shared;
use super::sum::cancelled;
use crate::games::{ByTheory, Sum};
use crate::inference::limits::{Unsolved, Work, are_threads_granted};

/// A solver for the nimbers of one game. It keeps what it finds out from one position to the next.
pub(crate) struct NimberSolver<G: Sum> {
    pub(crate) guard: Guard,
    shared: Arc<Shared<G>>,
    /// Other threads, while it is known what will be asked.
    ahead: Option<Ahead<G::Component>>,
}

impl<G: Sum> NimberSolver<G> {
    /// A solver that knows nothing yet.
    pub(crate) fn new(game: G, work: Work) -> Self {
        Self {
            shared: Arc::new(Shared::new(game, &work.limits)),
            guard: Guard::new(work),
            ahead: None,
        }
    }

    pub(crate) fn game(&self) -> &G {
        &self.shared.game
    }

    /// How many components are stored.
    pub(crate) fn entries(&self) -> usize {
        self.shared.entries()
    }

    /// Calls `visit` with every claim about a component that is stored, in no particular order.
    pub(crate) fn visit_claims(&self, mut visit: impl FnMut(G::Component, NimberClaim)) {
        for (component, known) in self.shared.table().all() {
            known.claims().for_each(|claim| visit(component, claim));
        }
    }

    /// The nimber of the position that consists of `components`. If it is the position in question,
    /// tells which nimbers it does not have.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the game itself would exceed the memory, or if a line of play may be
    /// longer than [`MAX_DEPTH`](super::guard::MAX_DEPTH). [`Unsolved::LargeNimber`] if a nimber is
    /// above [`NimberSet::LARGEST`]. [`Unsolved::Interrupted`] if the interrupt was raised. What
    /// was found out by then is kept.
    pub(crate) fn nimber(
        &mut self,
        components: &[G::Component],
        in_question: bool,
    ) -> Result<u64, Unsolved> {
        let found = self.sum(components, in_question);
        if in_question {
            self.guard.so_far.nimber = found.ok();
            self.report();
        }
        found
    }

    /// Tells what is known about the position in question.
    pub(crate) fn report(&mut self) {
        self.guard.report(self.shared.entries());
    }

    /// Whether the position that consists of `components` has this nimber, which is less work to
    /// find out. The nimbers of all components but the largest are computed; the largest is only
    /// asked whether it has their nim-sum with `nimber`.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`].
    pub(crate) fn has_nimber(
        &mut self,
        components: &[G::Component],
        nimber: u64,
    ) -> Result<bool, Unsolved> {
        let components = cancelled(&self.shared.game, components);
        let Some((&largest, others)) = components.split_last() else {
            return Ok(nimber == 0);
        };
        let sum = self.nimber(others, false)? ^ nimber;
        let is_plain = matches!(self.shared.game.by_theory(largest), ByTheory::Exactly(_));
        let asked = Nimber::try_from(sum)
            .ok()
            .filter(|&asked| asked <= NimberSet::LARGEST && !is_plain);
        self.guard.other_components = None;
        let Some(asked) = asked else {
            return Ok(self.nimber(&[largest], false)? == sum);
        };
        self.check_depth(largest)?;
        self.is(largest, asked)
    }

    fn check_depth(&self, component: G::Component) -> Result<(), Unsolved> {
        self.guard.check_depth(self.shared.game.longest(component))
    }

    fn sum(&mut self, components: &[G::Component], in_question: bool) -> Result<u64, Unsolved> {
        let mut sum = 0;
        let components = cancelled(&self.shared.game, components);
        for (&component, left) in components.iter().zip((0..components.len()).rev()) {
            self.guard.other_components = (in_question && left == 0).then_some(sum);
            sum ^= if let ByTheory::Exactly(nimber) = self.shared.game.by_theory(component) {
                // It may be larger than any that a search can meet.
                self.guard.count()?;
                nimber
            } else {
                self.check_depth(component)?;
                u64::from(self.exact(component)?)
            };
        }
        Ok(sum)
    }

    /// The nimber of a component.
    fn exact(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        for nimber in 0..=NimberSet::LARGEST {
            let known = self.shared.known(component);
            let asked = known.exact().unwrap_or(nimber);
            if !known.excludes(asked) && self.is(component, asked)? {
                return Ok(asked);
            }
            self.guard.exclude(u64::from(asked));
        }
        Err(Guard::large_nimber())
    }

    /// Whether the nimber of a component is `asked`.
    fn is(&mut self, component: G::Component, asked: Nimber) -> Result<bool, Unsolved> {
        if let Some(ahead) = &self.ahead {
            ahead.ask(component);
        }
        let (shared, guard) = (&self.shared, &mut self.guard);
        let mut count = || {
            guard.count()?;
            if guard.is_to_report() {
                guard.allow(shared.game.memory(), shared.entries())?;
                guard.report(shared.entries());
            }
            Ok(())
        };
        SearchThread::new(shared, &mut count).is(component, asked)
    }
}

impl<G: Sum + 'static> NimberSolver<G> {
    /// Tells what will be asked: whether each of these components is lost. If there are processors
    /// left, other threads search that too.
    pub(crate) fn look_ahead(&mut self, components: Vec<G::Component>) {
        self.ahead = None;
        let threads = self.guard.work.limits.threads.saturating_sub(1);
        if threads > 0 && components.len() > 1 && are_threads_granted(threads) {
            self.ahead = Some(Ahead::start(&self.shared, components, threads));
        }
    }
}
