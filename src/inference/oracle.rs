//! The oracle: asks the methods in turn, chooses the best move, and says how long it takes.

use std::rc::Rc;
use std::time::Instant;

use super::distances::Distances;
use super::{
    ByNimbers, ByTable, Endings, Interrupt, Law, Limits, Method, Progress, Search, Silent, Unsolved,
};
use crate::games::{Cost, Game, PileShape};

/// How a position stands for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player to move wins.
    Win,
    /// The other player wins.
    Loss,
    /// Neither wins.
    Draw,
}

impl Outcome {
    /// The outcome that a value for the player to move means.
    pub fn of_value(value: i64) -> Self {
        match value.signum() {
            1 => Self::Win,
            0 => Self::Draw,
            _ => Self::Loss,
        }
    }
}

/// All that the oracle knows about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<M> {
    /// For the player to move.
    pub outcome: Outcome,
    /// +1 or -1, or the best margin where points decide.
    pub value: i64,
    /// The nimber, where the game and the variant have one.
    pub nimber: Option<u64>,
    /// Every optimal move, sorted; in games of win and loss none where the position is lost.
    pub moves: Vec<M>,
    /// The move to play, none where the game is over.
    pub best: Option<M>,
    /// Moves until the end when the winner hurries and the loser delays, where that was worth finding out.
    pub remoteness: Option<u32>,
    /// Positions that the methods have settled or stored.
    pub positions: u64,
    /// Elapsed time for the outcome and all winning moves.
    pub seconds: f64,
}

/// Answers any position of one game, and keeps what it has found out.
pub struct Oracle<R: Game> {
    rules: R,
    limits: Limits,
    interrupt: Interrupt,
    methods: Vec<Box<dyn Method<R>>>,
    endings: Endings<R>,
    distances: Option<Distances>,
}

/// So many moves looked at in a pass over all states cost what a position and a pile do in a dense table.
const MOVES_FOR_ONE: u128 = 5;

impl<R: Game> Oracle<R> {
    /// An oracle that knows nothing yet.
    pub fn new(rules: R, limits: Limits, interrupt: Interrupt) -> Self {
        Self::with_progress(rules, limits, interrupt, Rc::new(Silent))
    }

    /// The same, which tells how far its long work has got.
    pub fn with_progress(
        rules: R,
        limits: Limits,
        interrupt: Interrupt,
        progress: Rc<dyn Progress>,
    ) -> Self {
        Self {
            methods: vec![
                Box::new(Law),
                Box::new(ByTable::new(
                    limits,
                    interrupt.clone(),
                    Rc::clone(&progress),
                )),
                Box::new(ByNimbers::new(limits, interrupt.clone(), progress)),
                Box::new(Search::new(limits, interrupt.clone())),
            ],
            rules,
            limits,
            interrupt,
            endings: Endings::default(),
            distances: None,
        }
    }

