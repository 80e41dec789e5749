//! Records the game of a sitting, from its header to its end.

use super::{
    recording::{Noted, kept_title},
    sitting::Sitting,
};
use crate::communication::Result;
use crate::inference::Move;
use crate::players::game_text;
use crate::record::GameText;
use crate::text::{Role, Text};

impl Sitting<'_> {
    /// The game, the position and the players as they were chosen, in the order of the seats.
    pub fn chosen(&self) -> GameText {
        let players = self.players.each_ref().map(|player| player.spec.clone());
        GameText::header(&*self.board.game, self.board.start(), &players)
    }

    /// Begins the record of a game. If its first move takes the place of an unfinished one, says
    /// so.
    pub fn record_start(&mut self) -> Result {
        let game = game_text(&self.board, &self.players);
        let chosen = self.chosen();
        let other = self.recording.replaced();
        if let Some(title) = other.and_then(|other| kept_title(other.game())) {
            self.front.tell(phrase!("record-replaces", game = title))?;
        }
        let done = self.recording.begin(&game, &chosen);
        self.recorded(done)
    }

    /// Records a move that was just made.
    pub fn record_move(&mut self, played: Move) -> Result {
        let done = self.recording.add(&played.to_string());
        self.recorded(done)
    }

    pub fn recorded(&mut self, done: Noted) -> Result {
        let Some(notice) = done? else {
            return Ok(());
        };
        let text = Text::new().styled(Role::Faint, notice.to_string());
        self.front.show(&text)
    }
}
