//! A recorded game as its rules read it.

use super::ending::Ending;
use super::written::{Damage, POSITION, RESULT, Written, damaged};
use crate::inference::{At, Move, Solver};
use crate::reason::Phrase;

/// A recorded game: where it started, who played, and the moves. Every move is legal.
pub struct Recorded {
    /// The game, options included.
    pub game: Box<dyn Solver>,
    /// The position before the first move.
    pub start: At,
    /// The players as they are written, the one who moves first before the other; empty if the record does not say who.
    pub players: [String; 2],
    /// The moves in their order; the players take turns.
    pub moves: Vec<Move>,
}

impl Recorded {
    /// Reads a game by its rules.
    ///
    /// # Errors
    /// The first [`Damage`]: an unreadable position, a move that is not legal, or a result that the moves contradict.
    pub fn read(game: Box<dyn Solver>, written: &Written) -> Result<Self, Damage> {
        match Self::read_partly(game, written)? {
            (game, None) => Ok(game),
            (_, Some(damage)) => Err(damage),
        }
    }

    /// Reads a game up to the first damage in its moves. A contradicted result is damage too, with all moves read.
    pub(super) fn read_partly(
        game: Box<dyn Solver>,
        written: &Written,
    ) -> Result<(Self, Option<Damage>), Damage> {
        let Some(tag) = written.tag(POSITION) else {
            let why = Phrase::new("damage-no-position").with("example", game.about().example);
            return Err(damaged(written.line(), why));
        };
        let read = game.read_position(&tag.value);
        let start = read.map_err(|why| tag.damaged(why))?;
        let mut recorded = Self {
            players: written.players(),
            moves: Vec::with_capacity(written.moves.len()),
            start,
            game,
        };
        let result = written.result()?;
        let damage = recorded.read_moves(written).err().or_else(|| {
            let by_moves = recorded.ending();
            let tag = written.tag(RESULT)?;
            // A program that is ended before it writes the result leaves it open.
            let agrees = [Ending::Open, by_moves].contains(&result)
                || by_moves == Ending::Open && written.forfeited().is_some();
            let why = Phrase::new("damage-contradiction")
                .with("result", by_moves.name())
                .with("value", result.name());
            (!agrees).then(|| tag.damaged(why))
        });
        Ok((recorded, damage))
    }

    fn read_moves(&mut self, written: &Written) -> Result<(), Damage> {
        let game = &self.game;
        let mut position = self.start.clone();
        for text in &written.moves {
            let refused = |why| damaged(text.line, why);
            if game.is_over(&position) {
                let why = Phrase::new("damage-after-end").with("made", self.moves.len());
                return Err(refused(why));
            }
            let played = game.read_move(&text.text).map_err(refused)?;
            let after = game.play(&position, played).map_err(refused)?;
            self.moves.push(game.listed(&position, played));
            position = after;
        }
        Ok(())
    }

    /// The positions in their order: one before each move, and the one after the last.
    pub fn positions(&self) -> Vec<At> {
        let mut positions = vec![self.start.clone()];
        for &played in &self.moves {
            let last = &positions[positions.len() - 1];
            let next = self.game.play(last, played);
            positions.push(next.expect("every recorded move is legal"));
        }
        positions
    }

    /// The result by the moves.
    pub fn ending(&self) -> Ending {
        Ending::of(&*self.game, &self.start, &self.moves)
    }
}

impl From<&Recorded> for Written {
    /// Writes a game as text.
    fn from(recorded: &Recorded) -> Self {
        let Recorded {
            game,
            start,
            players,
            moves,
        } = recorded;
        let mut written = Self::header(&**game, start, players);
        written.set_result(recorded.ending());
        let moves = moves.iter();
        moves.for_each(|&played| written.push(played.to_string()));
        written
    }
}
