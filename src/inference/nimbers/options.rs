//! The options of all questions on the way of a search, on one stack, so that to enter a component
//! allocates almost nothing. How they are searched is left to `search`.

use std::ops::{ControlFlow, Range};

use super::bound::Bound;
use super::numbers::Numbers;
use super::shared::Shared;
use super::table::ComponentTable;
use crate::games::{Follower, Packed, Sum};
use crate::inference::components::{Nimber, cancelled};

/// Followers that are looked up together, at first and at most: each chunk is twice the one before.
/// More than half of all generations end with a follower that has the nimber in question; those
/// after it in its chunk were generated in vain.
const FIRST_CHUNK: usize = 4;
const LARGEST_CHUNK: usize = 16;

/// An option that is not settled: what a move leaves beside the pile, or the component beside a
/// smaller pile.
#[derive(Clone, Copy)]
pub(super) struct OpenOption<P> {
    /// The largest component that is not known.
    pub(super) largest: P,
    /// Where the others begin and end on the stack of components, the smallest first.
    pub(super) others: (usize, usize),
    /// The nim-sum of the known components; for a smaller pile, its nim-sum with the pile. The
    /// option is lost if the nimber of `largest` is the nim-sum of this and the pile.
    pub(super) sum: Nimber,
    pub(super) numbers: Numbers,
}

impl<P> OpenOption<P> {
    /// Whether components besides the largest are unknown.
    pub(super) fn has_others(&self) -> bool {
        self.others.0 < self.others.1
    }
}

/// The option that is the least effort to lose for the opponent, who moves next.
pub(super) struct Best {
    pub(super) index: usize,
    /// The effort to lose the second best.
    pub(super) second: f32,
    /// The numbers of the question.
    pub(super) numbers: Numbers,
}

/// A stack of options; those of the component that was entered last are on top.
pub(super) struct Options<P> {
    pub(super) open: Vec<OpenOption<P>>,
    /// Unknown components of options that have several.
    others: Vec<P>,
    chunk: Vec<Generated>,
    /// The components of the followers in the chunk, with their own entries in the table.
    generated: Vec<(P, usize)>,
}

/// A follower in the chunk.
#[derive(Clone, Copy)]
struct Generated {
    settled: Nimber,
    move_order: u32,
    /// Where its components end; they begin where those of the follower before it end.
    end: usize,
}

/// The height of the stack before the options of a component are listed.
#[derive(Clone, Copy)]
pub(super) struct Begin {
    pub(super) open: usize,
    others: usize,
}

impl<P> Default for Options<P> {
    fn default() -> Self {
        Self {
            open: Vec::new(),
            others: Vec::new(),
            chunk: Vec::new(),
            generated: Vec::new(),
        }
    }
}

impl<P: Packed> Options<P> {
    pub(super) fn begin(&self) -> Begin {
        Begin {
            open: self.open.len(),
            others: self.others.len(),
        }
    }

    /// Drops everything that was listed after `begin`.
    pub(super) fn end(&mut self, begin: Begin) {
        self.open.truncate(begin.open);
        self.others.truncate(begin.others);
    }

    /// The smallest unknown component of an option that has several.
    pub(super) fn smallest(&self, option: &OpenOption<P>) -> Option<P> {
        option.has_others().then(|| self.others[option.others.0])
    }

    /// The best of the options from `begin` on.
    pub(super) fn best(&self, begin: usize) -> Option<Best> {
        let (mut index, mut sum) = (begin, 0.0);
        let (mut first, mut second) = (f32::INFINITY, f32::INFINITY);
        for (at, option) in (begin..).zip(self.open.get(begin..)?) {
            let effort = option.numbers.to_lose;
            if effort < first {
                (index, second, first) = (at, first, effort);
            } else if effort < second {
                second = effort;
            }
            sum += option.numbers.to_win;
        }
        let is_any = begin < self.open.len();
        is_any.then(|| Best {
            index,
            second,
            numbers: Numbers::new(first, sum),
        })
    }

