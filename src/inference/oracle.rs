//! The oracle: asks the methods in turn, and finds the remoteness.

use std::time::Instant;

use super::{
    alike::Alike,
    analysis::{Analysis, Outcome},
    erased::Move,
    limits::{Estimate, Interrupt, Limits, Progress, Unsolved, Work},
    method::{Method, Methods, Solvable, Wanted},
    period::{Period, SmallHeaps},
    remoteness::ByPairs,
};
use crate::games::{Answer, Code, Game, Goal, HeapShape};
use crate::reason::Evidence;

/// Answers any position of one game, and keeps what it finds out.
pub struct Oracle<R: Game> {
    pub(super) rules: R,
    pub(super) work: Work,
    pub(super) methods: Methods<R>,
    pub(super) remoteness: ByPairs<R>,
}

/// Moves between two checks whether the work should stop.
const CHECK_EVERY: usize = 1 << 12;

impl<R: Solvable> Oracle<R> {
    /// An oracle that knows nothing yet, with the default limits.
    pub fn of(rules: R) -> Self {
        Self::at_work(rules, Work::default())
    }

    /// An oracle that knows nothing yet, and that nobody watches.
    pub fn new(rules: R, limits: Limits, interrupt: Interrupt) -> Self {
        Self::at_work(rules, Work::silent(limits, interrupt))
    }

    /// An oracle that knows nothing yet.
    pub fn at_work(rules: R, work: Work) -> Self {
        Self {
            methods: R::methods(&work),
            remoteness: ByPairs::default(),
            rules,
            work,
        }
    }

    /// The rules it answers by.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// A move of this game that it has written.
    pub(super) fn read(&self, played: Move) -> R::Move {
        let read = self.rules.read_move(&played);
        read.expect("the game has written it")
    }

    /// Analyses a position. Where it is too large to solve, a theorem may still give a winning
    /// move.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the position is too large to solve, [`Unsolved::Interrupted`] if the
    /// interrupt was raised.
    pub fn analyse(&mut self, position: &R::Position) -> Result<Analysis<R::Move>, Unsolved> {
        let settled = self.settle(position).and_then(|mut analysis| {
            if analysis.nimber.is_none() {
                // One that is too large does not spoil the answer.
                analysis.nimber = match self.nimber(position) {
                    Err(Unsolved::LargeNimber(_)) => None,
                    found => found?,
                };
            }
            Ok(analysis)
        });
        self.or_by_theorem(position, settled)
    }

    /// What a theorem knows of a position that is not settled.
    pub(super) fn or_by_theorem(
        &mut self,
        position: &R::Position,
        settled: Result<Analysis<R::Move>, Unsolved>,
    ) -> Result<Analysis<R::Move>, Unsolved> {
        settled.or_else(|unsolved| {
            if unsolved.is_stopped() {
                return Err(unsolved);
            }
            let by_theorem = self.rules.winning_move(position).or_else(|| {
                let mut methods = self.methods.iter_mut();
                methods.find_map(|method| method.move_by_theory(&self.rules, position))
            });
            let reached = self.reached(position, unsolved);
            by_theorem.map(Analysis::by_theorem).ok_or(reached)
        })
    }

    /// A refusal, with the largest heap up to which a theory answers.
    fn reached(&self, position: &R::Position, unsolved: Unsolved) -> Unsolved {
        let mut methods = self.methods.iter();
        let reach = methods.find_map(|method| method.reach(&self.rules, position));
        match unsolved {
            _ if reach.is_none() => unsolved,
            Unsolved::Beyond(estimate) => Estimate { reach, ..estimate }.into(),
            Unsolved::NoState => match self.work.limits.beyond(self.rules.cost(position)) {
                Unsolved::Beyond(estimate) => Estimate { reach, ..estimate }.into(),
                unsolved => unsolved,
            },
            unsolved => unsolved,
        }
    }

    /// What the game says of a position, or the theory of the method that answers it; `best` is a
    /// winning move.
    pub(super) fn evidence(
        &self,
        position: &R::Position,
        best: Option<R::Move>,
    ) -> Option<Evidence> {
        self.rules.evidence(position, best).or_else(|| {
            let mut methods = self.methods.iter();
            methods.find_map(|method| method.evidence(&self.rules, position, best))
        })
    }

    /// Settles all but a nimber that takes work of its own.
    pub(super) fn settle(&mut self, position: &R::Position) -> Result<Analysis<R::Move>, Unsolved> {
        let started = Instant::now();
        let (answer, positions) = self.ask(position, Wanted::All)?;
        let seconds = started.elapsed().as_secs_f64();
        let remoteness = match answer.remoteness {
            None => self.remoteness(position)?,
            known => known,
        };
        let best = self.best(position, &answer.moves, remoteness);
        Ok(Analysis {
            outcome: Outcome::of_value(answer.value),
            value: answer.value,
            nimber: answer.nimber,
            moves: answer.moves,
            is_complete: true,
            best,
            remoteness,
            positions,
            seconds,
        })
    }

    /// Returns the outcome of a position alone, which is less work.
    ///
    /// # Errors
    /// As [`Oracle::analyse`].
    pub fn outcome(&mut self, position: &R::Position) -> Result<Outcome, Unsolved> {
        self.value(position).map(Outcome::of_value)
    }

    /// The answer of the first method that has one, and how many positions it has settled so far.
    pub(super) fn ask(
        &mut self,
        position: &R::Position,
        question: Wanted,
    ) -> Result<(Answer<R::Move>, u64), Unsolved> {
        for method in &mut self.methods {
            if let Some(answer) = method.ask(&self.rules, position, question)? {
                return Ok((answer, method.positions()));
            }
        }
        panic!("the last method answers every position")
    }

