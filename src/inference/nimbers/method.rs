//! The solver for nimbers as a method: for games that split into independent components, in normal
//! play.

use super::solver::NimberSolver;
use crate::games::{Answer, Game, Sum, SumVisitor};
use crate::inference::alike::Alike;
use crate::inference::components::NimberSearch;
use crate::inference::limits::{Estimate, Limits, Progress, SoFar, Unsolved, Work};
use crate::inference::method::{Method, Wanted};

/// Answers positions of one game by the nimbers of their components, and keeps what it finds out.
pub struct ByNimbers<R: Game> {
    work: Work,
    solver: Option<BoxedSolver<R::Position>>,
}

type BoxedSolver<P> = Box<dyn PositionSolver<P>>;

/// A solver for some game of components that is asked about positions of that game.
trait PositionSolver<P> {
    /// The nimber of a position. If that is the position in question, what is known about it is
    /// reported as progress.
    fn nimber(&mut self, position: &P, in_question: bool) -> Result<u64, Unsolved>;
    /// What is known about the position in question.
    fn so_far(&mut self) -> &mut SoFar;
    /// Tells what is known about it.
    fn report(&mut self);
    /// Whether a position has this nimber, which is less work to find out.
    fn has_nimber(&mut self, position: &P, nimber: u64) -> Result<bool, Unsolved>;
    /// Of each of these positions it will be asked whether it is lost.
    fn look_ahead(&mut self, positions: &[P]);
    /// Estimated number of positions that the solver visits, 0 if negligible; `None` if the
    /// position does not belong to the game.
    fn work(&self, position: &P) -> Option<u128>;
    /// How many components are stored.
    fn entries(&self) -> u64;
}

/// A solver, and what splits a position into its components.
struct SumSolver<P, G: Sum> {
    nimbers: NimberSolver<G>,
    #[expect(clippy::type_complexity, reason = "as visitors get it")]
    split: Box<dyn Fn(&G, &P) -> Option<Vec<G::Component>>>,
}

impl<P, G: Sum> SumSolver<P, G> {
    /// The components of a position that belongs to the game.
    fn components(&self, position: &P) -> Vec<G::Component> {
        let components = (self.split)(self.nimbers.game(), position);
        components.expect("a position of the game")
    }
}

impl<P, G: Sum> PositionSolver<P> for SumSolver<P, G> {
    fn nimber(&mut self, position: &P, in_question: bool) -> Result<u64, Unsolved> {
        let components = self.components(position);
        if in_question {
            self.nimbers.nimber(&components)
        } else {
            self.nimbers.sum(&components, false)
        }
    }

    fn so_far(&mut self) -> &mut SoFar {
        &mut self.nimbers.reports.so_far
    }

    fn report(&mut self) {
        self.nimbers.report();
    }

    fn has_nimber(&mut self, position: &P, nimber: u64) -> Result<bool, Unsolved> {
        let components = self.components(position);
        self.nimbers.has_nimber(&components, nimber)
    }

    fn look_ahead(&mut self, positions: &[P]) {
        let mut ahead = Vec::new();
        for position in positions {
            // The nimber that is asked of the largest of several components depends on the others.
            if let [component] = *self.components(position)
                && self.nimbers.game().is_worth_threads(component)
                && !ahead.contains(&component)
            {
                ahead.push(component);
            }
        }
        self.nimbers.look_ahead(&ahead);
    }

    fn work(&self, position: &P) -> Option<u128> {
        let game = self.nimbers.game();
        let components = (self.split)(game, position)?;
        let work = components.iter().map(|&component| game.work(component));
        Some(work.fold(0, u128::saturating_add))
    }

    fn entries(&self) -> u64 {
        self.nimbers.entries() as u64
    }
}

/// Makes a solver for the game of components that a position belongs to.
struct SolverFor<'a>(&'a Work);

impl<P: 'static> SumVisitor<P> for SolverFor<'_> {
    type Output = BoxedSolver<P>;

    fn visit<G: Sum>(
        self,
        game: G,
        components: impl Fn(&G, &P) -> Option<Vec<G::Component>> + 'static,
    ) -> Self::Output {
        let nimbers = NimberSolver::new(game, self.0.clone());
        let split = Box::new(components);
        Box::new(SumSolver { nimbers, split })
    }
}

/// Bytes of a component in a table that is full, by which the memory of a search is estimated.
const BYTES_OF_A_COMPONENT: u64 = 20;

/// A search that visits this many positions takes seconds, so the move of a theorem is shown first.
const LARGE: u128 = 1 << 20;

/// If a search visits this many positions, it pays to list what will be asked for other threads.
const WORTH_LISTING: u128 = 1 << 14;

/// The solver keeps within its memory while it works, and forgets what finds no room. So the
/// estimate refuses a position only if the memory holds less than one in this many of the
/// components, of which the solver would find most again and again.
const MOST_FORGOTTEN: u128 = 32;

impl<R: Game> ByNimbers<R> {
    /// A method that knows nothing yet.
    pub fn new(work: Work) -> Self {
        Self { work, solver: None }
    }

    /// A solver for the game of components that a position belongs to.
    fn solver_for(&self, rules: &R, position: &R::Position) -> Option<BoxedSolver<R::Position>> {
        rules.visit_components(position, SolverFor(&self.work))
    }

