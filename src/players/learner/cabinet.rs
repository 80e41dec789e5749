//! The boxes of a game as its positions and moves find them.

use super::{Bead, Plan, Terms};
use crate::games::MAX_STICKS;
use crate::inference::{At, Finder, Move, Solver, Unwalked};

/// The most boxes that a learner has, except in sticks, whose boxes need not be stored.
const MOST_BOXES: usize = 20_000;

/// The most moves in the positions of all boxes together.
pub(crate) const MOST_MOVES: usize = 250_000;

/// Whether a learner plays a game, from positions that its boxes can hold: won and lost is all that beads are paid for.
pub(crate) fn is_learnable(game: &dyn Solver) -> bool {
    !game.has_points()
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
}

impl From<Unwalked> for NoBoxes {
    fn from(why: Unwalked) -> Self {
        match why {
            Unwalked::Positions => Self::TooManyBoxes(MOST_BOXES as u64),
            Unwalked::Moves => Self::TooManyMoves,
        }
    }
}

/// The boxes of a game from a start: which position has which box, and which move which bead.
pub struct Cabinet {
    game: Box<dyn Solver>,
    plan: Plan,
    /// Finds the number of a position, except in sticks.
    number: Option<Finder>,
}

impl Cabinet {
    /// The boxes for games from `start`. The positions are walked, but no further than there may be boxes.
    ///
    /// # Errors
    /// [`NoBoxes`] if there are too many, or points decide.
    pub fn new(game: &dyn Solver, start: &At) -> Result<Self, NoBoxes> {
        let (plan, number) = match game.single_row(start) {
            Some(row) if row.sticks > MAX_STICKS => return Err(NoBoxes::TooManyBoxes(MAX_STICKS)),
            Some(row) => {
                let terms = Terms {
                    sticks: row.sticks,
                    max_take: row.max_take,
                    misere: game.is_misere(),
                };
                (terms.into(), None)
            }
            None if !is_learnable(game) => return Err(NoBoxes::Points),
            None => {
                let walk = game.walk(start, MOST_BOXES, MOST_MOVES)?;
                let (plan, number) = Plan::listed(game, start, walk);
                (plan, Some(number))
            }
        };
        Ok(Self {
            game: game.afresh(),
            plan,
            number,
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
        let found = match &self.number {
            Some(number) => number(position),
            None => self.game.single_row(position).map(|row| row.sticks),
        };
        found.expect("every position from the start on has a box")
    }

    /// The bead of a move from `before` to `after`.
    ///
    /// # Panics
    /// If no move leads there.
    pub fn bead(&self, before: &At, after: &At) -> Bead {
        let place = self.place(before);
        let number = self.plan.leading(place, self.place(after));
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
        if self.plan.row().is_some() {
            return self
                .game
                .read_move(&number.to_string())
                .expect("the number taken is the move");
        }
        let leaves = self.plan.after(self.place(position), number);
        let leads = |&played: &Move| {
            let after = self.game.play(position, played);
            after.is_ok_and(|after| self.place(&after) == leaves)
        };
        let found = self.game.moves(position).find(leads);
        found.expect("positions of the same box have the same beads")
    }
}