    /// Lists the options of a component beside a pile that are not settled. Stops and returns true
    /// if one is lost, so that the question is settled: if a follower is known to have the nimber
    /// of the pile. What is known of the others adds to `fact`.
    pub(super) fn list<G: Sum<Component = P>>(
        &mut self,
        shared: &Shared<G>,
        table: &ComponentTable<P>,
        component: P,
        pile: Nimber,
        fact: &mut Bound,
    ) -> bool {
        let mut generation = Generation {
            options: self,
            shared,
            table,
            pile,
            fact,
        };
        let mut size = FIRST_CHUNK;
        let flow = shared.game.followers_settled(component, &mut |follower| {
            generation.push(&follower);
            if generation.options.chunk.len() < size {
                return ControlFlow::Continue(());
            }
            size = LARGEST_CHUNK.min(2 * size);
            generation.look_up()
        });
        if flow.is_break() || generation.look_up().is_break() {
            return true;
        }
        let known = shared.known_in(table, component).and(*fact);
        for below in (0..pile).filter(|&below| !known.excludes(below)) {
            self.open.push(OpenOption {
                largest: component,
                others: (0, 0),
                sum: pile ^ below,
                numbers: shared.estimate(component, below, known, 0),
            });
        }
        false
    }
}

/// The generation of options under way.
struct Generation<'a, G: Sum> {
    options: &'a mut Options<G::Component>,
    shared: &'a Shared<G>,
    table: &'a ComponentTable<G::Component>,
    pile: Nimber,
    fact: &'a mut Bound,
}

impl<G: Sum> Generation<'_, G> {
    /// Adds a follower to the chunk.
    fn push(&mut self, follower: &Follower<'_, G::Component>) {
        let Options {
            chunk, generated, ..
        } = &mut *self.options;
        for &component in follower.components {
            generated.push((component, self.table.place(component)));
        }
        chunk.push(Generated {
            settled: follower.settled,
            move_order: follower.move_order,
            end: generated.len(),
        });
    }

    /// Looks up the followers of the chunk, lists those that are not settled, and empties it.
    /// Breaks if one has the nimber of the pile.
    fn look_up(&mut self) -> ControlFlow<()> {
        let places = self.options.generated.iter().map(|&(_, place)| place);
        let touched = places.fold(0, |all, place| all ^ self.table.touch(place));
        std::hint::black_box(touched);
        let mut begin = 0;
        let flow = (0..self.options.chunk.len()).try_for_each(|at| {
            let generated = self.options.chunk[at];
            let components = begin..generated.end;
            begin = generated.end;
            self.look_up_one(components, generated)
        });
        self.options.chunk.clear();
        self.options.generated.clear();
        flow
    }

    fn look_up_one(&mut self, components: Range<usize>, generated: Generated) -> ControlFlow<()> {
        let (mut pile, begin) = (self.pile ^ generated.settled, self.options.others.len());
        let mut last = None;
        for at in components {
            let (component, place) = self.options.generated[at];
            let known = self.table.get(component, place);
            if let Some(nimber) = known.exact() {
                pile ^= nimber;
            } else if let Some((before, _)) = last.replace((component, known)) {
                self.options.others.push(before);
            }
        }
        if let Some((one, _)) = last
            && self.options.others.len() > begin
        {
            self.options.others.push(one);
            last = self.cancel(begin);
        }
        let Some((largest, known)) = last else {
            *self.fact = self.fact.excluding(self.pile ^ pile);
            return if pile == 0 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            };
        };
        let others = (begin, self.options.others.len());
        let numbers = if begin < others.1 {
            self.estimate_of_several(largest, begin, pile, generated.move_order)
        } else if known.excludes(pile) {
            return ControlFlow::Continue(());
        } else {
            self.shared
                .estimate(largest, pile, known, generated.move_order)
        };
        self.options.open.push(OpenOption {
            largest,
            others,
            sum: self.pile ^ pile,
            numbers,
        });
        ControlFlow::Continue(())
    }

    /// Drops pairs of equal components among those on the stack from `begin` on, and sorts the
    /// others. Takes the largest one from the stack, with what is known about it.
    fn cancel(&mut self, begin: usize) -> Option<(G::Component, Bound)> {
        let others = &mut self.options.others;
        let mut odd = cancelled(&self.shared.game, &others[begin..]);
        let largest = odd.pop();
        others.truncate(begin);
        others.extend(odd);
        largest.map(|largest| (largest, self.shared.known_in(self.table, largest)))
    }

    /// The first estimate for a follower with several unknown components.
    fn estimate_of_several(
        &self,
        largest: G::Component,
        begin: usize,
        pile: Nimber,
        move_order: u32,
    ) -> Numbers {
        let Shared {
            game, estimates, ..
        } = self.shared;
        let others = self.options.others[begin..].iter();
        let others = others
            .map(|&other| estimates.of_size(game.size(other)))
            .sum();
        estimates.first(game.size(largest), others, move_order, u16::from(pile))
    }
}
