//! The positions of each summand as numbers, so that a state of the sum is small.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;

use ahash::AHashMap;

use super::position::{Summand, Summands};

/// The most summands of a sum that has states.
const MOST_WITH_STATES: usize = 4;

/// The most positions of a summand that are given numbers.
const MOST_POSITIONS: u128 = 1 << 20;

/// A position of a sum: the number of the position of each summand; 0 for summands that there are
/// not.
pub(super) type State = [u32; MOST_WITH_STATES];

/// The tables of the summands of one sum.
#[derive(Default)]
pub(super) struct Tables(Vec<RefCell<SummandTable>>);

/// Positions of one game that have been met. Those that play alike are one.
#[derive(Default)]
struct SummandTable {
    positions: Vec<Summand>,
    /// The numbers by what positions that play alike have in common.
    numbers: AHashMap<String, u32>,
    followers: AHashMap<u32, Rc<[u32]>>,
}

impl SummandTable {
    /// The number of a position, a new one if it has not been met.
    fn number(&mut self, position: &Summand) -> Option<u32> {
        let (state, canonical) = position.game.canonical(&position.at)?;
        let next = u32::try_from(self.positions.len()).ok()?;
        let number = *self.numbers.entry(state).or_insert(next);
        if number == next {
            self.positions.push(position.after(canonical));
        }
        Some(number)
    }

    /// Whether the table is for positions such as this one.
    fn takes(&self, position: &Summand) -> bool {
        let mut known = self.positions.iter().take(1);
        known.all(|known| known.game_and_options() == position.game_and_options())
            && position.game.cost(&position.at).states <= MOST_POSITIONS
    }

    fn position(&self, number: u32) -> &Summand {
        &self.positions[number as usize]
    }

    /// The numbers of the positions that the moves leave, each once.
    fn followers(&mut self, number: u32) -> Rc<[u32]> {
        if let Some(known) = self.followers.get(&number) {
            return Rc::clone(known);
        }
        let Summand { game, at } = self.position(number).clone();
        let after = game.moves(&at).map(|played| {
            let at = game.play(&at, played).expect("a listed move is legal");
            let game = Rc::clone(&game);
            let number = self.number(&Summand { game, at });
            number.expect("it is smaller than one that has a number")
        });
        let mut after: Vec<u32> = after.collect();
        after.sort_unstable();
        after.dedup();
        let after: Rc<[u32]> = after.into();
        self.followers.insert(number, Rc::clone(&after));
        after
    }
}

impl Tables {
    /// Empty tables for a sum and all positions below it; none if it has too many summands.
    pub(super) fn of(summands: &Summands) -> Self {
        let count = summands.0.len();
        let tables = (0..count).map(|_| RefCell::default());
        Self(if count <= MOST_WITH_STATES {
            tables.collect()
        } else {
            Vec::new()
        })
    }

    /// The state of a position; `None` if it does not belong to the sum, or a summand is too large.
    pub(super) fn state(&self, summands: &Summands) -> Option<State> {
        if summands.0.len() != self.0.len() {
            return None;
        }
        let mut state = State::default();
        for ((number, table), summand) in state.iter_mut().zip(&self.0).zip(&summands.0) {
            let mut table = table.borrow_mut();
            *number = table.takes(summand).then(|| table.number(summand))??;
        }
        Some(state)
    }

    /// Compares states by their first summands, then by the next ones, each as its game does.
    pub(super) fn compare(&self, one: State, other: State) -> Ordering {
        let all = self.0.iter().zip(one).zip(other);
        let mut orders = all.map(|((table, one), other)| {
            let table = table.borrow();
            let (one, other) = (table.position(one), table.position(other));
            one.game.compare(&one.at, &other.at)
        });
        orders
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// A position for a state.
    pub(super) fn position(&self, state: State) -> Summands {
        let all = self.0.iter().zip(state);
        let all = all.map(|(table, number)| table.borrow().position(number).clone());
        Summands(all.collect())
    }

    /// The states that the moves of each summand leave.
    pub(super) fn followers(&self, state: State) -> impl Iterator<Item = State> {
        let all = self.0.iter().zip(state).enumerate();
        all.flat_map(move |(index, (table, number))| {
            let followers = table.borrow_mut().followers(number);
            (0..followers.len()).map(move |place| {
                let mut after = state;
                after[index] = followers[place];
                after
            })
        })
    }
}
