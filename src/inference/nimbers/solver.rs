//! The solver for nimbers that answers people: positions as sums of components. The search of one
//! component is left to `search`.

use std::sync::Arc;

use super::ahead::Ahead;
use super::reports::Reports;
use super::search::SearchThread;
use super::shared::Shared;
use crate::games::{ByTheory, Sum};
use crate::inference::components::{
    Guard, Nimber, NimberClaim, NimberSearch, NimberSet, cancelled,
};
use crate::inference::limits::{Unsolved, Work, are_threads_granted};

/// A solver for the nimbers of one game. It keeps what it finds out from one position to the next.
pub(crate) struct NimberSolver<G: Sum> {
    guard: Guard,
    pub(super) reports: Reports,
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
            reports: Reports::default(),
            ahead: None,
        }
    }

    /// Tells what is known about the position in question.
    pub(crate) fn report(&mut self) {
        self.reports.report(self.shared.entries(), &self.guard.work);
    }

    fn check_depth(&self, component: G::Component) -> Result<(), Unsolved> {
        self.guard.check_depth(self.shared.game.longest(component))
    }

    /// The nimber of the position that consists of `components`. If it is the position in question,
    /// tells which nimbers it does not have.
    pub(super) fn sum(
        &mut self,
        components: &[G::Component],
        in_question: bool,
    ) -> Result<u64, Unsolved> {
        let mut sum = 0;
        let components = cancelled(&self.shared.game, components);
        for (&component, left) in components.iter().zip((0..components.len()).rev()) {
            self.reports.other_components = (in_question && left == 0).then_some(sum);
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
            self.reports.exclude(u64::from(asked), &self.guard.work);
        }
        Err(Guard::large_nimber())
    }

    /// Whether the nimber of a component is `asked`.
    fn is(&mut self, component: G::Component, asked: Nimber) -> Result<bool, Unsolved> {
        if let Some(ahead) = &self.ahead {
            ahead.ask(component);
        }
        let (shared, guard, reports) = (&self.shared, &mut self.guard, &mut self.reports);
        let mut count = || {
            guard.count()?;
            if reports.is_to_report(guard.calls) {
                guard.allow(shared.game.memory(), shared.entries())?;
                reports.report(shared.entries(), &guard.work);
            }
            Ok(())
        };
        SearchThread::new(shared, &mut count).is(component, asked)
    }
}

impl<G: Sum> NimberSearch<G> for NimberSolver<G> {
    fn nimber(&mut self, components: &[G::Component]) -> Result<u64, Unsolved> {
        let found = self.sum(components, true);
        self.reports.so_far.nimber = found.ok();
        self.report();
        found
    }

    /// The nimbers of all components but the largest are computed; the largest is only asked
    /// whether it has their nim-sum with `nimber`.
    fn has_nimber(&mut self, components: &[G::Component], nimber: u64) -> Result<bool, Unsolved> {
        let components = cancelled(&self.shared.game, components);
        let Some((&largest, others)) = components.split_last() else {
            return Ok(nimber == 0);
        };
        let sum = self.sum(others, false)? ^ nimber;
        let is_plain = matches!(self.shared.game.by_theory(largest), ByTheory::Exactly(_));
        let asked = Nimber::try_from(sum)
            .ok()
            .filter(|&asked| asked <= NimberSet::LARGEST && !is_plain);
        self.reports.other_components = None;
        let Some(asked) = asked else {
            return Ok(self.sum(&[largest], false)? == sum);
        };
        self.check_depth(largest)?;
        self.is(largest, asked)
    }

    /// If there are processors left, other threads search what will be asked.
    fn look_ahead(&mut self, components: &[G::Component]) {
        self.ahead = None;
        let threads = self.guard.work.limits.threads.saturating_sub(1);
        if threads > 0 && components.len() > 1 && are_threads_granted(threads) {
            self.ahead = Some(Ahead::start(&self.shared, components.to_vec(), threads));
        }
    }

    fn game(&self) -> &G {
        &self.shared.game
    }

    fn calls(&self) -> u64 {
        self.guard.calls
    }

    fn entries(&self) -> usize {
        self.shared.entries()
    }

    fn visit_claims(&self, visit: &mut dyn FnMut(G::Component, NimberClaim)) {
        for (component, known) in self.shared.table().all() {
            known.claims().for_each(|claim| visit(component, claim));
        }
    }
}
