//! Depth-first proof-number search of couples: whether a component has a nimber.
//!
//! A couple of a component and a nimber n is won or lost like the component beside a nim pile of n
//! (Lemoine and Viennot, "Nimbers are inevitable", Theoretical Computer Science 462, 2012). It is
//! lost exactly if the nimber of the component is n. Its options are the followers of the component
//! beside the pile, and the component beside each smaller pile. Of a follower, all components but
//! the largest are replaced by their nimbers, which join the pile.
//!
//! Proof numbers tell which option to search next (Allis, "Searching for Solutions in Games and
//! Artificial Intelligence", 1994). The search goes down from a couple with limits, and comes back
//! when the numbers of a couple have reached them (Nagai, "Df-pn Algorithm for Searching AND/OR
//! Trees and Its Applications", 2002).
//!
//! Several threads may search with the same findings, the same couple or others, each on a line of
//! its own. When they pause is left to `threads`.

use std::sync::atomic::Ordering::Relaxed;

use super::budget::Guard;
use super::fact::Fact;
use super::findings::{Findings, Learned};
use super::listing::{Chunk, Listing};
use super::numbers::{Couple, Numbers};
use super::options::{Begin, Best, Options};
use super::packed::Known;
use super::set::{Nimber, NimberSet};
use crate::games::Sum;
use crate::inference::limits::Unsolved;

/// What a search of a couple has found.
#[derive(Clone, Copy)]
enum Answer {
    /// The component has the nimber: the player to move loses.
    Is,
    /// The component has another nimber: the player to move wins.
    IsNot,
    /// The numbers have reached their limits.
    Open(Numbers),
}

impl Answer {
    /// The answer that a fact has for a nimber.
    fn known(fact: Fact, asked: Nimber) -> Option<Self> {
        if fact.excludes(asked) {
            return Some(Self::IsNot);
        }
        fact.exact().map(|_| Self::Is)
    }
}

/// A couple on the line of the search.
struct Entered<P> {
    couple: Couple<P>,
    /// What is known about the component.
    fact: Fact,
    limits: Numbers,
    /// Where its options begin.
    begin: Begin,
    /// The index of the one that is being searched.
    current: usize,
}

/// A thread's way through a search: where it is, and stacks that are kept from one search to the
/// next.
pub(super) struct Line<P> {
    /// The couples that have been entered and not left. They take the place of recursion, which
    /// would be as deep as a line of play is long.
    entered: Vec<Entered<P>>,
    options: Options<P>,
    chunk: Chunk<P>,
    /// The answer to the option that was searched last, if it has not been made use of.
    answer: Option<Answer>,
    /// How many times threads had overtaken others when this one last looked.
    overtaken: usize,
    /// What the thread was to learn when it had to pause.
    pub(super) to_learn: Option<Learned<P>>,
    /// The couple that it searches, if that is not the one in question but a later one.
    pub(super) ahead: Option<Couple<P>>,
}

impl<P> Default for Line<P> {
    fn default() -> Self {
        Self {
            entered: Vec::new(),
            options: Options::default(),
            chunk: Chunk::default(),
            answer: None,
            overtaken: 0,
            to_learn: None,
            ahead: None,
        }
    }
}

impl<P> Line<P> {
    /// Whether it has nothing to go on with.
    pub(super) fn is_idle(&self) -> bool {
        self.ahead.is_none() && self.entered.is_empty()
    }

    /// Forgets the line of a search that was stopped.
    pub(super) fn clear(&mut self) {
        self.entered.clear();
        self.options.clear();
        self.answer = None;
        self.to_learn = None;
    }
}

impl<P: Copy> Line<P> {
    /// Marks the couples on the line.
    pub(super) fn mark<G: Sum<Component = P>>(&self, findings: &Findings<G>) {
        for entered in &self.entered {
            findings.mark(entered.couple);
        }
    }
}

/// One thread's part in the search of a couple.
pub(super) struct Search<'a, G: Sum> {
    pub(super) root: Couple<G::Component>,
    pub(super) findings: &'a Findings<G>,
    pub(super) line: &'a mut Line<G::Component>,
    /// Only one of the threads has the guard.
    pub(super) guard: Option<&'a mut Guard>,
}

