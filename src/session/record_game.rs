//! Records the game of a sitting, from its header to its end.

use super::{
    recording::{Noted, kept_title},
    sitting::Sitting,
};
use crate::communication::Result;
use crate::inference::{Move, Position};
use crate::record::GameText;
use crate::text::{Role, Text};

impl Sitting<'_> {
    /// How a game from `start` is written, before its first move.
    pub(super) fn header(&self, start: &Position) -> GameText {
        let mut players = self.specs();
        players.rotate_left(self.board.beginner);
        GameText::header(&*self.board.game, start, &players)
    }

    /// The same with the players as they were chosen, whoever begins now.
    pub(super) fn chosen(&self, start: &Position) -> GameText {
        GameText::header(&*self.board.game, start, &self.specs())
    }

    fn specs(&self) -> [String; 2] {
        self.players.each_ref().map(|player| player.spec.clone())
    }

    /// Begins the record of a game. If its first move takes the place of an unfinished one, says
    /// so.
    pub(super) fn record_start(&mut self) -> Result {
        let mut game = self.header(self.board.start());
        for (_, played) in &self.board.past {
            game.push(played.to_string());
        }
        let chosen = self.chosen(self.board.start());
        let other = self.recording.replaced();
        if let Some(title) = other.and_then(|other| kept_title(self.words(), other.game())) {
            self.dialogue
                .tell(phrase!("record-replaces", game = title))?;
        }
        let done = self.recording.begin(&game, &chosen);
        self.recorded(done)
    }

    /// Records a move that was just made.
    pub(super) fn record_move(&mut self, played: Move) -> Result {
        let done = self.recording.add(&played.to_string());
        self.recorded(done)
    }

    pub(super) fn recorded(&mut self, done: Noted) -> Result {
        let Some(notice) = done? else {
            return Ok(());
        };
        let text = Text::new().styled(Role::Faint, self.words().say(&notice));
        self.dialogue.message(&text)
    }
}
