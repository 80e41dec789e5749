//! Sums of games as a method: each summand has a nimber, which the methods of its own game find, and the nimber of the sum is their
//! nim-sum. R. P. Sprague, Tohoku Mathematical Journal 41 (1935); P. M. Grundy, Eureka 2 (1939).

use std::any::Any;
use std::rc::Rc;

use ahash::AHashMap;

use super::closed_form::ClosedForm;
use super::finders::finders;
use super::limits::{Estimate, Interrupt, Limits, Progress, Unsolved};
use super::method::Method;
use crate::games::{Answer, Game, Manners, Notation, SummandVisitor, Theorems, Theory, Values};

/// Answers sums by the nimbers of their summands. What it finds out of a game serves all summands of that game.
pub(crate) struct BySummands {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    /// A [`Finder`] for each game by its name and options.
    finders: AHashMap<(&'static str, Values), Box<dyn Any>>,
    positions: u64,
}

/// The methods of one game.
struct Finder<G: Game> {
    methods: Vec<Box<dyn Method<G>>>,
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

    fn positions(&self) -> u64 {
        self.methods.iter().map(|method| method.positions()).sum()
    }
}

/// What is asked about a summand.
trait Question<M> {
    type Answer;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        whole: impl Fn(G::Move) -> M,
    ) -> Result<Self::Answer, Unsolved>;
}

/// A finder with the rules and the limits that it works by.
struct Asked<'a, G: Game> {
    rules: &'a G,
    finder: &'a mut Finder<G>,
    limits: Limits,
    interrupt: &'a Interrupt,
}

impl<G: Game> Asked<'_, G> {
    fn nimber(&mut self, position: &G::Position) -> Result<u64, Unsolved> {
        let found = self
            .finder
            .nimber(self.rules, position)
            .transpose()?
            .flatten();
        found.ok_or_else(|| self.limits.beyond(self.rules.cost(position)))
    }
}

/// Its nimber.
struct WhichNimber;

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

/// The moves that leave a nimber, at most `most` of them.
struct WhichMoves {
    nimber: u64,
    most: usize,
}

/// Moves between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

impl<M> Question<M> for WhichMoves {
    type Answer = Vec<M>;

    fn ask<G: Game>(
        self,
        asked: &mut Asked<G>,
        position: &G::Position,
        whole: impl Fn(G::Move) -> M,
    ) -> Result<Vec<M>, Unsolved> {
        let rules = asked.rules;
        if let Some(moves) = rules.moves_to_nimber(position, self.nimber) {
            return Ok(moves.into_iter().take(self.most).map(whole).collect());
        }
        let moves = rules.move_count(position);
        if moves > asked.limits.looking().max_moves {
            let estimate = Estimate::new(moves, 0, asked.limits.max_memory);
            return Err(Unsolved::Beyond(estimate));
        }
        let mut found = Vec::new();
        // Moves to positions that play alike are settled once.
        let mut settled = AHashMap::new();
        for (number, played) in rules.moves(position).enumerate() {
            if found.len() >= self.most {
                break;
            }
            if number.is_multiple_of(LOOK_UP_EVERY) && asked.interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            let after = rules
                .play(position, played)
                .expect("a listed move is legal");
            let state = rules.state(&after);
            let known = state.and_then(|state| settled.get(&state).copied());
            let nimber = match known {
                Some(nimber) => nimber,
                None => asked.nimber(&after)?,
            };
            settled.extend(state.map(|state| (state, nimber)));
            if nimber == self.nimber {
                found.push(whole(played));
            }
        }
        Ok(found)
    }
}

/// Asks a question about a summand, with the finder of its game.
struct Asking<'a, Q> {
    method: &'a mut BySummands,
    /// How many summands share the memory.
    summands: usize,
    question: Q,
}

