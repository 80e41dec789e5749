//! A contest: many games between two machines, which begin by turns. `nimatron match` is one.

use std::ops::AddAssign;
use std::time::{Duration, Instant};

use rand::RngExt;
use serde::Serialize;

use crate::chance::{Chance, chance};
use crate::inference::{Estimate, Move, Position, Tally, judge};
use crate::players::{Board, GameEnd, Player, Trouble, game_text};
use crate::reason::Phrase;
use crate::record::{Ending, GameText};

/// How often a position is drawn until the game is not over in it.
const DRAWS: u32 = 100;

/// Many games between two machines.
pub(crate) struct Contest {
    pub(crate) board: Board,
    pub(crate) players: [Player; 2],
    /// Where all games start; `None` if positions are drawn. Each of these is played twice, so that
    /// either side begins it once.
    pub(crate) start: Option<Position>,
    /// The size of drawn positions, from 1 to 10.
    pub(crate) size: u64,
    pub(crate) seed: u64,
    /// Whether the games are recorded.
    pub(crate) is_recorded: bool,
}

/// A game of a contest. Sides are players of the contest: 0 or 1.
pub(crate) struct Played {
    /// What each side has reached in it.
    pub scores: [Score; 2],
    /// The side that has forfeited it, and why.
    pub forfeit: Option<(usize, Phrase)>,
    /// Its record, if it is wanted.
    pub written: Option<GameText>,
}

/// Why a game is not played to its end.
pub(crate) enum Unplayed {
    /// A share of the memory is too small for it.
    Left,
    Trouble(Trouble),
}

impl From<Trouble> for Unplayed {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
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
    /// programs do not remember them, and nobody learns or adapts. One that is not played to its
    /// end has taught nothing.
    pub(crate) fn play(&mut self, number: u64) -> Result<Played, Unplayed> {
        self.begin(number)?;
        let mut scores = [Score::default(); 2];
        let (winner, forfeit) = match self.play_out(number, &mut scores) {
            Ok(winner) => (winner, None),
            Err(Unplayed::Trouble(Trouble::Forfeits(why))) => {
                let loser = self.board.side_to_move();
                (Some(1 - loser), Some((loser, why)))
            }
            Err(why) => return Err(why),
        };
        self.count_choices(&mut scores)?;
        let loser = forfeit.as_ref().map(|(loser, _)| *loser);
        for (side, (score, player)) in scores.iter_mut().zip(&mut self.players).enumerate() {
            score.won = u64::from(winner == Some(side));
            score.lost = u64::from(winner == Some(1 - side));
            score.drawn = u64::from(winner.is_none());
            score.forfeits = u64::from(loser == Some(side));
            if let Some(machine) = &mut player.machine {
                machine.end(&GameEnd {
                    board: &self.board,
                    side,
                    winner,
                });
            }
        }
        let written = self.is_recorded.then(|| {
            let place = winner.map(|side| self.place(side));
            let mut written = game_text(&self.board, &self.players);
            written.end(Ending::won_by(place), forfeit.is_some());
            written
        });
        Ok(Played {
            scores,
            forfeit,
            written,
        })
    }

    /// Whether a side begins the game, as 0, or follows, as 1.
    fn place(&self, side: usize) -> usize {
        usize::from(side != self.board.beginner)
    }

    /// Prepares board and players for a game.
    fn begin(&mut self, number: u64) -> Result<(), Trouble> {
        self.board.beginner = usize::from(number % 2 == 1);
        self.board.begin(self.start(number / 2));
        for machine in self.players.iter_mut().flat_map(|one| &mut one.machine) {
            machine.begin(&self.board).map_err(Trouble::NotRun)?;
        }
        Ok(())
    }

    /// Plays a game to its end, and counts moves and their times. Returns the side that has won.
    fn play_out(
        &mut self,
        number: u64,
        scores: &mut [Score; 2],
    ) -> Result<Option<usize>, Unplayed> {
        let mut chance = self.chance(1, number);
        let players = &mut self.players;
        let mut began = Instant::now();
        self.board.play_out(|board, side| {
            let chosen = choose(board, &mut players[side], &mut chance)?;
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
            Ok(chosen)
        })
    }

    /// Counts the choices of both sides, and those that were right.
    fn count_choices(&mut self, scores: &mut [Score; 2]) -> Result<(), Unplayed> {
        let (positions, moves) = (self.board.positions(), self.board.moves());
        let judged = judge(&mut *self.board.game, &positions, &moves);
        let judged = judged.map_err(|_| Trouble::Interrupted)?;
        let mut unsolved = judged.moves.iter().filter(|made| made.analysis.is_none());
        if unsolved.any(|made| is_left(&self.board, &made.position)) {
            return Err(Unplayed::Left);
        }
        for (side, score) in scores.iter_mut().enumerate() {
            score.tally = judged.tally(self.place(side));
        }
        Ok(())
    }

    /// Whether one of the players learns from the games before.
    pub(crate) fn learns(&self) -> bool {
        let mut machines = self.players.iter().filter_map(|one| one.machine.as_ref());
        machines.any(|machine| machine.learns())
    }

    /// Returns where the games of a pair start.
    fn start(&self, pair: u64) -> Position {
        if let Some(start) = &self.start {
            return start.clone();
        }
        let (game, mut chance) = (&self.board.game, self.chance(0, pair));
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

/// Whether more memory than a share might solve a position that was not solved, so that the game is
/// left to another. None helps against a search that is too long.
fn is_left(board: &Board, position: &Position) -> bool {
    let is_too_long = |estimate: Estimate| !estimate.memory_is_short && !estimate.is_refused;
    let game = &board.game;
    game.work().limits.is_share && !game.refusal(position).is_some_and(is_too_long)
}

/// Returns the move of a player.
fn choose(board: &mut Board, player: &mut Player, chance: &mut Chance) -> Result<Move, Unplayed> {
    if board.game.work().interrupt.is_wished() {
        return Err(Trouble::Interrupted.into());
    }
    let machine = player.machine.as_mut();
    let machine = machine.expect("nobody is asked in a match");
    let choice = machine.choose(board, chance)?;
    if choice.unsolved.is_some() && is_left(board, &board.position) {
        return Err(Unplayed::Left);
    }
    Ok(choice.played)
}
