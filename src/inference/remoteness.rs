//! Remoteness: how many moves a game still takes when the winner hurries and the loser delays. Needs every state below.
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966), after Steinhaus.

use std::ops::ControlFlow;

use ahash::AHashMap;

use super::{Interrupt, Unsolved};
use crate::games::Tree;

/// How a game of win and loss ends from a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Whether the player to move wins.
    pub won: bool,
    /// Moves until the end.
    pub remoteness: u32,
}

impl Ending {
    /// Orders endings as the player to move prefers them: wins before losses, quick wins, slow losses.
    fn preference(self) -> (bool, i64) {
        let moves = i64::from(self.remoteness);
        (self.won, if self.won { -moves } else { moves })
    }

    /// The ending one move earlier, for the player who made that move.
    fn before(self) -> Self {
        Self {
            won: !self.won,
            remoteness: self.remoteness + 1,
        }
    }
}

/// The endings of all states below those that were asked for.
#[derive(Clone, Debug)]
pub struct Endings<T: Tree> {
    endings: AHashMap<T::State, Ending>,
}

impl<T: Tree> Default for Endings<T> {
    fn default() -> Self {
        Self {
            endings: AHashMap::new(),
        }
    }
}

/// A state whose children from `first` on wait to be finished, those before `next` being done.
struct Node<S> {
    state: S,
    first: usize,
    next: usize,
}

impl<T: Tree> Endings<T> {
    /// The ending of a state that was asked for, or that is below one.
    pub fn get(&self, state: T::State) -> Option<Ending> {
        self.endings.get(&state).copied()
    }

    /// All states at and below those asked for, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (T::State, Ending)> + '_ {
        self.endings.iter().map(|(&state, &ending)| (state, ending))
    }

    /// The ending of `root`, after a pass over everything below it that is not yet known.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] where the interrupt was raised.
    pub fn settle(
        &mut self,
        tree: &T,
        root: T::State,
        interrupt: &Interrupt,
    ) -> Result<Ending, Unsolved> {
        let mut children: Vec<T::State> = Vec::new();
        let mut line: Vec<Node<T::State>> = Vec::new();
        let mut entering = Some(root);
        loop {
            if let Some(state) = entering.take().filter(|state| self.get(*state).is_none()) {
                if interrupt.is_raised() {
                    return Err(Unsolved::Interrupted);
                }
                let first = children.len();
                let _ = tree.children(state, &mut |child| {
                    children.push(child.state);
                    ControlFlow::Continue(())
                });
                line.push(Node {
                    state,
                    first,
                    next: first,
                });
            }
            let Some(node) = line.last_mut() else {
                return Ok(self.endings[&root]);
            };
            if let Some(&child) = children.get(node.next) {
                node.next += 1;
                entering = Some(child);
                continue;
            }
            let best = children[node.first..]
                .iter()
                .map(|child| self.endings[child].before())
                .max_by_key(|ending| ending.preference());
            let ending = best.unwrap_or(Ending {
                won: tree.end_value() > 0,
                remoteness: 0,
            });
            self.endings.insert(node.state, ending);
            children.truncate(node.first);
            line.pop();
        }
    }
}