impl<M, Q: Question<M>> SummandVisitor<M> for Asking<'_, Q> {
    type Output = Result<Q::Answer, Unsolved>;

    fn visit<G: Notation + Manners + Theory + Theorems + Clone + 'static>(
        self,
        rules: &G,
        position: &G::Position,
        whole: impl Fn(G::Move) -> M,
    ) -> Self::Output {
        let BySummands {
            limits,
            interrupt,
            progress,
            finders: known,
            positions,
        } = self.method;
        let limits = Limits {
            max_memory: limits.max_memory / self.summands.max(1) as u64,
            ..*limits
        };
        let new = || -> Box<dyn Any> {
            let mut methods: Vec<Box<dyn Method<G>>> = vec![Box::new(ClosedForm)];
            methods.extend(finders(limits, interrupt, progress));
            Box::new(Finder { methods })
        };
        let key = (rules.name(), rules.values(position));
        let finder = known.entry(key).or_insert_with(new);
        let finder: &mut Finder<G> = finder.downcast_mut().expect("a name has one game");
        let before = finder.positions();
        let mut asked = Asked {
            rules,
            finder,
            limits,
            interrupt,
        };
        let answer = self.question.ask(&mut asked, position, whole);
        *positions += asked.finder.positions().saturating_sub(before);
        answer
    }
}

impl BySummands {
    /// A method that knows nothing yet.
    pub(crate) fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            progress,
            finders: AHashMap::new(),
            positions: 0,
        }
    }

    /// Asks a question about summand `index` of `summands`; `None` if there is no such summand.
    fn ask<R: Game, Q: Question<R::Move>>(
        &mut self,
        rules: &R,
        position: &R::Position,
        index: usize,
        summands: usize,
        question: Q,
    ) -> Option<Result<Q::Answer, Unsolved>> {
        let asking = Asking {
            method: self,
            summands,
            question,
        };
        let answer = rules.visit_summand(position, index, asking)?;
        Some(answer.map_err(|unsolved| match unsolved {
            Unsolved::Beyond(estimate) => Unsolved::Beyond(estimate.of_summand(index + 1)),
            other => other,
        }))
    }

    /// The nimbers of all summands; `None` if the position is no sum of games.
    fn nimbers<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Vec<u64>, Unsolved>> {
        let all =
            (0..).take_while(|&index| rules.visit_summand(position, index, Present).is_some());
        let summands = all.count();
        if summands == 0 {
            return None;
        }
        let nimber = |index| self.ask(rules, position, index, summands, WhichNimber);
        Some((0..summands).filter_map(nimber).collect())
    }

    /// The winning moves, at most `most` of them.
    fn winning<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        nimbers: &[u64],
        most: usize,
    ) -> Result<Vec<R::Move>, Unsolved> {
        let sum = nim_sum(nimbers);
        let mut winning = Vec::new();
        for (index, nimber) in nimbers.iter().enumerate().filter(|_| sum != 0) {
            let question = WhichMoves {
                nimber: nimber ^ sum,
                most: most - winning.len(),
            };
            let found = self.ask(rules, position, index, nimbers.len(), question);
            winning.extend(found.transpose()?.unwrap_or_default());
        }
        Ok(winning)
    }
}

/// Tells whether a summand is there: the visit itself is the answer.
struct Present;

impl<M> SummandVisitor<M> for Present {
    type Output = ();

    fn visit<G: Notation + Manners + Theory + Theorems + Clone + 'static>(
        self,
        _: &G,
        _: &G::Position,
        _: impl Fn(G::Move) -> M,
    ) {
    }
}

/// Whether the position is a sum of games.
pub(super) fn is_sum_of_games<R: Game>(rules: &R, position: &R::Position) -> bool {
    rules.visit_summand(position, 0, Present).is_some()
}

fn nim_sum(nimbers: &[u64]) -> u64 {
    nimbers.iter().fold(0, |sum, nimber| sum ^ nimber)
}

impl<R: Game> Method<R> for BySummands {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        let answer = self.nimbers(rules, position)?.and_then(|nimbers| {
            let sum = nim_sum(&nimbers);
            Ok(Answer {
                value: if sum == 0 { -1 } else { 1 },
                nimber: Some(sum),
                moves: self.winning(rules, position, &nimbers, usize::MAX)?,
                remoteness: None,
            })
        });
        Some(answer)
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let nimbers = self.nimbers(rules, position)?;
        Some(nimbers.map(|nimbers| if nim_sum(&nimbers) == 0 { -1 } else { 1 }))
    }

    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<R::Move>, Unsolved>> {
        let winning = self
            .nimbers(rules, position)?
            .and_then(|nimbers| self.winning(rules, position, &nimbers, 1));
        Some(winning.map(|winning| winning.first().copied()))
    }

    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let nimbers = self.nimbers(rules, position)?;
        Some(nimbers.map(|nimbers| Some(nim_sum(&nimbers))))
    }

    fn positions(&self) -> u64 {
        self.positions
    }
}
