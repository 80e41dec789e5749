//! The report that `solve` gives to a person.

use super::Words;
use super::standing::standing;
use super::titles::titled;
use super::why::{longest_line, why};
use crate::inference::{Analysis, At, Outcome, Solver};
use crate::reason::{Phrase, Reason};
use crate::text::Text;

/// Returns the first line.
pub(crate) fn title(game: &dyn Solver, position: &At, outcome: Outcome, words: &Words) -> Text {
    let title = Phrase::new("report").with("outcome", outcome);
    Text::headed(words, &titled(title, game, position))
}

/// Returns all optimal moves, as they are written; nothing if there are none.
pub(crate) fn optimal(game: &dyn Solver, position: &At, moves: &[String], words: &Words) -> Text {
    if moves.is_empty() {
        return Text::new();
    }
    let phrase = Phrase::new("report-moves")
        .with("points", game.points_left(position).is_some())
        .with("count", moves.len())
        .with("moves", moves.to_vec());
    Text::new().say(words, phrase)
}

/// Returns the winning move that a theorem gives, and whether the rest follows or is not settled.
pub(crate) fn by_theorem(played: &str, goes_on: bool, words: &Words) -> Text {
    let phrase = Phrase::new("report-move-theorem").with("move", played);
    let rest = if goes_on {
        "report-rest-follows"
    } else {
        "others-unsettled"
    };
    Text::words(words.say_all(&[phrase, Phrase::new(rest)]))
}

/// Returns the nimber.
pub(crate) fn nimber(nimber: u64, words: &Words) -> Text {
    let nimber = nimber.to_string();
    Text::new().say(words, Phrase::new("report-nimber").with("nimber", nimber))
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
    let played = (analysis.best).and_then(|best| Some((best, game.play(position, best).ok()?)));
    let picture = match played {
        Some((best, after)) => game.picture(&after, &[(position.clone(), best)], width),
        None => game.picture(position, &[], width),
    };
    let text = Text::new().blank().say(words, standing(&reason.standing));
    let text = text.blank().then(picture);
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
