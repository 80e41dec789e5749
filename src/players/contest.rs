//! A contest: many games between two machines, which begin by turns. `nimatron match` is one.

use std::io;
use std::time::{Duration, Instant};

use rand::RngExt;

use super::bots::{Bot, Failure, Trouble};
use super::learner::{Cabinet, Learner};
use super::{Chance, Skill, chance, choose};
use crate::inference::{At, Estimate, Move, Solver, Tally, judge};
use crate::record::Ending;

/// A player of a contest.
#[derive(Debug)]
pub(crate) enum Player {
    /// A machine of Nimatron's.
    Machine(Skill),
    /// A learner, and whether the games that it plays change its boxes.
    Learner(Box<Learner>, bool),
    /// Another program.
    Program(Box<Bot>),
}

/// Where the games of a contest start.
#[derive(Clone, Debug)]
pub(crate) enum Starts {
    /// All from this position.
    Given(At),
    /// From positions drawn at random, the larger the larger this number from 1 to 10. Each is played twice, so that either side
    /// begins it once.
    Random(u64),
}

/// How often a position is drawn until the game is not over in it.
const DRAWS: u32 = 100;

/// Many games between two machines.
pub(crate) struct Contest {
    pub(crate) game: Box<dyn Solver>,
    pub(crate) players: [Player; 2],
    pub(crate) starts: Starts,
    /// The boxes of the learners; `None` if there is no learner.
    pub(crate) cabinet: Option<Cabinet>,
    pub(crate) seed: u64,
    /// Whether the game has only a share of the memory. A game with a position that is too large for that is left to another.
    pub(crate) has_share: bool,
}

/// A game of a contest.
pub(crate) struct Played {
    /// Where it started.
    pub start: At,
    /// Its moves.
    pub moves: Vec<Move>,
    /// What it counts.
    pub sheet: ScoreSheet,
}

/// What a game counts. Sides are players of the contest: 0 or 1.
#[derive(Debug)]
pub(crate) struct ScoreSheet {
    /// The side that made the first move.
    pub beginner: usize,
    /// The result, seen from the side that made the first move.
    pub ending: Ending,
    /// The side that has forfeited it, and why.
    pub forfeit: Option<(usize, Failure)>,
    /// The choices of each side.
    tallies: [Tally; 2],
    /// How long each of their moves took.
    times: [Vec<Duration>; 2],
}

/// Why a contest cannot go on.
#[derive(Debug)]
pub(crate) enum Halt {
    /// The interrupt was raised.
    Interrupted,
    /// The command of this side cannot be run; with the error of the system, if there is one.
    NotRun(usize, Option<io::Error>),
    /// A share of the memory is too small for the game.
    Left,
}

/// What a side has reached in a contest.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Score {
    /// Games won, by forfeits of the other side too.
    pub won: u64,
    /// Games lost, by its own forfeits too.
    pub lost: u64,
    /// Games that nobody won.
    pub drawn: u64,
    /// Games that it has forfeited.
    pub forfeits: u64,
    /// Its choices.
    pub tally: Tally,
    moves: u32,
    time: Duration,
    longest: Duration,
}

impl Score {
    /// Adds what `side` reached in a game.
    pub(crate) fn add(&mut self, game: &ScoreSheet, side: usize) {
        match game.winner() {
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
        let is_own = matches!(game.forfeit, Some((loser, _)) if loser == side);
        self.forfeits += u64::from(is_own);
        self.tally.choices += game.tallies[side].choices;
        self.tally.right += game.tallies[side].right;
        for &time in &game.times[side] {
            self.moves = self.moves.saturating_add(1);
            self.time += time;
            self.longest = self.longest.max(time);
        }
    }

    /// The mean time of a move in seconds; `None` if there was none.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.time.as_secs_f64() / f64::from(self.moves))
    }

    /// The longest time of a move in seconds; `None` if there was none.
    pub(crate) fn longest(&self) -> Option<f64> {
        (self.moves > 0).then_some(self.longest.as_secs_f64())
    }
}

impl ScoreSheet {
    /// The side that won; `None` if nobody did.
    pub(crate) fn winner(&self) -> Option<usize> {
        match self.ending {
            Ending::First => Some(self.beginner),
            Ending::Second => Some(1 - self.beginner),
            Ending::Draw | Ending::Open => None,
        }
    }
}

