//! What is said of a match: what each side has reached, and why games were forfeited.

use super::play::Score;
use crate::chance::share;
use crate::explanation::{decimal, message};
use crate::explanation::{
    grid::{
        Align::{Left, Right},
        GAP, INDENT, table, widest,
    },
    titles::{hundredths, percent},
};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns, padded};

/// The most forfeits that are listed; any more are only counted.
pub(crate) const MOST_FORFEITS: usize = 5;

/// What is told of each side.
const LABELS: [&str; 8] = [
    "column-won",
    "column-lost",
    "column-drawn",
    "column-right",
    "column-choices",
    "column-mean",
    "column-longest",
    "column-forfeits",
];

/// Returns what both sides have reached, and the first games that were forfeited: their numbers,
/// counted from 1, the side, and why.
pub(crate) fn contest(
    title: &Phrase,
    names: &[String; 2],
    scores: &[Score; 2],
    forfeits: &[(u64, usize, Phrase)],

    width: usize,
) -> Text {
    let mut text = Text::headed(title)
        .blank()
        .then(scored(names, scores, width))
        .blank();
    for (number, side, why) in forfeits {
        text = text.sentence(game_forfeit(*number, &names[*side], why).to_string());
    }
    let all: u64 = scores.iter().map(|score| score.forfeits).sum();
    if let Some(more @ 1..) = all.checked_sub(forfeits.len() as u64) {
        text = text.say(phrase!("contest-more", count = more));
    }
    text.styled(Role::Faint, message("contest-means"))
}

/// A table of what both sides have reached: a column for each, and no row that says nothing.
fn scored(names: &[String; 2], scores: &[Score; 2], width: usize) -> Text {
    let milliseconds = |time: Option<f64>| match time {
        Some(time) => decimal(&format!("{:.2}", 1e3 * time)),
        None => String::new(),
    };
    let told = |score: &Score| {
        let unless_none = |count: u64| match count {
            0 => String::new(),
            count => count.to_string(),
        };
        [
            score.won.to_string(),
            score.lost.to_string(),
            unless_none(score.drawn),
            right(score),
            unless_none(score.tally.choices as u64),
            milliseconds(score.mean()),
            milliseconds(score.longest()),
            unless_none(score.forfeits),
        ]
    };
    let [one, other] = scores.each_ref().map(told);
    let labels = LABELS.map(message);
    let beside = INDENT.len() + widest(labels.iter()) + 2 * GAP.len();
    let names = (names.each_ref()).map(|name| shortened(name, width.saturating_sub(beside) / 2));
    let [first, second] = names;
    let head = vec![padded("", widest(labels.iter())), first, second];
    let rows = labels
        .into_iter()
        .zip(one)
        .zip(other)
        .map(|((label, one), other)| vec![label, one, other])
        .filter(|row| row[1..].concat() != "");
    table(head, &[Left, Right, Right], rows, width)
}

/// A name within so many columns.
fn shortened(name: &str, most: usize) -> String {
    if columns(name) <= most {
        return name.to_owned();
    }
    let mut short = name.to_owned();
    while columns(&short) >= most && short.pop().is_some() {}
    short + "…"
}

/// The share of choices that were right.
fn right(score: &Score) -> String {
    let tally = score.tally;
    if tally.choices == 0 {
        return String::new();
    }
    let share = share(tally.right as u64, tally.choices as u64);
    percent(hundredths(share)).to_string()
}

/// Says why the program called `name` forfeits game `number` of a match.
pub(crate) fn game_forfeit(number: u64, name: &str, why: &Phrase) -> Phrase {
    phrase!(
        "contest-forfeit",
        number,
        why = why.clone().with("name", name)
    )
}
