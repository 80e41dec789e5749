//! Judges the moves of a game: what each was worth, which were mistakes, and what would have been
//! better.

use std::mem;
use std::rc::Rc;

use serde::Serialize;

use super::{
    analysis::{Analysis, Outcome},
    erased::{Move, Position},
    limits::{Unsolved, known},
    solver::Solver,
    why::Detail,
};
use crate::reason::Reason;

/// A move of a game, and what is known about it.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The position before the move.
    pub position: Position,
    /// The move.
    pub played: Move,
    /// The analysis of the position. `None` if it is too large to solve.
    pub analysis: Option<Analysis>,
    /// How many moves the position has.
    pub move_count: u128,
    /// The position after it.
    pub left: Position,
    /// The best answer to it; `None` if there is none, or it is not known.
    pub answer: Option<Move>,
    /// The value of the move for the player who made it, on the scale of [`Analysis::value`].
    /// `None` if it is not known.
    pub value: Option<i64>,
    /// Whether the program chose it for the player, which says nothing of the player's skill.
    pub is_given: bool,
}

impl Judgement {
    /// The outcome of the position for the player who moves.
    pub fn before(&self) -> Option<Outcome> {
        self.analysis.as_ref().map(|analysis| analysis.outcome)
    }

    /// The outcome after the move for the player who made it.
    pub fn after(&self) -> Option<Outcome> {
        self.value.map(Outcome::of_value)
    }

    /// How much less the move is worth than an optimal one; 0 if that is not known. In games of
    /// points these are points.
    pub fn cost(&self) -> i64 {
        match (&self.analysis, self.value) {
            (Some(analysis), Some(value)) => analysis.value - value,
            _ => 0,
        }
    }

    /// Whether the move was a mistake: another would have been worth more.
    pub fn is_mistake(&self) -> bool {
        self.cost() > 0
    }

    /// `?` for a mistake, `??` where it threw a win away.
    fn mark(&self) -> &'static str {
        let was_won = self.before() == Some(Outcome::Win);
        match self.is_mistake() {
            true if was_won && self.after() != Some(Outcome::Win) => "??",
            true => "?",
            false => "",
        }
    }

    /// Every optimal move if this one was a mistake, otherwise none; `None` if they are not
    /// settled.
    pub fn better(&self) -> Option<&[Move]> {
        let analysis = self.analysis.as_ref();
        let analysis = analysis.filter(|analysis| analysis.is_complete)?;
        Some(if self.is_mistake() {
            &analysis.moves
        } else {
            &[]
        })
    }

    /// Whether the turn was a choice: not all moves were equally good.
    pub fn is_choice(&self) -> bool {
        let analysis = self.analysis.as_ref();
        let optimal = analysis.filter(|analysis| analysis.is_complete);
        let optimal = optimal.map_or(0, |analysis| analysis.moves.len());
        optimal > 0 && (optimal as u128) < self.move_count
    }
}

/// Games with more positions than this are not judged only to be marked.
const MARKED: u128 = 1 << 22;

/// Returns the marks of moves; none in a game that would take long to judge.
///
/// # Errors
/// Those of [`review`].
pub fn marks(
    solver: &mut dyn Solver,
    start: &Position,
    moves: &[Move],
) -> Result<Vec<&'static str>, Unsolved> {
    if solver.cost(start).states > MARKED {
        return Ok(vec![""; moves.len()]);
    }
    let judged = review(solver, start, moves)?.moves;
    Ok(judged.iter().map(Judgement::mark).collect())
}

/// The choices of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// How many turns were choices.
    pub choices: usize,
    /// In how many of them the move was optimal.
    pub right: usize,
}

/// A game with its moves judged.
#[derive(Clone, Debug)]
pub struct Review {
    /// The moves in their order; the players take turns.
    pub moves: Vec<Judgement>,
}

impl Review {
    /// The moves of the player who made the first one (0) or of the other player (1).
    fn of(&self, player: usize) -> impl Iterator<Item = &Judgement> + Clone {
        self.moves.iter().skip(player).step_by(2)
    }

    /// The choices of the player who made the first move (0) or of the other one (1).
    pub fn tally(&self, player: usize) -> Tally {
        let is_own = |judgement: &&Judgement| judgement.is_choice() && !judgement.is_given;
        let choices = self.of(player).filter(is_own);
        Tally {
            choices: choices.clone().count(),
            right: choices.filter(|choice| !choice.is_mistake()).count(),
        }
    }
}

