//! The threads of a search: one at first, and more once it has lasted. They share all findings. Now and then all of them pause, and one
//! does what cannot be shared: it lets tables grow. How each of them searches is left to `search`.

use std::thread;

use super::budget::Guard;
use super::findings::Findings;
use super::numbers::Couple;
use super::search::{Line, Search};
use super::set::{Nimber, NimberSet};
use super::small::Small;
use super::solver::NimberSolver;
use crate::games::Sum;
use crate::inference::limits::{Unsolved, are_threads_granted};

/// A call does as much work as this many calls of a search that asks for one nimber at a time, for which the growth of the dense table
/// was found.
const WORTH_OF_A_CALL: u64 = 2;

/// The most calls between two pauses, in which it is told how far the search has got, of one thread and of one of several, which have to
/// wait for each other then. The first ones come sooner, for the dense table.
const PAUSE_EVERY: [u64; 2] = [1 << 14, 1 << 17];

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
        let joined_at = self.guard.calls.saturating_add(self.guard.budget.alone_for);
        self.guard.pause_at = self.guard.pause_at.min(joined_at);
        self.lines.truncate(1);
        self.lines[0].clear();
        self.findings.begin(false);
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

    /// Lets other threads join the search of a component, if that is worth it and the system grants them.
    fn hire(&mut self, component: G::Component) {
        let (game, threads) = (&self.findings.game, self.guard.budget.threads);
        if self.lines.len() < threads
            && game.is_worth_threads(component)
            && are_threads_granted(threads - 1)
        {
            self.findings.begin(true);
            self.lines[0].mark(&self.findings);
            self.lines.resize_with(threads, Line::default);
        }
    }

    /// All threads go on until the couple is settled or they pause. Returns whether the component has the nimber.
    fn go_on(&mut self, root: Couple<G::Component>) -> Option<Result<bool, Unsolved>> {
        *self.findings.pause.get_mut() = false;
        let findings = &self.findings;
        let search = |line, guard| Search {
            root,
            findings,
            line,
            guard,
        };
        let (own, others) = self.lines.split_first_mut()?;
        let own = search(own, Some(&mut self.guard));
        if others.is_empty() {
            return own.go_on();
        }
        thread::scope(|scope| {
            let start = |line| {
                let work = move || search(line, None).go_on();
                thread::Builder::new().spawn_scoped(scope, work).ok()
            };
            // If the system cannot start them all, those that have started do the work.
            let others: Vec<_> = others.iter_mut().map_while(start).collect();
            let own = own.go_on();
            let others = others
                .into_iter()
                .map(|other| other.join().expect("no thread panics"));
            others.fold(own, Option::or)
        })
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
