//! Rules of pairing: each move has an image, which answers it, so whoever answers makes the last
//! move. A rule reads moves only as they are written, and is tried out on those that are legal.

use crate::games::Cell;
use crate::inference::{Move, Position, Solver};

/// A rule is tried out on no more moves.
const MOST_MOVES: u128 = 1_000_000;

/// A rule that answers every reply, in normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairing {
    /// A domino is answered by the one that a half turn about the middle of all moves makes of it.
    HalfTurn,
    /// A move in a heap is answered by the same move in an equal one.
    EqualHeaps,
}

impl Pairing {
    const ALL: [Self; 2] = [Self::HalfTurn, Self::EqualHeaps];

    /// How a file names it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::HalfTurn => "turn",
            Self::EqualHeaps => "copy",
        }
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// The rule that answers every move in a position.
    pub(super) fn of(game: &dyn Solver, at: &Position) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.answers(game, at))
    }

    /// Whether the rule answers every move in a position, and so all that follow.
    pub(super) fn answers(self, game: &dyn Solver, at: &Position) -> bool {
        if game.is_misere() || game.has_points() || game.move_count(at) > MOST_MOVES {
            return false;
        }
        let answered = match self {
            Self::HalfTurn => answered_by_half_turn(game, at),
            Self::EqualHeaps => answered_by_equal_heap(game, at),
        };
        answered == Some(true)
    }
}

/// Whether the image of each move is legal before it and after it. A domino takes no cell of
/// another pair, so the rest stays as it is.
fn answered_by_half_turn(game: &dyn Solver, at: &Position) -> Option<bool> {
    let moves = game.moves(at).map(|played| read_domino(&played));
    let moves: Vec<[Cell; 2]> = moves.collect::<Option<_>>()?;
    let twice = |side: fn(&Cell) -> u16| {
        let sides = || moves.iter().flatten().map(side);
        sides().min().unwrap_or(0) + sides().max().unwrap_or(0)
    };
    let (rows, columns) = (twice(|cell| cell.row), twice(|cell| cell.column));
    let play = |at: &Position, [one, other]: [Cell; 2]| {
        let written = format!("{}-{}", one.min(other), one.max(other));
        game.play(at, game.read_move(&written).ok()?).ok()
    };
    Some(moves.iter().all(|&cells| {
        let answer = cells.map(|cell| Cell {
            row: rows - cell.row,
            column: columns - cell.column,
        });
        let answered = play(at, cells).and_then(|left| play(&left, answer));
        answered.is_some() && play(at, answer).is_some()
    }))
}

fn read_domino(played: &str) -> Option<[Cell; 2]> {
    let (one, other) = played.split_once('-')?;
    Some([Cell::read(one)?, Cell::read(other)?])
}

/// Whether the heaps come in pairs, and each move is in one heap.
fn answered_by_equal_heap(game: &dyn Solver, at: &Position) -> Option<bool> {
    let heap = |played: Move| played.split_once(':')?.0.parse::<u64>().ok();
    game.moves(at)
        .try_for_each(|played| heap(played).map(drop))?;
    let text = game.write_position(at);
    let sizes: Result<Vec<u64>, _> = text.split(',').map(str::parse).collect();
    let mut sizes = sizes.ok()?;
    sizes.retain(|&size| size > 0);
    sizes.sort_unstable();
    let is_pair = |pair: &[u64]| matches!(pair, [one, other] if one == other);
    Some(sizes.chunks(2).all(is_pair))
}
