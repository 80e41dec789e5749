//! Reads whole records: the text, and each game by rules that are found out from it.

use super::ending::Ending;
use super::reader::read_text;
use super::recorded::Recorded;
use super::written::{Damage, Written};

/// Reads all games of a record. [`Recorded::read`] accepts each of them.
///
/// # Errors
/// The first [`Damage`]; a text that is no record at all comes before a move that is not legal.
pub fn read(bytes: &[u8]) -> Result<Vec<Written>, Damage> {
    match salvage(bytes) {
        (games, None) => Ok(games),
        (_, Some(damage)) => Err(damage),
    }
}

/// Reads what stands before the first damage: whole games, and the last one up to its last good move, with an open result.
/// [`Recorded::read`] accepts each of them.
pub fn salvage(bytes: &[u8]) -> (Vec<Written>, Option<Damage>) {
    let (mut games, mut damage) = read_text(bytes);
    // Of tags that are cut off, one may say that the rules are others.
    if damage.is_some() && games.last().is_some_and(|game| game.moves.is_empty()) {
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
fn check(game: &Written) -> Result<(Recorded, Option<Damage>), Damage> {
    let (kind, variant) = game.rules()?;
    Recorded::read_partly(kind.rules(&variant), game)
}

impl Written {
    /// Whether the game can be read and is over by its moves.
    pub fn is_over(&self) -> bool {
        check(self).is_ok_and(|(game, damage)| {
            damage.is_none() && (game.ending() != Ending::Open || self.forfeited().is_some())
        })
    }
}
