//! The report that `solve` gives to a person.

use super::Words;
use super::standing::standing;
use super::titles::{game_name, with_values};
use super::why::{longest_line, why};
use crate::inference::{Analysis, At, Outcome, Solver};
use crate::reason::{Phrase, Reason};
use crate::text::Text;

/// Returns the first line.
pub(crate) fn title(game: &dyn Solver, position: &At, outcome: Outcome, words: &Words) -> Text {
    let id = match outcome {
        Outcome::Win => "report-win",
        Outcome::Loss => "report-loss",
        Outcome::Draw => "report-draw",
    };
    let title = Phrase::new(id)
        .with("game", game_name(game))
        .with("position", with_values(game, position));
    Text::title(words.say(&title))
}

/// Returns all optimal moves, as they are written; nothing if there are none.
pub(crate) fn optimal(game: &dyn Solver, position: &At, moves: &[String], words: &Words) -> Text {
    let id = match game.points_left(position) {
        _ if moves.is_empty() => return Text::new(),
        Some(_) => "report-moves-best",
        None => "report-moves",
    };
    let phrase = Phrase::new(id)
        .with("count", moves.len())
        .with("moves", moves.to_vec());
    Text::words(words.say(&phrase))
}

/// Returns the winning move that a law gives, which is shown while the rest takes long.
pub(crate) fn by_law(played: &str, words: &Words) -> Text {
    Text::words(words.say(&Phrase::new("report-move-law").with("move", played)))
}

/// Returns the nimber.
pub(crate) fn nimber(nimber: u64, words: &Words) -> Text {
    let phrase = Phrase::new("report-nimber").with("nimber", nimber.to_string());
    Text::words(words.say(&phrase))
}

/// Returns the rest: the best move, the picture after it, and why. `full` says that everything was asked for, so that nothing shows what
/// is still left out.
pub(crate) fn report(
    game: &dyn Solver,
    position: &At,
    analysis: &Analysis,
    reason: &Reason,
    full: bool,
    words: &Words,
    width: usize,
) -> Text {
    let picture = match analysis.best {
        Some(best) => {
            let after = game.play(position, best);
            let after = after.as_ref().unwrap_or(position);
            game.picture(after, &[(position.clone(), best)], width)
        }
        None => game.picture(position, &[], width),
    };
    let text = Text::new()
        .blank()
        .prose(words.say_all(&standing(&reason.standing)))
        .blank()
        .then(picture);
    let more = if full {
        "more-replies"
    } else {
        "more-replies-full"
    };
    let why = why(reason, more, "card-by-flag", words, width);
    if why.lines.is_empty() {
        return text;
    }
    text.blank()
        .then(why)
        .then(longest_line(reason, words, width))
}
