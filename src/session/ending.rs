//! The end of a game at the table: who has won, and what is kept of it.

use super::sitting::Sitting;
use crate::communication::{Error, Result};
use crate::players::GameEnd;
use crate::reason::Phrase;
use crate::record::Ending;
use crate::text::{Role, Text};

impl Sitting<'_> {
    /// Shows why the game is over, a forfeit by the seat to move included, and the score, and
    /// counts the win.
    pub fn finish(&mut self, forfeit: Option<Phrase>) -> Result {
        let (made, seat) = (self.board.made(), self.board.side_to_move());
        let mut text = Text::new();
        // A board ends with an empty line. A program that begins forfeits below the first one.
        if (made == 0 && forfeit.is_none()) || (made > 0 && !self.is_board_due()) {
            text = text.blank();
        }
        let by_forfeit = forfeit.is_some();
        let (winner, mut result) = match forfeit {
            Some(why) => {
                let why = why.with("name", self.name(seat));
                text = text.sentence(why.to_string());
                (Some(1 - seat), Phrase::new("wins-by-forfeit"))
            }
            None => self.result(),
        };
        if let Some(winner) = winner {
            self.wins[winner] += 1;
            let named = result.with("name", self.name(winner));
            result = named.with("other", self.name(1 - winner));
        }
        text = text.styled(Role::Strong, result.to_string());
        text = text.say(phrase!("score", score = self.score()));
        let first = winner.map(|seat| (seat + self.board.beginner) % 2);
        let done = self.recording.end(Ending::won_by(first), by_forfeit);
        self.recorded(done)?;
        let kept = self.recording.keep_wins(&self.players, self.wins);
        self.recorded(Ok(kept))?;
        self.front.show(&text)?;
        self.front.show(&Text::new().blank())?;
        let learned = self.learned(winner)?;
        if learned.lines.is_empty() {
            return Ok(());
        }
        self.front.show(&learned.blank())
    }

    /// Tells the machines how the game has ended. Returns what they have learned.
    fn learned(&mut self, winner: Option<usize>) -> Result<Text> {
        let mut learned = Text::new();
        for (side, player) in self.players.iter_mut().enumerate() {
            if let Some(machine) = &mut player.machine {
                machine.end(&GameEnd {
                    board: &self.board,
                    side,
                    winner,
                });
                let said = machine.keep(&player.name);
                learned = learned.then(said.map_err(Error::Refused)?);
            }
        }
        Ok(learned)
    }

    /// Whether the end is told to a person, and not how a machine came to it, from which it learns.
    fn speaks_to_person(&self) -> bool {
        let mut machines = self
            .players
            .iter()
            .filter_map(|player| player.machine.as_ref());
        let learns = machines.any(|machine| machine.learns());
        self.board.made() > 0 && self.has_person() && !learns
    }

    /// The winner of a game that is over, and the message that says so.
    fn result(&self) -> (Option<usize>, Phrase) {
        let sums = self.board.points();
        let points = sums.unwrap_or_default();
        let winner = self.board.winner();
        let by_last_piece = self.board.game.about().ends_by_last_piece;
        let result = match (winner, sums) {
            (Some(winner), None) if self.speaks_to_person() => {
                let is_alone = self.players.iter().any(|player| !player.is_person());
                let to_winner = is_alone && self.players[winner].is_person();
                Phrase::new(if to_winner { "won-you" } else { "won-other" })
            }
            (None, _) => {
                let [one, two] = points.map(i64::unsigned_abs);
                phrase!("nobody-wins", one, two)
            }
            (Some(winner), Some(sums)) => phrase!(
                "wins-points",
                own = sums[winner].unsigned_abs(),
                others = sums[1 - winner].unsigned_abs()
            ),
            (Some(_), None) => {
                Phrase::new(match (self.board.made(), self.board.game.is_misere()) {
                    (0, _) if by_last_piece => "wins-without-a-move",
                    (0, _) => "wins-with-no-move-left",
                    (_, true) if by_last_piece => "wins-misere",
                    (_, true) => "wins-by-a-last-move-misere",
                    (_, false) if by_last_piece => "wins",
                    (_, false) => "wins-by-a-last-move",
                })
            }
        };
        (winner, result)
    }
}
