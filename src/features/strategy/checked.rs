//! The check of a strategy: it is followed against all replies, by the rules alone.

use std::collections::HashMap;
use std::mem;

use super::written::{Claim, Notation, STRATEGY, Strategy, StrategyAnswer};
use crate::inference::{Interrupt, Position, Solver, Unsolved};
use crate::reason::Phrase;
use crate::record::{Damage, written::damaged};

/// Why a strategy proves nothing.
#[derive(Debug)]
pub enum Unproved {
    /// An answer fails, is missing, or is never needed.
    Fails(Damage),
    /// The check was interrupted.
    Unsolved(Unsolved),
}

/// A check that goes on.
struct Check<'a> {
    strategy: &'a Strategy,
    notation: Notation<'a>,
    /// Each answer by what its position has in common with those that play alike, and whether it
    /// was needed.
    answers: HashMap<String, (&'a StrategyAnswer, bool)>,
    /// The answers that were needed and are not followed yet.
    due: Vec<&'a StrategyAnswer>,
}

impl Strategy {
    /// Checks that it proves its claim from `start` on, by the rules alone.
    ///
    /// # Errors
    /// [`Unproved`].
    pub fn check(
        &self,
        game: &dyn Solver,
        start: &Position,
        interrupt: &Interrupt,
    ) -> Result<(), Unproved> {
        let mut check = Check {
            strategy: self,
            notation: Notation::of(game, start),
            answers: HashMap::with_capacity(self.answers.len()),
            due: Vec::new(),
        };
        let checked = check.run(start, interrupt);
        interrupt.check().map_err(Unproved::Unsolved)?;
        checked.map_err(Unproved::Fails)
    }
}

impl Check<'_> {
    /// Follows the strategy until it is wished to stop.
    fn run(&mut self, start: &Position, interrupt: &Interrupt) -> Result<(), Damage> {
        for answer in &self.strategy.answers {
            let key = self.notation.key(&self.position(answer)?);
            if self.answers.insert(key, (answer, false)).is_some() {
                return Err(answer.refused("strategy-twice"));
            }
        }
        let header = &self.strategy.header;
        let line = header.tag(STRATEGY).map_or(0, |tag| tag.line);
        let holds = match self.strategy.claim {
            Claim::Margin(margin) => self.reached(start, line)? >= margin,
            Claim::Win => self.reached(start, line)? > 0,
            Claim::Loss => self.left(start, line)? > 0,
        };
        self.demand(holds, line)?;
        while !interrupt.is_wished()
            && let Some(answer) = self.due.pop()
        {
            self.follow(answer)?;
        }
        let unused = self.answers.values().filter(|(_, needed)| !needed);
        let first = unused.min_by_key(|(answer, _)| answer.line);
        first.map_or(Ok(()), |(answer, _)| Err(answer.refused("strategy-unused")))
    }

    fn position(&self, answer: &StrategyAnswer) -> Result<Position, Damage> {
        let read = self.notation.read(&answer.position);
        read.map_err(|why| damaged(answer.line, why))
    }

    /// Plays an answer and all replies to it.
    fn follow(&mut self, answer: &StrategyAnswer) -> Result<(), Damage> {
        let game = self.notation.game;
        let illegal = |why| damaged(answer.line, why);
        let at = self.position(answer)?;
        let played = game.read_move(&answer.played).map_err(illegal)?;
        let left = game.play(&at, played).map_err(illegal)?;
        let reached = self.left(&left, answer.line)?;
        let reached = reached.saturating_add(game.points(&at, played));
        self.demand(reached >= answer.reached(), answer.line)
    }

    /// How far ahead the player of the strategy comes out who is to move: by the answer, which is
    /// followed later. Where no points count, the winner is 1 ahead.
    fn reached(&mut self, at: &Position, line: u64) -> Result<i64, Damage> {
        if self.notation.game.is_over(at) {
            return Ok(self.end(0));
        }
        let Some((answer, needed)) = self.answers.get_mut(&self.notation.key(at)) else {
            let why = Phrase::new("strategy-missing");
            return Err(damaged(line, why.with("position", self.notation.write(at))));
        };
        if !mem::replace(needed, true) {
            self.due.push(answer);
        }
        Ok(answer.reached())
    }

    /// The same where the other player is to move, against all replies.
    fn left(&mut self, left: &Position, line: u64) -> Result<i64, Damage> {
        let game = self.notation.game;
        if game.is_over(left) {
            return Ok(self.end(1));
        }
        let mut least = i64::MAX;
        for reply in game.moves(left) {
            let at = game.play(left, reply).expect("a listed move is legal");
            let then = self.reached(&at, line)?;
            // What nobody can reach stays out of reach.
            least = least.min(then.saturating_sub(game.points(left, reply)));
        }
        Ok(least)
    }

    /// How far ahead the player of the strategy is at the end, where points were counted; `side` is
    /// to move, 0 for that player.
    fn end(&self, side: usize) -> i64 {
        let winner = self.notation.game.winner(side, [0; 2]);
        winner.map_or(0, |winner| if winner == 0 { 1 } else { -1 })
    }

    fn demand(&self, holds: bool, line: u64) -> Result<(), Damage> {
        let id = if self.notation.game.has_points() {
            "strategy-less"
        } else {
            "strategy-loses"
        };
        (holds.then_some(())).ok_or_else(|| damaged(line, Phrase::new(id)))
    }
}

impl StrategyAnswer {
    /// How far ahead it leads.
    fn reached(&self) -> i64 {
        self.margin.unwrap_or(1)
    }

    fn refused(&self, id: &'static str) -> Damage {
        damaged(self.line, Phrase::new(id))
    }
}
