//! The end of a round: who has won, and the score.

use super::round::Round;
use crate::communication::Stop;
use crate::explanation::contest;
use crate::reason::Phrase;
use crate::text::{Role, Text};

impl Round<'_, '_> {
    /// The message that names the winner after `made` moves, if the last move decides.
    fn ending(&self, made: usize) -> &'static str {
        let by_last_piece = self.sitting.game.conventions().ends_by_last_piece;
        match (made, self.sitting.game.is_misere()) {
            (0, _) if by_last_piece => "wins-without-a-move",
            (0, _) => "wins-with-no-move-left",
            (_, true) if by_last_piece => "wins-misere",
            (_, true) => "wins-by-a-last-move-misere",
            (_, false) if by_last_piece => "wins",
            (_, false) => "wins-by-a-last-move",
        }
    }

    /// Shows why the game is over, and counts the win.
    pub(super) fn finish(&mut self) -> Result<(), Stop> {
        let to_move = self.sitting.seat_at(self.history.made());
        let words = self.sitting.dialogue.words();
        let mut text = Text::new();
        // A board ends with an empty line. A program that begins forfeits below the first one.
        let made = self.history.made();
        if (made == 0 && self.forfeit.is_none()) || (made > 0 && !self.is_board_due()) {
            text = text.blank();
        }
        if let Some((seat, failure)) = self.forfeit.take() {
            let why = contest::forfeit(self.sitting.name(seat), &failure);
            text = text.sentence(words.say(&why));
            let winner = 1 - seat;
            let result = Phrase::new("wins-by-forfeit")
                .with("name", self.sitting.name(winner))
                .with("other", self.sitting.name(seat));
            return self.conclude(text, Some(winner), &result, true);
        }
        let sums = self.sums();
        let (game, end) = (&*self.sitting.game, self.history.position());
        let winner = game.winner(end, to_move, sums.unwrap_or_default());
        let result = if let Some(winner) = winner {
            let phrase = match sums {
                Some(sums) => Phrase::new("wins-points")
                    .with("own", sums[winner].to_string())
                    .with("others", sums[1 - winner].to_string()),
                None => Phrase::new(self.ending(self.history.made())),
            };
            phrase
                .with("name", self.sitting.name(winner))
                .with("other", self.sitting.name(1 - winner))
        } else {
            let [one, two] = sums.unwrap_or_default().map(|sum| sum.to_string());
            Phrase::new("nobody-wins").with("one", one).with("two", two)
        };
        self.conclude(text, winner, &result, false)
    }

    /// Counts the win, and shows the result, which follows `text`, and the score.
    fn conclude(
        &mut self,
        mut text: Text,
        winner: Option<usize>,
        result: &Phrase,
        by_forfeit: bool,
    ) -> Result<(), Stop> {
        let words = self.sitting.dialogue.words();
        if let Some(winner) = winner {
            self.sitting.wins[winner] += 1;
        }
        text = text.styled(Role::Strong, words.say(result));
        text = text.prose(words.say(&Phrase::new("score").with("score", self.sitting.score())));
        self.record_end(winner, by_forfeit)?;
        self.sitting.dialogue.message(&text.blank())?;
        let learned = self.sitting.learners.finish(words, winner)?;
        if learned.is_empty() {
            return Ok(());
        }
        let said = learned.iter().fold(Text::new(), |text, learned| {
            let name = self.sitting.name(learned.seat);
            text.prose(words.say(&learned.phrase(words, name)))
        });
        self.sitting.dialogue.message(&said.blank())
    }
}
