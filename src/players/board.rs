//! A game as it is played: where it has come to, how, and who began it.

use std::mem;

use crate::inference::{Move, Position, Solver};

/// A game on the board, between the sides 0 and 1, which take turns.
pub struct Board {
    /// The rules.
    pub game: Box<dyn Solver>,
    /// The position on the board.
    pub position: Position,
    /// The moves made so far, each with the position before it.
    pub past: Vec<(Position, Move)>,
    /// The moves taken back since, the next one last.
    undone: Vec<Move>,
    /// The side that begins.
    pub beginner: usize,
    /// How many of the moves belong to an earlier session, in which they were learned from.
    pub settled: usize,
}

impl Board {
    /// A board before the first move, of side 0.
    pub fn new(game: Box<dyn Solver>, start: Position) -> Self {
        Self {
            game,
            position: start,
            past: Vec::new(),
            undone: Vec::new(),
            beginner: 0,
            settled: 0,
        }
    }

    /// Begins anew.
    pub fn begin(&mut self, start: Position) {
        self.position = start;
        self.past.clear();
        self.settled = 0;
        self.undone.clear();
    }

    /// The position from which the game began.
    pub fn start(&self) -> &Position {
        self.past.first().map_or(&self.position, |(first, _)| first)
    }

    /// The moves made so far.
    pub fn moves(&self) -> Vec<Move> {
        self.past.iter().map(|&(_, played)| played).collect()
    }

    /// The positions: one before each move, and the one after the last.
    pub fn positions(&self) -> Vec<Position> {
        let before = self.past.iter().map(|(position, _)| position);
        before.chain([&self.position]).cloned().collect()
    }

    /// How many moves have been made.
    pub fn made(&self) -> usize {
        self.past.len()
    }

    /// The side to move after `made` moves.
    pub fn side_at(&self, made: usize) -> usize {
        (self.beginner + made) % 2
    }

    /// The side to move.
    pub fn side_to_move(&self) -> usize {
        self.side_at(self.made())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over(&self.position)
    }

    /// Makes a legal move. What was taken back before is forgotten.
    ///
    /// # Panics
    /// If the move is not legal.
    pub fn make(&mut self, played: Move) {
        self.undone.clear();
        self.add(played);
    }

    fn add(&mut self, played: Move) {
        let after = self.game.play(&self.position, played);
        let after = after.expect("only legal moves get here");
        let before = mem::replace(&mut self.position, after);
        self.past.push((before, played));
    }

    /// Plays on to the end: `choose` returns a legal move of a side. Returns the side that has won;
    /// `None` if nobody has.
    ///
    /// # Errors
    /// What `choose` fails with ends the game where it is.
    ///
    /// # Panics
    /// If a move is not legal.
    pub fn play_out<E>(
        &mut self,
        mut choose: impl FnMut(&mut Self, usize) -> Result<Move, E>,
    ) -> Result<Option<usize>, E> {
        while !self.is_over() {
            let side = self.side_to_move();
            let chosen = choose(self, side)?;
            self.make(chosen);
        }
        Ok(self.winner())
    }

    /// Takes the last move back, and returns it.
    pub fn take_back(&mut self) -> Option<Move> {
        let (before, played) = self.past.pop()?;
        self.settled = self.settled.min(self.past.len());
        self.position = before;
        self.undone.push(played);
        Some(played)
    }

    /// Makes the move again that was taken back last, and returns it.
    pub fn replay(&mut self) -> Option<Move> {
        let played = self.undone.pop()?;
        self.add(played);
        Some(played)
    }

    /// Whether a move was taken back that can be made again.
    pub fn can_replay(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The points of each side so far; `None` if the last move decides.
    pub fn points(&self) -> Option<[i64; 2]> {
        self.game.has_points().then_some(())?;
        let mut points = [0; 2];
        for (made, (position, played)) in self.past.iter().enumerate() {
            points[self.side_at(made)] += self.game.points(position, *played);
        }
        Some(points)
    }

    /// The side that has won a game that is over; `None` if nobody has.
    pub fn winner(&self) -> Option<usize> {
        let points = self.points().unwrap_or_default();
        self.game.winner(self.side_to_move(), points)
    }
}
