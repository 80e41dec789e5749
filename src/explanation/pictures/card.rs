//! The card: the losing positions that a player must know, as many as can be kept in mind.

use crate::explanation::{Show, Words};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text};

/// The most positions that are shown; more are counted.
const MOST_SHOWN: usize = 200;

/// Losing positions in columns.
pub(crate) struct Card<'a> {
    /// Which positions are listed only once.
    pub alike: Option<Phrase>,
    /// The positions as they are written.
    pub lost: &'a [String],
}

impl Show for Card<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let lost = self.lost;
        if lost.len() > MOST_SHOWN {
            let phrase = Phrase::new("card-too-many").with("count", lost.len());
            return Text::words(words.say(&phrase));
        }
        if lost.is_empty() {
            return Text::words(words.text("card-empty"));
        }
        let title = match &self.alike {
            Some(alike) => Phrase::new("card-alike").with("alike", alike.clone()),
            None => Phrase::new("card"),
        };
        Text::words(words.say(&title)).then(positions(lost, width))
    }
}

/// Positions in columns.
pub(super) fn positions(positions: &[String], width: usize) -> Text {
    let positions: Vec<String> = positions
        .iter()
        .map(|position| position.replace(',', " "))
        .collect();
    let column = positions.iter().map(String::len).max().unwrap_or(0);
    let in_a_line = (width.saturating_sub(2) / (column + 3)).max(1);
    positions.chunks(in_a_line).fold(Text::new(), |text, line| {
        let cells: Vec<String> = line
            .iter()
            .map(|position| format!("{position:<column$}"))
            .collect();
        let line = format!("  {}", cells.join("   "));
        text.fixed(vec![Span::new(Role::Plain, line.trim_end())])
    })
}
