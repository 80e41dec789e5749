//! Minimax over the states of any game, with or without its optimisations: the reference implementation for every faster method.

use std::cmp::Reverse;
use std::mem;
use std::ops::ControlFlow;

use super::knowledge::Knowledge;
use super::limits::{Interrupt, Progress, Unsolved, make_place};
use super::side::Side;
use crate::games::{Child, Tree};

/// The optimisations that a search uses. Without any it is minimax by definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an optimisation of its own"
)]
pub struct Optimisations {
    /// Keep a transposition table.
    pub table: bool,
    /// Stop at the first child that has the best possible value.
    pub early_exit: bool,
    /// Use the values that the rules know without a search.
    pub known: bool,
    /// Look all children up before one is searched, and search the smallest states first.
    pub ordering: bool,
    /// Stop after this many calls; `None` for no limit.
    pub give_up: Option<u64>,
}

impl Optimisations {
    /// All optimisations, and no limit of calls.
    pub const ALL: Self = Self {
        table: true,
        early_exit: true,
        known: true,
        ordering: true,
        give_up: None,
    };
}

/// Where the value of a state comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The transposition table.
    Table,
    /// The rules: the game is over, or they know the value without a search.
    Rules,
    /// A search.
    Search,
}

/// Receives each step of a search in a game tree, in order. Values are for the player to move. By default nothing is done.
pub trait Watch<S> {
    /// A child is entered.
    fn enter(&self, child: Child<S>) {
        let _ = child;
    }
    /// The child that was entered last is left.
    fn leave(&self, value: i64, source: Source) {
        let _ = (value, source);
    }
    /// A child of the state that was entered last is known before any of them is entered.
    fn looked_up(&self, child: Child<S>, value: i64) {
        let _ = (child, value);
    }
}

impl<S> Watch<S> for () {}

/// A search in a game tree.
///
/// `value(state, side)` is the value for the maximizing player of `state` with `side` to move: the maximizing side takes
/// the largest of its children's values and the points on the way to them, the minimizing side the smallest.
///
/// The line being searched and the children that wait take no more memory than `knowledge` leaves of its own limit.
pub struct Minimax<'a, T: Tree, W = ()> {
    tree: &'a T,
    optimisations: Optimisations,
    interrupt: &'a Interrupt,
    knowledge: &'a mut Knowledge<T>,
    watch: W,
    calls: u64,
    /// Receives how many states are known, of about how many.
    progress: Option<(&'a dyn Progress, usize)>,
    /// The line being searched. It is not on the stack of the thread, because lines are as long as there are matches.
    line: Vec<OpenState<T::State>>,
    /// The children still to be searched of all states on the line, those of the last state on top.
    waiting: Vec<Child<T::State>>,
}

/// A state on the line being searched.
struct OpenState<S> {
    state: S,
    side: Side,
    /// The points that the move to it gained, for the maximizing player.
    points: i64,
    /// The index in `waiting` where its children begin.
    children: usize,
    /// The best value so far, for the maximizing player.
    best: Option<i64>,
}

impl<S> OpenState<S> {
    /// Takes into account the value of a child, for the maximizing player.
    fn consider(&mut self, value: i64) {
        self.best = Some(match (self.best, self.side) {
            (None, _) => value,
            (Some(best), Side::Max) => best.max(value),
            (Some(best), Side::Min) => best.min(value),
        });
    }
}

/// Calls between two checks whether the search should stop.
const LOOK_UP_EVERY: u64 = 1 << 12;

/// Sorts children by their states. It has no other parameter than the state, since a sort is much code to compile for each search.
fn put_smallest_last<S: Copy + Ord>(children: &mut [Child<S>]) {
    children.sort_unstable_by_key(|child| Reverse(child.state));
}

impl<'a, T: Tree> Minimax<'a, T> {
    /// A search that reads and extends `knowledge`.
    pub fn new(
        tree: &'a T,
        optimisations: Optimisations,
        knowledge: &'a mut Knowledge<T>,
        interrupt: &'a Interrupt,
    ) -> Self {
        Self::watched(tree, optimisations, knowledge, interrupt, ())
    }
}

