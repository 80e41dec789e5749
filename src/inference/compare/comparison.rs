//! The comparison: the value or the nimber of one position by one method, and what that took. Which methods there are is left to
//! `rung`.

use std::rc::Rc;
use std::time::{Duration, Instant};

use super::components::{ComponentsVisitor, visit_components};
use super::dense::lost_by_definition;
use super::nimber_method::NimberMethod;
use super::nimbers::Nimbers;
use super::rung::{GIVE_UP_CALLS, Rung};
use crate::games::{Game, PileShape, Sum};
use crate::inference::knowledge::Knowledge;
use crate::inference::limits::{Estimate, Interrupt, Limits, Progress, Silent, Unsolved};
use crate::inference::method::Method;
use crate::inference::minimax::Minimax;
use crate::inference::nimbers::Budget;
use crate::inference::nimbers::findings::bytes_of_entries;
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

impl CompareOptions {
    /// What a search for a nimber may spend.
    pub(super) fn budget(&self, tt_entries: Option<usize>) -> Budget {
        Budget {
            max_memory: self.limits.max_memory,
            give_up: self.give_up,
            tt_entries,
        }
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

/// What a method found. A method that was not tried has nothing, and no calls.
#[derive(Default)]
struct Found {
    value: Option<i64>,
    nimber: Option<u64>,
    calls: u64,
    positions: u64,
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
    let found = match rung {
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
    let found = match found {
        // Marks the method as stopped, since 0 calls would mean that it was not tried.
        Err(Unsolved::Interrupted) if !options.interrupt.is_wished() => Some(Found {
            calls: 1,
            ..Found::default()
        }),
        found => found?,
    };
    Ok(found.map(|found| Measurement {
        rung,
        value: found.value,
        nimber: found.nimber,
        calls: found.calls,
        positions: found.positions,
        tt_entries,
        seconds: started.elapsed().as_secs_f64(),
    }))
}

/// Makes everything but an interrupt `None`: the method has reached one of its limits.
fn within_limits<T>(found: Result<T, Unsolved>) -> Result<Option<T>, Unsolved> {
    match found {
        Err(Unsolved::Interrupted) => Err(Unsolved::Interrupted),
        found => Ok(found.ok()),
    }
}

/// Measures a search for the nimber of a position.
struct NimberComparison<'a> {
    method: NimberMethod,
    options: &'a CompareOptions,
    tt_entries: Option<usize>,
}

impl ComponentsVisitor for NimberComparison<'_> {
    type Output = Result<Found, Unsolved>;

    fn visit<G: Sum>(self, game: G, components: &[G::Component]) -> Self::Output {
        let budget = self.options.budget(self.tt_entries);
        if let Some(entries) = self.tt_entries {
            let bytes = bytes_of_entries::<G::Component>(entries);
            let table = Estimate::new(entries as u128, bytes, budget.max_memory);
            if table.granted().is_err() {
                return Ok(Found::default());
            }
        }
        let interrupt = self.options.interrupt.clone();
        let mut search = Nimbers::new(game, self.method, budget, interrupt);
        search.show(Rc::clone(&self.options.progress));
        let found = search.nimber(components);
        self.options.progress.finish();
        // The game itself may have run out of memory.
        let fits = search.game().memory() <= budget.max_memory;
        let nimber = within_limits(found)?.filter(|_| fits);
        Ok(Found {
            value: nimber.map(|nimber| if nimber > 0 { 1 } else { -1 }),
            nimber,
            calls: search.calls(),
            positions: search.entries() as u64,
        })
    }
}

fn by_law<R: Game>(rules: &R, position: &R::Position) -> Option<Found> {
    rules.closed_form(position).map(|answer| Found {
        value: Some(answer.value),
        nimber: answer.nimber,
        calls: 1,
        positions: 1,
    })
}

fn by_definition<R: Game>(
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Option<Found>, Unsolved> {
    let Some(PileShape { sizes, .. }) = rules.shape(position).piles() else {
        return Ok(None);
    };
    if limits.allow(rules.cost(position)).is_err() {
        return Ok(Some(Found::default()));
    }
    let mut bounds = sizes.to_vec();
    bounds.sort_unstable();
    let lost = within_limits(lost_by_definition(&bounds, rules.is_misere(), interrupt))?;
    Ok(Some(lost.map_or_else(Found::default, |lost| Found {
        value: Some(if lost.last() == Some(&true) { -1 } else { 1 }),
        nimber: None,
        calls: lost.len() as u64,
        positions: lost.len() as u64,
    })))
}

fn by_table<R: Game>(
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Option<Found>, Unsolved> {
    let mut method = ByPTable::new(limits, interrupt.clone(), Rc::new(Silent));
    if !method.applies(rules, position) {
        return Ok(None);
    }
    let answer = within_limits(method.answer(rules, position))?;
    let positions = Method::<R>::positions(&method);
    Ok(Some(answer.map_or_else(Found::default, |answer| Found {
        value: Some(answer.value),
        nimber: None,
        calls: positions,
        positions,
    })))
}

fn by_search<R: Game>(
    rung: Rung,
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Found, Unsolved> {
    let rules = &rules.rooted(position);
    let cost = rules.cost(position);
    let within_reach = rung == Rung::Plain || limits.allow(cost).is_ok();
    // A search keeps all children of a state in memory at once, so a state with more moves than this is not searched.
    let listable = cost.moves <= u128::from(GIVE_UP_CALLS);
    let Some(state) = rules.state(position).filter(|_| within_reach && listable) else {
        return Ok(Found::default());
    };
    let mut knowledge = Knowledge::within(limits.max_memory);
    let mut search = Minimax::new(rules, rung.optimisations(), &mut knowledge, interrupt);
    let value = within_limits(search.value(state, Side::Max))?;
    let calls = search.calls();
    Ok(Found {
        value,
        nimber: None,
        calls,
        positions: match rung {
            Rung::Plain => calls,
            _ => knowledge.len() as u64,
        },
    })
}
