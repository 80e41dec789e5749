//! One game from its first move to its end. A person's turn is left to `turn`.

use super::Who;
use super::hints::Hints;
use super::history::History;
use super::listed::too_large;
use super::sitting::Sitting;
use crate::communication::Stop;
use crate::explanation::refusals;
use crate::explanation::refusals::{beyond, no_hints};
use crate::inference::{At, Estimate, Move, Unsolved};
use crate::players::bots::Failure;
use crate::players::learner::Cabinet;
use crate::players::{self, Choice, Skill};
use crate::reason::Phrase;
use crate::text::Text;

/// A game with fewer moves takes no more memory than the program has from the start.
const FEW_MOVES: usize = 1 << 12;

/// Bytes that a move takes, with the beads of a learner that is paid for it at the end. From 90 to 180 were measured.
const BYTES_PER_MOVE: u128 = 256;

/// A game of a sitting.
pub(super) struct Round<'s, 'd> {
    pub(super) sitting: &'s mut Sitting<'d>,
    pub(super) history: History,
    /// Whether it was said that the position is too large to solve, and nothing else since.
    says_beyond: bool,
    /// The seat that has forfeited the game, and why.
    pub(super) forfeit: Option<(usize, Failure)>,
    /// The boxes of the learners; `None` if there is no learner.
    pub(super) cabinet: Option<Cabinet>,
}

impl<'s, 'd> Round<'s, 'd> {
    /// A game that starts from `start`, in which legal moves were made already.
    pub(super) fn new(
        sitting: &'s mut Sitting<'d>,
        start: At,
        made: &[Move],
    ) -> Result<Self, Stop> {
        let mut round = Self {
            sitting,
            history: History::new(start),
            says_beyond: false,
            forfeit: None,
            cabinet: None,
        };
        round.begin_learners()?;
        round.begin_bots();
        for &played in made {
            round.add(played);
        }
        // A learner of an earlier session holds no bead of its moves.
        if !round.sitting.recording.resumes() {
            round.tell_learners(0);
        }
        Ok(round)
    }

    fn begin_learners(&mut self) -> Result<(), Stop> {
        let learns = [0, 1].map(|seat| self.sitting.seats[seat].0 == Who::Learner);
        if !learns.contains(&true) {
            return Ok(());
        }
        let (game, start) = (&*self.sitting.game, self.history.start());
        let words = self.sitting.dialogue.words();
        let cabinet = Cabinet::new(game, start)
            .map_err(|why| Stop::Refused(words.to_programs().say(&too_large(game, start, why))))?;
        let notice = self.sitting.learners.begin(words, learns, cabinet.plan())?;
        self.cabinet = Some(cabinet);
        match notice {
            Some(phrase) => self.sitting.tell(&phrase),
            None => Ok(()),
        }
    }

    /// Plays to the end of the game, and returns its moves.
    pub(super) fn play(mut self) -> Result<History, Stop> {
        self.record_start()?;
        self.say_beyond_at_start()?;
        // A person's turn shows the board by itself.
        if !self.sitting.is_asked(self.history.made())
            && !self.sitting.game.is_over(self.history.position())
        {
            self.show_board()?;
        }
        while !self.is_over() {
            // Between machines, nothing else may look at the flag.
            if self.sitting.game.work().interrupt.is_wished()
                && !self.sitting.dialogue.take_back_ctrl_c()
            {
                return Err(Stop::Interrupted);
            }
            self.ask_for_memory()?;
            let seat = self.sitting.seat_at(self.history.made());
            match self.sitting.seats[seat].0 {
                Who::Human => self.human_turn()?,
                Who::Learner => self.learner_turn()?,
                Who::Program(_) => self.program_turn(seat)?,
                Who::Machine(skill) => {
                    let position = self.history.position();
                    let chosen = players::choose(
                        skill,
                        self.sitting.game.as_mut(),
                        position,
                        self.sitting.chance,
                    );
                    let choice = match chosen {
                        Ok(choice) => choice,
                        Err(_) => self.guess(seat)?,
                    };
                    self.say_beyond(seat, skill, choice.unsolved)?;
                    if choice.lost && self.sitting.hints == Hints::All {
                        let phrase =
                            Phrase::new("machine-lost").with("name", self.sitting.name(seat));
                        self.sitting.tell(&phrase)?;
                    }
                    self.make(choice.played)?;
                }
            }
            if self.forfeit.is_none() && self.is_board_due() {
                self.show_board()?;
            }
        }
        self.finish()?;
        Ok(self.history)
    }

    /// Asks for the memory of the next moves, each time that the game has become twice as long. A move is too small to be asked for.
    fn ask_for_memory(&self) -> Result<(), Stop> {
        let made = self.history.made();
        if made < FEW_MOVES || !made.is_power_of_two() {
            return Ok(());
        }
        let memory = made as u128 * BYTES_PER_MOVE;
        let estimate = Estimate::new(made as u128, memory, u64::MAX);
        estimate.granted().map_err(|refused| {
            let words = self.sitting.dialogue.words().to_programs();
            Stop::Refused(words.say(&refusals::unsolved(&refused)))
        })
    }

