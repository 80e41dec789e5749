//! Plays a game at the table, from its first move to its last, and makes the moves of machines. The
//! turns of people are in `turn`.

use super::{hints::Hints, sitting::Sitting};
use crate::communication::{Error, Result};
use crate::explanation::refusals::{self, beyond, no_hints};
use crate::inference::{Move, Unsolved};
use crate::players::{self, Choice, Trouble};
use crate::reason::Phrase;
use crate::text::Text;

impl Sitting<'_> {
    /// Plays from the position on the board to the end of the game. The moves `made` were made
    /// already.
    pub fn play(&mut self, made: &[Move]) -> Result {
        self.said.given.clear();
        self.said.beyond = false;
        self.said.is_examined = false;
        for player in &mut self.players {
            let Some(machine) = &mut player.machine else {
                continue;
            };
            if let Some(notice) = machine.begin(&self.board).map_err(Error::Refused)? {
                self.front.tell(notice)?;
            }
        }
        for &played in made {
            self.board.make(played);
        }
        // What was learned in an earlier session is settled.
        self.board.settled = if self.recording.resumes() {
            made.len()
        } else {
            0
        };
        self.record_start()?;
        self.say_beyond_at_start()?;
        // A person's turn shows the board by itself.
        if !self.is_turn() && !self.board.is_over() {
            self.show_board()?;
        }
        let mut forfeit = None;
        while forfeit.is_none() && !self.board.is_over() {
            // What no search has heard was meant for the program.
            if self.board.game.work().interrupt.is_wished() {
                self.front.take_back_ctrl_c();
                if self.recording.is_kept() {
                    self.front.tell("game-kept")?;
                }
                return Err(Error::Interrupted);
            }
            let seat = self.board.side_to_move();
            if !self.has_person_at(self.board.made()) {
                self.let_ctrl_c_stop_work();
            }
            if self.players[seat].is_person() {
                self.human_turn()?;
            } else {
                forfeit = self.machine_turn(seat)?;
            }
            if forfeit.is_none() && self.is_board_due() {
                self.show_board()?;
            }
        }
        self.finish(forfeit)
    }

    /// Says before the first move that the position is too large to solve, if somebody wants to
    /// know: a machine that plays by it, or a person who gets hints.
    fn say_beyond_at_start(&mut self) -> Result {
        let machine = self.players.iter().find(|player| player.solves());
        let has_hints = self.terms.hints != Hints::None && self.has_person();
        if (machine.is_none() && !has_hints) || self.board.is_over() {
            return Ok(());
        }
        let Some(estimate) = self.board.game.refusal(&self.board.position) else {
            return Ok(());
        };
        self.said.beyond = machine.is_some();
        let phrase = match machine {
            Some(machine) => guesses(beyond(&estimate)).with("name", &*machine.name),
            None => no_hints(&Unsolved::Beyond(estimate)),
        };
        let text = Text::new().blank().say(phrase);
        self.front.show(&text)
    }

    /// Makes the move of a machine, or returns why it forfeits the game.
    fn machine_turn(&mut self, seat: usize) -> Result<Option<Phrase>> {
        let Some(machine) = &mut self.players[seat].machine else {
            return Ok(None);
        };
        let choice = match machine.choose(&mut self.board, self.chance) {
            Ok(choice) => choice,
            Err(Trouble::Forfeits(why)) => return Ok(Some(why)),
            Err(Trouble::NotRun(why)) => return Err(Error::Refused(why)),
            Err(Trouble::Interrupted) if !self.front.take_back_ctrl_c() => {
                return Err(Error::SearchStopped);
            }
            Err(_) if !self.players[seat].solves() => {
                return Ok(Some(Phrase::new("forfeit-stopped")));
            }
            Err(_) => {
                self.tell_of(seat, guesses(Phrase::new("search-stopped")))?;
                players::soundly(&*self.board.game, &self.board.position, self.chance).into()
            }
        };
        self.tell_choice(seat, &choice)?;
        self.make(choice.played).map(|()| None)
    }

    /// Says before the move of a machine what it knows, and shows what it thinks if that is wanted.
    fn tell_choice(&mut self, seat: usize, choice: &Choice) -> Result {
        if self.thought(seat).is_some_and(|thought| thought.is_watched) {
            self.show_thought(seat)?;
        }
        // Of a level that did not search, nothing is known.
        let knows = choice.unsolved.is_some() || choice.is_sure;
        if knows && choice.unsolved.is_some() != self.said.beyond {
            self.said.beyond = choice.unsolved.is_some();
            self.tell_of(
                seat,
                match choice.unsolved {
                    Some(why) => guesses(refusals::unsolved(&why)),
                    None => Phrase::new("machine-knows"),
                },
            )?;
        }
        if choice.is_sure && self.terms.hints == Hints::All {
            self.say_lost(seat, choice.lost)?;
        }
        Ok(())
    }

    /// Says that a machine loses, whatever it plays, if that is so; where points decide, with those
    /// that both have already. Of its only move there is nothing to say.
    fn say_lost(&mut self, seat: usize, is_lost: bool) -> Result {
        let Some(sums) = self.board.points() else {
            if is_lost {
                self.tell_of(seat, Phrase::new("machine-lost"))?;
            }
            return Ok(());
        };
        let lead = sums[seat] - sums[1 - seat];
        let has_choice = self.board.game.move_count(&self.board.position) > 1;
        if has_choice && lead + self.board.game.value(&self.board.position)? < 0 {
            self.tell_of(seat, Phrase::new("machine-lost-points"))?;
        }
        Ok(())
    }
}

/// Says that a machine guesses, which has a name.
fn guesses(why: Phrase) -> Phrase {
    phrase!("machine-beyond", why)
}
