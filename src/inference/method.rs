//! Methods that answer a position: the interface that they answer through, the law of a game, and minimax.

use std::thread::available_parallelism;

use super::{Helps, Interrupt, Knowledge, Minimax, Side};
use crate::games::{Answer, Cost, Game};

/// Why a position has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// It is beyond reach, by the estimate made before any work.
    Beyond(Estimate),
    /// The work was interrupted.
    Interrupted,
    /// The work took more calls than were granted.
    GivenUp,
}

/// What an answer would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Positions to be searched, at least.
    pub positions: u128,
    /// Bytes of memory, at least.
    pub memory: u128,
    /// The limit on memory, in bytes.
    pub max_memory: u64,
    /// Whether memory is what is missing; else it is time.
    pub memory_is_short: bool,
}

/// What may be spent on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory.
    pub max_memory: u64,
    /// Moves looked at, were every state searched in full.
    pub max_moves: u128,
    /// Positions that a search for nimbers meets, by its estimate.
    pub max_nimbers: u128,
    /// Work on the remoteness of a position, which is null where it would take more: positions times piles in a dense table, some
    /// 30 to 80 ns each; a fifth of the moves looked at elsewhere.
    pub max_remoteness: u128,
    /// Threads that may build a table of P-positions together, where that takes long. It is the same whoever builds it.
    pub threads: usize,
}

impl Default for Limits {
    /// 2 GiB, some ten seconds at the worst for an answer, and a tenth of a second or so for its remoteness; two threads where there
    /// are two processors.
    fn default() -> Self {
        Self {
            max_memory: 2 << 30,
            max_moves: 1_000_000_000,
            max_nimbers: u128::MAX,
            max_remoteness: 2_000_000,
            threads: available_parallelism().map_or(1, |processors| processors.get().min(2)),
        }
    }
}

/// Bytes that a state takes while its hash table grows: 32 and a control byte for a key of 16, a value of 8 and what aligns
/// them, and the table that is left holds half as many while the new one is filled to seven sixteenths.
const BYTES_PER_STATE: u128 = 72;

impl Limits {
    /// Whether a search of so much work may be tried.
    ///
    /// # Errors
    /// The estimate, where it may not.
    pub fn allow(&self, work: Cost) -> Result<(), Unsolved> {
        let beyond = self.beyond(work);
        let moves = work.states.saturating_mul(work.moves);
        match beyond {
            Unsolved::Beyond(estimate) if estimate.memory_is_short => Err(beyond),
            _ if moves > self.max_moves => Err(beyond),
            _ => Ok(()),
        }
    }

    /// The estimate of so much work, as the reason why it is not done.
    pub fn beyond(&self, work: Cost) -> Unsolved {
        self.beyond_bytes(work, work.states.saturating_mul(BYTES_PER_STATE))
    }

    /// The same where so many bytes are needed.
    pub fn beyond_bytes(&self, work: Cost, memory: u128) -> Unsolved {
        Unsolved::Beyond(Estimate {
            positions: work.states,
            memory,
            max_memory: self.max_memory,
            memory_is_short: memory > u128::from(self.max_memory),
        })
    }
}

/// A way to find the value and all optimal moves of positions of one game.
pub trait Method<R: Game> {
    /// The answer, or none where the method does not apply to the position.
    ///
    /// # Errors
    /// [`Unsolved`] where it applies and yet has no answer.
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>>;

    /// The value alone, in methods that find it with less work than the moves.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let answer = self.answer(rules, position)?;
        Some(answer.map(|answer| answer.value))
    }

    /// The nimber alone, none where the method or the game knows none.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let answer = self.answer(rules, position)?;
        Some(answer.map(|answer| answer.nimber))
    }

    /// How many positions it has settled or stored so far.
    fn positions(&self) -> u64;
}

/// The law of a game, where one speaks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Law;

impl<R: Game> Method<R> for Law {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        rules.closed_form(position).map(Ok)
    }

    /// The one that was asked for.
    fn positions(&self) -> u64 {
        1
    }
}

/// Minimax with all its helps, and a knowledge table that lasts from one position to the next.
pub struct Search<R: Game> {
    limits: Limits,
    interrupt: Interrupt,
    /// The rules that what is known holds for.
    bound: Option<R>,
    knowledge: Knowledge<R>,
}

impl<R: Game> Search<R> {
    /// A search that knows nothing yet.
    pub fn new(limits: Limits, interrupt: Interrupt) -> Self {
        Self {
            limits,
            interrupt,
            bound: None,
            knowledge: Knowledge::default(),
        }
    }

    fn search(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        let work = rules.cost(position);
        self.limits.allow(work)?;
        let beyond = self.limits.beyond(work);
        let known = self.bound.as_ref().and_then(|bound| bound.state(position));
        let state = if let Some(state) = known {
            state
        } else {
            let bound = rules.rooted(position);
            let state = bound.state(position).ok_or(beyond)?;
            self.bound = Some(bound);
            self.knowledge = Knowledge::default();
            state
        };
        let rules = self.bound.as_ref().expect("bound above");
        // What was kept for earlier positions gives way where both would be too much.
        let kept = Cost {
            states: self.knowledge.len() as u128 + work.states,
            moves: 1,
            is_exact: false,
        };
        if self.limits.allow(kept).is_err() {
            self.knowledge = Knowledge::default();
        }
        let mut search = Minimax::new(rules, Helps::ALL, &mut self.knowledge, &self.interrupt);
        let value = search.value(state, Side::Max)?;
        let lost = rules.ceiling().is_some() && value < 0;
        let mut moves = Vec::new();
        for index in (0..rules.move_count(position)).filter(|_| !lost) {
            let played = rules.nth_move(position, index);
            let after = rules
                .play(position, played)
                .expect("a listed move is legal");
            let state = rules.state(&after).ok_or(beyond)?;
            if search.value(state, Side::Min)? + rules.points(position, played) == value {
                moves.push(played);
            }
        }
        Ok(Answer {
            value,
            nimber: None,
            moves,
            remoteness: None,
        })
    }
}

impl<R: Game> Method<R> for Search<R> {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        Some(self.search(rules, position))
    }

    fn positions(&self) -> u64 {
        self.knowledge.len() as u64
    }
}
