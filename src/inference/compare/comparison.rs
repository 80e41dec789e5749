//! The comparison: the value or the nimber of one position by one method, and what that took. Which
//! methods there are is left to `algorithm`.

use std::time::{Duration, Instant};

use super::algorithm::Algorithm;
use super::dense::lost_by_definition;
use super::every_move::EveryMove;
use super::ingredients::{GIVE_UP_CALLS, Ingredients};
use super::nimbers::{Nimbers, trace};
use super::table::bytes_of_entries;
use super::trace::Trace;
use crate::games::{Sum, SumVisitor, Tree};
use crate::inference::knowledge::{Knowledge, Side};
use crate::inference::limits::{Estimate, Interrupt, Limits, Progress, Unsolved, Work};
use crate::inference::method::{Solvable, Wanted};
use crate::inference::minimax::{Minimax, Optimisations};

/// How methods are compared.
#[derive(Clone)]
pub struct CompareOptions {
    /// What each method may spend, what ends the whole comparison, and who hears how far a method
    /// has got, as far as it tells.
    pub work: Work,
    /// How long each method may take; `None` for no limit.
    pub give_up: Option<Duration>,
    /// The largest position of which the steps of a search for a nimber are wanted, in cells, pins
    /// or matches; `None` if what it takes is wanted.
    pub traced: Option<u64>,
}

impl CompareOptions {
    /// No limit of time.
    pub fn new(work: Work) -> Self {
        Self {
            work,
            give_up: None,
            traced: None,
        }
    }
}

/// What a method found and what that took. A method that was not tried has no calls.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measurement {
    /// The method.
    pub algorithm: Algorithm,
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
    /// Why there is no value; `None` if there is one.
    pub ends: Option<Unsolved>,
    /// The steps; `None` if they are not wanted, or the position is too large.
    pub trace: Option<Trace>,
}

impl Measurement {
    fn of(value: Option<i64>, calls: u64, positions: u64) -> Self {
        Self {
            value,
            calls,
            positions,
            ..Self::default()
        }
    }

    /// Whether the method has found the value.
    pub fn is_finished(&self) -> bool {
        self.value.is_some()
    }
}

/// Solves a position by one method. Returns `None` if the method does not apply to the position.
/// `tt_entries` limits the transposition table.
///
/// If a method reaches one of its own limits, the measurement has no value.
///
/// # Errors
/// [`Unsolved::Interrupted`] if the interrupt was raised from outside; [`Unsolved::Beyond`] if a
/// trace finds no memory.
pub fn measure<R: Solvable>(
    algorithm: Algorithm,
    rules: &R,
    position: &R::Position,
    options: &CompareOptions,
    tt_entries: Option<usize>,
) -> Result<Option<Measurement>, Unsolved> {
    let started = Instant::now();
    let interrupt = options.work.interrupt.giving_up_after(options.give_up);
    let work = &Work::silent(options.work.limits, interrupt);
    let found = match algorithm {
        Algorithm::Theorem => Ok(by_theorem(rules, position)),
        Algorithm::Dense => by_definition(rules, position, work),
        Algorithm::Bits => by_table(rules, position, work),
        Algorithm::Nimber(method) => {
            let search = MeasuredNimber {
                position,
                method,
                work: Work {
                    limits: Limits {
                        tt_entries,
                        ..work.limits
                    },
                    interrupt: work.interrupt.clone(),
                    ..options.work.clone()
                },
                traced: options.traced,
            };
            rules.visit_components(position, search).transpose()
        }
        Algorithm::Minimax(ingredients) => by_search(ingredients, rules, position, work).map(Some),
    };
    let found = match found {
        Err(Unsolved::Interrupted) if work.interrupt.is_wished() => {
            return Err(Unsolved::Interrupted);
        }
        // Marks the method as stopped, since 0 calls would mean that it was not tried.
        Err(why @ Unsolved::Interrupted) => Some(Measurement {
            ends: Some(why),
            ..Measurement::of(None, 1, 0)
        }),
        // A trace has no row that would show it.
        Err(why @ Unsolved::Beyond(_)) if options.traced.is_some() => return Err(why),
        // It has reached one of its limits.
        Err(why) => Some(Measurement {
            ends: Some(why),
            ..Measurement::default()
        }),
        Ok(found) => found,
    };
    Ok(found.map(|found| Measurement {
        algorithm,
        tt_entries,
        seconds: started.elapsed().as_secs_f64(),
        ..found
    }))
}

/// Returns what was found, or why it was not, but for an interrupt from outside.
fn within_limits<T>(
    found: Result<T, Unsolved>,
    interrupt: &Interrupt,
) -> Result<Result<T, Unsolved>, Unsolved> {
    match found {
        Err(Unsolved::Interrupted) if interrupt.is_wished() => Err(Unsolved::Interrupted),
        found => Ok(found),
    }
}

