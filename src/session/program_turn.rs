//! The turn of a program: its move, or the end of the game.

use super::Who;
use super::bots::not_run;
use super::round::Round;
use super::sitting::Sitting;
use crate::communication::Stop;
use crate::explanation::Words;
use crate::players::bots::{Failure, Trouble};

impl Round<'_, '_> {
    /// Prepares the programs for the game.
    pub(super) fn begin_bots(&mut self) {
        let Sitting {
            bots, game, seats, ..
        } = &mut *self.sitting;
        let who = seats.each_ref().map(|(who, _)| who);
        bots.begin(who, game.as_ref(), self.history.position_after(0));
    }

    /// Makes the move of a program, or notes that it forfeits the game.
    pub(super) fn program_turn(&mut self, seat: usize) -> Result<(), Stop> {
        let Sitting { bots, game, .. } = &mut *self.sitting;
        match bots.choose(
            seat,
            game.as_ref(),
            self.history.position(),
            &game.work().interrupt,
        ) {
            Ok(played) => return self.make(played),
            Err(Trouble::Interrupted) if self.sitting.dialogue.take_back_ctrl_c() => {
                self.forfeit = Some((seat, Failure::Stopped));
            }
            Err(trouble) => {
                let words = self.sitting.dialogue.words();
                let failure = forfeit(words, &self.sitting.seats[seat].0, trouble)?;
                self.forfeit = Some((seat, failure));
            }
        }
        Ok(())
    }
}

/// Returns how a game goes on with this trouble of a program: it is forfeited, or it ends.
fn forfeit(words: &Words, who: &Who, trouble: Trouble) -> Result<Failure, Stop> {
    match trouble {
        Trouble::Forfeits(failure) => Ok(failure),
        Trouble::Interrupted => Err(Stop::SearchStopped),
        Trouble::NotRun(error) => Err(Stop::Refused(not_run(&words.to_programs(), who, error))),
    }
}
