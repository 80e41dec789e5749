//! What is said of a match: what each side has reached, and why games were forfeited.

use std::iter;

use super::Words;
use super::grid::Align::{Left, Right};
use super::grid::{Align, GAP, INDENT, table, widest};
use super::learner::{hundredths, percent};
use crate::players::bots::Failure;
use crate::players::contest::Score;
use crate::reason::{Figure, Phrase};
use crate::text::{Role, Text, columns};

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
    let mut text = Text::headed(words, title)
        .blank()
        .then(scored(names, scores, words, width))
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

/// A table of what both sides have reached, without what says nothing: a row for each, or on a narrow screen a column for each.
fn scored(names: [&str; 2], scores: &[Score; 2], words: &Words, width: usize) -> Text {
    let names = names.map(str::to_owned);
    let wide = reached(scores, words, true);
    let labels =
        iter::once(words.text("column-player")).chain(wide.iter().map(|(label, _)| label.clone()));
    let head: Vec<String> = labels.collect();
    let row = |side: usize| {
        let own = wide.iter().map(|(_, cells)| cells[side].clone());
        iter::once(names[side].clone()).chain(own).collect()
    };
    let aligned: Vec<Align> = iter::once(Left).chain(wide.iter().map(|_| Right)).collect();
    table(&head, &aligned, &[row(0), row(1)], width).unwrap_or_else(|| {
        let room = width.saturating_sub(INDENT.len() + widest(head.iter()) + 2 * GAP.len()) / 2;
        let [one, other] = names.each_ref().map(|name| shortened(name, room));
        let rows = reached(scores, words, false).into_iter();
        let rows: Vec<_> = rows
            .map(|(label, [one, other])| vec![label, one, other])
            .collect();
        let head = [head[0].clone(), one, other];
        table(&head, &[Left, Right, Right], &rows, usize::MAX).expect("room for everything")
    })
}

/// What both sides have reached, each under its label; with counts beside shares if there is room.
fn reached(scores: &[Score; 2], words: &Words, counts: bool) -> Vec<(String, [String; 2])> {
    let number = |count: fn(&Score) -> u64| scores.each_ref().map(|score| count(score).to_string());
    let some = |counted: [String; 2]| match counted {
        none if none == ["0", "0"] => Default::default(),
        counted => counted,
    };
    let milliseconds = |time: Option<f64>| match time {
        Some(time) => words.decimal(&format!("{:.2}", 1e3 * time)),
        None => String::new(),
    };
    let each = |text: &dyn Fn(&Score) -> String| scores.each_ref().map(text);
    let all = [
        ("column-won", number(|score| score.won)),
        ("column-lost", number(|score| score.lost)),
        ("column-drawn", some(number(|score| score.drawn))),
        ("column-right", each(&|score| right(words, score, counts))),
        ("column-mean", each(&|score| milliseconds(score.mean()))),
        (
            "column-longest",
            each(&|score| milliseconds(score.longest())),
        ),
        ("column-forfeits", some(number(|score| score.forfeits))),
    ];
    let told = all
        .into_iter()
        .filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()));
    told.map(|(id, cells)| (words.text(id), cells)).collect()
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

/// The share of choices that were right, and perhaps both counts.
fn right(words: &Words, score: &Score, counts: bool) -> String {
    let tally = score.tally;
    if tally.choices == 0 {
        return String::new();
    }
    #[expect(clippy::cast_precision_loss, reason = "a share is rounded")]
    let share = percent(hundredths(tally.right as f64 / tally.choices as f64));
    let counted = Phrase::new("contest-right")
        .with("share", share.clone())
        .with("right", tally.right)
        .with("choices", tally.choices);
    words.say(if counts { &counted } else { &share })
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
