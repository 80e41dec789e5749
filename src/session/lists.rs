//! Lists that a person may look at during a game: the moves so far, and what each move leads to.

use super::refused::refused;
use super::round::Round;
use crate::communication::Stop;
use crate::explanation::values::{Many, values};
use crate::inference::move_values;
use crate::reason::{Figure, Phrase};
use crate::text::{Role, Span, Text, columns};

/// The most moves that are listed with what they lead to.
const MOST_LISTED: u128 = 10_000;

/// The columns before a move, and between what is said of it.
const INDENT: &str = "  ";
const GAP: &str = "  ";

impl Round<'_, '_> {
    /// Shows what each move leads to.
    pub(super) fn show_values(&mut self, many: Many) -> Result<(), Stop> {
        let (game, position) = (&*self.sitting.game, self.history.position());
        let count = game.move_count(position);
        if count > MOST_LISTED {
            let count = Figure::Decimal(count.to_string());
            return self
                .sitting
                .tell(&Phrase::new("values-too-many").with("count", count));
        }
        let found = match move_values(self.sitting.game.as_mut(), position) {
            Ok(values) => values,
            Err(unsolved) => return self.say_no_answer(&refused(unsolved)?),
        };
        let words = self.sitting.dialogue.words();
        let shown = values(&found, many, words, self.sitting.dialogue.width());
        self.sitting.dialogue.page(&shown.blank())
    }

    /// Shows the moves so far: who made them, and what they did if there is room.
    pub(super) fn show_moves(&mut self) -> Result<(), Stop> {
        let words = self.sitting.dialogue.words();
        let game = &*self.sitting.game;
        let rows: Vec<[String; 4]> = (0..)
            .zip(self.history.past())
            .map(|(made, (position, played))| {
                [
                    (made + 1).to_string(),
                    self.sitting.name(self.sitting.seat_at(made)).to_owned(),
                    played.to_string(),
                    words.say(&game.deed(&position, played)),
                ]
            })
            .collect();
        let widths = [0, 1, 2, 3].map(|column| {
            let entries = rows.iter().map(|row| columns(&row[column]));
            entries.max().unwrap_or(0)
        });
        let room = self.sitting.dialogue.width();
        let gaps = |columns: usize| INDENT.len() + GAP.len() * (columns - 1);
        let fits = |count: usize| widths[..count].iter().sum::<usize>() + gaps(count) <= room;
        let mut text = Text::new().blank();
        for row in &rows {
            let [number, name, played, deed] = row;
            let blanks = |column: usize| " ".repeat(widths[column] - columns(&row[column]));
            let head = format!("{INDENT}{}{number}{GAP}{name}", blanks(0));
            text = if fits(4) {
                let line = format!("{head}{}{GAP}{played}{}{GAP}{deed}", blanks(1), blanks(2));
                text.fixed(vec![Span::new(Role::Plain, line)])
            } else if fits(3) {
                let line = format!("{head}{}{GAP}{played}", blanks(1));
                text.fixed(vec![Span::new(Role::Plain, line)])
            } else {
                text.entry(format!("{head}{GAP}{played}"), widths[0] + GAP.len())
            };
        }
        self.sitting.dialogue.page(&text.blank())
    }
}
