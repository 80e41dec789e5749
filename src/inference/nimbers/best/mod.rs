//! The fastest search: parts are asked whether they have one certain nimber, and what turns out not to be is remembered too.
//!
//! A pair of a part and a nimber is won or lost like a position of the part beside a pile of nim (Lemoine and Viennot, "Nimbers are
//! inevitable", Theoretical Computer Science 462, 2012). The nimber is n exactly where no follower has n and, for each m below n, some
//! follower has m.

mod children;
mod fact;
mod facts;
mod packed;
mod small;

use std::hash::Hash;
use std::mem;
use std::ops::{ControlFlow, Range};

use self::children::{Child, Children};
use self::fact::Fact;
use self::facts::Facts;
use self::small::Small;
use super::budget::{Budget, Guard};
use super::observer::{Observer, Source};
use super::set::{Nimber, NimberSet};
use crate::games::{Impartial, Plain};
use crate::inference::Unsolved;

/// Followers that fall apart into small parts come first, and those whose move was made near the centre: of the sum of the squared sizes
/// and of the squared distance, doubled, the smallest. The weight was found by trial, on boards of three to five rows.
const ASIDE_WEIGHT: u64 = 4;

/// What a search by pairs has found out.
#[derive(Debug)]
pub(super) struct Best<P> {
    facts: Facts<P>,
    small: Small,
    /// The followers of all parts on the line that is being searched.
    children: Children<P>,
}

impl<P: Copy + Eq + Hash> Best<P> {
    pub(super) fn new<G: Impartial<Part = P>>(game: &G, budget: Budget) -> Self {
        Self {
            facts: Facts::new(game, budget.tt_entries),
            small: Small::default(),
            children: Children::default(),
        }
    }

    /// Forgets the line of a search that was broken off.
    pub(super) fn begin(&mut self) {
        self.children.clear();
    }

    pub(super) fn entries(&self) -> usize {
        self.facts.len()
    }

    /// What the tables or the game know at once.
    fn fact<G: Impartial<Part = P>>(&self, game: &G, part: P) -> (Fact, Source) {
        if let Some(nimber) = self.small.get(game, part) {
            return (Fact::exactly(nimber), Source::Table);
        }
        if let Some(fact) = self.facts.get(game, part) {
            return (fact, Source::Table);
        }
        (Self::plain(game, part), Source::Game)
    }

    /// The same of a part that [`Impartial::followers_beside`] left: what the dense table holds or is plain has been settled there.
    fn fact_beside<G: Impartial<Part = P>>(&self, game: &G, part: P) -> Fact {
        match self.facts.get(game, part) {
            Some(fact) => fact,
            None if self.small.nimbers.is_empty() => Self::plain(game, part),
            None => Fact::NOTHING,
        }
    }

    fn plain<G: Impartial<Part = P>>(game: &G, part: P) -> Fact {
        match game.plain(part) {
            Plain::Exactly(nimber) => Nimber::try_from(nimber)
                .ok()
                .filter(|&nimber| nimber <= NimberSet::LARGEST)
                .map_or(Fact::NOTHING, Fact::exactly),
            Plain::NotZero => Fact::NOTHING.excluding(0),
            Plain::Unknown => Fact::NOTHING,
        }
    }
}

/// A search at work.
pub(super) struct Asking<'a, G: Impartial, O> {
    pub(super) game: &'a G,
    pub(super) guard: &'a mut Guard,
    pub(super) observer: &'a mut O,
    pub(super) best: &'a mut Best<G::Part>,
}

/// A part that is asked whether it has one nimber, its followers listed.
struct Node<P> {
    part: P,
    asked: Nimber,
    fact: Fact,
    /// What the part may still have, or else more than what is asked for.
    possible: NimberSet,
    /// Its children among those of the line.
    children: Range<usize>,
}

