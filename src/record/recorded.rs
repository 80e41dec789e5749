//! A recorded game as its rules read it, how it ended, and whole records of such games.

use super::{
    lines::{NO_MOVE, read_text},
    written::{Damage, Ending, GameText, NO_POSITION, POSITION, RESULT, damaged},
};
use crate::inference::{Move, Position, Solver, positions};

/// The damage of a result to which the moves do not lead.
pub(super) const CONTRADICTION: &str = "damage-contradiction";

/// A recorded game: where it started, who played, and the moves. Every move is legal.
pub struct Recorded {
    /// The game, options included.
    pub game: Box<dyn Solver>,
    /// The position before the first move.
    pub start: Position,
    /// The players as they are written, the one who moves first before the other; empty if the
    /// record does not say who.
    pub players: [String; 2],
    /// The moves in their order; the players take turns.
    pub moves: Vec<Move>,
    /// The result by the moves.
    pub ending: Ending,
}

impl Recorded {
    /// Reads a game by its rules.
    ///
    /// # Errors
    /// The first [`Damage`]: an unreadable position, a move that is not legal, or a result that the
    /// moves contradict.
    pub fn read(game: Box<dyn Solver>, written: &GameText) -> Result<Self, Damage> {
        match Self::read_partly(game, written)? {
            (game, None) => Ok(game),
            (_, Some(damage)) => Err(damage),
        }
    }

    /// Reads a game up to the first damage in its moves. A contradicted result is damage too, with
    /// all moves read.
    fn read_partly(
        game: Box<dyn Solver>,
        written: &GameText,
    ) -> Result<(Self, Option<Damage>), Damage> {
        let Some(tag) = written.tag(POSITION) else {
            let why = phrase!(NO_POSITION, example = game.about().example);
            return Err(damaged(written.line(), why));
        };
        let read = game.read_position(&tag.value);
        let mut recorded = Self {
            start: read.map_err(|why| tag.damaged(why))?,
            players: written.players(),
            moves: Vec::with_capacity(written.moves.len()),
            ending: Ending::Open,
            game,
        };
        let result = written.result()?;
        let damage = recorded.read_moves(written).err().or_else(|| {
            let by_moves = recorded.ending;
            let tag = written.tag(RESULT)?;
            // A program that is ended before it writes the result leaves it open.
            let agrees = [Ending::Open, by_moves].contains(&result)
                || by_moves == Ending::Open && written.forfeited().is_some();
            let why = phrase!(
                CONTRADICTION,
                result = by_moves.name(),
                value = result.name()
            );
            (!agrees).then(|| tag.damaged(why))
        });
        Ok((recorded, damage))
    }

    fn read_moves(&mut self, written: &GameText) -> Result<(), Damage> {
        let game = &self.game;
        let mut position = self.start.clone();
        let mut points = [0; 2];
        for text in &written.moves {
            let refused = |why| damaged(text.line, why);
            if game.is_over(&position) {
                let why = phrase!("damage-after-end", made = self.moves.len());
                return Err(refused(why));
            }
            let played = game.read_move(&text.text).map_err(refused)?;
            let after = game.play(&position, played).map_err(refused)?;
            let played = game.listed(&position, played);
            points[self.moves.len() % 2] += game.points(&position, played);
            self.moves.push(played);
            position = after;
        }
        self.ending = Ending::at(&**game, &position, self.moves.len(), points);
        Ok(())
    }

    /// The positions in their order: one before each move, and the one after the last.
    pub fn positions(&self) -> Vec<Position> {
        positions(&*self.game, &self.start, &self.moves)
    }
}

/// Reads all games of a record. [`Recorded::read`] accepts each of them.
///
/// # Errors
/// The first [`Damage`]; a text that is no record at all comes before a move that is not legal.
pub fn read(bytes: &[u8]) -> Result<Vec<GameText>, Damage> {
    match salvage(bytes) {
        (games, None) => Ok(games),
        (_, Some(damage)) => Err(damage),
    }
}

/// Reads what stands before the first damage: whole games, and the last one up to its last good
/// move, with an open result. [`Recorded::read`] accepts each of them.
pub fn salvage(bytes: &[u8]) -> (Vec<GameText>, Option<Damage>) {
    let (mut games, mut damage) = read_text(bytes);
    // Of tags that are cut off, one may say that the rules are others.
    let is_in_tags = |damage: &Damage| damage.why.id != NO_MOVE;
    if damage.as_ref().is_some_and(is_in_tags)
        && games.last().is_some_and(|game| game.moves.is_empty())
    {
        games.pop();
    }
    let mut whole = 0;
    for game in &mut games {
        let worst = match check(game) {
            Ok((_, None)) => {
                whole += 1;
                continue;
            }
            Ok((recorded, Some(worst))) => {
                game.moves.truncate(recorded.moves.len());
                game.set_result(Ending::Open);
                whole += 1;
                worst
            }
            Err(worst) => worst,
        };
        damage = damage.or(Some(worst));
        break;
    }
    games.truncate(whole);
    (games, damage)
}

/// Reads a game by its rules up to the first damage in its moves.
fn check(game: &GameText) -> Result<(Recorded, Option<Damage>), Damage> {
    let (kind, variant) = game.rules()?;
    Recorded::read_partly(kind.rules(&variant), game)
}

/// Whether a game is not over, by its moves.
pub(super) fn is_open(game: &GameText) -> bool {
    let recorded = game
        .rules()
        .and_then(|(kind, variant)| Recorded::read(kind.rules(&variant), game));
    recorded.is_ok_and(|recorded| recorded.ending == Ending::Open)
}

impl GameText {
    /// Whether the game can be read and is over. It is not if its moves end it, but its result was
    /// not written any more.
    pub fn is_over(&self) -> bool {
        let has_result = self.result().is_ok_and(|result| result != Ending::Open);
        let is_whole = check(self).is_ok_and(|(_, damage)| damage.is_none());
        is_whole && (has_result || self.forfeited().is_some())
    }
}