/// The nimber of a position whose search is measured, in any game whose positions split into
/// components.
struct MeasuredNimber<'a, P> {
    position: &'a P,
    method: Ingredients,
    work: Work,
    /// See [`CompareOptions::traced`].
    traced: Option<u64>,
}

impl<P> SumVisitor<P> for MeasuredNimber<'_, P> {
    type Output = Result<Measurement, Unsolved>;

    fn visit<G: Sum>(
        self,
        game: G,
        components: impl Fn(&G, &P) -> Option<Vec<G::Component>> + 'static,
    ) -> Self::Output {
        let components = components(&game, self.position).unwrap_or_default();
        let work = self.work.clone();
        let Limits {
            max_memory,
            tt_entries,
            ..
        } = work.limits;
        if let Some(largest) = self.traced {
            return Ok(Measurement {
                trace: trace(game, &components, self.method, work, largest)?,
                ..Measurement::default()
            });
        }
        if let Some(entries) = tt_entries {
            let bytes = bytes_of_entries::<G::Component>(entries);
            Estimate::new(entries as u128, bytes, max_memory).granted()?;
        }
        let mut search = Nimbers::at_work(game, self.method, work);
        let found = search.nimber(&components);
        self.work.steps.finish();
        // The game itself may have run out of memory.
        let memory = search.game().memory();
        let fits = Estimate::new(search.entries() as u128, memory.into(), max_memory);
        let found = within_limits(found, &self.work.interrupt)?;
        let found = found.and_then(|nimber| {
            let is_short = fits.memory_is_short.then_some(Unsolved::Beyond(fits));
            is_short.map_or(Ok(nimber), Err)
        });
        let nimber = found.ok();
        Ok(Measurement {
            ends: found.err(),
            value: nimber.map(|nimber| if nimber > 0 { 1 } else { -1 }),
            nimber,
            calls: search.calls(),
            positions: search.entries() as u64,
            ..Measurement::default()
        })
    }
}

fn by_theorem<R: Solvable>(rules: &R, position: &R::Position) -> Option<Measurement> {
    rules.closed_form(position).map(|answer| Measurement {
        nimber: answer.nimber,
        ..Measurement::of(Some(answer.value), 1, 1)
    })
}

fn by_definition<R: Solvable>(
    rules: &R,
    position: &R::Position,
    work: &Work,
) -> Result<Option<Measurement>, Unsolved> {
    let Some(sizes) = rules.pairs(position) else {
        return Ok(None);
    };
    work.limits.allow(rules.cost(position))?;
    let mut bounds = sizes.to_vec();
    bounds.sort_unstable();
    let lost = lost_by_definition(&bounds, rules.is_misere(), &work.interrupt)?;
    let value = if lost.last() == Some(&true) { -1 } else { 1 };
    let all = lost.len() as u64;
    Ok(Some(Measurement::of(Some(value), all, all)))
}

/// The last of the methods that answer people, which answers every position: the P-table.
fn by_table<R: Solvable>(
    rules: &R,
    position: &R::Position,
    work: &Work,
) -> Result<Option<Measurement>, Unsolved> {
    if rules.pairs(position).is_none() {
        return Ok(None);
    }
    let Some(mut table) = R::methods(work).pop() else {
        return Ok(None);
    };
    let answer = table.ask(rules, position, Wanted::Value)?;
    let positions = table.positions();
    Ok(answer.map(|answer| Measurement::of(Some(answer.value), positions, positions)))
}

fn by_search<R: Solvable>(
    ingredients: Ingredients,
    rules: &R,
    position: &R::Position,
    work: &Work,
) -> Result<Measurement, Unsolved> {
    let rules = &rules.rooted(position);
    let cost = rules.cost(position);
    let optimisations = ingredients.optimisations();
    if optimisations.table {
        work.limits.allow(cost)?;
    }
    // A search keeps all children of a state in memory at once, so a state with more moves than
    // this is not searched.
    if cost.moves > u128::from(GIVE_UP_CALLS) {
        return Err(Unsolved::GivenUp);
    }
    if ingredients.has(Ingredients::ALIKE) {
        return searched(rules, rules.state(position), optimisations, work);
    }
    let every = EveryMove::new(rules, position, ingredients);
    searched(&every, every.state(position), optimisations, work)
}

fn searched<T: Tree>(
    tree: &T,
    start: Option<T::State>,
    optimisations: Optimisations,
    work: &Work,
) -> Result<Measurement, Unsolved> {
    let start = start.ok_or(Unsolved::GivenUp)?;
    let mut knowledge = Knowledge::within(work.limits.max_memory);
    let mut search = Minimax::new(tree, optimisations, &mut knowledge, &work.interrupt);
    let found = within_limits(search.value(start, Side::Max), &work.interrupt)?;
    let calls = search.calls();
    let stored = if optimisations.table {
        knowledge.len() as u64
    } else {
        calls
    };
    Ok(Measurement {
        ends: found.err(),
        ..Measurement::of(found.ok(), calls, stored)
    })
}
