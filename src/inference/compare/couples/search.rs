//! The search for the nimber of one component: it is asked whether it has one certain nimber, and a "no" is remembered too.
//!
//! A pair of a component and a nimber n is won or lost like the component beside a nim pile of n (Lemoine and Viennot, "Nimbers are
//! inevitable", Theoretical Computer Science 462, 2012). The nimber of a component is n exactly if no follower has n and, for each
//! m below n, some follower has m.

use std::ops::{ControlFlow, Range};

use super::children::{Child, Children};
use crate::games::Sum;
use crate::inference::compare::observer::{Observer, Source};
use crate::inference::limits::Unsolved;
use crate::inference::nimbers::budget::Guard;
use crate::inference::nimbers::fact::Fact;
use crate::inference::nimbers::set::{Nimber, NimberSet};
use crate::inference::nimbers::table::TranspositionTable;

/// Followers are searched in ascending order of the sum of their squared component sizes and this weight times
/// [`Follower::aside`](crate::games::Follower::aside). Found by trial on boards of three to five rows.
const ASIDE_WEIGHT: u64 = 4;

/// A search of one component, with the parts of the solver that it uses.
pub(super) struct ComponentSearch<'a, G: Sum, O> {
    pub(super) game: &'a G,
    pub(super) guard: &'a mut Guard,
    pub(super) observer: &'a mut O,
    pub(super) facts: &'a mut TranspositionTable<G::Component, Fact>,
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
            let (fact, _) = fact(self.game, self.facts, component);
            let asked = fact.exact().unwrap_or(nimber);
            if !fact.excludes(asked) && self.is(component, asked)? {
                return Ok(asked);
            }
        }
        Err(Guard::large_nimber())
    }

    /// Whether the nimber of the component is `asked`.
    pub(super) fn is(&mut self, component: G::Component, asked: Nimber) -> Result<bool, Unsolved> {
        self.guard.enter()?;
        let wanted = NimberSet::only(asked);
        self.observer.enter(component, wanted);
        let (fact, source) = fact(self.game, self.facts, component);
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
        let bytes = self.facts.next_bytes() + self.game.memory();
        self.guard.allow(bytes, self.facts.len())?;
        self.facts.put(component, fact)?;
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
        let (game, facts) = (self.game, &*self.facts);
        let (children, observer) = (&mut *self.children, &mut *self.observer);
        let flow = game.followers(question.component, &mut |follower| {
            let mut child = children.child(follower.settled);
            for &component in follower.components {
                let (fact, _) = fact(game, facts, component);
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
}

/// What is known about a component without a search, and from where.
fn fact<G: Sum>(
    game: &G,
    facts: &TranspositionTable<G::Component, Fact>,
    component: G::Component,
) -> (Fact, Source) {
    if let Some(fact) = facts.get(component) {
        return (fact, Source::Table);
    }
    (Fact::of_game(game, component), Source::Game)
}
