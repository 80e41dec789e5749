//! What is agreed for all games of a match. Every thread makes its own players of it.

use std::rc::Rc;

use crate::games::Variant;
use crate::inference::{GameKind, Interrupt, Limits, Silent, Solver, Work};
use crate::players::bots::{Bot, BotTerms};
use crate::players::contest::{Contest, Halt, Played, Player, ScoreSheet, Starts};
use crate::players::learner::{Boxes, Cabinet, Learner};
use crate::record::Written;
use crate::session::{Seat, Who};

/// Where the games of a match start.
#[derive(Clone, Debug)]
pub(super) enum Start {
    /// From this position, as it was written. It has been read once.
    Given(String),
    /// From positions that are drawn, of this size.
    Random(u64),
}

/// What is agreed for all games of a match.
#[derive(Clone)]
pub(super) struct Terms {
    pub(super) kind: GameKind,
    pub(super) variant: Variant,
    pub(super) start: Start,
    pub(super) seats: [Seat; 2],
    pub(super) names: [String; 2],
    pub(super) bots: BotTerms,
    /// The boxes of the first learner; `None` if there is no learner.
    pub(super) boxes: Option<Boxes>,
    /// Whether the games change the boxes.
    pub(super) learns: bool,
    pub(super) is_recorded: bool,
    pub(super) games: u64,
    pub(super) threads: usize,
    /// What all threads together may spend.
    pub(super) limits: Limits,
    pub(super) seed: u64,
    pub(super) interrupt: Interrupt,
}

/// A finished game: what it counts, and its record if one is wanted.
pub(super) struct Finished {
    pub(super) sheet: ScoreSheet,
    pub(super) written: Option<Written>,
}

impl Terms {
    /// Whether a game depends on those before it. Then one thread plays them all.
    pub(super) fn is_in_order(&self) -> bool {
        self.learns && self.boxes.is_some()
    }

    /// The seat of the first learner, whose boxes may be in a file.
    fn first_learner(&self) -> Option<usize> {
        self.seats.iter().position(|seat| seat.who == Who::Learner)
    }

    /// Players who have not played yet. Their oracle has these limits.
    pub(super) fn contest(&self, limits: Limits) -> Contest {
        let work = Work::new(limits, self.interrupt.clone(), Rc::new(Silent));
        let game = self.kind.open(&self.variant, work);
        let starts = match &self.start {
            Start::Random(size) => Starts::Random(*size),
            Start::Given(text) => {
                let position = game.read_position(text);
                Starts::Given(position.expect("it was read before"))
            }
        };
        let cabinet = match (&self.boxes, &starts) {
            (Some(_), Starts::Given(start)) => {
                let cabinet = Cabinet::new(&*game, start);
                Some(cabinet.expect("it was made before"))
            }
            _ => None,
        };
        Contest {
            players: [0, 1].map(|side| self.player(side)),
            starts,
            cabinet,
            seed: self.seed,
            has_share: limits != self.limits,
            game,
        }
    }

    fn player(&self, side: usize) -> Player {
        match &self.seats[side].who {
            Who::Machine(skill) => Player::Machine(*skill),
            Who::Program(command) => {
                let bot = Bot::new(command.clone(), self.bots.clone());
                Player::Program(Box::new(bot))
            }
            Who::Learner => {
                let boxes = self.boxes.clone().expect("a learner has boxes");
                let is_first = self.first_learner() == Some(side);
                let boxes = if is_first {
                    boxes
                } else {
                    Boxes::new(boxes.plan().clone())
                };
                Player::Learner(Box::new(boxes.into()), self.learns)
            }
            Who::Human => unreachable!("refused before"),
        }
    }

    /// Plays a game, which counts from 0.
    ///
    /// # Errors
    /// [`Halt`] if it was not played to its end.
    pub(super) fn play(&self, contest: &mut Contest, number: u64) -> Result<Finished, Halt> {
        let game = contest.play(number)?;
        let written = (self.is_recorded).then(|| self.written(&*contest.game, &game));
        Ok(Finished {
            sheet: game.sheet,
            written,
        })
    }

    /// Writes a game as its record has it.
    fn written(&self, game: &dyn Solver, played: &Played) -> Written {
        let sheet = &played.sheet;
        let sides = [sheet.beginner, 1 - sheet.beginner];
        let players = sides.map(|side| self.seats[side].who.with_name(&self.names[side]));
        let mut written = Written::header(game, &played.start, &players);
        for made in &played.moves {
            written.push(made.to_string());
        }
        written.set_result(sheet.ending);
        if sheet.forfeit.is_some() {
            written.set_forfeit();
        }
        written
    }

    /// Ends the players, and returns the first learner.
    pub(super) fn end(&self, contest: Contest) -> Option<Learner> {
        let first = self.first_learner();
        let mut sides = contest.players.into_iter().enumerate();
        sides.find_map(|(side, player)| match player {
            Player::Learner(learner, _) if first == Some(side) => Some(*learner),
            _ => None,
        })
    }
}
