//! The boxes of a game as its positions and moves find them.

use std::collections::{HashMap, HashSet, VecDeque};

use super::positions::{Follower, Place, Positions};
use super::{Bead, Plan, Terms};
use crate::games::{Goal, MAX_STICKS, Variant};
use crate::inference::{At, Estimate, Move, Solver};

/// The most boxes that a learner has, except in sticks, whose boxes need not be stored.
const MOST_BOXES: usize = 20_000;

/// The most moves in the positions of all boxes together.
pub(crate) const MOST_MOVES: usize = 250_000;

/// The most bytes that the boxes take for each of these moves, while they are made.
const BYTES_PER_MOVE: u128 = 256;

/// So many moves take no more memory than the program itself.
const FEW_MOVES: u128 = 1 << 12;

/// Whether a learner plays a game, from positions that its boxes can hold: won and lost is all that beads are paid for.
pub(crate) fn is_learnable(rules: &dyn Solver) -> bool {
    !matches!(rules.goal(), Goal::Points(_))
}

/// Why a learner cannot play from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBoxes {
    /// Points decide, and a bead knows only of won and lost.
    Points,
    /// There would be more than this many boxes.
    TooManyBoxes(u64),
    /// There are too many moves.
    TooManyMoves,
    /// The system refuses the memory.
    Refused(Estimate),
}

/// The boxes of a game from a start: which position has which box, and which move which bead.
#[derive(Clone, Debug)]
pub struct Cabinet {
    rules: Box<dyn Solver>,
    plan: Plan,
    /// The number of the box of each state, 0 if the game is over. Empty in games of a single row.
    boxes: HashMap<R::State, u64>,
}

impl Cabinet {
    /// The boxes for games from `start`. The positions are walked, but no further than there may be boxes.
    ///
    /// # Errors
    /// [`NoBoxes`] if there are too many, or points decide.
    pub fn new(rules: &dyn Solver, start: &At) -> Result<Self, NoBoxes> {
        if let Some(row) = rules.single_row(start) {
            if row.sticks > MAX_STICKS {
                return Err(NoBoxes::TooManyBoxes(MAX_STICKS));
            }
            let terms = Terms {
                sticks: row.sticks,
                max_take: row.max_take,
                misere: rules.is_misere(),
            };
            return Ok(Self {
                rules: rules.clone(),
                plan: terms.into(),
                boxes: HashMap::new(),
            });
        }
        if !is_learnable(rules) {
            return Err(NoBoxes::Points);
        }
        // States may belong to rules that are bound to the start.
        let rules = rules.rooted(start);
        let walk = Walk::from(&rules, start)?;
        let (boxes, positions) = walk.arranged(&rules, start);
        Ok(Self {
            rules,
            plan: positions.into(),
            boxes,
        })
    }

    /// Which boxes there are.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of the box for a position; 0 if the game is over.
    ///
    /// # Panics
    /// If the position does not follow from the start.
    pub fn place(&self, position: &At) -> u64 {
        if let Some(row) = self.rules.single_row(position) {
            return row.sticks;
        }
        let state = self.rules.state(position);
        let found = state.and_then(|state| self.boxes.get(&state));
        *found.expect("every position from the start on was walked")
    }

    /// The bead of a move from `before` to `after`.
    ///
    /// # Panics
    /// If no move leads there.
    pub fn bead(&self, before: &At, after: &At) -> Bead {
        let (place, left) = (self.place(before), self.place(after));
        let mut numbers = 1..=self.plan.numbers(place);
        let number = match &self.plan {
            Plan::Row(_) => Some(place - left),
            Plan::Positions(_) => numbers.find(|&number| self.plan.after(place, number) == left),
        };
        Bead {
            place,
            number: number.expect("every move has a bead"),
        }
    }

    /// The first move in `position` with the bead of this number.
    ///
    /// # Panics
    /// If the box of the position has no such bead.
    pub fn played(&self, position: &At, number: u64) -> Move {
        if self.rules.single_row(position).is_some() {
            let played = self.rules.read_move(&number.to_string());
            return played.expect("the number taken is the move");
        }
        let leaves = self.plan.after(self.place(position), number);
        let leads = |&played: &Move| {
            let after = self.rules.play(position, played);
            after.is_ok_and(|after| self.place(&after) == leaves)
        };
        let found = self.rules.moves(position).find(leads);
        found.expect("positions of the same box have the same beads")
    }
}

