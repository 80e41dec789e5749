//! The questions about one summand, which the methods of its own game answer.

use crate::games::Game;
use crate::inference::alike::Alike;
use crate::inference::limits::{Estimate, Interrupt, Limits, Unsolved};
use crate::inference::method::Method;

/// The methods of one game.
pub(super) struct Finder<G: Game> {
    pub(super) methods: Vec<Box<dyn Method<G>>>,
}

impl<G: Game> Finder<G> {
    fn nimber(
        &mut self,
        rules: &G,
        position: &G::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let mut methods = self.methods.iter_mut();
        methods.find_map(|method| method.nimber(rules, position))
    }

    fn has_nimber(
        &mut self,
        rules: &G,
        position: &G::Position,
        nimber: u64,
    ) -> Option<Result<Option<bool>, Unsolved>> {
        let mut methods = self.methods.iter_mut();
        methods.find_map(|method| method.has_nimber(rules, position, nimber))
    }

    pub(super) fn positions(&self) -> u64 {
        self.methods.iter().map(|method| method.positions()).sum()
    }
}

/// What is asked about a summand.
pub(super) trait Question<M> {
    type Answer;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        whole: impl Fn(G::Move) -> M,
    ) -> Result<Self::Answer, Unsolved>;
}

/// A finder with the rules and the limits that it works by.
pub(super) struct Asked<'a, G: Game> {
    pub(super) rules: &'a G,
    pub(super) finder: &'a mut Finder<G>,
    pub(super) limits: Limits,
    pub(super) interrupt: &'a Interrupt,
}

impl<G: Game> Asked<'_, G> {
    fn nimber(&mut self, position: &G::Position) -> Result<u64, Unsolved> {
        let found = self.finder.nimber(self.rules, position);
        let found = found.transpose()?.flatten();
        found.ok_or_else(|| self.limits.beyond(self.rules.cost(position)))
    }

    fn has_nimber(&mut self, position: &G::Position, nimber: u64) -> Result<bool, Unsolved> {
        let found = self.finder.has_nimber(self.rules, position, nimber);
        let found = found.transpose()?.flatten();
        found.ok_or_else(|| self.limits.beyond(self.rules.cost(position)))
    }
}

/// Its nimber.
pub(super) struct WhichNimber;

impl<M> Question<M> for WhichNimber {
    type Answer = u64;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        _: impl Fn(G::Move) -> M,
    ) -> Result<u64, Unsolved> {
        asked.nimber(position)
    }
}

/// Its nimber if a theorem gives it.
pub(super) struct NimberByLaw;

impl<M> Question<M> for NimberByLaw {
    type Answer = Option<u64>;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        _: impl Fn(G::Move) -> M,
    ) -> Result<Option<u64>, Unsolved> {
        let answer = asked.rules.closed_form(position);
        Ok(answer.and_then(|answer| answer.nimber))
    }
}

/// Whether its nimber is this one.
pub(super) struct IsNimber(pub(super) u64);

impl<M> Question<M> for IsNimber {
    type Answer = bool;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        _: impl Fn(G::Move) -> M,
    ) -> Result<bool, Unsolved> {
        asked.has_nimber(position, self.0)
    }
}

/// How many positions a search would meet, and whether an estimate allows one.
pub(super) struct HowMuch;

impl<M> Question<M> for HowMuch {
    type Answer = u128;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        _: impl Fn(G::Move) -> M,
    ) -> Result<u128, Unsolved> {
        let rules = asked.rules;
        let mut methods = asked.finder.methods.iter_mut();
        methods
            .find_map(|method| method.allows(rules, position))
            .transpose()?;
        Ok(rules.cost(position).states)
    }
}

/// The number of moves, and those that leave this nimber, sorted, if a theorem gives them.
pub(super) struct MovesByLaw(pub(super) u64);

impl<M> Question<M> for MovesByLaw {
    type Answer = Option<(u128, Vec<M>)>;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        whole: impl Fn(G::Move) -> M,
    ) -> Result<Self::Answer, Unsolved> {
        let rules = asked.rules;
        let moves = rules.moves_to_nimber(position, self.0);
        let moves = moves.map(|moves| moves.into_iter().map(whole).collect());
        Ok(moves.map(|moves| (rules.move_count(position), moves)))
    }
}

/// The moves that leave a nimber, sorted, at most `most` of them.
pub(super) struct WhichMoves<'a, M> {
    pub(super) nimber: u64,
    pub(super) most: usize,
    /// Called with each move that is one of them, and with `None` for each other move.
    pub(super) settle: &'a dyn Fn(Option<M>),
}

/// Moves between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

impl<M: Copy> Question<M> for WhichMoves<'_, M> {
    type Answer = Vec<M>;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        whole: impl Fn(G::Move) -> M,
    ) -> Result<Vec<M>, Unsolved> {
        let rules = asked.rules;
        let moves = rules.move_count(position);
        if moves > asked.limits.looking().max_moves {
            let estimate = Estimate::new(moves, 0, asked.limits.max_memory);
            return Err(Unsolved::Beyond(estimate));
        }
        let mut found = Vec::new();
        let mut alike = Alike::new(rules, position);
        for (number, played) in rules.moves(position).enumerate() {
            if found.len() >= self.most {
                break;
            }
            if number.is_multiple_of(LOOK_UP_EVERY) && asked.interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            let wins = alike.settle(played, |after| asked.has_nimber(after, self.nimber))?;
            let winning = wins.then(|| whole(played));
            (self.settle)(winning);
            found.extend(winning);
        }
        Ok(found)
    }
}
