//! Reads whole records: the text, and each game by rules that are found out from it.

use super::damage::Damage;
use super::ending::Ending;
use super::reader::read_text;
use super::recorded::Recorded;
use super::written::Written;

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
        let Err(worst) = check(game) else {
            whole += 1;
            continue;
        };
        damage = damage.or(Some(worst.damage));
        if let Some(good) = worst.good_moves {
            game.moves.truncate(good);
            game.set_result(Ending::Open);
            whole += 1;
        }
        break;
    }
    games.truncate(whole);
    (games, damage)
}

impl Written {
    /// Whether the game can be read and is over by its moves.
    pub fn is_over(&self) -> bool {
        let ending = || {
            let (kind, variant) = self.rules().ok()?;
            let recorded = Recorded::read(kind.rules(&variant), self).ok()?;
            Some(recorded.ending())
        };
        ending().is_some_and(|ending| ending != Ending::Open || self.forfeited().is_some())
    }
}

/// Damage in a game, and how many moves before it are good; `None` if not even the start is.
struct Worst {
    damage: Damage,
    good_moves: Option<usize>,
}

impl From<Damage> for Worst {
    fn from(damage: Damage) -> Self {
        Self {
            damage,
            good_moves: None,
        }
    }
}

/// Reads a game by its rules, and forgets it.
fn check(game: &Written) -> Result<(), Worst> {
    let (kind, variant) = game.rules()?;
    match Recorded::read_partly(kind.rules(&variant), game)? {
        (_, None) => Ok(()),
        (recorded, Some(damage)) => Err(Worst {
            damage,
            good_moves: Some(recorded.moves.len()),
        }),
    }
}
