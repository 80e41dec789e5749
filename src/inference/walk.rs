//! All positions that may follow a start, those that play alike once, with what each move leaves.

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

use super::erased::Position;
use crate::games::Game;

/// Why a walk was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwalked {
    /// There are too many positions.
    Positions,
    /// There are too many moves.
    Moves,
}

/// A canonical position in which there is a move.
#[derive(Debug)]
pub struct Reached {
    /// The position, as it is written.
    pub position: String,
    /// For each position that moves leave, the first of these moves as it is written, and the
    /// number of the position; 0 if the game is over.
    pub moves: Vec<(String, u64)>,
}

/// Finds the number of a position; 0 if the game is over in it, `None` if no walk leads there.
pub type Finder = Box<dyn Fn(&Position) -> Option<u64>>;

/// All positions from a start on in which there is a move.
pub struct Walk {
    /// The positions, numbered from 1: a move leads to an earlier one. The last is the start.
    pub positions: Vec<Reached>,
    /// The start in its canonical form, as it is written.
    pub start: String,
    /// The most moves that a game has.
    pub longest: u64,
    /// Finds the number of a position; 0 if the game is over in it.
    pub number: Finder,
}

/// All states from a start on, in the order in which they were found.
struct States<G: Game> {
    indices: HashMap<G::State, usize>,
    found: Vec<G::State>,
    /// The moves of each state, and the states to which they lead.
    moves: Vec<Vec<(G::Move, usize)>>,
}

impl<G: Game> States<G> {
    fn from(
        rules: &G,
        start: &G::Position,
        most: usize,
        most_moves: usize,
    ) -> Result<Self, Unwalked> {
        let first = rules.state(start).ok_or(Unwalked::Positions)?;
        let mut walk = Self {
            indices: HashMap::from([(first, 0)]),
            found: vec![first],
            moves: Vec::new(),
        };
        let mut more = most_moves as u128;
        while let Some(&state) = walk.found.get(walk.moves.len()) {
            let position = rules.position(state, start);
            let count = rules.move_count(&position);
            more = more.checked_sub(count).ok_or(Unwalked::Moves)?;
            let moves = rules.moves(&position).map(|played| {
                let after = rules.after(&position, played);
                let left = rules.state(&after).ok_or(Unwalked::Positions)?;
                let new = walk.found.len();
                let index = *walk.indices.entry(left).or_insert(new);
                if index == new {
                    walk.found.push(left);
                }
                Ok((played, index))
            });
            let moves = moves.collect::<Result<_, _>>()?;
            walk.moves.push(moves);
            if walk.found.len() > most + 1 {
                return Err(Unwalked::Positions);
            }
        }
        Ok(walk)
    }

    /// The most moves from each state to the end.
    fn heights(&self) -> Vec<u64> {
        let mut heights = vec![0; self.found.len()];
        // Most moves lead to states that are found later, so few rounds suffice.
        let mut is_done = false;
        while !is_done {
            is_done = true;
            for (index, moves) in self.moves.iter().enumerate().rev() {
                let below = moves.iter().map(|&(_, child)| heights[child] + 1);
                let height = below.max().unwrap_or(0);
                is_done &= height == heights[index];
                heights[index] = height;
            }
        }
        heights
    }
}

/// Sorts indices. It is compiled once for all games.
pub(super) fn sort_indices(indices: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    indices.sort_by(|&one, &other| compare(one, other));
}

impl Walk {
    /// Walks from `start`, over no more than `most` positions below it and `most_moves` moves in
    /// all positions together.
    pub(super) fn new<G: Game>(
        rules: &G,
        start: &G::Position,
        most: usize,
        most_moves: usize,
    ) -> Result<Self, Unwalked> {
        // States may belong to rules that are bound to the start.
        let rules = rules.rooted(start);
        let states = States::from(&rules, start, most, most_moves)?;
        let heights = states.heights();
        // Those that are closest to the end come first.
        let mut order: Vec<usize> = (0..heights.len()).collect();
        order.retain(|&index| heights[index] > 0);
        sort_indices(&mut order, &|one, other| {
            let by_state = || rules.compare_states(states.found[one], states.found[other]);
            heights[one].cmp(&heights[other]).then_with(by_state)
        });
        let mut numbers = vec![0; heights.len()];
        for (number, &index) in (1..).zip(&order) {
            numbers[index] = number;
        }
        let write = |index: usize| {
            let position = rules.position(states.found[index], start);
            rules.write_position(&position)
        };
        let reached = |&index: &usize| {
            let mut known = HashSet::new();
            let moves = states.moves[index].iter();
            let moves = moves.map(|&(played, child)| (rules.write_move(played), numbers[child]));
            Reached {
                position: write(index),
                moves: moves.filter(|&(_, leaves)| known.insert(leaves)).collect(),
            }
        };
        let positions = order.iter().map(reached).collect();
        let start = write(0);
        let number = move |at: &Position| {
            let state = rules.state(at.position())?;
            Some(numbers[*states.indices.get(&state)?])
        };
        Ok(Self {
            positions,
            start,
            longest: heights[0],
            number: Box::new(number),
        })
    }
}
