//! The comparison: the value or the nimber of one position by one method, and what that took. Which methods there are is left to
//! `rung`.

use std::fmt;
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::components::{ComponentsVisitor, visit_components};
use super::dense::DenseTable;
use super::nimber_method::NimberMethod;
use super::nimbers::Nimbers;
use super::rung::{GIVE_UP_CALLS, Rung};
use crate::games::{Game, PileShape, Sum};
use crate::inference::knowledge::Knowledge;
use crate::inference::limits::{Estimate, Interrupt, Limits, Progress, Silent, Unsolved};
use crate::inference::method::Method;
use crate::inference::minimax::Minimax;
use crate::inference::nimbers::Budget;
use crate::inference::nimbers::facts::bytes_of_entries;
use crate::inference::ppositions::ByPTable;
use crate::inference::side::Side;

/// How methods are compared.
#[derive(Clone)]
pub struct CompareOptions {
    /// What each method may spend.
    pub limits: Limits,
    /// Ends the whole comparison.
    pub interrupt: Interrupt,
    /// How long each method may take; `None` for no limit.
    pub give_up: Option<Duration>,
    /// Whether searches for nimbers split positions into components.
    pub split: bool,
    /// Receives how far a method has got, as far as it tells.
    pub progress: Rc<dyn Progress>,
}

impl fmt::Debug for CompareOptions {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("CompareOptions")
            .field("limits", &self.limits)
            .field("give_up", &self.give_up)
            .field("split", &self.split)
            .finish_non_exhaustive()
    }
}

/// What a method found and what that took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// The method.
    pub rung: Rung,
    /// The value for the player to move; `None` if the method was stopped or not tried.
    pub value: Option<i64>,
    /// The nimber; `None` if the method finds none.
    pub nimber: Option<u64>,
    /// How often a state or a component was entered.
    pub calls: u64,
    /// How many positions were stored, or settled if the method stores none.
    pub positions: u64,
    /// The most entries of the transposition table; `None` for no limit.
    pub tt_entries: Option<usize>,
    /// Elapsed time in seconds.
    pub seconds: f64,
}

impl Measurement {
    /// Whether the method has found the value.
    pub fn is_finished(&self) -> bool {
        self.value.is_some()
    }
}

/// Solves a position by one method. Returns `None` if the method does not apply to the position. `tt_entries` limits the
/// transposition table.
///
/// If a method reaches one of its own limits, the measurement has no value.
///
/// # Errors
/// [`Unsolved::Interrupted`] if the interrupt was raised from outside.
pub fn measure<R: Game>(
    rung: Rung,
    rules: &R,
    position: &R::Position,
    options: &CompareOptions,
    tt_entries: Option<usize>,
) -> Result<Option<Measurement>, Unsolved> {
    let started = Instant::now();
    let interrupt = options.interrupt.giving_up_after(options.give_up);
    let limits = options.limits;
    let measurement = match rung {
        Rung::Law => Ok(by_law(rules, position)),
        Rung::Dense => by_definition(rules, position, limits, &interrupt),
        Rung::Bits => by_table(rules, position, limits, &interrupt),
        Rung::Nimber(method) => {
            let comparison = NimberComparison {
                method,
                options,
                tt_entries,
            };
            visit_components(rules, position, options.split, comparison).transpose()
        }
        Rung::Plain | Rung::Table | Rung::EarlyExit | Rung::Ordered => {
            by_search(rung, rules, position, limits, &interrupt).map(Some)
        }
    };
    match measurement {
        Err(Unsolved::Interrupted) if !options.interrupt.is_wished() => Ok(Some(Measurement {
            // Marks the method as stopped, since 0 calls would mean that it was not tried.
            calls: 1,
            seconds: started.elapsed().as_secs_f64(),
            ..not_done(rung)
        })),
        measurement => measurement,
    }
}

/// Measures a search for the nimber of a position.
struct NimberComparison<'a> {
    method: NimberMethod,
    options: &'a CompareOptions,
    tt_entries: Option<usize>,
}