impl<G: Impartial, O: Observer<G::Part>> Asking<'_, G, O> {
    /// The nimber of a part.
    pub(super) fn exact(&mut self, part: G::Part) -> Result<Nimber, Unsolved> {
        for nimber in 0..=NimberSet::LARGEST {
            let (fact, _) = self.best.fact(self.game, part);
            let asked = fact.exact().unwrap_or(nimber);
            if !fact.excludes(asked) && self.is(part, asked)? {
                return Ok(asked);
            }
        }
        Err(self.guard.beyond(0, 0))
    }

    /// Whether this is the nimber of the part.
    pub(super) fn is(&mut self, part: G::Part, asked: Nimber) -> Result<bool, Unsolved> {
        if let Some(calls) = self.guard.enter()? {
            self.grow(calls)?;
        }
        let wanted = NimberSet::only(asked);
        self.observer.enter(part, wanted);
        let (fact, source) = self.best.fact(self.game, part);
        if fact.exact().is_some() || fact.excludes(asked) {
            self.observer.leave(fact.exact(), source);
            self.guard.leave();
            return Ok(fact.exact() == Some(asked));
        }
        if self.game.longest(part) < u64::from(asked) {
            self.observer.leave(None, Source::Game);
            self.guard.leave();
            return Ok(false);
        }
        let lines = self.best.children.begin();
        let found = self.search(part, asked, fact, lines.children)?;
        self.best.children.end(lines);
        let (fact, found) = match found {
            Some(nimber) => (Fact::exactly(nimber), Some(nimber)),
            None => (fact.excluding(asked), None),
        };
        let bytes = self.best.facts.next_bytes() + self.best.small.nimbers.len() as u64;
        let bytes = bytes + self.game.memory();
        self.guard.allow(bytes, self.best.entries())?;
        self.best.facts.put(self.game, part, fact);
        self.observer.leave(found, Source::Search);
        self.guard.leave();
        Ok(found == Some(asked))
    }

    /// The nimber of a part where it turns out; none where it is not the one that is asked for.
    fn search(
        &mut self,
        part: G::Part,
        asked: Nimber,
        fact: Fact,
        begin: usize,
    ) -> Result<Option<Nimber>, Unsolved> {
        let possible = (0..fact.least()).fold(NimberSet::up_to(asked), NimberSet::without);
        self.observer.possible(possible);
        let mut node = Node {
            part,
            asked,
            fact,
            possible,
            children: begin..begin,
        };
        if self.list(&mut node) {
            return Ok(None);
        }
        // Whether a follower has what is asked for, which settles it, ...
        if self.some_child_is(&mut node, asked)? {
            return Ok(None);
        }
        // ... and, as none has, the least number that none has: it is not above what was asked for.
        for below in node.fact.least()..asked {
            if node.possible.contains(below) && !self.some_child_is(&mut node, below)? {
                return Ok(Some(below));
            }
        }
        Ok(Some(asked))
    }

    /// Lists the followers that have to be searched; breaks off and is true where one is known to have what is asked for.
    fn list(&mut self, node: &mut Node<G::Part>) -> bool {
        let mut children = mem::take(&mut self.best.children);
        let (game, best, observer) = (self.game, &*self.best, &mut *self.observer);
        let flow = game.followers_beside(node.part, &best.small.nimbers, &mut |follower| {
            let mut child = children.child(follower.settled);
            for &part in follower.parts {
                let fact = best.fact_beside(game, part);
                match fact.exact() {
                    Some(nimber) => child.sum ^= nimber,
                    None => children.add(&mut child, part, fact),
                }
            }
            if child.len() > 0 {
                let squares = follower.parts.iter().map(|&part| game.size(part).pow(2));
                let aside = u64::from(follower.aside);
                child.key = (squares.sum::<u64>() + ASIDE_WEIGHT * aside, aside);
                children.push(child, node.asked, |part| game.size(part));
                return ControlFlow::Continue(());
            }
            observer.follower(follower.parts, NimberSet::only(node.asked));
            node.possible = node.possible.without(child.sum);
            observer.valued(Some(child.sum), Source::Table, node.possible);
            if child.sum == node.asked {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        node.children.end = children.listed();
        if flow.is_continue() {
            children.sort(node.children.clone());
        }
        self.best.children = children;
        flow.is_break()
    }

    /// Whether some child has this nimber.
    fn some_child_is(
        &mut self,
        node: &mut Node<G::Part>,
        nimber: Nimber,
    ) -> Result<bool, Unsolved> {
        for index in node.children.clone() {
            let before = index - node.children.start;
            self.guard.at(before, node.children.len());
            let child = *self.best.children.get(index);
            if nimber == node.asked && child.excluded {
                continue;
            }
            self.observer
                .follower(self.best.children.parts(&child), NimberSet::only(nimber));
            let is = self.child_is(index, child, nimber)?;
            if is {
                node.possible = node.possible.without(nimber);
            }
            let found = is.then_some(nimber);
            self.observer.valued(found, Source::Search, node.possible);
            if is {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a child has this nimber: of its parts all but the largest are valued first, which lasts.
    fn child_is(&mut self, index: usize, child: Child, nimber: Nimber) -> Result<bool, Unsolved> {
        let mut child = child;
        while let Some(part) = self.best.children.next_of_several(&mut child) {
            child.sum ^= self.exact(part)?;
            *self.best.children.get_mut(index) = child;
        }
        let largest = self.best.children.last(&child);
        self.is(largest, nimber ^ child.sum)
    }

    /// Extends the dense table where so many calls have earned it.
    fn grow(&mut self, calls: u64) -> Result<(), Unsolved> {
        let max_memory = self.guard.max_memory();
        if let Some(bits) = Small::earned(self.game, calls, max_memory) {
            self.best
                .small
                .grow(self.game, bits, || self.guard.look_up())?;
        }
        Ok(())
    }
}
