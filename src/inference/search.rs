//! Minimax as a method: it applies to every position, and keeps its transposition table from one position to the next.

use std::rc::Rc;

use super::knowledge::Knowledge;
use super::limits::{Interrupt, Limits, Progress, Silent, Unsolved};
use super::method::Method;
use super::minimax::{Minimax, Optimisations};
use super::side::Side;
use crate::games::{Answer, Cost, Game};

/// Minimax with all its optimisations and a transposition table that is kept.
pub struct Search<R: Game> {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    /// The rules that the transposition table belongs to.
    bound: Option<R>,
    knowledge: Knowledge<R>,
}

impl<R: Game> Search<R> {
    /// A search that knows nothing yet.
    pub fn new(limits: Limits, interrupt: Interrupt) -> Self {
        Self::with_progress(limits, interrupt, Rc::new(Silent))
    }

    /// Like [`Search::new`], with progress reports.
    pub fn with_progress(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            progress,
            bound: None,
            knowledge: Knowledge::within(limits.max_memory),
        }
    }

    /// Finds the value, and the optimal moves up to the first `most`.
    fn search(
        &mut self,
        rules: &R,
        position: &R::Position,
        most: usize,
    ) -> Result<Answer<R::Move>, Unsolved> {
        let cost = rules.cost(position);
        let work = Cost {
            states: rules.searched(position).max(1),
            ..cost
        };
        self.limits.allow_watched(work)?;
        let beyond = self.limits.beyond(work);
        let known = self.bound.as_ref().and_then(|bound| bound.state(position));
        let state = if let Some(state) = known {
            state
        } else {
            let bound = rules.rooted(position);
            let state = bound.state(position).ok_or(beyond)?;
            self.bound = Some(bound);
            self.knowledge = Knowledge::within(self.limits.max_memory);
            state
        };
        let rules = self.bound.as_ref().expect("bound above");
        // Drops the entries of earlier positions if both together would exceed the limits.
        let kept = Cost {
            states: self.knowledge.len() as u128 + work.states,
            moves: 1,
            is_exact: false,
        };
        if self.limits.allow(kept).is_err() {
            self.knowledge = Knowledge::within(self.limits.max_memory);
        }
        let all = usize::try_from(work.states).unwrap_or(usize::MAX);
        let mut search = Minimax::new(
            rules,
            Optimisations::ALL,
            &mut self.knowledge,
            &self.interrupt,
        )
        .reporting(self.progress.as_ref(), all);
        let value = search.value(state, Side::Max)?;
        let lost = rules.ceiling().is_some() && value < 0;
        let mut moves = Vec::new();
        for index in (0..rules.move_count(position)).filter(|_| !lost) {
            if moves.len() == most {
                break;
            }
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
    fn applies(&mut self, _: &R, _: &R::Position) -> bool {
        true
    }

    fn answer(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        let answer = self.search(rules, position, usize::MAX);
        self.progress.finish();
        answer
    }

    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Result<Option<R::Move>, Unsolved> {
        let found = self.search(rules, position, 1);
        self.progress.finish();
        Ok(found?.moves.first().copied())
    }

    /// It finds none.
    fn nimber(&mut self, _: &R, _: &R::Position) -> Result<Option<u64>, Unsolved> {
        Ok(None)
    }

    fn positions(&self) -> u64 {
        self.knowledge.len() as u64
    }
}
