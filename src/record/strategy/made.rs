//! The making of a strategy: the answers of the solver in all positions that its opponent can bring about.

use std::collections::{HashSet, VecDeque};

use super::{Answer, Claim, Notation, PAIRING, Pairing, STRATEGY, Strategy};
use crate::inference::{At, Move, Outcome, Solver, Unsolved};
use crate::record::written::{Tag, Written};

/// A longer list is replaced by a rule of pairing where there is one.
const SHORT: usize = 1_000;

/// A search of more positions is not begun where there is such a rule.
const MANY: u128 = 100_000;

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
    /// Makes a strategy of at most `most` answers for the side that wins, or in games of points for the player to move.
    ///
    /// # Errors
    /// [`NoStrategy`] if a position is not solved, or the list would be longer.
    pub fn make(game: &mut dyn Solver, start: &At, most: usize) -> Result<Self, NoStrategy> {
        let claim = if game.has_points() {
            Claim::Margin(game.value(start)?)
        } else if game.is_over(start) {
            Claim::of(game.is_misere())
        } else {
            Claim::of(game.analyse_soon(start)?.outcome == Outcome::Win)
        };
        let Some(by_pairing) = by_pairing(game, start, claim) else {
            return by_list(game, start, claim, most);
        };
        // What is short enough to be read is listed.
        if game.cost(start).states > MANY {
            return Ok(by_pairing);
        }
        match by_list(game, start, claim, most.min(SHORT)) {
            Err(NoStrategy::TooLong { .. }) => Ok(by_pairing),
            listed => listed,
        }
    }

    fn new(game: &dyn Solver, start: &At, claim: Claim, pairing: Option<Pairing>) -> Self {
        let tag = Tag::new(STRATEGY, claim.to_string());
        let rule = pairing.map(|rule| Tag::new(PAIRING, rule.name()));
        Self {
            header: Written::of_position(game, start, [tag].into_iter().chain(rule)),
            claim,
            pairing,
            answers: Vec::new(),
        }
    }
}

impl Claim {
    fn of(wins: bool) -> Self {
        if wins { Self::Win } else { Self::Loss }
    }
}

/// A strategy that states a rule, after a first move that a theorem gives.
fn by_pairing(game: &dyn Solver, start: &At, claim: Claim) -> Option<Strategy> {
    let first = match claim {
        Claim::Win => Some(game.winning_move(start)?),
        _ => None,
    };
    let left = match first {
        Some(played) => game.play(start, played).ok()?,
        None => start.clone(),
    };
    let rule = Pairing::of(game, &left)?;
    let mut strategy = Strategy::new(game, start, claim, Some(rule));
    strategy.answers.extend(first.map(|played| Answer {
        position: game.write_position(start),
        played: played.to_string(),
        margin: None,
        line: 0,
    }));
    Some(strategy)
}

/// A strategy that lists its answers, those that are reached first before the others.
fn by_list(
    game: &mut dyn Solver,
    start: &At,
    claim: Claim,
    most: usize,
) -> Result<Strategy, NoStrategy> {
    let mut strategy = Strategy::new(game, start, claim, None);
    let (mut known, mut due) = (HashSet::new(), VecDeque::new());
    let mut meet = |game: &dyn Solver, at: At, due: &mut VecDeque<At>| {
        let notation = Notation::of(game, start);
        if !game.is_over(&at) && known.insert(notation.key(&at)) {
            due.push_back(notation.canonical(&at));
        }
    };
    if claim == Claim::Loss {
        check_replies(game, start, most)?;
    }
    match claim {
        Claim::Loss => replies(game, start).for_each(|at| meet(game, at, &mut due)),
        _ => meet(game, start.clone(), &mut due),
    }
    while let Some(at) = due.pop_front() {
        if game.work().interrupt.is_wished() {
            return Err(Unsolved::Interrupted.into());
        }
        // What waits needs an answer each.
        if strategy.answers.len() + 1 + due.len() > most {
            let positions = game.cost(start).states;
            return Err(NoStrategy::TooLong { most, positions });
        }
        let played = answer(game, &at)?;
        let margin = match claim {
            Claim::Margin(_) => Some(game.value(&at)?),
            _ => None,
        };
        strategy.answers.push(Answer {
            position: Notation::of(game, start).write(&at),
            played: played.to_string(),
            margin,
            line: 0,
        });
        let left = game.play(&at, played).expect("the answer is legal");
        check_replies(game, &left, most)?;
        replies(game, &left).for_each(|at| meet(game, at, &mut due));
    }
    Ok(strategy)
}

/// Refuses to list the replies where there are far more than answers.
fn check_replies(game: &dyn Solver, at: &At, most: usize) -> Result<(), NoStrategy> {
    let positions = game.move_count(at);
    if positions > most as u128 {
        return Err(NoStrategy::TooLong { most, positions });
    }
    Ok(())
}

/// The best move. One that a theorem gives takes no search.
fn answer(game: &mut dyn Solver, at: &At) -> Result<Move, Unsolved> {
    if let Some(played) = game.winning_move(at) {
        return Ok(played);
    }
    Ok(game.best_move(at)?.expect("the game is not over").0)
}

/// The positions after each move.
pub(super) fn replies<'a>(game: &'a dyn Solver, at: &'a At) -> impl Iterator<Item = At> + 'a {
    let after = |played| game.play(at, played).expect("a listed move is legal");
    game.moves(at).map(after)
}
