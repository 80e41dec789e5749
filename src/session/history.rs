//! The moves of one game, including those taken back until another is made.

use crate::inference::{At, Move};

/// Positions and the moves between them. A point of the game is the number of moves made before it.
pub(super) struct History {
    positions: Vec<At>,
    moves: Vec<Move>,
    /// How many moves have been made and not taken back.
    made: usize,
}

impl History {
    pub(super) fn new(start: At) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
            made: 0,
        }
    }

    /// The position at the start.
    pub(super) fn start(&self) -> &At {
        &self.positions[0]
    }

    /// The moves made so far.
    pub(super) fn moves(&self) -> &[Move] {
        &self.moves[..self.made]
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &At {
        &self.positions[self.made]
    }

    /// The position after `made` moves, including moves taken back.
    pub(super) fn position_after(&self, made: usize) -> &At {
        &self.positions[made]
    }

    /// The moves made so far, each with the position before it.
    pub(super) fn past(&self) -> Vec<(At, Move)> {
        let positions = self.positions.iter().cloned();
        positions.zip(self.moves().iter().copied()).collect()
    }

    /// How many moves have been made.
    pub(super) fn made(&self) -> usize {
        self.made
    }

    /// Adds a move and the position after it, and forgets moves taken back.
    pub(super) fn play(&mut self, played: Move, after: At) {
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
    pub(super) fn go(&mut self, made: usize) -> &[Move] {
        let between = made.min(self.made)..made.max(self.made);
        self.made = made;
        &self.moves[between]
    }
}
