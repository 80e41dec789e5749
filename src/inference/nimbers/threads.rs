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
        let alone_until = self.guard.calls.saturating_add(self.guard.budget.alone_for);
        self.lines.truncate(1);
        self.lines[0].clear();
        self.findings.marks.clear(false);
        loop {
            let may_hire = self.lines.len() < self.guard.budget.threads;
            if may_hire && self.guard.calls >= alone_until {
                self.hire(component);
            }
            self.findings.go_on();
            let found = self.go_on(root, alone_until);
            self.gather();
            if let Some(is) = found? {
                return Ok(is);
            }
            if self.guard.calls >= self.extends_at {
                self.extends_at = (self.guard.calls + 1).next_power_of_two();
                self.extend_small()?;
            }
        }
    }

    /// Lets other threads join the search of a component, if that is worth it and the system grants them.
    fn hire(&mut self, component: G::Component) {
        let threads = self.guard.budget.threads;
        let Findings { game, marks, .. } = &mut self.findings;
        let is_worth_it = game.place(component).is_some() && game.is_worth_threads(component);
        if is_worth_it && are_threads_granted(threads - 1) {
            marks.clear(true);
            self.lines[0].mark(&self.findings);
            self.lines.resize_with(threads, Line::default);
        }
    }

    /// All threads go on until the couple is settled or something is due. Returns whether the component has the nimber.
    fn go_on(
        &mut self,
        root: Couple<G::Component>,
        alone_until: u64,
    ) -> Result<Option<bool>, Unsolved> {
        let is_due = Some(alone_until).filter(|&until| until > self.guard.calls);
        let pause_at = is_due.map_or(self.extends_at, |until| until.min(self.extends_at));
        let (findings, guard) = (&self.findings, &mut self.guard);
        let (line, others) = self.lines.split_first_mut().expect("a line");
        let own = Search {
            root,
            findings,
            line,
            guard: Some((guard, pause_at)),
        };
        if others.is_empty() {
            return own.go_on();
        }
        thread::scope(|scope| {
            let start = |line| {
                let work = move || {
                    let search = Search {
                        root,
                        findings,
                        line,
                        guard: None,
                    };
                    search.go_on()
                };
                thread::Builder::new().spawn_scoped(scope, work).ok()
            };
            // If the system cannot start them all, those that have started do the work.
            let others: Vec<_> = others.iter_mut().map_while(start).collect();
            let own = own.go_on();
            let others = others.into_iter().map(|other| other.join());
            others.fold(own, |found, other| either(found, other.expect("no panic")))
        })
    }

    /// Takes over what the threads have counted, and what they could not learn while others read the tables.
    fn gather(&mut self) {
        for line in &mut self.lines {
            self.guard.calls += std::mem::take(&mut line.calls);
            if let Some(learned) = line.to_learn.take() {
                self.findings.learn_alone(&learned);
            }
        }
    }

    /// Extends the dense table if the calls have earned it.
    fn extend_small(&mut self) -> Result<(), Unsolved> {
        let Self {
            findings, guard, ..
        } = self;
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

/// What two threads have found together.
fn either(
    one: Result<Option<bool>, Unsolved>,
    other: Result<Option<bool>, Unsolved>,
) -> Result<Option<bool>, Unsolved> {
    match (one, other) {
        (Ok(None), found) | (found @ Ok(Some(_)), _) => found,
        (Err(_), Ok(Some(is))) => Ok(Some(is)),
        (stopped @ Err(_), _) => stopped,
    }
}