/// Judges the moves of a game from `start` on. What is too large to solve is not judged: it is no
/// mistake.
///
/// # Errors
/// [`Unsolved::Interrupted`] if the interrupt was raised.
///
/// # Panics
/// If a move is not legal.
pub fn review(
    solver: &mut dyn Solver,
    start: &Position,
    moves: &[Move],
) -> Result<Review, Unsolved> {
    let positions = positions(solver, start, moves);
    judge(solver, &positions, moves)
}

/// The positions of a game in their order: one before each move, and the one after the last.
///
/// # Panics
/// If a move is not legal.
pub(crate) fn positions(solver: &dyn Solver, start: &Position, moves: &[Move]) -> Vec<Position> {
    let mut positions = vec![start.clone()];
    for &played in moves {
        let after = solver.play(&positions[positions.len() - 1], played);
        positions.push(after.expect("the move is legal"));
    }
    positions
}

/// Like [`review`], with all positions known.
///
/// # Errors
/// As [`review`].
pub fn judge(
    solver: &mut dyn Solver,
    positions: &[Position],
    moves: &[Move],
) -> Result<Review, Unsolved> {
    let steps = Rc::clone(&solver.work().steps);
    let mut analysis = known(solver.analyse(&positions[0]))?;
    let turns = positions.windows(2).zip(moves);
    let moves: Result<_, Unsolved> = steps.each(turns, moves.len(), |(turn, &played)| {
        let [position, left] = [&turn[0], &turn[1]];
        let then = known(solver.analyse(left))?;
        let value = match (&analysis, &then) {
            (Some(analysis), _) if analysis.moves.contains(&played) => Some(analysis.value),
            // There is no draw where the last move decides.
            (Some(analysis), _) if analysis.is_complete && !solver.has_points() => Some(-1),
            (_, Some(then)) => Some(solver.points(position, played) - then.value),
            _ => None,
        };
        Ok(Judgement {
            move_count: solver.move_count(position),
            position: position.clone(),
            played,
            left: left.clone(),
            answer: then.as_ref().and_then(|then| then.best),
            analysis: mem::replace(&mut analysis, then),
            value,
            is_given: false,
        })
    });
    Ok(Review { moves: moves? })
}

/// Returns why another move was better, for each move of a review: [`why_better`].
pub(crate) fn whys(
    solver: &mut dyn Solver,
    review: &Review,
) -> Result<Vec<Option<Reason>>, Unsolved> {
    let steps = Rc::clone(&solver.work().steps);
    steps.each(&review.moves, review.moves.len(), |judgement| {
        why_better(solver, judgement)
    })
}

/// What a move that somebody asks about leaves, and what follows.
#[derive(Clone, Debug)]
pub(crate) struct Consequence {
    /// The position that it leaves, and its analysis.
    pub left: Position,
    pub then: Analysis,
    /// In games of points, how much less than an optimal move it is worth.
    pub cost: i64,
    /// Why the player wins who does; `None` if the game is over, points decide, or the reason is
    /// not known.
    pub reason: Option<Reason>,
}

/// Returns what follows from a legal move.
///
/// # Errors
/// [`Unsolved`] if a position is too large to solve, or the work was interrupted.
pub(crate) fn consequence(
    solver: &mut dyn Solver,
    at: &Position,
    played: Move,
) -> Result<Consequence, Unsolved> {
    let left = solver.play(at, played).expect("the move is legal");
    let then = solver.analyse_soon(&left)?;
    let (mut cost, mut reason) = (0, None);
    if solver.has_points() {
        let best = solver.analyse_soon(at)?.value;
        cost = best - (solver.points(at, played) - then.value);
    } else if !solver.is_over(&left) {
        reason = if then.outcome == Outcome::Loss {
            let wins = Analysis {
                best: Some(played),
                ..solver.analyse_soon(at)?
            };
            known(solver.reason(at, &wins, Detail::SHORT))?
        } else {
            known(solver.reason(&left, &then, Detail::SHORT))?
        };
    }
    Ok(Consequence {
        left,
        then,
        cost,
        reason,
    })
}

/// Returns why the best move of a position is better than the mistake that was made there, in games
/// that the last move decides. `None` if it was no mistake, or the reason is not known.
fn why_better(solver: &mut dyn Solver, judgement: &Judgement) -> Result<Option<Reason>, Unsolved> {
    let position = &judgement.position;
    match &judgement.analysis {
        Some(analysis) if judgement.is_mistake() && !solver.has_points() => {
            known(solver.reason(position, analysis, Detail::SHORT))
        }
        _ => Ok(None),
    }
}
