//! The listing of the options of a couple, with what the tables know about them. What is done with
//! them is left to `search`.

use std::ops::ControlFlow;

use super::fact::Fact;
use super::findings::Findings;
use super::numbers::Couple;
use super::options::{Begin, Choice, Options};
use super::packed::Known;
use super::set::Nimber;
use super::sum::sort_by_size;
use crate::games::{Follower, Sum};

/// Followers that are looked up together, at first and at most: each chunk is twice the one before.
/// More than half of all listings end with a follower that has the nimber in question; those after
/// it in its chunk were made in vain.
const FIRST_CHUNK: usize = 4;
const LARGEST_CHUNK: usize = 16;

/// Followers that are to be looked up together.
pub(super) struct Chunk<P> {
    followers: Vec<Made>,
    components: Vec<P>,
    words: Vec<u64>,
}

/// A follower in a chunk.
#[derive(Clone, Copy)]
struct Made {
    settled: Nimber,
    aside: u32,
    /// Where its components end; they begin where those of the follower before it end.
    end: usize,
}

impl<P> Default for Chunk<P> {
    fn default() -> Self {
        Self {
            followers: Vec::new(),
            components: Vec::new(),
            words: Vec::new(),
        }
    }
}

impl<P: Copy> Chunk<P> {
    fn push(&mut self, follower: &Follower<'_, P>) {
        self.components.extend_from_slice(follower.components);
        self.followers.push(Made {
            settled: follower.settled,
            aside: follower.aside,
            end: self.components.len(),
        });
    }

    fn clear(&mut self) {
        self.followers.clear();
        self.components.clear();
    }
}

/// A listing under way.
pub(super) struct Listing<'a, G: Sum> {
    pub(super) findings: &'a Findings<G>,
    pub(super) options: &'a mut Options<G::Component>,
    pub(super) couple: Couple<G::Component>,
    /// What is known about the component. A follower with a known nimber adds to it.
    pub(super) fact: Fact,
}

impl<G: Sum> Listing<'_, G> {
    /// Lists the options that are not settled. Stops and returns true if one is lost, so that the
    /// couple is won: if a follower is known to have the nimber in question.
    pub(super) fn list(&mut self, chunk: &mut Chunk<G::Component>) -> bool {
        let (game, small) = (&self.findings.game, &self.findings.small.nimbers);
        chunk.clear();
        let mut size = FIRST_CHUNK;
        let flow = game.followers_beside(self.couple.component, small, &mut |follower| {
            chunk.push(&follower);
            if chunk.followers.len() < size {
                return ControlFlow::Continue(());
            }
            let flow = self.look_up(chunk);
            chunk.clear();
            size = LARGEST_CHUNK.min(size * 2);
            flow
        });
        if flow.is_break() || self.look_up(chunk).is_break() {
            return true;
        }
        self.list_smaller();
        false
    }

    /// Lists the moves in the pile: the smaller nimbers that the component may still have.
    fn list_smaller(&mut self) {
        let Couple { component, asked } = self.couple;
        for below in (0..asked).filter(|&below| !self.fact.excludes(below)) {
            let couple = Couple {
                component,
                asked: below,
            };
            let numbers = self.findings.estimate(couple, Known::perhaps(self.fact), 0);
            let choice = Choice::of_one(component, asked ^ below, numbers);
            self.options.listed.push(choice);
        }
    }

    /// Looks up the followers of a chunk and lists those that are not settled. Breaks if one has
    /// the nimber in question.
    fn look_up(&mut self, chunk: &mut Chunk<G::Component>) -> ControlFlow<()> {
        let words = chunk.components.iter();
        let words = words.map(|&component| self.findings.word(component));
        chunk.words.clear();
        chunk.words.extend(words);
        let mut from = 0;
        for &made in &chunk.followers {
            let known = from..made.end;
            let components = chunk.components[known.clone()].iter();
            let words = &chunk.words[known];
            self.look_up_one(made, components.copied().zip(words.iter().copied()))?;
            from = made.end;
        }
        ControlFlow::Continue(())
    }

    fn look_up_one(
        &mut self,
        made: Made,
        components: impl Iterator<Item = (G::Component, u64)>,
    ) -> ControlFlow<()> {
        let begin = self.options.begin();
        let mut sum = made.settled;
        let mut last = None;
        for (component, word) in components {
            let known = self.findings.beside(component, word);
            if let Some(nimber) = known.fact.exact() {
                sum ^= nimber;
            } else {
                self.options.add(begin, component);
                last = Some((component, known));
            }
        }
        let wanted = self.couple.asked ^ sum;
        match *self.options.added(begin) {
            [] if wanted == 0 => return ControlFlow::Break(()),
            [] => self.fact = self.fact.excluding(sum),
            [component] => {
                let known = match last {
                    Some((last, known)) if last == component => known,
                    _ => Known::perhaps(self.findings.fact(component)),
                };
                if known.fact.excludes(wanted) {
                    self.options.end(begin);
                    return ControlFlow::Continue(());
                }
                let couple = Couple {
                    component,
                    asked: wanted,
                };
                let numbers = self.findings.estimate(couple, known, made.aside);
                self.options.push(begin, sum, numbers);
            }
            [..] => self.list_several(begin, made, sum),
        }
        ControlFlow::Continue(())
    }

    /// Lists a follower with several unknown components.
    fn list_several(&mut self, begin: Begin, made: Made, sum: Nimber) {
        let (game, estimates) = (&self.findings.game, &self.findings.estimates);
        let added = self.options.added(begin);
        sort_by_size(game, added);
        let mut sizes = added.iter().map(|&component| game.size(component));
        let largest = sizes.next_back().unwrap_or(0);
        let others = sizes.map(|size| estimates.of_size(size)).sum();
        let open = u16::from(self.couple.asked ^ sum);
        let numbers = estimates.first(largest, others, made.aside, open);
        self.options.push(begin, sum, numbers);
    }
}
