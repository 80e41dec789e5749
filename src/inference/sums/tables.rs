//! The positions of each summand as numbers, so that a state of a sum is small.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;

use ahash::AHashMap;

use super::position::{Summand, Summands};
use crate::games::Values;

/// The most summands of a sum that has states.
const MOST_WITH_STATES: usize = 4;

/// The most positions of a summand that are given numbers.
const MOST_POSITIONS: u128 = 1 << 20;

/// A position of a sum: the number of the position of each summand, counted from 1; 0 for summands
/// that there are not.
pub(super) type State = [u32; MOST_WITH_STATES];

/// A table for each place of a summand.
#[derive(Default)]
pub(super) struct Tables([RefCell<SummandTable>; MOST_WITH_STATES]);

/// Without the positions: how they are numbered, and so the order in which a search tries moves,
/// depends on those that were met before.
impl Clone for Tables {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// The positions that have been met. Those of a game that play alike are one.
#[derive(Default)]
struct SummandTable {
    positions: Vec<Summand>,
    /// The numbers by the game, its options, and what positions that play alike have in common.
    numbers: AHashMap<(&'static str, Values, String), u32>,
    followers: AHashMap<u32, Rc<[u32]>>,
}

impl SummandTable {
    /// The number of a position, a new one if it has not been met; `None` if it is too large.
    fn number(&mut self, position: &Summand) -> Option<u32> {
        let (alike, canonical) = position.game.canonical(&position.at)?;
        let next = u32::try_from(self.positions.len() + 1).ok()?;
        let (game, options) = position.game_and_options();
        let number = *self.numbers.entry((game, options, alike)).or_insert(next);
        if number == next {
            self.positions.push(position.after(canonical));
        }
        Some(number)
    }

    fn position(&self, number: u32) -> &Summand {
        &self.positions[number as usize - 1]
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
    /// The state of a sum; `None` if it has too many summands, or one that is too large.
    pub(super) fn state(&self, summands: &Summands) -> Option<State> {
        let mut state = State::default();
        for (place, summand) in summands.0.iter().enumerate() {
            let is_small = summand.game.cost(&summand.at).states <= MOST_POSITIONS;
            let table = self.0.get(place).filter(|_| is_small)?;
            state[place] = table.borrow_mut().number(summand)?;
        }
        Some(state)
    }

    /// Each table with the number of a summand.
    fn numbered(&self, state: State) -> impl Iterator<Item = (&RefCell<SummandTable>, u32)> {
        self.0.iter().zip(state).filter(|&(_, number)| number > 0)
    }

    /// Compares states by their first summands, then by the next ones, each as its game does.
    pub(super) fn compare(&self, one: State, other: State) -> Ordering {
        let mut orders = self.numbered(one).zip(other).map(|((table, one), other)| {
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
        let all = self.numbered(state);
        let all = all.map(|(table, number)| table.borrow().position(number).clone());
        Summands(all.collect())
    }

    /// The states that the moves of each summand leave.
    pub(super) fn followers(&self, state: State) -> impl Iterator<Item = State> {
        let all = self.numbered(state).enumerate();
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
