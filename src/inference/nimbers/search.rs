//! The search for the nimber of one component: it is asked whether it has one certain nimber, and a "no" is remembered too.
//!
//! A pair of a component and a nimber n is won or lost like the component beside a nim pile of n (Lemoine and Viennot, "Nimbers are
//! inevitable", Theoretical Computer Science 462, 2012). The nimber of a component is n exactly if no follower has n and, for each
//! m below n, some follower has m.

use std::ops::{ControlFlow, Range};

use super::budget::Guard;
use super::children::{Child, Children};
use super::fact::Fact;
use super::findings::Findings;
use super::observer::{Observer, Source};
use super::set::{Nimber, NimberSet};
use super::small::Small;
use crate::games::Sum;
use crate::inference::limits::Unsolved;

/// Followers are searched in ascending order of the sum of their squared component sizes and this weight times
/// [`Follower::aside`](crate::games::Follower::aside). Found by trial on boards of three to five rows.
const ASIDE_WEIGHT: u64 = 4;

/// A search of one component, with the parts of the solver that it uses.
pub(super) struct ComponentSearch<'a, G: Sum, O> {
    pub(super) game: &'a G,
    pub(super) guard: &'a mut Guard,
    pub(super) observer: &'a mut O,
    pub(super) findings: &'a mut Findings<G::Component>,
    pub(super) children: &'a mut Children<G::Component>,
}

/// The question whether a component has the nimber `asked`.
struct Question<P> {
    component: P,
    asked: Nimber,
    /// What was known about the component before.
    fact: Fact,
    /// The nimbers up to `asked` that the component may still have.
    possible: NimberSet,
    /// The followers that have to be searched, on the stack of children.
    children: Range<usize>,
}

impl<G: Sum, O: Observer<G::Component>> ComponentSearch<'_, G, O> {
    /// The nimber of a component.
    pub(super) fn exact(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        for nimber in 0..=NimberSet::LARGEST {
            let (fact, _) = self.findings.fact(self.game, component);
            let asked = fact.exact().unwrap_or(nimber);
            if !fact.excludes(asked) && self.is(component, asked)? {
                return Ok(asked);
            }
        }
        Err(self.guard.beyond(0, 0))
    }

    /// Whether the nimber of the component is `asked`.
    pub(super) fn is(&mut self, component: G::Component, asked: Nimber) -> Result<bool, Unsolved> {
        if let Some(calls) = self.guard.enter()? {
            self.grow(calls)?;
        }
        let wanted = NimberSet::only(asked);
        self.observer.enter(component, wanted);
        let (fact, source) = self.findings.fact(self.game, component);
        if fact.exact().is_some() || fact.excludes(asked) {
            self.observer.leave(fact.exact(), source);
            self.guard.leave();
            return Ok(fact.exact() == Some(asked));
        }
        if self.game.longest(component) < u64::from(asked) {
            self.observer.leave(None, Source::Game);
            self.guard.leave();
            return Ok(false);
        }
        let lines = self.children.begin();
        let found = self.search(component, asked, fact, lines.children)?;
        self.children.end(lines);
        let fact = match found {
            Some(nimber) => Fact::exactly(nimber),
            None => fact.excluding(asked),
        };
        let bytes = self.findings.next_bytes() + self.game.memory();
        self.guard.allow(bytes, self.findings.entries())?;
        self.findings.facts.put(self.game, component, fact);
        self.observer.leave(found, Source::Search);
        self.guard.leave();
        Ok(found == Some(asked))
    }

    /// Returns the nimber of the component if the search finds it, or `None` if it only finds that it is not `asked`.
    fn search(
        &mut self,
        component: G::Component,
        asked: Nimber,
        fact: Fact,
        begin: usize,
    ) -> Result<Option<Nimber>, Unsolved> {
        let possible = (0..fact.least()).fold(NimberSet::up_to(asked), NimberSet::without);
        self.observer.possible(possible);
        let mut question = Question {
            component,
            asked,
            fact,
            possible,
            children: begin..begin,
        };
        if self.list(&mut question) {
            return Ok(None);
        }
        // If some follower has `asked`, the component has not.
        if self.some_child_is(&mut question, asked)? {
            return Ok(None);
        }
        // Otherwise its nimber is the smallest number that no follower has, which is at most `asked`.
        for below in question.fact.least()..asked {
            if question.possible.contains(below) && !self.some_child_is(&mut question, below)? {
                return Ok(Some(below));
            }
        }
        Ok(Some(asked))
    }

    /// Lists the followers that have to be searched. Stops and returns true if a follower is known to have the nimber in question.
    fn list(&mut self, question: &mut Question<G::Component>) -> bool {
        let (game, findings) = (self.game, &*self.findings);
        let (children, observer) = (&mut *self.children, &mut *self.observer);
        let small = &findings.small.nimbers;
        let flow = game.followers_beside(question.component, small, &mut |follower| {
            let mut child = children.child(follower.settled);
            for &component in follower.components {
                let fact = findings.fact_beside(game, component);
                match fact.exact() {
                    Some(nimber) => child.sum ^= nimber,
                    None => children.add(&mut child, component, fact),
                }
            }
            if child.len() > 0 {
                let sizes = follower
                    .components
                    .iter()
                    .map(|&component| game.size(component));
                let squares: u64 = sizes.map(|size| size.pow(2)).sum();
                let aside = u64::from(follower.aside);
                child.key = (squares + ASIDE_WEIGHT * aside, aside);
                children.push(child, question.asked, |component| game.size(component));
                return ControlFlow::Continue(());
            }
            observer.follower(follower.components, NimberSet::only(question.asked));
            question.possible = question.possible.without(child.sum);
            observer.valued(Some(child.sum), Source::Table, question.possible);
            if child.sum == question.asked {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        question.children.end = children.listed();
        if flow.is_continue() {
            children.sort(question.children.clone());
        }
        flow.is_break()
    }

    /// Whether some listed follower has this nimber.
    fn some_child_is(
        &mut self,
        question: &mut Question<G::Component>,
        nimber: Nimber,
    ) -> Result<bool, Unsolved> {
        for index in question.children.clone() {
            let before = index - question.children.start;
            self.guard.at(before, question.children.len());
            let child = *self.children.get(index);
            if nimber == question.asked && child.excluded {
                continue;
            }
            let unknown = self.children.components(&child);
            self.observer.follower(unknown, NimberSet::only(nimber));
            let is = self.child_is(index, child, nimber)?;
            if is {
                question.possible = question.possible.without(nimber);
            }
            let found = is.then_some(nimber);
            self.observer
                .valued(found, Source::Search, question.possible);
            if is {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a follower has this nimber. The nimbers of all its components but the largest are computed first, and kept in the
    /// child at `index` for the next question; then the largest is asked.
    fn child_is(&mut self, index: usize, child: Child, nimber: Nimber) -> Result<bool, Unsolved> {
        let mut child = child;
        while let Some(component) = self.children.next_of_several(&mut child) {
            child.sum ^= self.exact(component)?;
            *self.children.get_mut(index) = child;
        }
        let largest = self.children.last(&child);
        self.is(largest, nimber ^ child.sum)
    }

    /// Extends the dense table if `calls` calls have earned it.
    fn grow(&mut self, calls: u64) -> Result<(), Unsolved> {
        let max_memory = self.guard.max_memory();
        if let Some(bits) = Small::earned(self.game, calls, max_memory) {
            self.findings
                .small
                .grow(self.game, bits, || self.guard.look_up())?;
        }
        Ok(())
    }
}
