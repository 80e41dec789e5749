//! Minimax as a method: it applies to every position, and keeps its transposition table from one
//! position to the next.

use super::{
    knowledge::{Knowledge, Side},
    limits::{Estimate, Limits, Progress, Unsolved, Work},
    method::{Method, Wanted},
    minimax::{Minimax, Optimisations},
};
use crate::games::{Answer, Cost, Game};

/// Minimax with all its optimisations and a transposition table that is kept.
pub struct Search<R: Game> {
    work: Work,
    /// The rules that the transposition table belongs to.
    bound: Option<R>,
    knowledge: Knowledge<R>,
}

impl<R: Game> Search<R> {
    /// A search that knows nothing yet.
    pub fn new(work: Work) -> Self {
        Self {
            knowledge: Knowledge::within(work.limits.max_memory),
            bound: None,
            work,
        }
    }

    /// Finds the value, and the optimal moves up to the first `most`.
    fn search(
        &mut self,
        rules: &R,
        position: &R::Position,
        most: usize,
    ) -> Result<Answer<R::Move>, Unsolved> {
        let Work {
            limits, interrupt, ..
        } = &self.work;
        let cost = cost(rules, position);
        limits.allow_watched(cost)?;
        let nothing = || Knowledge::within(limits.max_memory);
        let bound = self.bound.take();
        let bound = bound.filter(|bound| bound.state(position).is_some());
        let rules = self.bound.insert(bound.unwrap_or_else(|| {
            self.knowledge = nothing();
            rules.rooted(position)
        }));
        let state = rules.state(position).ok_or(Unsolved::NoState)?;
        // Drops the entries of earlier positions if both together would exceed the limits.
        if !limits.hold(self.knowledge.len() as u128 + cost.states) {
            self.knowledge = nothing();
        }
        let all = usize::try_from(cost.states).unwrap_or(usize::MAX);
        let search = Minimax::new(rules, Optimisations::ALL, &mut self.knowledge, interrupt);
        let mut search = search.reporting(&*self.work.steps, all);
        let value = search.value(state, Side::Max)?;
        let is_lost = rules.ceiling().is_some() && value < 0;
        let most = if is_lost { 0 } else { most };
        let mut moves = Vec::new();
        for played in rules.moves(position) {
            if moves.len() == most {
                break;
            }
            let state = rules.state(&rules.after(position, played));
            let value_left = search.value(state.ok_or(Unsolved::NoState)?, Side::Min)?;
            if value_left + rules.points(position, played) == value {
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

/// What a search is estimated to cost.
fn cost<R: Game>(rules: &R, position: &R::Position) -> Cost {
    Cost {
        states: rules.searched(position).max(1),
        ..rules.cost(position)
    }
}

impl<R: Game> Method<R> for Search<R> {
    /// It finds no nimber.
    fn ask(
        &mut self,
        rules: &R,
        position: &R::Position,
        question: Wanted,
    ) -> Result<Option<Answer<R::Move>>, Unsolved> {
        if question == Wanted::Nimber {
            return Ok(None);
        }
        let answer = self.search(rules, position, question.most_moves());
        self.work.steps.finish();
        answer.map(Some)
    }

    fn allows(
        &self,
        rules: &R,
        position: &R::Position,
        limits: &Limits,
    ) -> Option<Result<(), Estimate>> {
        Some(limits.allow_watched(cost(rules, position)))
    }

    fn positions(&self) -> u64 {
        self.knowledge.len() as u64
    }
}
