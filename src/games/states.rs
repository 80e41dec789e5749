//! Games whose positions are plain values and their own states, and whose moves are numbers:
//! everything but the words and the theorems, from what a move leaves.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ahash::AHashMap;

use super::{
    components::Components,
    options::Values,
    rules::{Child, Goal, Rules, Tree},
    shared::single_row,
    sum::{ByTheory, Follower, Sum, SumVisitor},
    theory::{Cost, Theory},
};
use crate::reason::Phrase;
use crate::text::numbers;

/// What the author of such a game writes in addition to [`Presentation`](super::Presentation) and
/// [`Theorems`](super::Theorems). Both players have the same moves, and the last move decides.
pub trait StateRules: Clone + Debug + Send + Sync + 'static {
    /// A position with all that decides how play goes on.
    type Position: Copy + Ord + Hash + Debug + Display + Send + Sync;

    /// Whether positions have nimbers in normal play that are worth knowing.
    const HAS_NIMBERS: bool = true;

    /// Whether the player who makes the last move loses.
    fn misere(&self) -> bool;

    /// Reads a position.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    fn read(&self, text: &str) -> Result<Self::Position, Phrase>;

    /// The moves as numbers, ascending; none exactly if the game is over. There may be very many in
    /// a range.
    fn takes(&self, position: Self::Position) -> impl DoubleEndedIterator<Item = u64> + use<Self>;

    /// The position after a legal move.
    fn after(&self, position: Self::Position, taken: u64) -> Self::Position;

    /// What a search from here would cost, at any size. Every move makes it less, and no line of
    /// play has more moves than states.
    fn below(&self, position: Self::Position) -> Cost;

    // What has a default that fits most games.

    /// What says that a text is not a move, given the `move`; and that a number is not one of those
    /// from 1 to `most`, given the `count`.
    const REFUSALS: [&'static str; 2] = ["move-unreadable-take", "move-count-take"];

    /// The values of the game's options, which have to be given beside a position to read it back.
    fn options(&self, _position: Self::Position) -> Values {
        Values::default()
    }

    /// The nimber in normal play, if a theorem gives it.
    fn nimber(&self, _position: Self::Position) -> Option<u64> {
        None
    }
}

impl<S: StateRules> Tree for S {
    type State = S::Position;

    /// The largest moves come first: they leave what is solved soonest.
    fn children(
        &self,
        state: S::Position,
        visit: &mut impl FnMut(Child<S::Position>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut takes = self.takes(state).rev();
        takes.try_for_each(|taken| visit(self.after(state, taken).into()))
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere())
    }

    fn known_value(&self, state: S::Position) -> Option<i64> {
        let mut takes = self.takes(state);
        match (takes.next(), takes.next()) {
            (None, _) => Some(self.end_value()),
            (Some(only), None) => {
                let mut replies = self.takes(self.after(state, only));
                replies.next().is_none().then(|| -self.end_value())
            }
            _ => None,
        }
    }
}

impl<S: StateRules> Rules for S {
    type Position = S::Position;
    type Move = u64;

    fn moves<'a>(&'a self, position: &'a S::Position) -> impl Iterator<Item = u64> + 'a {
        self.takes(*position)
    }

    fn play(&self, position: &S::Position, number: u64) -> Result<S::Position, Phrase> {
        let takes = || self.takes(*position);
        let most = takes().next_back().unwrap_or(0);
        let are_all = takes().count() as u64 == most;
        let count = number.to_string();
        Err(if are_all {
            if (1..=most).contains(&number) {
                return Ok(self.after(*position, number));
            }
            phrase!(S::REFUSALS[1], count, most)
        } else {
            let takable: Vec<u64> = takes().collect();
            if takable.contains(&number) {
                return Ok(self.after(*position, number));
            }
            phrase!("move-take-listed", count, takable = numbers(&takable))
        })
    }

    fn read_position(&self, text: &str) -> Result<S::Position, Phrase> {
        self.read(text)
    }

    fn read_move(&self, text: &str) -> Result<u64, Phrase> {
        single_row::read(text, S::REFUSALS[0])
    }

    fn values(&self, position: &S::Position) -> Values {
        self.options(*position)
    }

    /// The smallest and the largest.
    fn move_examples(&self, position: &S::Position) -> Vec<String> {
        single_row::examples(self.takes(*position))
    }
}

impl<S: StateRules> Theory for S {
    fn state(&self, position: &S::Position) -> Option<S::Position> {
        Some(*position)
    }

    fn position(&self, state: S::Position, _: &S::Position) -> S::Position {
        state
    }

    fn cost(&self, position: &S::Position) -> Cost {
        self.below(*position)
    }
}

impl<S: StateRules> Components for S {
    fn splits(&self) -> bool {
        S::HAS_NIMBERS && !self.misere()
    }

    fn visit_components<V: SumVisitor<S::Position>>(
        &self,
        _: &S::Position,
        visitor: V,
    ) -> Option<V::Output> {
        let components = |sum: &StateSum<S>, position: &S::Position| {
            Some(sum.component(*position).into_iter().collect())
        };
        let sum = StateSum {
            rules: self.clone(),
            met: Mutex::default(),
        };
        self.splits().then(|| visitor.visit(sum, components))
    }
}

/// The positions of a game, each as a single component: the number by which it was met. There are
/// few, as a line of play has at most that many moves.
struct StateSum<S: StateRules> {
    rules: S,
    met: Mutex<PositionsMet<S::Position>>,
}

/// Positions in the order in which they were met, and the place of each.
type PositionsMet<P> = (Vec<P>, AHashMap<P, u32>);

impl<S: StateRules> StateSum<S> {
    fn met(&self) -> MutexGuard<'_, PositionsMet<S::Position>> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn position(&self, component: u32) -> S::Position {
        self.met().0[component as usize]
    }

    /// The component of a position; `None` if it has no move.
    fn component(&self, position: S::Position) -> Option<u32> {
        self.rules.takes(position).next()?;
        let (met, numbers) = &mut *self.met();
        Some(*numbers.entry(position).or_insert_with(|| {
            met.push(position);
            u32::try_from(met.len() - 1).expect("memory ends before numbers do")
        }))
    }
}

impl<S: StateRules> Sum for StateSum<S> {
    type Component = u32;

    fn followers(
        &self,
        component: u32,
        visit: &mut impl FnMut(Follower<'_, u32>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.rules.children(self.position(component), &mut |child| {
            visit(Follower::new(self.component(child.state).as_slice()))
        })
    }

    fn size(&self, component: u32) -> u64 {
        let states = self.rules.below(self.position(component)).states;
        u64::try_from(states - 1).unwrap_or(u64::MAX)
    }

    fn write(&self, component: u32) -> String {
        self.position(component).to_string()
    }

    fn by_theory(&self, component: u32) -> ByTheory {
        let nimber = self.rules.nimber(self.position(component));
        nimber.map_or(ByTheory::Unknown, ByTheory::Exactly)
    }
}