    /// The estimated number of positions that the solver visits; `None` if the method does not
    /// answer the position.
    fn states(&self, rules: &R, position: &R::Position) -> Option<u128> {
        let known = self.solver.as_ref();
        let known = known.and_then(|solver| solver.work(position));
        known.or_else(|| self.solver_for(rules, position)?.work(position))
    }

    /// Asks a question about a position, of which nothing has been told yet, unless the estimate is
    /// above the limits; `None` if the method does not answer it.
    fn asked<A>(
        &mut self,
        rules: &R,
        position: &R::Position,
        question: impl FnOnce(&mut BoxedSolver<R::Position>, u128) -> Result<A, Unsolved>,
    ) -> Result<Option<A>, Unsolved> {
        let known = self.solver.take();
        let known = known.filter(|solver| solver.work(position).is_some());
        let Some(solver) = known.or_else(|| self.solver_for(rules, position)) else {
            return Ok(None);
        };
        let solver = self.solver.insert(solver);
        let states = solver.work(position).expect("it is for the position");
        allowed(states, &self.work.limits)?;
        *solver.so_far() = SoFar::default();
        let answer = question(solver, states);
        self.work.steps.finish();
        answer.map(Some)
    }
}

/// Checks that as many positions may be visited.
fn allowed(states: u128, limits: &Limits) -> Result<(), Estimate> {
    let memory = states.saturating_mul(BYTES_OF_A_COMPONENT.into());
    let max_memory = limits.max_memory;
    if memory / MOST_FORGOTTEN > max_memory.into() || states > limits.max_nimbers {
        return Err(Estimate::new(states, memory, max_memory));
    }
    Ok(())
}

/// Settles the outcome first, then each move, then the nimber, and tells what is settled.
fn answer<R: Game>(
    rules: &R,
    position: &R::Position,
    solver: &mut BoxedSolver<R::Position>,
    states: u128,
) -> Result<Answer<R::Move>, Unsolved> {
    if states > LARGE
        && let Some(by_theorem) = rules.winning_move(position)
    {
        *solver.so_far() = SoFar::won_by(rules.write_move(by_theorem));
        solver.report();
    }
    // Whether each of these is lost settles the outcome too.
    if states > WORTH_LISTING {
        let moves = rules.moves(position);
        let after = moves.map(|played| rules.after(position, played));
        solver.look_ahead(&after.collect::<Vec<_>>());
    }
    let moves = winning_moves(rules, position, solver);
    solver.look_ahead(&[]);
    let moves = moves?;
    let is_zero = solver.so_far().wins == Some(false);
    // The nimber may be far dearer than all this.
    solver.report();
    // One that is too large does not spoil the answer.
    let nimber = match solver.nimber(position, true) {
        Err(Unsolved::LargeNimber(_)) => None,
        found => Some(found?),
    };
    Ok(Answer {
        value: if is_zero { -1 } else { 1 },
        nimber,
        moves,
        remoteness: None,
    })
}

/// Settles the outcome, and then each move.
fn winning_moves<R: Game>(
    rules: &R,
    position: &R::Position,
    solver: &mut BoxedSolver<R::Position>,
) -> Result<Vec<R::Move>, Unsolved> {
    let mut moves = Vec::new();
    if solver.has_nimber(position, 0)? {
        solver.so_far().wins = Some(false);
        return Ok(moves);
    }
    solver.so_far().exclude(0);
    solver.so_far().moves = rules.move_count(position);
    let mut alike = Alike::new(rules, position);
    for played in rules.moves(position) {
        let wins = alike.settle(played, |after| solver.has_nimber(after, 0))?;
        if wins {
            moves.push(played);
        }
        let winning = wins.then(|| rules.write_move(played));
        solver.so_far().settle_move(winning);
    }
    Ok(moves)
}

impl<R: Game> Method<R> for ByNimbers<R> {
    fn ask(
        &mut self,
        rules: &R,
        position: &R::Position,
        question: Wanted,
    ) -> Result<Option<Answer<R::Move>>, Unsolved> {
        self.asked(rules, position, |solver, states| match question {
            Wanted::All => {
                let answered = answer(rules, position, solver, states);
                // A person who stops the search sees how far it has got.
                solver.report();
                answered
            }
            Wanted::Value => {
                let is_lost = solver.has_nimber(position, 0)?;
                Ok(Answer::of_last_move(is_lost, None, Vec::new()))
            }
            Wanted::FirstMove => {
                for played in rules.moves(position) {
                    if solver.has_nimber(&rules.after(position, played), 0)? {
                        return Ok(Answer::of_last_move(false, None, vec![played]));
                    }
                }
                Ok(Answer::of_last_move(true, None, Vec::new()))
            }
            Wanted::Nimber => {
                let nimber = solver.nimber(position, false)?;
                Ok(Answer::of_last_move(nimber == 0, Some(nimber), Vec::new()))
            }
        })
    }

    fn allows(
        &self,
        rules: &R,
        position: &R::Position,
        limits: &Limits,
    ) -> Option<Result<(), Estimate>> {
        Some(allowed(self.states(rules, position)?, limits))
    }

    fn has_nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
        nimber: u64,
    ) -> Result<Option<bool>, Unsolved> {
        self.asked(rules, position, |solver, _| {
            solver.has_nimber(position, nimber)
        })
    }

    fn positions(&self) -> u64 {
        self.solver.as_ref().map_or(0, |solver| solver.entries())
    }
}
