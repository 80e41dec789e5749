//! The judge of every faster method. It tries out all moves by the rules, with no canonical form,
//! no shortcut and no early exit. It only remembers the positions it has judged, for all tests.

use std::collections::HashMap;
use std::sync::{LazyLock, RwLock};

use nimatron::games::{Game, Values};
use nimatron::inference::internals::OutcomeInMoves;

use crate::support::small::small_positions;

/// The small positions of a game.
pub(crate) fn positions<R: Game>(rules: &R) -> impl Iterator<Item = R::Position> {
    let read = |text: String| rules.read_position(&text).expect("a position");
    small_positions(rules).into_iter().map(read)
}

/// The judgement of a position: its value for the player to move, and its ending.
type Judgement = (i64, OutcomeInMoves);

/// A game, whether it is misère, a position, and the values of its options there.
type Key = (&'static str, bool, String, Values);

static JUDGED: LazyLock<RwLock<HashMap<Key, Judgement>>> = LazyLock::new(RwLock::default);

/// Nobody panics while the lock is held, whatever a test does.
const HELD: &str = "the judge is never left in the middle";

/// The value for the player to move, and how the game ends when the winner hurries and the loser
/// delays.
pub(crate) fn judged<R: Game>(rules: &R, position: &R::Position) -> Judgement {
    let text = rules.write_position(position);
    let key = (
        rules.name(),
        rules.is_misere(),
        text,
        rules.values(position),
    );
    let known = JUDGED.read().expect(HELD).get(&key).copied();
    if let Some(known) = known {
        return known;
    }
    let after: Vec<Judgement> = rules
        .moves(position)
        .map(|played| {
            let after = rules
                .play(position, played)
                .expect("a listed move is legal");
            let (value, ending) = judged(rules, &after);
            (value - rules.points(position, played), ending)
        })
        .collect();
    let value = after.iter().map(|(value, _)| -value).max();
    let value = value.unwrap_or(rules.end_value());
    let won = value > 0;
    let quickest = after.iter().filter(|(value, _)| *value < 0);
    let quickest = quickest.map(|(_, ending)| ending.remoteness + 1).min();
    let slowest = after.iter().map(|(_, ending)| ending.remoteness + 1).max();
    let remoteness = if won { quickest } else { slowest };
    let judgement = (
        value,
        OutcomeInMoves {
            won,
            remoteness: remoteness.unwrap_or(0),
        },
    );
    JUDGED.write().expect(HELD).insert(key, judgement);
    judgement
}