    /// The rules it answers by.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// What may end its work early.
    pub fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }

    /// Everything about a position.
    ///
    /// # Errors
    /// [`Unsolved`] where the position is beyond reach, or the work was interrupted.
    pub fn analyse(&mut self, position: &R::Position) -> Result<Analysis<R::Move>, Unsolved> {
        let started = Instant::now();
        let mut answered = None;
        for method in &mut self.methods {
            if let Some(answer) = method.answer(&self.rules, position) {
                answered = Some((answer?, method.positions()));
                break;
            }
        }
        let (answer, positions) = answered.expect("minimax applies to every position");
        let seconds = started.elapsed().as_secs_f64();
        let remoteness = self.remoteness(position)?;
        let best = self.best(position, &answer.moves, remoteness);
        Ok(Analysis {
            outcome: Outcome::of_value(answer.value),
            value: answer.value,
            nimber: answer.nimber,
            moves: answer.moves,
            best,
            remoteness,
            positions,
            seconds,
        })
    }

    /// How a position stands and nothing more, which is less work.
    ///
    /// # Errors
    /// As [`Oracle::analyse`].
    pub fn outcome(&mut self, position: &R::Position) -> Result<Outcome, Unsolved> {
        let rules = &self.rules;
        let mut values = self.methods.iter_mut();
        let value = values.find_map(|method| method.value(rules, position));
        value
            .expect("minimax applies to every position")
            .map(Outcome::of_value)
    }

    /// The nimber of a position, none where the game and the variant have none.
    ///
    /// # Errors
    /// As [`Oracle::analyse`].
    pub fn nimber(&mut self, position: &R::Position) -> Result<Option<u64>, Unsolved> {
        let rules = &self.rules;
        let mut nimbers = self.methods.iter_mut();
        let nimber = nimbers.find_map(|method| method.nimber(rules, position));
        nimber.expect("minimax applies to every position")
    }

    /// The remoteness where it is cheap to find and means anything. What was found before does not decide, so that the answer to a
    /// position does not depend on those before it; but what lies below it is known with it.
    fn remoteness(&mut self, position: &R::Position) -> Result<Option<u32>, Unsolved> {
        if let Some(known) = self.by_theorem(position) {
            return Ok(Some(known));
        }
        let limit = self.limits.max_remoteness;
        if let Some(PileShape { sizes, .. }) = self.rules.shape(position).piles() {
            let mut bounds = sizes.to_vec();
            bounds.sort_unstable();
            if !Distances::is_cheap(&bounds, limit) {
                return Ok(None);
            }
            if self.known_remoteness(position).is_none() {
                let built = Distances::build(&bounds, self.rules.is_misere(), &self.interrupt)?;
                self.distances = Some(built);
            }
            return Ok(self.known_remoteness(position));
        }
        let Cost { states, moves, .. } = self.rules.cost(position);
        let cheap = states.saturating_mul(moves) <= limit.saturating_mul(MOVES_FOR_ONE);
        let Some(state) = self.rules.state(position).filter(|_| cheap) else {
            return Ok(None);
        };
        if self.rules.ceiling().is_none() {
            return Ok(None);
        }
        let ending = self.endings.settle(&self.rules, state, &self.interrupt)?;
        Ok(Some(ending.remoteness))
    }

    /// The remoteness that a theorem tells.
    fn by_theorem(&self, position: &R::Position) -> Option<u32> {
        self.rules.closed_form(position)?.remoteness
    }

    /// The remoteness where it has been found before.
    fn known_remoteness(&self, position: &R::Position) -> Option<u32> {
        if let Some(known) = self.by_theorem(position) {
            return Some(known);
        }
        if let Some(PileShape { sizes, .. }) = self.rules.shape(position).piles() {
            let mut sorted = sizes.to_vec();
            sorted.sort_unstable();
            let distances = self.distances.as_ref()?;
            return distances.covers(&sorted).then(|| distances.get(&sorted));
        }
        let ending = self.endings.get(self.rules.state(position)?)?;
        Some(ending.remoteness)
    }

    /// The first move that is quickest in a won position or slowest in a lost one; where the remoteness is not
    /// known, the first optimal move, or the first at all.
    fn best(
        &self,
        position: &R::Position,
        optimal: &[R::Move],
        remoteness: Option<u32>,
    ) -> Option<R::Move> {
        if self.rules.is_over(position) {
            return None;
        }
        let Some(remoteness) = remoteness else {
            let first = optimal.first().copied();
            return first.or_else(|| Some(self.rules.nth_move(position, 0)));
        };
        let after = |played: R::Move| {
            let left = self.rules.play(position, played).ok()?;
            Some(self.known_remoteness(&left)? + 1 == remoteness)
        };
        let mut candidates: Box<dyn Iterator<Item = R::Move>> = if optimal.is_empty() {
            Box::new(self.rules.moves(position))
        } else {
            Box::new(optimal.iter().copied())
        };
        candidates.find(|&played| after(played) == Some(true))
    }
}
