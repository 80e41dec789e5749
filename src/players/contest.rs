//! A contest: many games between two machines, which begin by turns. `nimatron match` is one.

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::RngExt;
use serde::Serialize;

use super::{
    Chance, Skill, Strength,
    bots::{Bot, Trouble},
    chance, choose, follow,
    learner::{Cabinet, Learner},
};
use crate::inference::{Estimate, Move, Position, Solver, Tally, judge};
use crate::reason::Phrase;
use crate::record::{Ending, Strategy, Written};

/// A player of a contest.
#[derive(Debug)]
pub(crate) enum Player {
    /// A machine of Nimatron's.
    Machine(Skill),
    /// A machine of its opponent's own strength.
    Adaptive(Strength),
    /// A learner, and whether the games that it plays change its boxes.
    Learner(Box<Learner>, bool),
    /// A machine that plays by a strategy.
    Follower(Arc<Strategy>),
    /// Another program.
    Program(Box<Bot>),
}

/// How often a position is drawn until the game is not over in it.
const DRAWS: u32 = 100;

/// Many games between two machines.
pub(crate) struct Contest {
    pub(crate) game: Box<dyn Solver>,
    pub(crate) players: [Player; 2],
    /// Where all games start; `None` if positions are drawn. Each of these is played twice, so that
    /// either side begins it once.
    pub(crate) start: Option<Position>,
    /// The size of drawn positions, from 1 to 10.
    pub(crate) size: u64,
    /// The boxes of the learners; `None` if there is no learner.
    pub(crate) cabinet: Option<Cabinet>,
    pub(crate) seed: u64,
    /// How the players are written, if the games are recorded.
    pub(crate) recorded: Option<[String; 2]>,
}

/// A game of a contest. Sides are players of the contest: 0 or 1.
pub(crate) struct Played {
    /// What each side has reached in it.
    pub scores: [Score; 2],
    /// The side that has forfeited it, and why.
    pub forfeit: Option<(usize, Phrase)>,
    /// Its record, if it is wanted.
    pub written: Option<Written>,
}

/// What a side has reached in a game, or in a contest.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Score {
    /// Games won, by forfeits of the other side too.
    pub won: u64,
    /// Games lost, by its own forfeits too.
    pub lost: u64,
    /// Games that nobody won.
    pub drawn: u64,
    /// Its choices.
    #[serde(flatten)]
    pub tally: Tally,
    /// Games that it has forfeited.
    pub forfeits: u64,
    #[serde(skip)]
    moves: u32,
    #[serde(skip)]
    time: Duration,
    #[serde(skip)]
    longest: Duration,
}

impl AddAssign for Score {
    fn add_assign(&mut self, more: Self) {
        self.won += more.won;
        self.lost += more.lost;
        self.drawn += more.drawn;
        self.tally.choices += more.tally.choices;
        self.tally.right += more.tally.right;
        self.forfeits += more.forfeits;
        self.moves = self.moves.saturating_add(more.moves);
        self.time += more.time;
        self.longest = self.longest.max(more.longest);
    }
}

impl Score {
    /// The mean time of a move in seconds; `None` if there was none.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.time.as_secs_f64() / f64::from(self.moves))
    }

    /// The longest time of a move in seconds; `None` if there was none.
    pub(crate) fn longest(&self) -> Option<f64> {
        (self.moves > 0).then_some(self.longest.as_secs_f64())
    }
}

