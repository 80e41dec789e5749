//! Depth-first proof-number search of couples: whether a component has a nimber.
//!
//! A couple of a component and a nimber n is won or lost like the component beside a nim pile of n (Lemoine and Viennot, "Nimbers are
//! inevitable", Theoretical Computer Science 462, 2012). It is lost exactly if the nimber of the component is n. Its options are the
//! followers of the component beside the pile, and the component beside each smaller pile. Of a follower, all components but the
//! largest are replaced by their nimbers, which join the pile.
//!
//! Proof numbers tell which option to search next (Allis, "Searching for Solutions in Games and Artificial Intelligence", 1994). The
//! search goes down from a couple with limits, and comes back when the numbers of a couple have reached them (Nagai, "Df-pn Algorithm
//! for Searching AND/OR Trees and Its Applications", 2002).

use super::budget::Guard;
use super::fact::Fact;
use super::findings::Findings;
use super::listing::{Chunk, Listing};
use super::numbers::{Couple, Numbers};
use super::options::{Begin, Best, Options};
use super::set::{Nimber, NimberSet};
use super::small::Small;
use super::solver::NimberSolver;
use crate::games::Sum;
use crate::inference::limits::Unsolved;

/// A call does as much work as this many calls of a search that asks for one nimber at a time, for which the growth of the dense table
/// was found.
const WORTH_OF_A_CALL: u64 = 2;

/// Calls between two reports.
const TELL_EVERY: u64 = 1 << 14;

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

/// The stacks of a search, which are kept from one search to the next.
pub(super) struct Line<P> {
    /// The couples that have been entered and not left. They take the place of recursion, which would be as deep as a line of play is
    /// long.
    entered: Vec<Entered<P>>,
    options: Options<P>,
    chunk: Chunk<P>,
}

impl<P> Default for Line<P> {
    fn default() -> Self {
        Self {
            entered: Vec::new(),
            options: Options::default(),
            chunk: Chunk::default(),
        }
    }
}

impl<P> Line<P> {
    /// Forgets the line of a search that was stopped.
    pub(super) fn clear(&mut self) {
        self.entered.clear();
        self.options.clear();
    }
}

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
        let couple = Couple { component, asked };
        let mut answer = self.enter(couple, Numbers::NO_LIMIT)?;
        loop {
            answer = match answer {
                Some(answer) if self.line.entered.is_empty() => {
                    return Ok(matches!(answer, Answer::Is));
                }
                Some(answer) => self.receive(answer),
                None => self.step()?,
            };
        }
    }

    /// Enters a couple. Returns the answer if there is one at once; `None` if its options have to be searched.
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
            findings: &self.findings,
            options: &mut self.line.options,
            couple,
            fact,
        };
        let is_won = listing.list(&mut self.line.chunk);
        let fact = listing.fact;
        self.line.entered.push(Entered {
            couple,
            fact,
            limits,
            begin,
            current: 0,
        });
        Ok(is_won.then(|| self.leave(Answer::IsNot)))
    }

    /// Leaves the couple that was entered last, and keeps what was found.
    fn leave(&mut self, answer: Answer) -> Answer {
        if let Some(left) = self.line.entered.pop() {
            self.line.options.end(left.begin);
            let (fact, numbers) = match answer {
                Answer::Is => (Fact::exactly(left.couple.asked), None),
                Answer::IsNot => (left.fact.excluding(left.couple.asked), None),
                Answer::Open(numbers) => (left.fact, Some(numbers)),
            };
            self.findings.learn(left.couple, fact, numbers);
        }
        answer
    }

    /// Takes the next step for the couple that was entered last: enters the best of its options, or leaves it. Returns the answer of
    /// the option or of the couple; `None` if there is none yet.
    fn step(&mut self) -> Result<Option<Answer>, Unsolved> {
        let Some(top) = self.line.entered.last_mut() else {
            return Ok(None);
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

    /// Makes use of the answer to the option that was searched. Returns the answer of the couple that was entered last if that settles
    /// it.
    fn receive(&mut self, answer: Answer) -> Option<Answer> {
        let top = self.line.entered.last_mut()?;
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

    /// The smallest component of the current option has this nimber. Once only the largest is left, it is looked up.
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
                choice.numbers = self.findings.estimate(couple, fact, 0);
            }
        }
        None
    }

    /// Counts a call, tells now and then how far the search has got, and extends the dense table if the calls have earned it.
    fn count(&mut self) -> Result<(), Unsolved> {
        self.guard.count()?;
        let calls = self.guard.calls;
        if calls.is_multiple_of(TELL_EVERY) {
            self.guard.tell(self.findings.entries());
        }
        if calls.is_power_of_two() {
            let held = self.findings.game.memory();
            self.guard.allow(held, self.findings.entries())?;
            let max_memory = self.guard.budget.max_memory;
            let earned = Small::earned(&self.findings.game, calls * WORTH_OF_A_CALL, max_memory);
            if let Some(bits) = earned {
                let room = max_memory.saturating_sub(held + self.findings.bytes());
                let Findings { small, game, .. } = &mut self.findings;
                small.grow(game, bits, room, || self.guard.look_up())?;
            }
        }
        Ok(())
    }
}
