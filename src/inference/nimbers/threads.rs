//! The threads of a search: one at first, and more once it has lasted. They share all findings. If
//! more questions are known to follow, the others search those. Now and then all of them pause, and
//! one does what cannot be shared: it lets tables grow. How each of them searches is left to
//! `search`.

use std::thread::{self, ScopedJoinHandle};

use super::budget::Guard;
use super::findings::Findings;
use super::numbers::Couple;
use super::search::{Line, Search};
use super::set::{Nimber, NimberSet};
use super::small::Small;
use super::solver::NimberSolver;
use crate::games::Sum;
use crate::inference::limits::{Unsolved, are_threads_granted};

/// A call does as much work as this many calls of a search that asks for one nimber at a time, for
/// which the growth of the dense table was found.
const WORTH_OF_A_CALL: u64 = 2;

/// The most calls between two pauses, in which it is told how far the search has got, of one thread
/// and of one of several, which have to wait for each other then. The first ones come sooner, for
/// the dense table.
const PAUSE_EVERY: [u64; 2] = [1 << 14, 1 << 17];

/// How many times as soon other threads join if they have work of their own.
const SOONER: u64 = 8;

impl<G: Sum> NimberSolver<G> {
    /// The nimber of a component.
    pub(super) fn exact(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        for nimber in 0..=NimberSet::LARGEST {
            let fact = self.findings.fact(component);
            let asked = fact.exact().unwrap_or(nimber);
            if !fact.excludes(asked) && self.is(component, asked)? {
                return Ok(asked);
            }
            self.guard.exclude(u64::from(asked));
        }
        Err(Guard::large_nimber())
    }

    /// Whether the nimber of the component is `asked`.
    pub(super) fn is(&mut self, component: G::Component, asked: Nimber) -> Result<bool, Unsolved> {
        let root = Couple { component, asked };
        let alone_for = self.guard.budget.alone_for;
        let alone_for = if self.ahead.is_empty() {
            alone_for
        } else {
            alone_for / SOONER
        };
        let joined_at = self.guard.calls.saturating_add(alone_for);
        self.guard.pause_at = self.guard.pause_at.min(joined_at);
        self.begin();
        loop {
            if self.guard.calls >= joined_at {
                self.hire(component);
            }
            let found = self.go_on(root);
            for line in &mut self.lines {
                if let Some(learned) = line.to_learn.take() {
                    self.findings.learn_alone(&learned);
                }
            }
            if let Some(found) = found {
                return found;
            }
            if self.guard.calls >= self.guard.pause_at {
                let next = (self.guard.calls + 1).next_power_of_two();
                let every = PAUSE_EVERY[usize::from(self.lines.len() > 1)];
                self.guard.pause_at = next.min(self.guard.calls + every);
                self.extend_small()?;
                self.tell();
            }
        }
    }

    /// Tells what will be asked: whether each of these components is lost. Threads that join a
    /// search begin with the last of them, so that two seldom do the same work.
    pub fn look_ahead(&mut self, components: Vec<G::Component>) {
        self.lines.truncate(1);
        self.ahead = components;
    }

    /// Begins a question. Threads that are ahead of it go on.
    fn begin(&mut self) {
        if self.ahead.is_empty() && self.lines.iter().all(|line| line.ahead.is_none()) {
            self.lines.truncate(1);
        }
        for line in self.lines.iter_mut().filter(|line| line.ahead.is_none()) {
            line.clear();
        }
        self.mark();
    }

    /// Marks what all lines search.
    fn mark(&mut self) {
        self.findings.begin(self.lines.len() > 1);
        for line in &self.lines {
            line.mark(&self.findings);
        }
    }

    /// Lets other threads join the search of a component, if that is worth it and the system grants
    /// them.
    fn hire(&mut self, component: G::Component) {
        let (game, threads) = (&self.findings.game, self.guard.budget.threads);
        if self.lines.len() < threads
            && game.is_worth_threads(component)
            && are_threads_granted(threads - 1)
        {
            self.lines.resize_with(threads, Line::default);
            self.mark();
        }
    }

    /// All threads go on until one of them has settled its couple, or they pause. Returns whether
    /// the component of `root` has the nimber.
    fn go_on(&mut self, root: Couple<G::Component>) -> Option<Result<bool, Unsolved>> {
        *self.findings.pause.get_mut() = false;
        let (findings, ahead) = (&self.findings, &mut self.ahead);
        let (own, others) = self.lines.split_first_mut()?;
        let own = Search {
            root,
            findings,
            line: own,
            guard: Some(&mut self.guard),
        };
        if others.is_empty() {
            return own.go_on();
        }
        for line in others.iter_mut().filter(|line| line.is_idle()) {
            let next = ahead.pop();
            line.ahead = next.map(|component| Couple {
                component,
                asked: 0,
            });
        }
        let (own, found) = thread::scope(|scope| {
            // If the system cannot start them all, those that have started do the work.
            let started: Vec<_> = (others.iter_mut())
                .map_while(|line| {
                    let root = line.ahead.unwrap_or(root);
                    let work = move || {
                        let guard = None;
                        let search = Search {
                            root,
                            findings,
                            line,
                            guard,
                        };
                        search.go_on()
                    };
                    thread::Builder::new().spawn_scoped(scope, work).ok()
                })
                .collect();
            let own = own.go_on();
            let joined = started.into_iter().map(ScopedJoinHandle::join);
            let found: Vec<_> = joined
                .map(|found| found.expect("no thread panics"))
                .collect();
            (own, found)
        });
        let of_root = others.iter_mut().zip(found).filter_map(|(line, found)| {
            let found = found?;
            if line.ahead.take().is_none_or(|ahead| ahead == root) {
                return Some(found);
            }
            line.clear();
            None
        });
        of_root.fold(own, |own, found| own.or(Some(found)))
    }

    /// Extends the dense table if the calls have earned it.
    fn extend_small(&mut self) -> Result<(), Unsolved> {
        let (findings, guard) = (&mut self.findings, &self.guard);
        let held = findings.game.memory();
        guard.allow(held, findings.entries())?;
        let (calls, max_memory) = (guard.calls * WORTH_OF_A_CALL, guard.budget.max_memory);
        if let Some(bits) = Small::earned(&findings.game, calls, max_memory) {
            let room = max_memory.saturating_sub(held + findings.bytes());
            let Findings { small, game, .. } = findings;
            small.grow(game, bits, room, || guard.look_up())?;
        }
        Ok(())
    }
}