impl<G: Sum> Search<'_, G> {
    /// Goes on until the couple is settled or the threads pause. Returns whether the component has
    /// the nimber; `None` if that is open.
    pub(super) fn go_on(mut self) -> Option<Result<bool, Unsolved>> {
        while !self.findings.pause.load(Relaxed) {
            let found = match self.line.answer.take() {
                Some(answer) if self.line.entered.is_empty() => {
                    self.pause();
                    return Some(Ok(matches!(answer, Answer::Is)));
                }
                Some(answer) => Ok(self.receive(answer)),
                None if self.is_overtaken() => Ok(self.catch_up()),
                None => self.step(),
            };
            match found {
                Ok(answer) => self.line.answer = answer,
                Err(stopped) => {
                    self.pause();
                    return Some(Err(stopped));
                }
            }
        }
        None
    }

    /// Lets all threads pause.
    fn pause(&self) {
        self.findings.pause.store(true, Relaxed);
    }

    /// Enters a couple. Returns the answer if there is one at once; `None` if its options have to
    /// be searched.
    fn enter(
        &mut self,
        couple: Couple<G::Component>,
        limits: Numbers,
    ) -> Result<Option<Answer>, Unsolved> {
        self.count()?;
        let Couple { component, asked } = couple;
        let fact = self.findings.fact(component);
        if let Some(answer) = Answer::known(fact, asked) {
            return Ok(Some(answer));
        }
        if self.findings.game.longest(component) < u64::from(asked) {
            return Ok(Some(Answer::IsNot));
        }
        let begin = self.line.options.begin();
        let mut listing = Listing {
            findings: self.findings,
            options: &mut self.line.options,
            couple,
            fact,
        };
        let is_won = listing.list(&mut self.line.chunk);
        let fact = listing.fact;
        if is_won {
            self.line.options.end(begin);
            return Ok(Some(self.keep(couple, fact, Answer::IsNot)));
        }
        self.findings.mark(couple);
        self.line.entered.push(Entered {
            couple,
            fact,
            limits,
            begin,
            current: 0,
        });
        Ok(None)
    }

    /// Leaves the couple that was entered last, and stores what was found. If the couple is
    /// settled, threads that still search it go back.
    fn leave(&mut self, answer: Answer) -> Answer {
        if let Some(left) = self.line.entered.pop() {
            self.line.options.end(left.begin);
            self.keep(left.couple, left.fact, answer);
            let is_shared = self.findings.unmark(left.couple);
            if is_shared && !matches!(answer, Answer::Open(_)) {
                self.findings.overtaken.0.fetch_add(1, Relaxed);
            }
        }
        answer
    }

    /// Stores what was found about a couple. `fact` is what was known about its component.
    fn keep(&mut self, couple: Couple<G::Component>, fact: Fact, answer: Answer) -> Answer {
        let (fact, numbers) = match answer {
            Answer::Is => (Fact::exactly(couple.asked), None),
            Answer::IsNot => (fact.excluding(couple.asked), None),
            Answer::Open(numbers) => (fact, Some(numbers)),
        };
        let learned = Learned {
            couple,
            fact,
            numbers,
        };
        if !self.findings.learn(&learned) {
            self.line.to_learn = Some(learned);
            self.pause();
        }
        answer
    }

    /// Whether another thread has settled a couple that two of them were on, since this was asked
    /// last.
    fn is_overtaken(&mut self) -> bool {
        let overtaken = self.findings.overtaken.0.load(Relaxed);
        std::mem::replace(&mut self.line.overtaken, overtaken) != overtaken
    }

    /// Goes back to the first couple on the line that is settled by now, if there is one, and
    /// leaves it.
    fn catch_up(&mut self) -> Option<Answer> {
        let mut entered = self.line.entered.iter().enumerate();
        let (at, answer) = entered.find_map(|(at, Entered { couple, .. })| {
            let fact = self.findings.fact(couple.component);
            Some((at, Answer::known(fact, couple.asked)?))
        })?;
        for dropped in self.line.entered.drain(at + 1..) {
            self.findings.unmark(dropped.couple);
        }
        Some(self.leave(answer))
    }

    /// Takes the next step for the couple that was entered last: enters the best of its options, or
    /// leaves it. Returns the answer of the option or of the couple; `None` if there is none yet.
    fn step(&mut self) -> Result<Option<Answer>, Unsolved> {
        let Some(top) = self.line.entered.last_mut() else {
            return self.enter(self.root, Numbers::NO_LIMIT);
        };
        let options = &mut self.line.options;
        let Some(best) = Best::of(&options.listed[top.begin.options..]) else {
            return Ok(Some(self.leave(Answer::Is)));
        };
        if best.numbers.reach(top.limits) {
            return Ok(Some(self.leave(Answer::Open(best.numbers))));
        }
        top.current = top.begin.options + best.index;
        let choice = options.listed[top.current];
        if choice.has_others() {
            let component = options.smallest(&choice);
            return self.value(component, choice.asked);
        }
        let couple = Couple {
            component: choice.largest,
            asked: top.couple.asked ^ choice.sum,
        };
        let limits = best.numbers.limits(top.limits, choice.numbers, best.second);
        self.enter(couple, limits)
    }

    /// Makes use of the answer to the option that was searched. Returns the answer of the couple
    /// that was entered last if that settles it.
    fn receive(&mut self, answer: Answer) -> Option<Answer> {
        let top = self.line.entered.last()?;
        let choice = &mut self.line.options.listed[top.current];
        let asks_smallest = choice.has_others();
        match answer {
            Answer::Is if asks_smallest => {
                let nimber = choice.asked;
                return self.settle_smallest(nimber);
            }
            Answer::IsNot if asks_smallest => choice.asked += 1,
            Answer::Is => return Some(self.leave(Answer::IsNot)),
            Answer::IsNot => {
                self.line.options.listed.swap_remove(top.current);
            }
            Answer::Open(numbers) => choice.numbers = numbers,
        }
        None
    }

    /// Asks the smallest component of the current option for the next nimber that it may have.
    fn value(
        &mut self,
        component: G::Component,
        asked: Nimber,
    ) -> Result<Option<Answer>, Unsolved> {
        let fact = self.findings.fact(component);
        if let Some(nimber) = fact.exact() {
            return Ok(self.settle_smallest(nimber));
        }
        let mut open = (asked..=NimberSet::LARGEST).filter(|&nimber| !fact.excludes(nimber));
        let Some(asked) = open.next() else {
            return Err(Guard::large_nimber());
        };
        let current = self.line.entered.last().map(|top| top.current);
        if let Some(current) = current {
            self.line.options.listed[current].asked = asked;
        }
        self.enter(Couple { component, asked }, Numbers::NO_LIMIT)
    }

    /// The smallest component of the current option has this nimber. Once only the largest is left,
    /// it is looked up.
    fn settle_smallest(&mut self, nimber: Nimber) -> Option<Answer> {
        let top = self.line.entered.last()?;
        let in_question = top.couple.asked;
        let choice = self.line.options.listed.get_mut(top.current)?;
        choice.settle_smallest(nimber);
        if choice.has_others() {
            return None;
        }
        let asked = in_question ^ choice.sum;
        let fact = self.findings.fact(choice.largest);
        match Answer::known(fact, asked) {
            Some(Answer::Is) => return Some(self.leave(Answer::IsNot)),
            Some(_) => {
                let current = top.current;
                self.line.options.listed.swap_remove(current);
            }
            None => {
                let couple = Couple {
                    component: choice.largest,
                    asked,
                };
                choice.numbers = self.findings.estimate(couple, Known::perhaps(fact), 0);
            }
        }
        None
    }

    /// Counts a call, and pauses now and then.
    fn count(&mut self) -> Result<(), Unsolved> {
        if let Some(guard) = &mut self.guard {
            guard.count()?;
            if guard.calls >= guard.pause_at {
                self.pause();
            }
        }
        Ok(())
    }
}
