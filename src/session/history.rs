//! The moves of one game, including those taken back until another is made.

use crate::games::Game;

/// Positions and the moves between them. A point of the game is the number of moves made before it.
pub(super) struct History<R: Game> {
    positions: Vec<R::Position>,
    moves: Vec<R::Move>,
    /// How many moves have been made and not taken back.
    made: usize,
}

impl<R: Game> History<R> {
    pub(super) fn new(start: R::Position) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
            made: 0,
        }
    }

    /// The position at the start.
    pub(super) fn start(&self) -> &R::Position {
        &self.positions[0]
    }

    /// The moves made so far.
    pub(super) fn moves(&self) -> &[R::Move] {
        &self.moves[..self.made]
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &R::Position {
        &self.positions[self.made]
    }

    /// The position after `made` moves, including moves taken back.
    pub(super) fn position_after(&self, made: usize) -> &R::Position {
        &self.positions[made]
    }

    /// The moves made so far, each with the position before it.
    pub(super) fn past(&self) -> impl Iterator<Item = (&R::Position, R::Move)> {
        let moves = self.moves.iter().copied();
        self.positions.iter().zip(moves).take(self.made)
    }

    /// How many moves have been made.
    pub(super) fn made(&self) -> usize {
        self.made
    }

    /// Adds a move and the position after it, and forgets moves taken back.
    pub(super) fn play(&mut self, played: R::Move, after: R::Position) {
        self.moves.truncate(self.made);
        self.positions.truncate(self.made + 1);
        self.moves.push(played);
        self.positions.push(after);
        self.made += 1;
    }

    /// The latest earlier point for which `asked` is true.
    pub(super) fn before(&self, asked: &dyn Fn(usize) -> bool) -> Option<usize> {
        (0..self.made).rev().find(|&made| asked(made))
    }

    /// The next point among the moves taken back for which `asked` is true, or else the last one.
    pub(super) fn after(&self, asked: &dyn Fn(usize) -> bool) -> Option<usize> {
        let mut later = self.made + 1..=self.moves.len();
        let last = later.clone().next_back();
        later.find(|&made| asked(made)).or(last)
    }

    /// Goes to a point from [`History::before`] or [`History::after`], and returns the moves in between, in order.
    pub(super) fn go(&mut self, made: usize) -> &[R::Move] {
        let between = made.min(self.made)..made.max(self.made);
        self.made = made;
        &self.moves[between]
    }
}
