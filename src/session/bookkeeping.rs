//! Records each game of a sitting as it is played. Where to is left to `recording`.

use super::recording::Trouble;
use super::round::Round;
use super::sitting::Sitting;
use crate::communication::Stop;
use crate::explanation::refusals::record_refusal;
use crate::inference::Move;
use crate::reason::Phrase;
use crate::record::{Ending, Written};
use crate::text::{Role, Text};

impl Sitting<'_> {
    /// Ends the sitting if the file that the person named cannot be written. That a game cannot be kept is only said, once.
    fn recorded(&mut self, done: Result<(), Trouble>) -> Result<(), Stop> {
        let Err(Trouble { file, error, ends }) = done else {
            return Ok(());
        };
        let words = self.dialogue.words();
        let why = record_refusal(&file, &error);
        if ends {
            return Err(Stop::Refused(words.to_programs().say(&why)));
        }
        self.recording.give_up();
        let phrase = Phrase::new("record-not-kept").with("why", why);
        let text = Text::new().styled(Role::Faint, words.say(&phrase));
        self.dialogue.message(&text)
    }
}

impl Round<'_, '_> {
    /// Begins the record of the game.
    pub(super) fn record_start(&mut self) -> Result<(), Stop> {
        let sitting = &mut *self.sitting;
        let seats = [0, 1].map(|made| &sitting.seats[(sitting.beginner + made) % 2]);
        let players = seats.map(|(who, name)| who.with_name(name));
        let mut game = Written::header(&*sitting.game, self.history.start(), &players);
        for played in self.history.moves() {
            game.push(played.to_string());
        }
        let done = sitting.recording.begin(game);
        sitting.recorded(done)
    }

    /// Records a move that was just made.
    pub(super) fn record_move(&mut self, played: Move) -> Result<(), Stop> {
        let text = played.to_string();
        let done = self.sitting.recording.add(text);
        self.sitting.recorded(done)
    }

    /// Records that moves were taken back or played again since `earlier`.
    pub(super) fn record_travel(&mut self, earlier: usize) -> Result<(), Stop> {
        let made = self.history.made();
        let done = self.sitting.recording.keep_moves(made);
        self.sitting.recorded(done)?;
        let again = self.history.moves().get(earlier..);
        let again = again.unwrap_or_default().to_vec();
        again
            .into_iter()
            .try_for_each(|played| self.record_move(played))
    }

    /// Records the end of the game.
    pub(super) fn record_end(
        &mut self,
        winner: Option<usize>,
        by_forfeit: bool,
    ) -> Result<(), Stop> {
        let sitting = &mut *self.sitting;
        let first = winner.map(|seat| (seat + sitting.beginner) % 2);
        let done = sitting.recording.end(Ending::won_by(first), by_forfeit);
        sitting.recorded(done)
    }
}
