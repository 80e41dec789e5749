//! A game as a search sees it that follows every move, as a person does at the board: moves that
//! leave positions that play alike are followed one by one.

use std::cell::RefCell;
use std::ops::ControlFlow;

use ahash::AHashMap;

use super::ingredients::Ingredients;
use crate::games::{Child, Goal, Tree};
use crate::inference::method::Solvable;

/// The moves of a game one by one.
pub(in crate::inference) struct EveryMove<'a, R: Solvable> {
    rules: &'a R,
    start: &'a R::Position,
    /// Whether one pile, or two equal ones, end the search.
    end_states: bool,
    /// The arrangements met so far, if each is a state of its own.
    arrangements: Option<RefCell<Arrangements<R::Position>>>,
}

/// In the order in which they were met, and their numbers.
type Arrangements<P> = (Vec<P>, AHashMap<String, u32>);

impl<'a, R: Solvable> EveryMove<'a, R> {
    /// The moves from `start` on.
    pub(in crate::inference) fn new(
        rules: &'a R,
        start: &'a R::Position,
        ingredients: Ingredients,
    ) -> Self {
        let tells_apart = ingredients.has(Ingredients::RAW_TABLE);
        Self {
            rules,
            start,
            end_states: ingredients.has(Ingredients::END_STATES),
            arrangements: tells_apart.then(RefCell::default),
        }
    }

    /// The state of a position: its canonical form, and the number of its arrangement. `None` if
    /// the game has no states for it.
    pub(in crate::inference) fn state(&self, position: &R::Position) -> Option<(R::State, u32)> {
        let canonical = self.rules.state(position)?;
        let number = self.arrangements.as_ref().map_or(0, |arrangements| {
            let (met, numbers) = &mut *arrangements.borrow_mut();
            let next = u32::try_from(met.len()).expect("no tree has that many states");
            // What is written leaves out the options, such as the limit of coins.
            let number = numbers.entry(format!("{position:?}"));
            *number.or_insert_with(|| {
                met.push(position.clone());
                next
            })
        });
        Some((canonical, number))
    }

    fn position(&self, (state, number): (R::State, u32)) -> R::Position {
        match &self.arrangements {
            Some(arrangements) => arrangements.borrow().0[number as usize].clone(),
            None => self.rules.position(state, self.start),
        }
    }
}

impl<R: Solvable> Tree for EveryMove<'_, R> {
    type State = (R::State, u32);

    fn children(
        &self,
        state: Self::State,
        visit: &mut impl FnMut(Child<Self::State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let position = self.position(state);
        self.rules.moves(&position).try_for_each(|played| {
            let after = self.rules.after(&position, played);
            visit(Child {
                points: self.rules.points(&position, played),
                state: self.state(&after).expect("positions below have states"),
            })
        })
    }

    fn goal(&self) -> Goal {
        self.rules.goal()
    }

    fn known_value(&self, (state, number): Self::State) -> Option<i64> {
        let is_end = self.end_states && is_end_state(self.rules, &self.position((state, number)));
        is_end.then(|| self.rules.known_value(state)).flatten()
    }
}

/// Whether one pile is left, or two equal ones: then the player to move can take all that is there.
fn is_end_state<R: Solvable>(rules: &R, position: &R::Position) -> bool {
    let sizes = rules.pairs(position);
    let open = sizes.into_iter().flatten().filter(|&&size| size > 0);
    let left: Vec<&u64> = open.collect();
    left.len() == 1 || left.len() == 2 && left[0] == left[1]
}
