//! The solver for nimbers that answers people: positions as sums of components. The search of one
//! component is left to `search`.

use super::budget::{Budget, Guard};
use super::findings::Findings;
use super::search::Line;
use super::set::{Nimber, NimberSet};
use super::sum::cancelled;
use crate::games::{Plain, Sum};
use crate::inference::limits::{Interrupt, Unsolved};

/// A solver for the nimbers of one game. It keeps what it finds out from one position to the next.
pub struct NimberSolver<G: Sum> {
    pub(crate) guard: Guard,
    /// What was found.
    pub findings: Findings<G>,
    /// Where each thread is.
    pub(super) lines: Vec<Line<G::Component>>,
    /// The components of which it will be asked whether they are lost.
    pub(super) ahead: Vec<G::Component>,
}

impl<G: Sum> NimberSolver<G> {
    /// A solver that knows nothing yet.
    pub fn new(game: G, budget: Budget, interrupt: Interrupt) -> Self {
        Self {
            findings: Findings::new(game, budget),
            lines: vec![Line::default()],
            ahead: Vec::new(),
            guard: Guard::new(budget, interrupt),
        }
    }

    /// The nimber of the position that consists of `components`. If it is the position in question,
    /// tells which nimbers it does not have.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the game itself would exceed the memory of the budget, if a line of
    /// play may be longer than [`MAX_DEPTH`](super::MAX_DEPTH), or if a nimber is above
    /// [`NimberSet::LARGEST`]. [`Unsolved::GivenUp`] if the time is up. [`Unsolved::Interrupted`]
    /// if the interrupt was raised. What was found out by then is kept.
    pub fn nimber(
        &mut self,
        components: &[G::Component],
        in_question: bool,
    ) -> Result<u64, Unsolved> {
        self.guard.begin();
        let found = self.sum(components, in_question);
        if in_question {
            self.guard.so_far.nimber = found.ok();
            self.tell();
        }
        found
    }

    /// Tells what is known about it.
    pub(crate) fn tell(&mut self) {
        self.guard.tell(self.findings.entries());
    }

    /// Whether the position that consists of `components` has this nimber, which is less work to
    /// find out. The nimbers of all components but the largest are computed; the largest is only
    /// asked whether it has their nim-sum with `nimber`.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`].
    pub fn has_nimber(
        &mut self,
        components: &[G::Component],
        nimber: u64,
    ) -> Result<bool, Unsolved> {
        let components = cancelled(&self.findings.game, components);
        let Some((&largest, others)) = components.split_last() else {
            return Ok(nimber == 0);
        };
        let sum = self.nimber(others, false)? ^ nimber;
        let is_plain = matches!(self.findings.game.plain(largest), Plain::Exactly(_));
        let asked = Nimber::try_from(sum)
            .ok()
            .filter(|&asked| asked <= NimberSet::LARGEST && !is_plain);
        self.guard.begin();
        let Some(asked) = asked else {
            return Ok(self.nimber(&[largest], false)? == sum);
        };
        self.check_depth(largest)?;
        self.is(largest, asked)
    }

    fn check_depth(&self, component: G::Component) -> Result<(), Unsolved> {
        self.guard
            .check_depth(self.findings.game.longest(component))
    }

    fn sum(&mut self, components: &[G::Component], in_question: bool) -> Result<u64, Unsolved> {
        let mut sum = 0;
        let components = cancelled(&self.findings.game, components);
        for (&component, left) in components.iter().zip((0..components.len()).rev()) {
            self.guard.beside = (in_question && left == 0).then_some(sum);
            sum ^= if let Plain::Exactly(nimber) = self.findings.game.plain(component) {
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
}
