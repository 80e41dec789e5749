//! What is said of the games of a file, and a recorded game step by step.

use crate::explanation::pictured;
use crate::explanation::so_far::in_a_line;
use crate::inference::{Position, Tally};
use crate::reason::Phrase;
use crate::record::{Ending, Recorded};
use crate::text::Text;

/// Returns the choices and the mistakes of a player in several games.
pub(super) fn total(name: &str, tally: Tally, mistakes: usize) -> Phrase {
    phrase!(
        "review-total-player",
        name,
        choices = tally.choices,
        right = tally.right,
        mistakes
    )
}

/// Returns the position of a recorded game after `made` moves, with the last of them and its mark.
/// `positions` are all of the game's, `names` those of the player who began and of the other one;
/// `forfeited` is the result if a player has forfeited the game.
pub(super) fn step(
    recorded: &Recorded,
    positions: &[Position],
    names: &[String; 2],
    (made, mark): (usize, &str),
    forfeited: Option<Ending>,
    width: usize,
) -> Text {
    let moves = &recorded.moves[..made];
    let mut text = Text::new();
    if let Some((&played, earlier)) = moves.split_last() {
        let before = earlier.len();
        let did = phrase!(
            "did",
            name = &names[before % 2],
            deed = recorded.game.describe(&positions[before], played),
            move = format!("{played}{mark}")
        );
        let step = phrase!("replay-move", number = made);
        text = Text::headed(&step.with("did", did));
    }
    // On a board stands all that was put there; of numbers only the last change is shown.
    let is_drawn = recorded.game.sketch(&positions[made]).is_some();
    let known = if is_drawn { 0 } else { made.saturating_sub(1) };
    let past = positions[known..]
        .iter()
        .cloned()
        .zip(moves[known..].iter().copied());
    let past: Vec<_> = past.collect();
    let picture = pictured(&*recorded.game, &positions[made], &past, width);
    text = text.blank().then(picture).blank();
    if made < recorded.moves.len() {
        return text;
    }
    text.say(ended(recorded, forfeited, names))
}

/// Says how a recorded game ended: by its moves, or by the result if a player has forfeited it.
pub(super) fn ended(recorded: &Recorded, forfeited: Option<Ending>, names: &[String; 2]) -> Phrase {
    let id = match forfeited {
        Some(_) => "wins-by-forfeit",
        None => "replay-won",
    };
    let won = |player: usize| phrase!(id, name = &names[player], other = &names[1 - player]);
    match forfeited.unwrap_or(recorded.ending) {
        Ending::First => won(0),
        Ending::Second => won(1),
        Ending::Draw => "replay-drawn".into(),
        Ending::Open => "review-open".into(),
    }
}

/// Returns a line with how many games have been judged.
pub(super) fn games_in_a_line(judged: usize, all: usize) -> String {
    let games = phrase!("so-far-games", judged = judged.to_string());
    in_a_line(&[games.with("count", all)])
}
