//! Minimax over the states of any game, with or without its helps: the judge of every faster method.

use std::cmp::Reverse;
use std::mem;
use std::ops::ControlFlow;

use super::{Interrupt, Knowledge, Unsolved};
use crate::games::{Child, Tree};

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The maximizing player, whose values are stored.
    Max,
    /// The minimizing player.
    Min,
}

impl Side {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// Turns a value for the maximizing player into one for this side, and back.
    pub fn relative(self, value: i64) -> i64 {
        match self {
            Self::Max => value,
            Self::Min => -value,
        }
    }
}

/// What helps the search has; without any it is minimax by definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Helps {
    /// Remember what was found out.
    pub table: bool,
    /// Stop at the first child that cannot be bettered, and take the values that the rules know without a search.
    pub early_exit: bool,
    /// Look all children up before searching one, and search those first that are settled soonest.
    pub ordering: bool,
    /// Give up after so many calls.
    pub give_up: Option<u64>,
}

impl Helps {
    /// All helps, and no giving up.
    pub const ALL: Self = Self {
        table: true,
        early_exit: true,
        ordering: true,
        give_up: None,
    };
}

/// A search in a game tree.
///
/// `value(state, side)` is the value for the maximizing player of `state` with `side` to move: the maximizing side takes
/// the largest of its children's values and the points on the way to them, the minimizing side the smallest.
pub struct Minimax<'a, T: Tree> {
    tree: &'a T,
    helps: Helps,
    interrupt: &'a Interrupt,
    knowledge: &'a mut Knowledge<T>,
    calls: u64,
    /// The line being searched. A stack of our own, since lines are as long as there are matches.
    line: Vec<Node<T::State>>,
    /// Children still to be searched of all nodes of the line, those of the last node on top.
    waiting: Vec<Child<T::State>>,
}

/// A state on the line being searched.
struct Node<S> {
    state: S,
    side: Side,
    /// What the move to it gained, for the maximizing player.
    points: i64,
    /// Where its children begin among those waiting.
    children: usize,
    /// The best value so far, for the maximizing player.
    best: Option<i64>,
}

impl<S> Node<S> {
    /// Takes the value of a child into account.
    fn consider(&mut self, value: i64) {
        self.best = Some(match (self.best, self.side) {
            (None, _) => value,
            (Some(best), Side::Max) => best.max(value),
            (Some(best), Side::Min) => best.min(value),
        });
    }
}

/// How often the search looks whether it should stop, in calls.
const LOOK_UP_EVERY: u64 = 1 << 12;

impl<'a, T: Tree> Minimax<'a, T> {
    /// A search that reads and extends `knowledge`.
    pub fn new(
        tree: &'a T,
        helps: Helps,
        knowledge: &'a mut Knowledge<T>,
        interrupt: &'a Interrupt,
    ) -> Self {
        Self {
            tree,
            helps,
            interrupt,
            knowledge,
            calls: 0,
            line: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// How often a state was entered, those answered from the table included.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// The value of `state` with `side` to move, for the maximizing player.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] where the interrupt was raised, [`Unsolved::GivenUp`] where [`Helps::give_up`] was reached.
    pub fn value(&mut self, state: T::State, side: Side) -> Result<i64, Unsolved> {
        self.line.clear();
        self.waiting.clear();
        if let Some(value) = self.enter(Child { points: 0, state }, side)? {
            return Ok(value);
        }
        loop {
            let node = self.line.last().expect("the root ends the loop");
            if !self.is_settled(node) && self.waiting.len() > node.children {
                let side = node.side;
                let child = self.waiting.pop().expect("longer than a length");
                if let Some(value) = self.enter(child, side.other())? {
                    let value = value + side.relative(child.points);
                    self.line
                        .last_mut()
                        .expect("a state that is known at once joins no line")
                        .consider(value);
                }
                continue;
            }
            let node = self.line.pop().expect("looked at above");
            self.waiting.truncate(node.children);
            let value = node
                .best
                .expect("a node joins the line with a child at least");
            self.remember(&node, value);
            match self.line.last_mut() {
                Some(parent) => parent.consider(value + node.points),
                None => return Ok(value),
            }
        }
    }

    /// The value where it is known at once; else the state joins the line.
    fn enter(&mut self, child: Child<T::State>, side: Side) -> Result<Option<i64>, Unsolved> {
        if self.helps.give_up == Some(self.calls) {
            return Err(Unsolved::GivenUp);
        }
        self.calls += 1;
        if self.calls.is_multiple_of(LOOK_UP_EVERY) && self.interrupt.is_raised() {
            return Err(Unsolved::Interrupted);
        }
        if let Some(value) = self.known(child.state, side) {
            return Ok(Some(value));
        }
        let mut node = Node {
            state: child.state,
            side,
            points: side.other().relative(child.points),
            children: self.waiting.len(),
            best: None,
        };
        let settled = self.expand(&mut node).is_break();
        if let Some(value) = node.best
            && (settled || self.waiting.len() == node.children)
        {
            self.waiting.truncate(node.children);
            self.remember(&node, value);
            return Ok(Some(value));
        }
        if self.waiting.len() == node.children {
            return Ok(Some(side.relative(self.tree.end_value())));
        }
        self.line.push(node);
        Ok(None)
    }

    /// Puts the children in waiting. With ordering, those that are known are taken into account instead, and a child
    /// that cannot be bettered breaks off.
    fn expand(&mut self, node: &mut Node<T::State>) -> ControlFlow<()> {
        let mut waiting = mem::take(&mut self.waiting);
        let flow = self.tree.children(node.state, &mut |child| {
            let known = self
                .helps
                .ordering
                .then(|| self.known(child.state, node.side.other()));
            let Some(value) = known.flatten() else {
                waiting.push(child);
                return ControlFlow::Continue(());
            };
            node.consider(value + node.side.relative(child.points));
            if self.is_settled(node) {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        // The last one is searched first; of the unknown ones the smallest has the least below it.
        if self.helps.ordering {
            waiting[node.children..].sort_unstable_by_key(|child| Reverse(child.state));
        } else {
            waiting[node.children..].reverse();
        }
        self.waiting = waiting;
        flow
    }

    /// Whether nothing can better the best value so far.
    fn is_settled(&self, node: &Node<T::State>) -> bool {
        self.helps.early_exit
            && node
                .best
                .is_some_and(|best| self.tree.ceiling() == Some(node.side.relative(best)))
    }

    fn remember(&mut self, node: &Node<T::State>, value: i64) {
        if self.helps.table {
            self.knowledge.add(node.state, node.side, value);
        }
    }

    /// What the table or the rules know, for the maximizing player.
    fn known(&self, state: T::State, side: Side) -> Option<i64> {
        if self.helps.table
            && let Some(value) = self.knowledge.get(state, side)
        {
            return Some(value);
        }
        let plain = self.helps.early_exit.then(|| self.tree.known_value(state));
        plain.flatten().map(|value| side.relative(value))
    }
}
