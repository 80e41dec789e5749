//! What is said of a match: what each side has reached, and why games were forfeited.

use super::Words;
use super::grid::Align::{Left, Right};
use super::grid::grid;
use super::learner::{hundredths, percent};
use crate::players::bots::Failure;
use crate::players::contest::Score;
use crate::reason::{Figure, Phrase};
use crate::text::{Role, Text};

/// The most forfeits that are listed; any more are only counted.
pub(crate) const MOST_FORFEITS: usize = 5;

/// Returns what both sides have reached, and the first games that were forfeited: their numbers, counted from 1, the side, and why.
pub(crate) fn contest(
    title: &Phrase,
    names: [&str; 2],
    scores: &[Score; 2],
    forfeits: &[(u64, usize, Failure)],
    words: &Words,
    width: usize,
) -> Text {
    let milliseconds = |time: Option<f64>| match time {
        Some(time) => words.decimal(&format!("{:.2}", 1e3 * time)),
        None => String::new(),
    };
    let rows = names.iter().zip(scores).map(|(name, score)| {
        vec![
            (*name).to_owned(),
            score.won.to_string(),
            score.lost.to_string(),
            score.drawn.to_string(),
            right(words, score),
            milliseconds(score.mean()),
            milliseconds(score.longest()),
            score.forfeits.to_string(),
        ]
    });
    let heads = [
        ("column-player", Left),
        ("column-won", Right),
        ("column-lost", Right),
        ("column-drawn", Right),
        ("column-right", Right),
        ("column-mean", Right),
        ("column-longest", Right),
        ("column-forfeits", Right),
    ];
    let mut text = Text::headed(words, title)
        .blank()
        .then(grid(&heads, rows, words, width))
        .blank();
    for (number, side, failure) in forfeits {
        text = text.sentence(words.say(&game_forfeit(*number, names[*side], failure)));
    }
    let all: u64 = scores.iter().map(|score| score.forfeits).sum();
    if let Some(more @ 1..) = all.checked_sub(forfeits.len() as u64) {
        text = text.say(words, Phrase::new("contest-more").with("count", more));
    }
    text.styled(Role::Faint, words.text("contest-means"))
}

/// The share of choices that were right.
fn right(words: &Words, score: &Score) -> String {
    let tally = score.tally;
    if tally.choices == 0 {
        return String::new();
    }
    #[expect(clippy::cast_precision_loss, reason = "a share is rounded")]
    let share = tally.right as f64 / tally.choices as f64;
    let phrase = Phrase::new("contest-right")
        .with("share", percent(hundredths(share)))
        .with("right", tally.right)
        .with("choices", tally.choices);
    words.say(&phrase)
}

/// Says why the program called `name` forfeits game `number` of a match.
pub(crate) fn game_forfeit(number: u64, name: &str, failure: &Failure) -> Phrase {
    let phrase = Phrase::new("contest-forfeit").with("number", number);
    phrase.with("why", forfeit(name, failure))
}

/// Says why the program called `name` forfeits a game.
pub(crate) fn forfeit(name: &str, failure: &Failure) -> Phrase {
    let phrase = match failure {
        Failure::NoMove { line, why } => Phrase::new("forfeit-no-move")
            .quoting("line", line)
            .with("why", why.clone()),
        Failure::NotLegal { line, why } => Phrase::new("forfeit-not-legal")
            .quoting("line", line)
            .with("why", why.clone()),
        Failure::OutOfTurn { line } => Phrase::new("forfeit-out-of-turn").quoting("line", line),
        // Written as on the command line: 0.5.
        Failure::Late(time) => Phrase::new("forfeit-late")
            .with("seconds", Figure::Decimal(time.as_secs_f64().to_string())),
        Failure::LongLine(most) => Phrase::new("forfeit-long-line").with("most", most >> 10),
        Failure::Comments(most) => Phrase::new("forfeit-comments").with("most", *most),
        Failure::Ended(status) => Phrase::new("forfeit-ended")
            .with("known", status.is_some())
            .with("status", status.unwrap_or(0).to_string()),
        Failure::Stopped => Phrase::new("forfeit-stopped"),
    };
    phrase.with("name", name)
}
