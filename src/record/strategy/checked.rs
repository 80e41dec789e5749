//! The check of a strategy: it is followed against all replies, by the rules alone.

use std::collections::HashMap;

use super::made::replies;
use super::{Answer, Claim, Notation, STRATEGY, Strategy};
use crate::inference::{At, Interrupt, Solver, Unsolved};
use crate::reason::Phrase;
use crate::record::Unproved;
use crate::record::written::{Damage, damaged};

/// A check that goes on.
struct Check<'a> {
    strategy: &'a Strategy,
    notation: Notation<'a>,
    /// The positions of the answers.
    positions: Vec<At>,
    /// The number of an answer by what its position has in common with those that play alike.
    numbers: HashMap<String, usize>,
    /// Whether each answer was needed.
    needed: Vec<bool>,
    /// The answers that were needed and are not followed yet.
    due: Vec<usize>,
}

impl Strategy {
    /// Checks that it proves its claim from `start` on, by the rules alone.
    ///
    /// # Errors
    /// [`Unproved`]: an answer fails, is missing, or is never needed.
    pub fn check(
        &self,
        game: &dyn Solver,
        start: &At,
        interrupt: &Interrupt,
    ) -> Result<(), Unproved> {
        let mut check = Check::new(self, game, start).map_err(Unproved::Fails)?;
        check.begin(start).map_err(Unproved::Fails)?;
        while let Some(number) = check.due.pop() {
            if interrupt.is_wished() {
                return Err(Unproved::Unsolved(Unsolved::Interrupted));
            }
            check.follow(number).map_err(Unproved::Fails)?;
        }
        let mut needed = self.answers.iter().zip(&check.needed);
        needed
            .find(|(_, needed)| !**needed)
            .map(|(answer, _)| answer.refused("strategy-unused"))
            .map_or(Ok(()), |damage| Err(Unproved::Fails(damage)))
    }
}

impl<'a> Check<'a> {
    fn new(strategy: &'a Strategy, game: &'a dyn Solver, start: &At) -> Result<Self, Damage> {
        let notation = Notation::of(game, start);
        let answers = &strategy.answers;
        let mut positions = Vec::with_capacity(answers.len());
        let mut numbers = HashMap::with_capacity(answers.len());
        for (number, answer) in answers.iter().enumerate() {
            let at = notation
                .read(&answer.position)
                .map_err(|why| damaged(answer.line, why))?;
            if numbers.insert(notation.key(&at), number).is_some() {
                return Err(answer.refused("strategy-twice"));
            }
            positions.push(at);
        }
        Ok(Self {
            strategy,
            notation,
            needed: vec![false; positions.len()],
            positions,
            numbers,
            due: Vec::new(),
        })
    }

    /// Meets the first positions in which an answer is due.
    fn begin(&mut self, start: &At) -> Result<(), Damage> {
        let (strategy, game) = (self.strategy, self.notation.game);
        let line = strategy.header.tag(STRATEGY).map_or(0, |tag| tag.line);
        match (strategy.claim, strategy.pairing) {
            (Claim::Margin(margin), _) => {
                let reached = self.margin(start, line)?;
                fails_unless(reached >= margin, line, "strategy-less")
            }
            (Claim::Win, _) => self.meet(start, line),
            (Claim::Loss, Some(rule)) => {
                fails_unless(rule.answers(game, start), line, "strategy-pairing")
            }
            (Claim::Loss, None) if game.is_over(start) => self.wins(start, 1, line),
            (Claim::Loss, None) => replies(game, start).try_for_each(|at| self.meet(&at, line)),
        }
    }

    /// Plays an answer and all replies to it.
    fn follow(&mut self, number: usize) -> Result<(), Damage> {
        let (strategy, game) = (self.strategy, self.notation.game);
        let (answer, at) = (&strategy.answers[number], self.positions[number].clone());
        let illegal = |why| damaged(answer.line, why);
        let played = game.read_move(&answer.played).map_err(illegal)?;
        let left = game.play(&at, played).map_err(illegal)?;
        if let Some(rule) = strategy.pairing {
            return fails_unless(rule.answers(game, &left), answer.line, "strategy-pairing");
        }
        if let Some(margin) = answer.margin {
            return self.follow_margin(
                answer,
                margin.saturating_sub(game.points(&at, played)),
                &left,
            );
        }
        if game.is_over(&left) {
            return self.wins(&left, 1, answer.line);
        }
        replies(game, &left).try_for_each(|at| self.meet(&at, answer.line))
    }

    /// Checks that the player who has left `left` still gets `margin` against all replies.
    fn follow_margin(&mut self, answer: &Answer, margin: i64, left: &At) -> Result<(), Damage> {
        let game = self.notation.game;
        let mut reached = if game.is_over(left) { 0 } else { i64::MAX };
        for reply in game.moves(left) {
            let at = game.play(left, reply).expect("a listed move is legal");
            let then = self.margin(&at, answer.line)?;
            // What nobody can reach stays out of reach.
            reached = reached.min(then.saturating_sub(game.points(left, reply)));
        }
        fails_unless(reached >= margin, answer.line, "strategy-less")
    }

    /// The margin that the answer in a position claims.
    fn margin(&mut self, at: &At, line: u64) -> Result<i64, Damage> {
        if self.notation.game.is_over(at) {
            return Ok(0);
        }
        let answer = &self.strategy.answers[self.need(at, line)?];
        Ok(answer
            .margin
            .expect("an answer has one in a game of points"))
    }

    /// Meets a position after a reply: either the game is won, or an answer is due.
    fn meet(&mut self, at: &At, line: u64) -> Result<(), Damage> {
        if self.notation.game.is_over(at) {
            return self.wins(at, 0, line);
        }
        self.need(at, line).map(drop)
    }

    /// Checks that the player of the strategy has won; `side` is to move, 0 for that player.
    fn wins(&self, at: &At, side: usize, line: u64) -> Result<(), Damage> {
        let winner = self.notation.game.winner(at, side, [0; 2]);
        fails_unless(winner == Some(0), line, "strategy-loses")
    }

    /// The number of the answer in a position, which is followed later.
    fn need(&mut self, at: &At, line: u64) -> Result<usize, Damage> {
        let Some(&number) = self.numbers.get(&self.notation.key(at)) else {
            let why = Phrase::new("strategy-missing");
            return Err(damaged(line, why.with("position", self.notation.write(at))));
        };
        if !self.needed[number] {
            self.needed[number] = true;
            self.due.push(number);
        }
        Ok(number)
    }
}

fn fails_unless(holds: bool, line: u64, id: &'static str) -> Result<(), Damage> {
    if holds {
        return Ok(());
    }
    Err(damaged(line, Phrase::new(id)))
}

impl Answer {
    fn refused(&self, id: &'static str) -> Damage {
        damaged(self.line, Phrase::new(id))
    }
}