    pub(super) fn value(&mut self, position: &R::Position) -> Result<i64, Unsolved> {
        match self.ask(position, Wanted::Value) {
            Err(unsolved) if !unsolved.is_stopped() => {
                let by_theorem = self.rules.winning_move(position);
                by_theorem
                    .map(|_| 1)
                    .ok_or(self.reached(position, unsolved))
            }
            settled => Ok(settled?.0.value),
        }
    }

    /// Returns the first winning move in a game of win and loss, in a sum of games rather one that
    /// a theorem gives; `None` if the position is losing. It takes less work than an analysis.
    ///
    /// # Errors
    /// As [`Oracle::analyse`].
    pub fn winning_move(&mut self, position: &R::Position) -> Result<Option<R::Move>, Unsolved> {
        let (answer, _) = self.ask(position, Wanted::FirstMove)?;
        Ok(answer.moves.first().copied())
    }

    /// Returns the nimber of a position, or `None` if the game or the variant has none.
    ///
    /// # Errors
    /// As [`Oracle::analyse`].
    pub fn nimber(&mut self, position: &R::Position) -> Result<Option<u64>, Unsolved> {
        self.by_nimbers(|method, rules| {
            let answer = method.ask(rules, position, Wanted::Nimber)?;
            Ok(answer.and_then(|answer| answer.nimber))
        })
    }

    /// Returns whether the nimber of a position is this one, which may take less work than the
    /// nimber.
    pub(super) fn has_nimber(
        &mut self,
        position: &R::Position,
        nimber: u64,
    ) -> Result<Option<bool>, Unsolved> {
        self.by_nimbers(|method, rules| method.has_nimber(rules, position, nimber))
    }

    /// What the first method says that finds a nimber. There are none but in normal play.
    fn by_nimbers<A>(
        &mut self,
        ask: impl Fn(&mut dyn Method<R>, &R) -> Result<Option<A>, Unsolved>,
    ) -> Result<Option<A>, Unsolved> {
        if self.rules.goal() != Goal::LastMove {
            return Ok(None);
        }
        let methods = self.methods.iter_mut();
        let mut found = methods.filter_map(|method| ask(&mut **method, &self.rules).transpose());
        found.next().transpose()
    }

    /// Returns the moves that leave a position of this nimber, sorted, at most `most` of them.
    pub(super) fn moves_leaving(
        &mut self,
        position: &R::Position,
        nimber: u64,
        most: usize,
    ) -> Result<Vec<Move>, Unsolved> {
        let rules = self.rules.clone();
        let Work {
            limits,
            interrupt,
            steps,
        } = self.work.clone();
        let moves = rules.move_count(position);
        if moves > limits.looking().max_moves {
            let estimate = Estimate::new(moves, 0, limits.max_memory);
            return Err(Unsolved::Beyond(estimate));
        }
        let mut found = Vec::new();
        let mut alike = Alike::new(&rules, position);
        for (number, played) in rules.moves(position).enumerate() {
            if found.len() >= most {
                break;
            }
            if number.is_multiple_of(CHECK_EVERY) {
                interrupt.check()?;
                steps.report(number, usize::try_from(moves).unwrap_or(usize::MAX));
            }
            let leaves = alike.settle(played, |after| {
                let answer = self.has_nimber(after, nimber)?;
                answer.ok_or_else(|| limits.beyond(rules.cost(after)))
            })?;
            found.extend(leaves.then(|| Move::written(played)));
        }
        steps.finish();
        Ok(found)
    }

    /// The heaps of a position, in games of taking and breaking, and how their nimbers repeat, as
    /// far as what was asked has proved it.
    pub(super) fn heaps(&self, position: &R::Position) -> Option<(HeapShape, Option<Period>)> {
        let mut methods = self.methods.iter();
        methods.find_map(|method| method.heaps(&self.rules, position))
    }

    /// The nimbers of the heaps of a code, as many as take no time. `None` if no method finds them,
    /// or the limits do not allow even these.
    pub(super) fn small_heaps(&self, code: &Code) -> Option<SmallHeaps> {
        let mut methods = self.methods.iter();
        methods.find_map(|method| method.small_heaps(code))
    }

    /// Computes the remoteness if it is cheap and the game has one. The decision ignores cached
    /// results, so that answers do not depend on earlier queries. Afterwards the remoteness of all
    /// positions below is cached too.
    pub(super) fn remoteness(&mut self, position: &R::Position) -> Result<Option<u64>, Unsolved> {
        let (rules, work) = (&self.rules, &self.work);
        if rules.ceiling().is_none() {
            return Ok(None);
        }
        if ByPairs::is_cheap(rules, position, &work.limits) {
            return self.remoteness.settle(rules, position, work);
        }
        Ok(self.ends_at_once(position).then_some(1))
    }

    /// Whether a move wins at once because it is the last, as far as moves are tried.
    pub(super) fn ends_at_once(&self, position: &R::Position) -> bool {
        self.rules.goal() == Goal::LastMove && self.rules.immediate_win(position).is_some()
    }

    /// Returns the remoteness if it is cached or proved. What is cached for other positions makes
    /// no difference: it counts only where the position alone is cheap.
    pub(super) fn known_remoteness(&self, position: &R::Position) -> Option<u64> {
        let (rules, limits) = (&self.rules, &self.work.limits);
        let found = self.remoteness.found(rules, position);
        let found = found.filter(|_| ByPairs::is_cheap(rules, position, limits));
        if found.is_none() && rules.is_over(position) {
            return Some(0);
        }
        // A theorem lists all winning moves, too.
        found.or_else(|| rules.closed_form(position)?.remoteness)
    }
}
