//! Depth-first proof-number search: whether a component has a nimber.
//!
//! A component beside a nim pile of n is lost exactly if the nimber of the component is n (Lemoine
//! and Viennot, "Nimbers are inevitable", Theoretical Computer Science 462, 2012). The options are
//! what the moves in the component leave, beside the pile, and the component beside each smaller
//! pile. Of what a move leaves, all components but the largest are replaced by their nimbers, which
//! join the pile.
//!
//! Proof numbers tell which option to search next (Allis, "Searching for Solutions in Games and
//! Artificial Intelligence", 1994). The search goes down with limits, and comes back when the
//! numbers have reached them (Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its
//! Applications", 2002).
//!
//! It ends whatever the table forgets. Each step down lessens the longest line of the component
//! plus the pile, as a nim-sum is at most the sum. The options of all questions on the way are on a
//! stack; each turn of a question settles one of them, replaces one of its components by a nimber,
//! or raises one of its numbers above a limit that grows by a share each time. From 10^18 on there
//! is no limit.

use super::bound::Bound;
use super::numbers::Numbers;
use super::options::Options;
use super::shared::Shared;
use crate::games::Sum;
use crate::inference::components::{Guard, Nimber, NimberSet};
use crate::inference::limits::Unsolved;

/// What a search of a component beside a pile has found.
#[derive(Clone, Copy)]
enum Verdict {
    /// The nimber of the component is the size of the pile: the player to move loses.
    Is,
    /// It is another one: the player to move wins.
    IsNot,
    /// The numbers have reached their limits.
    Open(Numbers),
}

impl Verdict {
    /// The verdict that follows from what is known.
    fn known(known: Bound, pile: Nimber) -> Option<Self> {
        if known.excludes(pile) {
            return Some(Self::IsNot);
        }
        known.exact().map(|_| Self::Is)
    }
}

/// A search by one thread.
pub(super) struct SearchThread<'a, G: Sum> {
    shared: &'a Shared<G>,
    /// Called for each component that is entered; an error ends the search.
    count: &'a mut dyn FnMut() -> Result<(), Unsolved>,
    options: Options<G::Component>,
}

impl<'a, G: Sum> SearchThread<'a, G> {
    pub(super) fn new(
        shared: &'a Shared<G>,
        count: &'a mut dyn FnMut() -> Result<(), Unsolved>,
    ) -> Self {
        Self {
            shared,
            count,
            options: Options::default(),
        }
    }

    /// Whether the nimber of a component is `asked`.
    ///
    /// # Errors
    /// Those of the function that counts, and [`Unsolved::LargeNimber`]. What was found out by then
    /// is kept; the search itself is of no further use.
    pub(super) fn is(&mut self, component: G::Component, asked: Nimber) -> Result<bool, Unsolved> {
        let verdict = self.enter(component, asked, Numbers::NO_LIMIT)?;
        Ok(matches!(verdict, Verdict::Is))
    }

    /// The nimber of a component.
    fn nimber(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        for nimber in 0..=NimberSet::LARGEST {
            let known = self.shared.known(component);
            if let Some(nimber) = known.exact() {
                return Ok(nimber);
            }
            if !known.excludes(nimber) && self.is(component, nimber)? {
                return Ok(nimber);
            }
        }
        Err(Guard::large_nimber())
    }

    /// Searches a component beside a pile.
    fn enter(
        &mut self,
        component: G::Component,
        pile: Nimber,
        limits: Numbers,
    ) -> Result<Verdict, Unsolved> {
        (self.count)()?;
        let shared = self.shared;
        let table = shared.table();
        let known = shared.known_in(&table, component);
        if let Some(verdict) = Verdict::known(known, pile) {
            return Ok(verdict);
        }
        if shared.game.longest(component) < u64::from(pile) {
            return Ok(Verdict::IsNot);
        }
        let begin = self.options.begin();
        let mut fact = known.fact();
        let is_won = self
            .options
            .list(shared, &table, component, pile, &mut fact);
        drop(table);
        let verdict = if is_won {
            Verdict::IsNot
        } else {
            self.settle(begin.open, pile, limits)?
        };
        self.options.end(begin);
        shared.learn(
            component,
            match verdict {
                Verdict::Is => Bound::exactly(pile),
                Verdict::IsNot => fact.excluding(pile),
                Verdict::Open(numbers) => fact.with_numbers(pile, numbers),
            },
        );
        Ok(verdict)
    }

    /// Searches the best of the options from `begin` on until one of them is lost, all are won, or
    /// the limits are reached.
    fn settle(&mut self, begin: usize, pile: Nimber, limits: Numbers) -> Result<Verdict, Unsolved> {
        while let Some(best) = self.options.best(begin) {
            if best.numbers.reach(limits) {
                return Ok(Verdict::Open(best.numbers));
            }
            let option = self.options.open[best.index];
            let verdict = if let Some(smallest) = self.options.smallest(&option) {
                let nimber = self.nimber(smallest)?;
                match self.replace_smallest(best.index, pile, nimber) {
                    Some(verdict) => verdict,
                    None => continue,
                }
            } else {
                let limits = best.numbers.limits(limits, option.numbers, best.second);
                self.enter(option.largest, pile ^ option.sum, limits)?
            };
            match verdict {
                Verdict::Is => return Ok(Verdict::IsNot),
                Verdict::IsNot => drop(self.options.open.swap_remove(best.index)),
                Verdict::Open(numbers) => self.options.open[best.index].numbers = numbers,
            }
        }
        Ok(Verdict::Is)
    }

    /// Replaces the smallest component of an option by its nimber. Returns what is known of the
    /// option then; `None` while more than the largest component is left.
    fn replace_smallest(&mut self, index: usize, pile: Nimber, nimber: Nimber) -> Option<Verdict> {
        let option = &mut self.options.open[index];
        option.sum ^= nimber;
        option.others.0 += 1;
        if option.has_others() {
            return None;
        }
        let (largest, pile) = (option.largest, pile ^ option.sum);
        let known = self.shared.known(largest);
        let open = || Verdict::Open(self.shared.estimate(largest, pile, known, 0));
        Some(Verdict::known(known, pile).unwrap_or_else(open))
    }
}
