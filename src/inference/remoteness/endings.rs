//! The remoteness of states, by a pass over all states below them.
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966), after
//! Steinhaus.

use std::ops::ControlFlow;

use ahash::AHashMap;

use crate::games::Tree;
use crate::inference::limits::{Interrupt, Unsolved, make_place, make_room};

/// How a game of win and loss ends from a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutcomeInMoves {
    /// Whether the player to move wins.
    pub won: bool,
    /// Moves of both players until the end.
    pub remoteness: u32,
}

impl OutcomeInMoves {
    /// Orders endings as the player to move prefers them: wins before losses, quick wins, slow
    /// losses.
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

/// The endings of some states and of all states below them.
#[derive(Clone, Debug)]
pub struct Endings<T: Tree> {
    endings: AHashMap<T::State, OutcomeInMoves>,
    max_memory: u64,
}

impl<T: Tree> Default for Endings<T> {
    fn default() -> Self {
        Self {
            endings: AHashMap::new(),
            max_memory: u64::MAX,
        }
    }
}

/// A state whose children are at `first` and after it on the stack of children. Those before `next`
/// are done.
struct UnfinishedState<S> {
    state: S,
    first: usize,
    next: usize,
}

impl<T: Tree> Endings<T> {
    /// Nothing yet; at most `max_memory` bytes will be taken.
    pub(crate) fn within(max_memory: u64) -> Self {
        Self {
            max_memory,
            ..Self::default()
        }
    }

    /// Returns the ending of a state, or `None` if the state is neither settled nor below one that
    /// is.
    pub fn get(&self, state: T::State) -> Option<OutcomeInMoves> {
        self.endings.get(&state).copied()
    }

    /// How many states are settled.
    pub(crate) fn len(&self) -> usize {
        self.endings.len()
    }

    /// All settled states and all states below them, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (T::State, OutcomeInMoves)> + '_ {
        self.endings.iter().map(|(&state, &ending)| (state, ending))
    }

    /// Returns the ending of `root`, after a pass over all states below it whose ending is not
    /// known yet.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised, [`Unsolved::Beyond`] if the memory
    /// does not suffice.
    pub fn settle(
        &mut self,
        tree: &T,
        root: T::State,
        interrupt: &Interrupt,
    ) -> Result<OutcomeInMoves, Unsolved> {
        let mut children: Vec<T::State> = Vec::new();
        let mut line: Vec<UnfinishedState<T::State>> = Vec::new();
        let mut entering = Some(root);
        loop {
            if let Some(state) = entering.take().filter(|state| self.get(*state).is_none()) {
                interrupt.check()?;
                let first = children.len();
                let mut granted = Ok(());
                let _ = tree.children(state, &mut |child| {
                    granted = make_place(&mut children, u64::MAX);
                    if granted.is_err() {
                        return ControlFlow::Break(());
                    }
                    children.push(child.state);
                    ControlFlow::Continue(())
                });
                granted?;
                make_place(&mut line, u64::MAX)?;
                line.push(UnfinishedState {
                    state,
                    first,
                    next: first,
                });
            }
            let Some(open) = line.last_mut() else {
                return Ok(self.endings[&root]);
            };
            if let Some(&child) = children.get(open.next) {
                open.next += 1;
                entering = Some(child);
                continue;
            }
            let best = children[open.first..]
                .iter()
                .map(|child| self.endings[child].before())
                .max_by_key(|ending| ending.preference());
            let ending = best.unwrap_or(OutcomeInMoves {
                won: tree.end_value() > 0,
                remoteness: 0,
            });
            make_room(&mut self.endings, self.max_memory)?;
            self.endings.insert(open.state, ending);
            children.truncate(open.first);
            line.pop();
        }
    }
}