impl ComponentsVisitor for NimberComparison<'_> {
    type Output = Result<Measurement, Unsolved>;

    fn visit<G: Sum>(self, game: G, components: &[G::Component]) -> Self::Output {
        let started = Instant::now();
        let budget = Budget {
            max_memory: self.options.limits.max_memory,
            give_up: self.options.give_up,
            tt_entries: self.tt_entries,
        };
        let refused = Measurement {
            tt_entries: self.tt_entries,
            ..not_done(Rung::Nimber(self.method))
        };
        if let Some(entries) = self.tt_entries {
            let bytes = bytes_of_entries::<G::Component>(entries);
            let table = Estimate::new(entries as u128, bytes, budget.max_memory);
            if table.granted().is_err() {
                return Ok(refused);
            }
        }
        let interrupt = self.options.interrupt.clone();
        let progress = Rc::clone(&self.options.progress);
        let search = Nimbers::new(game, self.method, budget, interrupt);
        let mut search = search.showing(Rc::clone(&progress));
        let found = search.nimber(components);
        progress.finish();
        let nimber = match found {
            Ok(nimber) => Some(nimber),
            Err(Unsolved::Interrupted) => return Err(Unsolved::Interrupted),
            Err(Unsolved::GivenUp | Unsolved::Beyond(_) | Unsolved::LargeNimber(_)) => None,
        };
        // The game itself may have run out of memory.
        let nimber = nimber.filter(|_| search.game().memory() <= budget.max_memory);
        Ok(Measurement {
            value: nimber.map(|nimber| if nimber > 0 { 1 } else { -1 }),
            nimber,
            calls: search.calls(),
            positions: search.entries() as u64,
            seconds: started.elapsed().as_secs_f64(),
            ..refused
        })
    }
}

/// The measurement of a method that was not tried.
fn not_done(rung: Rung) -> Measurement {
    Measurement {
        rung,
        value: None,
        nimber: None,
        calls: 0,
        positions: 0,
        tt_entries: None,
        seconds: 0.0,
    }
}

fn by_law<R: Game>(rules: &R, position: &R::Position) -> Option<Measurement> {
    let started = Instant::now();
    rules.closed_form(position).map(|answer| Measurement {
        value: Some(answer.value),
        nimber: answer.nimber,
        calls: 1,
        positions: 1,
        seconds: started.elapsed().as_secs_f64(),
        ..not_done(Rung::Law)
    })
}

fn by_definition<R: Game>(
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Option<Measurement>, Unsolved> {
    let started = Instant::now();
    let Some(PileShape { sizes, .. }) = rules.piles(position) else {
        return Ok(None);
    };
    if limits.allow(rules.cost(position)).is_err() {
        return Ok(Some(not_done(Rung::Dense)));
    }
    let mut bounds = sizes.to_vec();
    bounds.sort_unstable();
    let dense = match DenseTable::build(&bounds, rules.is_misere(), interrupt) {
        Err(Unsolved::Beyond(_)) => return Ok(Some(not_done(Rung::Dense))),
        built => built?,
    };
    let settled = dense.len() as u64;
    Ok(Some(Measurement {
        value: Some(if dense.last_is_lost() { -1 } else { 1 }),
        calls: settled,
        positions: settled,
        seconds: started.elapsed().as_secs_f64(),
        ..not_done(Rung::Dense)
    }))
}

fn by_table<R: Game>(
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Option<Measurement>, Unsolved> {
    let started = Instant::now();
    let mut method = ByPTable::new(limits, interrupt.clone(), Rc::new(Silent));
    if !method.applies(rules, position) {
        return Ok(None);
    }
    match method.answer(rules, position) {
        Err(Unsolved::Interrupted) => Err(Unsolved::Interrupted),
        Err(_) => Ok(Some(not_done(Rung::Bits))),
        Ok(answer) => Ok(Some(Measurement {
            value: Some(answer.value),
            calls: Method::<R>::positions(&method),
            positions: Method::<R>::positions(&method),
            seconds: started.elapsed().as_secs_f64(),
            ..not_done(Rung::Bits)
        })),
    }
}

fn by_search<R: Game>(
    rung: Rung,
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Measurement, Unsolved> {
    let started = Instant::now();
    let mut measurement = not_done(rung);
    let rules = &rules.rooted(position);
    let within_reach = rung == Rung::Plain || limits.allow(rules.cost(position)).is_ok();
    // A search keeps all children of a state in memory at once, so a state with more moves than this is not searched.
    let listable = rules.cost(position).moves <= u128::from(GIVE_UP_CALLS);
    if let Some(state) = rules.state(position).filter(|_| within_reach && listable) {
        let mut knowledge = Knowledge::within(limits.max_memory);
        let mut search = Minimax::new(rules, rung.optimisations(), &mut knowledge, interrupt);
        let value = search.value(state, Side::Max);
        measurement.calls = search.calls();
        measurement.value = match value {
            Ok(value) => Some(value),
            Err(Unsolved::Interrupted) => return Err(Unsolved::Interrupted),
            Err(Unsolved::GivenUp | Unsolved::Beyond(_) | Unsolved::LargeNimber(_)) => None,
        };
        measurement.positions = match rung {
            Rung::Plain => measurement.calls,
            _ => knowledge.len() as u64,
        };
    }
    measurement.seconds = started.elapsed().as_secs_f64();
    Ok(measurement)
}
