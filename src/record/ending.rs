//! How a recorded game ended.

use crate::inference::{At, Move, Solver};

/// The result of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player who moved first won.
    First,
    /// The other player won.
    Second,
    /// Nobody won: both have as many points.
    Draw,
    /// The game is not over.
    Open,
}

impl Ending {
    /// All results.
    const ALL: [Self; 4] = [Self::First, Self::Second, Self::Draw, Self::Open];

    /// The result as PGN writes it.
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Returns the result that is written as `name`.
    pub(super) fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ending| ending.name() == name)
    }

    /// The result for the winner with this index, 0 for the player who moved first; `None` for nobody.
    pub(crate) fn won_by(winner: Option<usize>) -> Self {
        match winner {
            Some(0) => Self::First,
            Some(_) => Self::Second,
            None => Self::Draw,
        }
    }

    /// The result of a game by its moves, all of which are legal.
    pub(crate) fn of(game: &dyn Solver, start: &At, moves: &[Move]) -> Self {
        let mut position = start.clone();
        let mut points = [0; 2];
        for (made, &played) in moves.iter().enumerate() {
            points[made % 2] += game.points(&position, played);
            let next = game.play(&position, played);
            position = next.expect("every recorded move is legal");
        }
        Self::at(game, &position, moves.len(), points)
    }

    /// The result where a game has come to after so many moves, by which each player has gained these points.
    pub(crate) fn at(game: &dyn Solver, end: &At, made: usize, points: [i64; 2]) -> Self {
        if !game.is_over(end) {
            return Self::Open;
        }
        Self::won_by(game.winner(end, made % 2, points))
    }
}
