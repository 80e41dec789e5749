//! The search for nimbers as a method: for games that fall apart into independent parts, under normal play.

use std::rc::Rc;

use super::nimbers::{Budget, NimberMethod, Nimbers};
use super::{Interrupt, Limits, Method, Progress, Unsolved};
use crate::games::{Answer, Components, Cost, Game, Impartial, Rules, SumVisitor};

/// Answers positions of one game by the nimbers of their parts, and keeps what it has found out.
pub struct ByNimbers<R: Game> {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    solver: Option<Boxed<R>>,
}

type Boxed<R> = Box<dyn Solver<<R as Rules>::Position>>;

/// A search for nimbers of some game of parts, asked for positions. Gives nothing where a position does not belong to that game.
trait Solver<P> {
    /// The nimber of a position.
    fn nimber(&mut self, position: &P) -> Option<Result<u64, Unsolved>>;
    /// Whether the nimber is 0, which is less work to find out.
    fn is_zero(&mut self, position: &P) -> Option<Result<bool, Unsolved>>;
    /// Positions that a search meets, as far as is known; 0 where there is nothing to fear.
    fn work(&self, position: &P) -> Option<u128>;
    /// How many parts are known.
    fn entries(&self) -> u64;
}

struct Solving<G: Impartial, F> {
    nimbers: Nimbers<G>,
    parts: F,
}

impl<P, G: Impartial, F: Fn(&G, &P) -> Option<Vec<G::Part>>> Solver<P> for Solving<G, F> {
    fn nimber(&mut self, position: &P) -> Option<Result<u64, Unsolved>> {
        let parts = (self.parts)(self.nimbers.game(), position)?;
        Some(self.nimbers.nimber(&parts))
    }

    fn is_zero(&mut self, position: &P) -> Option<Result<bool, Unsolved>> {
        let parts = (self.parts)(self.nimbers.game(), position)?;
        Some(self.nimbers.is_zero(&parts))
    }

    fn work(&self, position: &P) -> Option<u128> {
        let game = self.nimbers.game();
        let parts = (self.parts)(game, position)?;
        let work = parts.iter().map(|&part| game.work(part));
        Some(work.fold(0, u128::saturating_add))
    }

    fn entries(&self) -> u64 {
        self.nimbers.entries() as u64
    }
}

/// Makes a solver for the game that a position belongs to.
struct Making<'a> {
    limits: Limits,
    interrupt: &'a Interrupt,
    progress: &'a Rc<dyn Progress>,
}

impl<P: 'static> SumVisitor<P> for Making<'_> {
    type Output = Box<dyn Solver<P>>;

    fn visit<G: Impartial + 'static>(
        self,
        game: G,
        parts: impl Fn(&G, &P) -> Option<Vec<G::Part>> + 'static,
    ) -> Self::Output {
        let budget = Budget {
            max_memory: self.limits.max_memory,
            ..Budget::default()
        };
        let nimbers = Nimbers::new(game, NimberMethod::Best, budget, self.interrupt.clone());
        Box::new(Solving {
            nimbers: nimbers.showing(Rc::clone(self.progress)),
            parts,
        })
    }
}

/// Bytes that a part takes in the tables of the search: a word for key and fact, and what is free or held twice while they grow.
const BYTES_PER_PART: u128 = 24;

impl<R: Game> ByNimbers<R> {
    /// A method that knows nothing yet.
    pub fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            progress,
            solver: None,
        }
    }

    /// A solver that the position belongs to, none where it belongs to no game of parts; refuses what is beyond reach.
    fn solver(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<&mut Boxed<R>, Unsolved>> {
        let known = self.solver.as_ref();
        let states = if let Some(work) = known.and_then(|solver| solver.work(position)) {
            work
        } else {
            let making = Making {
                limits: self.limits,
                interrupt: &self.interrupt,
                progress: &self.progress,
            };
            let made = rules.shape(position).sum()?.visit(position, making)?;
            self.solver.insert(made).work(position)?
        };
        let memory = states.saturating_mul(BYTES_PER_PART);
        if memory > u128::from(self.limits.max_memory) || states > self.limits.max_nimbers {
            let work = Cost {
                states,
                moves: 1,
                is_exact: false,
            };
            return Some(Err(self.limits.beyond_bytes(work, memory)));
        }
        self.solver.as_mut().map(Ok)
    }
}

impl<R: Game> Method<R> for ByNimbers<R> {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        let solver = match self.solver(rules, position)? {
            Ok(solver) => solver,
            Err(beyond) => return Some(Err(beyond)),
        };
        let answer = |solver: &mut Boxed<R>| {
            let Some(nimber) = solver.nimber(position).transpose()? else {
                return Ok(None);
            };
            let mut moves = Vec::new();
            for played in rules.moves(position).filter(|_| nimber > 0) {
                let after = rules
                    .play(position, played)
                    .expect("a listed move is legal");
                if solver.is_zero(&after).transpose()? == Some(true) {
                    moves.push(played);
                }
            }
            Ok(Some(Answer {
                value: if nimber > 0 { 1 } else { -1 },
                nimber: Some(nimber),
                moves,
                remoteness: None,
            }))
        };
        answer(solver).transpose()
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        match self.solver(rules, position)? {
            Ok(solver) => {
                let zero = solver.is_zero(position)?;
                Some(zero.map(|zero| if zero { -1 } else { 1 }))
            }
            Err(beyond) => Some(Err(beyond)),
        }
    }

    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        match self.solver(rules, position)? {
            Ok(solver) => Some(solver.nimber(position)?.map(Some)),
            Err(beyond) => Some(Err(beyond)),
        }
    }

    fn positions(&self) -> u64 {
        self.solver.as_ref().map_or(0, |solver| solver.entries())
    }
}