/// All states from a start on, in the order in which they were found.
struct Walk {
    indices: HashMap<R::State, usize>,
    states: Vec<R::State>,
    /// The moves of each state, as they are written, and the states to which they lead.
    moves: Vec<Vec<(Move, usize)>>,
}

impl Walk {
    fn from(rules: &dyn Solver, start: &At) -> Result<Self, NoBoxes> {
        let first = rules
            .state(start)
            .ok_or(NoBoxes::TooManyBoxes(MOST_BOXES as u64))?;
        let mut walk = Self {
            indices: HashMap::from([(first, 0)]),
            states: vec![first],
            moves: Vec::new(),
        };
        let mut more = MOST_MOVES as u128;
        let mut granted = FEW_MOVES;
        while let Some(&state) = walk.states.get(walk.moves.len()) {
            let position = rules.position(state, start);
            let count = rules.move_count(&position);
            more = more.checked_sub(count).ok_or(NoBoxes::TooManyMoves)?;
            // A box is too small to be asked for, so the memory of all is, as they become more.
            let walked = MOST_MOVES as u128 - more;
            if walked > granted {
                granted = 2 * walked;
                let states = walk.states.len() as u128;
                let estimate = Estimate::new(states, granted * BYTES_PER_MOVE, u64::MAX);
                if estimate.granted().is_err() {
                    return Err(NoBoxes::Refused(estimate.refused()));
                }
            }
            let mut moves = Vec::new();
            for played in rules.moves(&position) {
                let after = rules.play(&position, played).expect("a listed move");
                let left = rules.state(&after);
                let left = left.ok_or(NoBoxes::TooManyBoxes(MOST_BOXES as u64))?;
                let new = walk.states.len();
                let index = *walk.indices.entry(left).or_insert(new);
                if index == new {
                    if new > MOST_BOXES {
                        return Err(NoBoxes::TooManyBoxes(MOST_BOXES as u64));
                    }
                    walk.states.push(left);
                }
                moves.push((played, index));
            }
            walk.moves.push(moves);
        }
        Ok(walk)
    }

    /// The most moves from each state to the end.
    fn heights(&self) -> Vec<u64> {
        let mut parents = vec![Vec::new(); self.moves.len()];
        for (parent, moves) in self.moves.iter().enumerate() {
            for &(_, child) in moves {
                parents[child].push(parent);
            }
        }
        let mut open: Vec<usize> = self.moves.iter().map(Vec::len).collect();
        let mut heights = vec![0; open.len()];
        let over = (0..open.len()).filter(|&index| open[index] == 0);
        let mut ready: VecDeque<usize> = over.collect();
        while let Some(child) = ready.pop_front() {
            for &parent in &parents[child] {
                heights[parent] = heights[parent].max(heights[child] + 1);
                open[parent] -= 1;
                if open[parent] == 0 {
                    ready.push_back(parent);
                }
            }
        }
        heights
    }

    /// Numbers the boxes: those that are closest to the end first.
    fn arranged(self, rules: &dyn Solver, start: &At) -> (HashMap<R::State, u64>, Positions) {
        let heights = self.heights();
        let mut order: Vec<usize> = (0..heights.len()).collect();
        order.retain(|&index| heights[index] > 0);
        order.sort_by(|&one, &other| {
            let states = || rules.compare_states(self.states[one], self.states[other]);
            heights[one].cmp(&heights[other]).then_with(states)
        });
        let mut numbers = vec![0; heights.len()];
        for (number, &index) in (1..).zip(&order) {
            numbers[index] = number;
        }
        let write = |index: usize| rules.write_position(&rules.position(self.states[index], start));
        let place = |&index: &usize| {
            let mut beads: Vec<Follower> = Vec::new();
            let mut known = HashSet::new();
            for &(played, child) in &self.moves[index] {
                let leaves = numbers[child];
                if known.insert(leaves) {
                    beads.push(Follower {
                        played: played.to_string(),
                        leaves,
                        wins: false,
                    });
                }
            }
            Place {
                position: write(index),
                beads,
            }
        };
        let mut positions = Positions {
            about: &rules.about(),
            variant: Variant {
                misere: rules.is_misere(),
                values: rules.values(start),
            },
            start: write(0),
            boxes: order.iter().map(place).collect(),
            longest: heights[0],
        };
        positions.judge();
        let boxes = self.indices.iter();
        let boxes = boxes.map(|(&state, &index)| (state, numbers[index]));
        (boxes.collect(), positions)
    }
}