    /// Says before the first move that the position is too large to solve, if somebody wants to know: a machine that plays by it, or a
    /// person who gets hints.
    fn say_beyond_at_start(&mut self) -> Result<(), Stop> {
        let position = self.history.position();
        let solves = |who: &Who| matches!(who, Who::Machine(Skill::Perfect | Skill::Level(_)));
        let machine = self.sitting.seats.iter().find(|(who, _)| solves(who));
        let has_hints = self.sitting.hints != Hints::None
            && self.sitting.seats.iter().any(|(who, _)| *who == Who::Human);
        let game = &*self.sitting.game;
        if (machine.is_none() && !has_hints)
            || game.is_over(position)
            || game.winning_move(position).is_some()
        {
            return Ok(());
        }
        let Some(estimate) = self.sitting.game.refusal(position) else {
            return Ok(());
        };
        let phrase = match machine {
            Some((_, name)) => {
                self.says_beyond = true;
                Phrase::new("machine-beyond")
                    .with("name", name.as_str())
                    .with("why", beyond(&estimate))
            }
            None => no_hints(&Unsolved::Beyond(estimate)),
        };
        let text = Text::new().blank();
        let words = self.sitting.dialogue.words();
        let text = text.prose(words.say(&phrase));
        self.sitting.dialogue.message(&text)
    }

    /// Says that the machine at `seat` guesses, or that it does no longer, if that was not said last.
    fn say_beyond(
        &mut self,
        seat: usize,
        skill: Skill,
        unsolved: Option<Unsolved>,
    ) -> Result<(), Stop> {
        let phrase = match unsolved {
            Some(why) => Phrase::new("machine-beyond").with("why", refusals::unsolved(&why)),
            None => Phrase::new("machine-knows"),
        };
        // Of a level that did not search, nothing is known.
        let knows = unsolved.is_some() || skill == Skill::Perfect;
        if knows && unsolved.is_some() != self.says_beyond {
            self.says_beyond = unsolved.is_some();
            let name = self.sitting.name(seat);
            let phrase = phrase.with("name", name);
            return self.sitting.tell(&phrase);
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.forfeit.is_some() || self.sitting.game.is_over(self.history.position())
    }

    /// Returns the guess of a machine whose search Ctrl-C stopped, and says that it is one.
    fn guess(&mut self, seat: usize) -> Result<Choice, Stop> {
        if !self.sitting.dialogue.take_back_ctrl_c() {
            return Err(Stop::SearchStopped);
        }
        let phrase = Phrase::new("machine-beyond")
            .with("name", self.sitting.name(seat))
            .with("why", Phrase::new("search-stopped"));
        self.sitting.tell(&phrase)?;
        let (game, position) = (&*self.sitting.game, self.history.position());
        Ok(Choice {
            played: players::soundly(game, position, self.sitting.chance),
            lost: false,
            unsolved: None,
        })
    }

    /// Makes the move of a learner.
    fn learner_turn(&mut self) -> Result<(), Stop> {
        let seat = self.sitting.seat_at(self.history.made());
        let position = self.history.position();
        let played = self.cabinet.as_ref().and_then(|cabinet| {
            let (learners, chance) = (&mut self.sitting.learners, &mut *self.sitting.chance);
            let number = learners.choose(seat, cabinet.place(position), chance)?;
            Some(cabinet.played(position, number))
        });
        self.make(played.expect("a learner has its boxes before the first move"))
    }

    /// Whether to show the board after a move. A person's turn shows it anyway.
    pub(super) fn is_board_due(&self) -> bool {
        let always = self.sitting.game.conventions().draws_every_move;
        if self.sitting.game.is_over(self.history.position()) {
            return always;
        }
        let only_machines = self.sitting.seats.iter().all(|(who, _)| *who != Who::Human);
        (always || only_machines) && !self.sitting.is_asked(self.history.made())
    }

    /// Makes a legal move and shows what it does.
    pub(super) fn make(&mut self, played: Move) -> Result<(), Stop> {
        let played = self.sitting.game.listed(self.history.position(), played);
        let seat = self.sitting.seat_at(self.history.made());
        let deed = self.deed(seat, self.history.position(), played);
        self.add(played);
        self.record_move(played)?;
        self.sitting.tell(&deed)
    }

    /// Adds a legal move to the history.
    fn add(&mut self, played: Move) {
        let after = self
            .sitting
            .game
            .play(self.history.position(), played)
            .expect("only legal moves get here");
        self.history.play(played, after);
    }

    /// Says that the player at `seat` made a move.
    pub(super) fn deed(&self, seat: usize, position: &At, played: Move) -> Phrase {
        let deed = self.sitting.game.deed(position, played);
        Phrase::new("did")
            .with("name", self.sitting.name(seat))
            .with("deed", self.sitting.dialogue.words().say(&deed))
            .with("move", played.to_string())
    }

    pub(super) fn show_board(&mut self) -> Result<(), Stop> {
        let past = self.history.past();
        let width = self.sitting.dialogue.width();
        let position = self.history.position();
        let picture = self.sitting.game.picture(position, &past, width);
        let mut text = Text::new().blank().then(picture);
        if let Some(sums) = self.sums() {
            text = text.prose(self.sitting.dialogue.words().say(&self.sums_phrase(sums)));
        }
        self.sitting.dialogue.message(&text.blank())
    }

    /// The points of each seat so far; `None` if the last move decides.
    pub(super) fn sums(&self) -> Option<[i64; 2]> {
        self.sitting.game.points_left(self.history.position())?;
        let mut sums = [0; 2];
        for (made, (position, played)) in (0..).zip(self.history.past()) {
            sums[self.sitting.seat_at(made)] += self.sitting.game.points(&position, played);
        }
        Some(sums)
    }

    fn sums_phrase(&self, sums: [i64; 2]) -> Phrase {
        Phrase::new("sums")
            .with("first", self.sitting.name(0))
            .with("one", sums[0].to_string())
            .with("second", self.sitting.name(1))
            .with("two", sums[1].to_string())
    }
}
