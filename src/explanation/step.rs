//! A step of a recorded game: a move with its number, and the position after it.

use super::Words;
use crate::inference::At;
use crate::reason::Phrase;
use crate::record::{Ending, Recorded};
use crate::text::Text;

/// Returns the position of a recorded game after `made` moves, with the last of them. `positions` are all of the game's, `names` those
/// of the player who began and of the other one; `forfeited` is the result if a player has forfeited the game.
pub(crate) fn step(
    recorded: &Recorded,
    positions: &[At],
    names: [&str; 2],
    made: usize,
    forfeited: Option<Ending>,
    words: &Words,
    width: usize,
) -> Text {
    let moves = &recorded.moves[..made];
    let mut text = Text::new();
    if let Some((&played, earlier)) = moves.split_last() {
        let before = earlier.len();
        let did = Phrase::new("did")
            .with("name", names[before % 2])
            .with("deed", recorded.game.deed(&positions[before], played))
            .with("move", played.to_string());
        let step = Phrase::new("replay-move").with("number", made);
        text = Text::headed(words, &step.with("did", did));
    }
    let past = positions.iter().cloned().zip(moves.iter().copied());
    let past: Vec<_> = past.collect();
    let picture = recorded.game.picture(&positions[made], &past, width);
    text = text.blank().then(picture).blank();
    if made < recorded.moves.len() {
        return text;
    }
    let id = match forfeited {
        Some(_) => "wins-by-forfeit",
        None => "replay-won",
    };
    let won = |player: usize| {
        let phrase = Phrase::new(id).with("name", names[player]);
        phrase.with("other", names[1 - player])
    };
    let ending = match forfeited.unwrap_or_else(|| recorded.ending()) {
        Ending::First => won(0),
        Ending::Second => won(1),
        Ending::Draw => "replay-drawn".into(),
        Ending::Open => "review-open".into(),
    };
    text.say(words, ending)
}
