//! Minimax over the states of any game, with or without its optimisations: the reference
//! implementation for every faster method.

use std::cmp::Reverse;
use std::hash::Hash;
use std::mem;
use std::ops::ControlFlow;

use ahash::AHashMap;

use super::knowledge::{Knowledge, Side};
use super::limits::{Interrupt, Progress, Unsolved, make_place};
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

/// A child that a search looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Looked<S> {
    pub(super) child: Child<S>,
    /// For the player to move there.
    pub(super) value: i64,
    /// Whether the game is over, or the rules know the value without a search.
    pub(super) is_end: bool,
}

/// What a search did with the children of each state, in order.
pub(super) struct Record<S> {
    /// Those of the states under way; the first is above the root.
    pub(super) line: Vec<Vec<Looked<S>>>,
    /// Those of the states that were searched.
    pub(super) expansions: AHashMap<S, Vec<Looked<S>>>,
}

impl<S: Copy + Eq + Hash> Record<S> {
    /// Adds a child of the state that was entered last.
    fn look(&mut self, looked: Looked<S>) {
        let above = self.line.last_mut().expect("the one above the root");
        above.push(looked);
    }

    /// The child that was entered last is left.
    fn leave(&mut self, looked: Looked<S>) {
        let below = self.line.pop().filter(|below| !below.is_empty());
        if let Some(below) = below {
            let expansion = self.expansions.entry(looked.child.state);
            expansion.or_insert(below);
        }
        self.look(looked);
    }
}

/// A search in a game tree.
///
/// `value(state, side)` is the value for the maximizing player of `state` with `side` to move: the
/// maximizing side takes the largest of its children's values and the points on the way to them,
/// the minimizing side the smallest.
///
/// The line being searched and the children that wait take no more memory than `knowledge` leaves
/// of its own limit.
pub struct Minimax<'a, T: Tree> {
    tree: &'a T,
    optimisations: Optimisations,
    interrupt: &'a Interrupt,
    knowledge: &'a mut Knowledge<T>,
    /// What it does, if somebody wants to see it.
    record: Option<Box<Record<T::State>>>,
    calls: u64,
    /// Receives how many states are known, of about how many.
    progress: Option<(&'a dyn Progress, usize)>,
    /// The line being searched. It is not on the stack of the thread, because lines are as long as
    /// there are matches.
    line: Vec<OpenState<T::State>>,
    /// The children still to be searched of all states on the line, those of the last state on top.
    waiting: Vec<Child<T::State>>,
}

/// A state on the line being searched.
struct OpenState<S> {
    child: Child<S>,
    side: Side,
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
const CHECK_EVERY: u64 = 1 << 12;

/// Sorts children by their states. It has no other parameter than the state, since a sort is much
/// code to compile for each search.
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
        Self {
            tree,
            optimisations,
            interrupt,
            knowledge,
            record: None,
            calls: 0,
            progress: None,
            line: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// Searches a state. Returns how often a state was entered, and all that was done; the root is
    /// at the end of the line.
    pub(super) fn recorded(mut self, state: T::State) -> Result<(u64, Record<T::State>), Unsolved> {
        let nothing = Record {
            line: vec![Vec::new()],
            expansions: AHashMap::new(),
        };
        self.record = Some(Box::new(nothing));
        self.value(state, Side::Max)?;
        let record = self.record.expect("it was put there");
        Ok((self.calls, *record))
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
    /// [`Unsolved::Interrupted`] if the interrupt was raised, [`Unsolved::GivenUp`] if
    /// [`Optimisations::give_up`] calls were made, [`Unsolved::Beyond`] if the search would take
    /// more memory than it may, or if the system refuses the memory.
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
            let OpenState { child, side, .. } = open;
            let value = open.best.expect("a state on the line has a child");
            self.leave(child, side.relative(value), false);
            if self.optimisations.table {
                self.knowledge.add(child.state, side, value)?;
            }
            match self.line.last_mut() {
                Some(parent) => parent.consider(value + parent.side.relative(child.points)),
                None => return Ok(value),
            }
        }
    }

    /// Records that a child is left.
    fn leave(&mut self, child: Child<T::State>, value: i64, is_end: bool) {
        if let Some(record) = &mut self.record {
            record.leave(Looked {
                child,
                value,
                is_end,
            });
        }
    }

    /// Returns the value of a state if it is known without a search. Otherwise puts the state on
    /// the line and returns `None`.
    fn enter(&mut self, child: Child<T::State>, side: Side) -> Result<Option<i64>, Unsolved> {
        if self.optimisations.give_up == Some(self.calls) {
            return Err(Unsolved::GivenUp);
        }
        self.calls += 1;
        if self.calls.is_multiple_of(CHECK_EVERY) {
            self.interrupt.check()?;
            if let Some((progress, all)) = self.progress {
                progress.report(self.knowledge.len().min(all), all);
            }
        }
        if let Some(record) = &mut self.record {
            record.line.push(Vec::new());
        }
        if let Some((value, is_end)) = self.known(child.state, side) {
            self.leave(child, side.relative(value), is_end);
            return Ok(Some(value));
        }
        let mut open = OpenState {
            child,
            side,
            children: self.waiting.len(),
            best: None,
        };
        self.expand(&mut open)?;
        if open.best.is_none() && self.waiting.len() == open.children {
            let value = self.tree.end_value();
            self.leave(child, value, true);
            return Ok(Some(side.relative(value)));
        }
        let waiting = self.waiting.capacity() * size_of::<Child<T::State>>();
        let left = self.knowledge.memory_left();
        make_place(&mut self.line, left.saturating_sub(waiting as u64))?;
        self.line.push(open);
        Ok(None)
    }

    /// Puts the children of a state in `waiting`. With ordering, children that are known are taken
    /// into account instead, until one of these has the best possible value.
    fn expand(&mut self, open: &mut OpenState<T::State>) -> Result<(), Unsolved> {
        let mut waiting = mem::take(&mut self.waiting);
        let mut refused = Ok(());
        let line = self.line.capacity() * size_of::<OpenState<T::State>>();
        let left = self.knowledge.memory_left().saturating_sub(line as u64);
        let ordering = self.optimisations.ordering;
        let mut record = self.record.take();
        let _ = self.tree.children(open.child.state, &mut |child| {
            let known = ordering.then(|| self.known(child.state, open.side.other()));
            if let Some((value, _)) = known.flatten() {
                if let Some(record) = &mut record {
                    record.look(Looked {
                        child,
                        value: open.side.other().relative(value),
                        is_end: false,
                    });
                }
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
        // The last child is searched first. With ordering that is the smallest, which has the
        // fewest states below it.
        if ordering {
            put_smallest_last(&mut waiting[open.children..]);
        } else {
            waiting[open.children..].reverse();
        }
        self.waiting = waiting;
        self.record = record;
        Ok(())
    }

    /// Whether the best value so far is the best possible one.
    fn is_settled(&self, open: &OpenState<T::State>) -> bool {
        let best = open.best.map(|best| open.side.relative(best));
        self.optimisations.early_exit && best.is_some() && best == self.tree.ceiling()
    }

    /// Returns the value that the table or the rules know, for the maximizing player, and whether
    /// it is the rules.
    fn known(&self, state: T::State, side: Side) -> Option<(i64, bool)> {
        let Optimisations { table, known, .. } = self.optimisations;
        let kept = table.then(|| self.knowledge.get(state, side)).flatten();
        kept.map(|value| (value, false)).or_else(|| {
            let plain = known.then(|| self.tree.known_value(state)).flatten();
            plain.map(|value| (side.relative(value), true))
        })
    }
}
