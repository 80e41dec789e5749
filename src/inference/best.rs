//! The move to play: one that wins soonest, or loses latest, as far as that is known.

use std::time::Instant;

use super::{
    analysis::{Analysis, Outcome},
    limits::Unsolved,
    method::Solvable,
    oracle::Oracle,
    remoteness::ByPairs,
    solver::Solver,
};

impl<R: Solvable> Oracle<R> {
    /// Returns the move to play, the same as [`Analysis::best`], and whether the position is
    /// losing. `None` if the game is over. It takes less work than an analysis if the remoteness of
    /// the position is not computed.
    ///
    /// # Errors
    /// As [`Oracle::analyse`].
    pub fn best_move(
        &mut self,
        position: &R::Position,
    ) -> Result<Option<(R::Move, bool)>, Unsolved> {
        if !self.has_cheap_best(position) {
            let settled = self.settle(position);
            let analysis = self.or_by_theorem(position, settled)?;
            let lost = analysis.outcome == Outcome::Loss;
            return Ok(analysis.best.map(|best| (best, lost)));
        }
        self.cheap_best(position).map(Some)
    }

    /// The best move where one winning move is enough for it, and whether the position is losing.
    fn cheap_best(&mut self, position: &R::Position) -> Result<(R::Move, bool), Unsolved> {
        let winning = match self.rules.winning_move(position) {
            None => self.winning_move(position)?,
            by_theorem => by_theorem,
        };
        let played = winning.unwrap_or_else(|| self.rules.nth_move(position, 0));
        Ok((played, winning.is_none()))
    }

    /// Whether one winning move is enough for the best one: no remoteness is found.
    fn has_cheap_best(&self, position: &R::Position) -> bool {
        let rules = &self.rules;
        rules.ceiling().is_some()
            && rules.closed_form(position).is_none()
            && !ByPairs::is_cheap(rules, position, &self.work.limits)
            && !self.ends_at_once(position)
            && !rules.is_over(position)
    }

    /// Analyses a position, but where one winning move is enough for the best one finds no others.
    ///
    /// # Errors
    /// As [`Oracle::analyse`].
    pub(super) fn analyse_best(
        &mut self,
        position: &R::Position,
    ) -> Result<Analysis<R::Move>, Unsolved> {
        if !self.has_cheap_best(position) {
            return self.analyse(position);
        }
        let started = Instant::now();
        let (best, lost) = self.cheap_best(position)?;
        let nimber = match self.nimber(position) {
            Err(unsolved) if !unsolved.is_stopped() => return self.analyse(position),
            nimber => nimber?,
        };
        let analysis = Analysis::by_theorem(best);
        Ok(Analysis {
            outcome: if lost { Outcome::Loss } else { Outcome::Win },
            value: if lost { -1 } else { 1 },
            nimber,
            positions: self.positions(),
            seconds: started.elapsed().as_secs_f64(),
            ..analysis
        })
    }

    /// Returns the first move that wins as soon as possible, or the first that loses as late as
    /// possible. If the remoteness is not known, returns the first optimal move, or the first move
    /// of all. Among moves that are equally good so, the one that a theorem gives comes first.
    /// Returns `None` if the game is over.
    pub(super) fn best(
        &self,
        position: &R::Position,
        optimal: &[R::Move],
        remoteness: Option<u64>,
    ) -> Option<R::Move> {
        let rules = &self.rules;
        if rules.is_over(position) {
            return None;
        }
        let by_theorem = || {
            let winning = rules.winning_move(position)?;
            optimal.contains(&winning).then_some(winning)
        };
        let Some(remoteness) = remoteness else {
            let first = by_theorem().or(optimal.first().copied());
            return first.or_else(|| Some(rules.nth_move(position, 0)));
        };
        let is_best = |&played: &R::Move| {
            let left = rules.after(position, played);
            self.known_remoteness(&left)
                .is_some_and(|left| left + 1 == remoteness)
        };
        if optimal.is_empty() {
            return rules.moves(position).find(is_best);
        }
        let by_theorem = by_theorem().filter(is_best);
        by_theorem.or_else(|| optimal.iter().copied().find(is_best))
    }
}
