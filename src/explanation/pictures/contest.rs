//! The table of a contest: what each side has reached, and why games were forfeited.

use super::grid::{Align, Grid};
use crate::explanation::sentences::{game_forfeit, hundredths, percent};
use crate::explanation::{Show, Words};
use crate::players::bots::Failure;
use crate::players::contest::Score;
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The most forfeits that are listed; any more are only counted.
pub(crate) const MOST_FORFEITS: usize = 5;

/// What the sides of a contest have reached.
pub(crate) struct ContestTable<'a> {
    /// The title.
    pub title: Phrase,
    /// The names of both sides.
    pub names: [&'a str; 2],
    /// What each has reached.
    pub scores: &'a [Score; 2],
    /// The numbers of the first games that were forfeited, counted from 1, with the side, and why.
    pub forfeits: &'a [(u64, usize, Failure)],
}

impl Show for ContestTable<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let milliseconds = |time: Option<f64>| match time {
            Some(time) => words.decimal(&format!("{:.2}", 1e3 * time)),
            None => String::new(),
        };
        let rows = self.names.iter().zip(self.scores).map(|(name, score)| {
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
        let grid = Grid {
            columns: vec![
                ("column-player", Align::Left),
                ("column-won", Align::Right),
                ("column-lost", Align::Right),
                ("column-drawn", Align::Right),
                ("column-right", Align::Right),
                ("column-mean", Align::Right),
                ("column-longest", Align::Right),
                ("column-forfeits", Align::Right),
            ],
            rows: rows.collect(),
        };
        let mut text = Text::new()
            .styled(Role::Strong, words.say(&self.title))
            .blank()
            .then(grid.show(words, width))
            .blank();
        for (number, side, failure) in self.forfeits {
            let phrase = game_forfeit(*number, self.names[*side], failure);
            text = text.sentence(words.say(&phrase));
        }
        let all: u64 = self.scores.iter().map(|score| score.forfeits).sum();
        if let Some(more @ 1..) = all.checked_sub(self.forfeits.len() as u64) {
            text = text.prose(words.say(&Phrase::new("contest-more").with("count", more)));
        }
        text.styled(Role::Faint, words.text("contest-means"))
    }
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
