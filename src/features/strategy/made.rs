//! The making of a strategy: the answers of the solver in all positions that its opponent can bring
//! about.

use std::collections::{HashSet, VecDeque};

use super::written::{Claim, Notation, STRATEGY, Strategy, StrategyAnswer};
use crate::inference::{Move, Position, Solver, Unsolved};
use crate::record::{GameText, Tag};

/// Why a position has no strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStrategy {
    /// It is not solved.
    Unsolved(Unsolved),
    /// It would list more answers than these.
    TooLong {
        /// The most answers.
        most: usize,
        /// The positions that a search from here would visit, by its estimate.
        positions: u128,
    },
}

impl From<Unsolved> for NoStrategy {
    fn from(why: Unsolved) -> Self {
        Self::Unsolved(why)
    }
}

impl Strategy {
    /// Makes a strategy of at most `most` answers for the side that wins, or in games of points for
    /// the player to move.
    ///
    /// # Errors
    /// [`NoStrategy`] if a position is not solved, or the list would be longer.
    pub fn make(game: &mut dyn Solver, start: &Position, most: usize) -> Result<Self, NoStrategy> {
        let claim = if game.has_points() {
            Claim::Margin(game.value(start)?)
        } else if game.winning_move(start).is_some() || game.value(start)? > 0 {
            Claim::Win
        } else {
            Claim::Loss
        };
        let tag = Tag::new(STRATEGY, claim.to_string());
        Ok(Self {
            header: GameText::of_position(game, start, [tag]),
            claim,
            answers: answers(game, start, claim, most)?,
        })
    }
}

/// The answers, those that are reached first before the others.
fn answers(
    game: &mut dyn Solver,
    start: &Position,
    claim: Claim,
    most: usize,
) -> Result<Vec<StrategyAnswer>, NoStrategy> {
    let mut answers = Vec::new();
    let (mut known, mut due) = (HashSet::new(), VecDeque::new());
    let mut met = match claim {
        Claim::Loss => replies(game, start, most)?,
        _ => vec![start.clone()],
    };
    loop {
        let open = met.iter().filter(|at| !game.is_over(at));
        let alike = open.map(|at| game.alike(at));
        due.extend(alike.filter_map(|(key, at)| known.insert(key).then_some(at)));
        let Some(at) = due.pop_front() else {
            return Ok(answers);
        };
        game.work().interrupt.check()?;
        // What waits needs an answer each.
        if answers.len() + 1 + due.len() > most {
            let positions = game.cost(start).states;
            return Err(NoStrategy::TooLong { most, positions });
        }
        let position = Notation::of(game, start).write(&at);
        let played = answer(game, &at)?;
        let margin = match claim {
            Claim::Margin(_) => Some(game.value(&at)?),
            _ => None,
        };
        answers.push(StrategyAnswer::new(position, played, margin));
        let left = game.play(&at, played).expect("the answer is legal");
        met = replies(game, &left, most)?;
    }
}

/// The positions after each move, unless they are far more than answers.
fn replies(game: &dyn Solver, at: &Position, most: usize) -> Result<Vec<Position>, NoStrategy> {
    let positions = game.move_count(at);
    if positions > most as u128 {
        return Err(NoStrategy::TooLong { most, positions });
    }
    let after = |played| game.play(at, played).expect("a listed move is legal");
    Ok(game.moves(at).map(after).collect())
}

/// The best move. One that a theorem gives takes no search.
fn answer(game: &mut dyn Solver, at: &Position) -> Result<Move, Unsolved> {
    if let Some(played) = game.winning_move(at) {
        return Ok(played);
    }
    Ok(game.best_move(at)?.expect("the game is not over").0)
}
