//! A recorded game as its rules read it.

use super::damage::Damage;
use super::ending::Ending;
use super::written::{POSITION, RESULT, Written};
use crate::inference::{At, Move, Solver};
use crate::reason::Phrase;

/// A recorded game: where it started, who played, and the moves. Every move is legal.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The rules, options included.
    pub rules: Box<dyn Solver>,
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
    pub fn read(rules: Box<dyn Solver>, written: &Written) -> Result<Self, Damage> {
        match Self::read_partly(rules, written)? {
            (game, None) => Ok(game),
            (_, Some(damage)) => Err(damage),
        }
    }

    /// Reads a game up to the first damage in its moves. A contradicted result is damage too, with all moves read.
    pub(super) fn read_partly(
        rules: Box<dyn Solver>,
        written: &Written,
    ) -> Result<(Self, Option<Damage>), Damage> {
        let Some(tag) = written.tag(POSITION) else {
            let why = Phrase::new("damage-no-position").with("example", rules.about().example);
            return Err(Damage::new(written.line(), why));
        };
        let read = rules.read_position(&tag.value);
        let start = read.map_err(|why| Damage::new(tag.line, why))?;
        let mut game = Self {
            players: written.players(),
            moves: Vec::with_capacity(written.moves.len()),
            start,
            rules,
        };
        let result = written.result()?;
        let damage = game.read_moves(written).err().or_else(|| {
            let by_moves = game.ending();
            let tag = written.tag(RESULT)?;
            // A program that is ended before it writes the result leaves it open.
            let agrees = [Ending::Open, by_moves].contains(&result)
                || by_moves == Ending::Open && written.forfeited().is_some();
            let why = Phrase::new("damage-contradiction")
                .with("result", by_moves.name())
                .with("value", result.name());
            (!agrees).then(|| Damage::new(tag.line, why))
        });
        Ok((game, damage))
    }

    fn read_moves(&mut self, written: &Written) -> Result<(), Damage> {
        let rules = &self.rules;
        let mut position = self.start.clone();
        for text in &written.moves {
            let refused = |why| Damage::new(text.line, why);
            if rules.is_over(&position) {
                let why = Phrase::new("damage-after-end").with("made", self.moves.len());
                return Err(refused(why));
            }
            let played = rules.read_move(&text.text).map_err(refused)?;
            let after = rules.play(&position, played).map_err(refused)?;
            self.moves.push(rules.listed(&position, played));
            position = after;
        }
        Ok(())
    }

    /// The positions in their order: one before each move, and the one after the last.
    pub fn positions(&self) -> Vec<At> {
        let mut positions = vec![self.start.clone()];
        for &played in &self.moves {
            let last = &positions[positions.len() - 1];
            let next = self.rules.play(last, played);
            positions.push(next.expect("every recorded move is legal"));
        }
        positions
    }

    /// The result by the moves.
    pub fn ending(&self) -> Ending {
        Ending::of(&self.rules, &self.start, &self.moves)
    }
}

impl From<&Recorded> for Written {
    /// Writes a game as text.
    fn from(game: &Recorded) -> Self {
        let mut written = Self::header(&game.rules, &game.start, &game.players);
        written.set_result(game.ending());
        let moves = game.moves.iter();
        moves.for_each(|&played| written.push(played.to_string()));
        written
    }
}