impl<'a, T: Tree, W: Watch<T::State>> Minimax<'a, T, W> {
    /// The same, and each step is watched.
    pub(super) fn watched(
        tree: &'a T,
        optimisations: Optimisations,
        knowledge: &'a mut Knowledge<T>,
        interrupt: &'a Interrupt,
        watch: W,
    ) -> Self {
        Self {
            tree,
            optimisations,
            interrupt,
            knowledge,
            watch,
            calls: 0,
            progress: None,
            line: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// The same search, which reports how many states it knows of an expected `all`.
    #[must_use]
    pub fn reporting(mut self, progress: &'a dyn Progress, all: usize) -> Self {
        self.progress = Some((progress, all));
        self
    }

    /// How often a state was entered, including those answered from the table.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// The value of `state` with `side` to move, for the maximizing player.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised, [`Unsolved::GivenUp`] if [`Optimisations::give_up`] calls were made,
    /// [`Unsolved::Beyond`] if the search would take more memory than it may, or if the system refuses the memory.
    pub fn value(&mut self, state: T::State, side: Side) -> Result<i64, Unsolved> {
        self.line.clear();
        self.waiting.clear();
        if let Some(value) = self.enter(Child { points: 0, state }, side)? {
            return Ok(value);
        }
        loop {
            let open = self.line.last().expect("the loop ends with the root");
            if !self.is_settled(open) && self.waiting.len() > open.children {
                let side = open.side;
                let child = self.waiting.pop().expect("longer than a length");
                if let Some(value) = self.enter(child, side.other())? {
                    let value = value + side.relative(child.points);
                    self.line
                        .last_mut()
                        .expect("a known state does not join the line")
                        .consider(value);
                }
                continue;
            }
            let open = self.line.pop().expect("looked at above");
            self.waiting.truncate(open.children);
            let value = open.best.expect("a state on the line has a child");
            self.watch.leave(open.side.relative(value), Source::Search);
            if self.optimisations.table {
                self.knowledge.add(open.state, open.side, value)?;
            }
            match self.line.last_mut() {
                Some(parent) => parent.consider(value + open.points),
                None => return Ok(value),
            }
        }
    }

    /// Returns the value of a state if it is known without a search. Otherwise puts the state on the line and returns `None`.
    fn enter(&mut self, child: Child<T::State>, side: Side) -> Result<Option<i64>, Unsolved> {
        if self.optimisations.give_up == Some(self.calls) {
            return Err(Unsolved::GivenUp);
        }
        self.calls += 1;
        if self.calls.is_multiple_of(LOOK_UP_EVERY) {
            self.interrupt.check()?;
            if let Some((progress, all)) = self.progress {
                progress.report(self.knowledge.len().min(all), all);
            }
        }
        self.watch.enter(child);
        if let Some((value, source)) = self.known(child.state, side) {
            self.watch.leave(side.relative(value), source);
            return Ok(Some(value));
        }
        let mut open = OpenState {
            state: child.state,
            side,
            points: side.other().relative(child.points),
            children: self.waiting.len(),
            best: None,
        };
        self.expand(&mut open)?;
        if open.best.is_none() && self.waiting.len() == open.children {
            let value = self.tree.end_value();
            self.watch.leave(value, Source::Rules);
            return Ok(Some(side.relative(value)));
        }
        let waiting = self.waiting.capacity() * size_of::<Child<T::State>>();
        let left = self.knowledge.memory_left();
        make_place(&mut self.line, left.saturating_sub(waiting as u64))?;
        self.line.push(open);
        Ok(None)
    }

    /// Puts the children of a state in `waiting`. With ordering, children that are known are taken into account instead, until one of
    /// these has the best possible value.
    fn expand(&mut self, open: &mut OpenState<T::State>) -> Result<(), Unsolved> {
        let mut waiting = mem::take(&mut self.waiting);
        let mut refused = Ok(());
        let line = self.line.capacity() * size_of::<OpenState<T::State>>();
        let left = self.knowledge.memory_left().saturating_sub(line as u64);
        let ordering = self.optimisations.ordering;
        let _ = self.tree.children(open.state, &mut |child| {
            let known = ordering.then(|| self.known(child.state, open.side.other()));
            if let Some((value, _)) = known.flatten() {
                let for_mover = open.side.other().relative(value);
                self.watch.looked_up(child, for_mover);
                open.consider(value + open.side.relative(child.points));
                if self.is_settled(open) {
                    return ControlFlow::Break(());
                }
            } else {
                refused = make_place(&mut waiting, left);
                if refused.is_err() {
                    return ControlFlow::Break(());
                }
                waiting.push(child);
            }
            ControlFlow::Continue(())
        });
        refused?;
        // The last child is searched first. With ordering that is the smallest, which has the fewest states below it.
        if ordering {
            put_smallest_last(&mut waiting[open.children..]);
        } else {
            waiting[open.children..].reverse();
        }
        self.waiting = waiting;
        Ok(())
    }

    /// Whether the best value so far is the best possible one.
    fn is_settled(&self, open: &OpenState<T::State>) -> bool {
        let best = open.best.map(|best| open.side.relative(best));
        self.optimisations.early_exit && best.is_some() && best == self.tree.ceiling()
    }

    /// Returns the value that the table or the rules know, for the maximizing player, and which of them.
    fn known(&self, state: T::State, side: Side) -> Option<(i64, Source)> {
        let Optimisations { table, known, .. } = self.optimisations;
        let kept = table.then(|| self.knowledge.get(state, side)).flatten();
        kept.map(|value| (value, Source::Table)).or_else(|| {
            let plain = known.then(|| self.tree.known_value(state)).flatten();
            plain.map(|value| (side.relative(value), Source::Rules))
        })
    }
}