impl Contest {
    /// Plays a game of the contest. They count from 0; the first side begins those with even numbers. A game depends on the seed and
    /// its number, not on the games before it, as far as programs do not remember them and learners do not learn. One that is not played
    /// to its end changes no boxes.
    pub(crate) fn play(&mut self, number: u64) -> Result<Played, Halt> {
        let beginner = usize::from(number % 2 == 1);
        let start = self.start(number / 2);
        let mut chance = self.chance(1, number);
        let mut moves = Vec::new();
        let mut sheet = ScoreSheet {
            beginner,
            ending: Ending::Open,
            forfeit: None,
            tallies: [Tally::default(); 2],
            times: Default::default(),
        };
        for player in &mut self.players {
            match player {
                Player::Machine(_) => {}
                Player::Learner(learner, _) => learner.abandon(),
                Player::Program(bot) => bot.begin(&*self.game, &start),
            }
        }
        let mut positions = vec![start.clone()];
        let mut points = [0; 2];
        let has_points = self.game.has_points();
        let mut began = Instant::now();
        while let Some(position) = positions.last()
            && sheet.forfeit.is_none()
            && !self.game.is_over(position)
        {
            if self.game.work().interrupt.is_wished() {
                return Err(Halt::Interrupted);
            }
            let side = (beginner + moves.len()) % 2;
            match self.choose(side, position, &mut chance)? {
                Ok(played) => {
                    if has_points {
                        points[moves.len() % 2] += self.game.points(position, played);
                    }
                    let after = self.game.play(position, played);
                    positions.push(after.expect("only legal moves get here"));
                    moves.push(played);
                    // One look at the clock ends a turn and begins the next.
                    let now = Instant::now();
                    sheet.times[side].push(now - began);
                    began = now;
                }
                Err(failure) => sheet.forfeit = Some((side, failure)),
            }
        }
        sheet.ending = match sheet.forfeit {
            Some((side, _)) => Ending::won_by(Some(usize::from(side == beginner))),
            None => Ending::at(&*self.game, &positions[moves.len()], moves.len(), points),
        };
        let judged = judge(&mut *self.game, &positions, &moves);
        let judged = judged.map_err(|_| Halt::Interrupted)?;
        let mut unsolved = judged.moves.iter().filter(|made| made.analysis.is_none());
        if unsolved.any(|made| self.is_left(&made.position)) {
            return Err(Halt::Left);
        }
        sheet.tallies = [0, 1].map(|side| judged.tally((side + beginner) % 2));
        for (side, player) in self.players.iter_mut().enumerate() {
            if let Player::Learner(learner, true) = player {
                learner.finish(sheet.winner() == Some(side));
            }
        }
        Ok(Played {
            start,
            moves,
            sheet,
        })
    }

    /// Whether more memory than a share might solve a position that was not solved. None helps against a search that is too long.
    fn is_left(&self, position: &At) -> bool {
        let is_too_long = |estimate: Estimate| !estimate.memory_is_short && !estimate.is_refused;
        self.has_share && !self.game.refusal(position).is_some_and(is_too_long)
    }

    /// Returns the move of a side, or why it forfeits the game.
    fn choose(
        &mut self,
        side: usize,
        position: &At,
        chance: &mut Chance,
    ) -> Result<Result<Move, Failure>, Halt> {
        match &mut self.players[side] {
            Player::Machine(skill) => match choose(*skill, &mut *self.game, position, chance) {
                Ok(choice) if choice.unsolved.is_some() && self.is_left(position) => {
                    Err(Halt::Left)
                }
                Ok(choice) => Ok(Ok(choice.played)),
                // A machine plays on in positions that are too large.
                Err(_) => Err(Halt::Interrupted),
            },
            Player::Learner(learner, _) => {
                let cabinet = self.cabinet.as_ref();
                let cabinet = cabinet.expect("a learner has its boxes before the first game");
                let number = learner.choose(cabinet.place(position), chance);
                Ok(Ok(cabinet.played(position, number)))
            }
            Player::Program(bot) => {
                match bot.choose(&*self.game, position, &self.game.work().interrupt) {
                    Err(Trouble::Forfeits(failure)) => Ok(Err(failure)),
                    Err(Trouble::Interrupted) => Err(Halt::Interrupted),
                    Err(Trouble::NotRun(error)) => Err(Halt::NotRun(side, error)),
                    Ok(played) => Ok(Ok(played)),
                }
            }
        }
    }

    /// Returns where the games of a pair start.
    fn start(&self, pair: u64) -> At {
        match &self.starts {
            Starts::Given(position) => position.clone(),
            &Starts::Random(size) => {
                let mut chance = self.chance(0, pair);
                let mut draw = || {
                    self.game
                        .exercise(size, &mut |bounds| chance.random_range(bounds))
                };
                let mut drawn = draw();
                for _ in 1..DRAWS {
                    if !self.game.is_over(&drawn) {
                        break;
                    }
                    drawn = draw();
                }
                drawn
            }
        }
    }

    /// A generator for one purpose.
    fn chance(&self, purpose: u64, number: u64) -> Chance {
        let mut own = chance(Some(self.seed));
        own.set_stream(2 * number + purpose);
        own
    }
}