impl Contest {
    /// Plays a game of the contest. They count from 0; the first side begins those with even
    /// numbers. A game depends on the seed and its number, not on the games before it, as far as
    /// programs do not remember them, learners do not learn and nobody adapts. One that is not
    /// played to its end changes no boxes.
    pub(crate) fn play(&mut self, number: u64) -> Result<Played, Trouble> {
        let beginner = usize::from(number % 2 == 1);
        let start = self.start(number / 2);
        for player in &mut self.players {
            match player {
                Player::Machine(_) | Player::Follower(_) | Player::Adaptive(_) => {}
                Player::Learner(learner, _) => learner.abandon(),
                Player::Program(bot) => bot.begin(&*self.game, &start),
            }
        }
        let mut chance = self.chance(1, number);
        let mut positions = vec![start.clone()];
        let (mut moves, mut points, mut forfeit) = (Vec::new(), [0; 2], None);
        let mut scores = [Score::default(); 2];
        let has_points = self.game.has_points();
        let mut began = Instant::now();
        while let Some(position) = positions.last()
            && forfeit.is_none()
            && !self.game.is_over(position)
        {
            if self.game.work().interrupt.is_wished() {
                return Err(Trouble::Interrupted);
            }
            let side = (beginner + moves.len()) % 2;
            match self.choose(side, position, &mut chance) {
                Ok(played) => {
                    if has_points {
                        points[moves.len() % 2] += self.game.points(position, played);
                    }
                    let after = self.game.play(position, played);
                    positions.push(after.expect("only legal moves get here"));
                    moves.push(played);
                    // One look at the clock ends a turn and begins the next.
                    let now = Instant::now();
                    let time = now - began;
                    scores[side] += Score {
                        moves: 1,
                        time,
                        longest: time,
                        ..Score::default()
                    };
                    began = now;
                }
                Err(Trouble::Forfeits(why)) => forfeit = Some((side, why)),
                Err(trouble) => return Err(trouble),
            }
        }
        let ending = match forfeit {
            Some((side, _)) => Ending::won_by(Some(usize::from(side == beginner))),
            None => Ending::at(&*self.game, &positions[moves.len()], moves.len(), points),
        };
        let judged =
            judge(&mut *self.game, &positions, &moves).map_err(|_| Trouble::Interrupted)?;
        let mut unsolved = judged.moves.iter().filter(|made| made.analysis.is_none());
        if unsolved.any(|made| self.is_left(&made.position)) {
            return Err(Trouble::Left);
        }
        for (side, (score, player)) in scores.iter_mut().zip(&mut self.players).enumerate() {
            let place = (side + beginner) % 2;
            let wins = [Ending::First, Ending::Second].map(|won| u64::from(won == ending));
            (score.won, score.lost) = (wins[place], wins[1 - place]);
            score.drawn = 1 - score.won - score.lost;
            score.tally = judged.tally(place);
            score.forfeits = u64::from(matches!(forfeit, Some((loser, _)) if loser == side));
            match player {
                Player::Learner(learner, true) => {
                    learner.finish(score.won == 1);
                }
                Player::Adaptive(strength) if score.drawn == 0 => {
                    strength.follow(score.lost == 1);
                }
                _ => {}
            }
        }
        let mut written = self.written(beginner, &start, &moves);
        if let Some(written) = &mut written {
            written.set_result(ending);
            if forfeit.is_some() {
                written.set_forfeit();
            }
        }
        Ok(Played {
            scores,
            forfeit,
            written,
        })
    }

    /// The record of a game without its result.
    fn written(&self, beginner: usize, start: &Position, moves: &[Move]) -> Option<Written> {
        let mut players = self.recorded.clone()?;
        players.rotate_left(beginner);
        let mut written = Written::header(&*self.game, start, &players);
        for played in moves {
            written.push(played.to_string());
        }
        Some(written)
    }

    /// Whether more memory than a share might solve a position that was not solved, so that the
    /// game is left to another. None helps against a search that is too long.
    fn is_left(&self, position: &Position) -> bool {
        let is_too_long = |estimate: Estimate| !estimate.memory_is_short && !estimate.is_refused;
        self.game.work().limits.is_share && !self.game.refusal(position).is_some_and(is_too_long)
    }

    /// Returns the move of a side.
    fn choose(
        &mut self,
        side: usize,
        position: &Position,
        chance: &mut Chance,
    ) -> Result<Move, Trouble> {
        let skill = match &mut self.players[side] {
            Player::Machine(skill) => *skill,
            Player::Adaptive(strength) => strength.skill(),
            Player::Follower(strategy) => {
                return Ok(follow(Some(strategy), &*self.game, position, chance));
            }
            Player::Learner(learner, _) => {
                let cabinet = self
                    .cabinet
                    .as_ref()
                    .expect("a learner has its boxes before the first game");
                let number = learner.choose(cabinet.place(position), chance);
                return Ok(cabinet.played(position, number));
            }
            Player::Program(bot) => {
                return bot.choose(&*self.game, position, &self.game.work().interrupt);
            }
        };
        match choose(skill, &mut *self.game, position, chance) {
            Ok(choice) if choice.unsolved.is_some() && self.is_left(position) => Err(Trouble::Left),
            Ok(choice) => Ok(choice.played),
            // A machine plays on in positions that are too large.
            Err(_) => Err(Trouble::Interrupted),
        }
    }

    /// Returns where the games of a pair start.
    fn start(&self, pair: u64) -> Position {
        if let Some(start) = &self.start {
            return start.clone();
        }
        let (game, mut chance) = (&self.game, self.chance(0, pair));
        let mut draw = || game.exercise(self.size, &mut |bounds| chance.random_range(bounds));
        let mut drawn = draw();
        for _ in 1..DRAWS {
            if !game.is_over(&drawn) {
                break;
            }
            drawn = draw();
        }
        drawn
    }

    /// A generator for one purpose.
    fn chance(&self, purpose: u64, number: u64) -> Chance {
        let mut own = chance(Some(self.seed));
        own.set_stream(2 * number + purpose);
        own
    }
}
