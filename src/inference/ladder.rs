//! The ladder: the value or the nimber of one position by each method in turn, so that it can be seen what each help is worth.

use std::rc::Rc;
use std::time::{Duration, Instant};

use super::dense::Dense;
use super::nimbers::{Budget, NimberMethod, Nimbers};
use super::rung::{GIVE_UP_CALLS, Rung};
use super::{
    ByTable, Interrupt, Knowledge, Limits, Method, Minimax, PartsVisitor, Side, Silent, Unsolved,
    visit_parts,
};
use crate::games::{Game, Impartial, PileShape};

/// How the rungs are climbed.
#[derive(Clone, Debug)]
pub struct Climbing {
    /// What each may spend.
    pub limits: Limits,
    /// What ends all of them.
    pub interrupt: Interrupt,
    /// After so long a method is given up.
    pub give_up: Option<Duration>,
    /// Whether positions are split into parts; searches for nimbers only.
    pub split: bool,
}

/// What a rung did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The rung.
    pub rung: Rung,
    /// The value for the player to move, none where the method was given up.
    pub value: Option<i64>,
    /// The nimber, where the method finds one.
    pub nimber: Option<u64>,
    /// How often a state was entered.
    pub calls: u64,
    /// How many states were stored, or settled where nothing is stored.
    pub positions: u64,
    /// The bound of the transposition table, where it has one.
    pub tt_entries: Option<usize>,
    /// Elapsed time.
    pub seconds: f64,
}

impl Measured {
    /// Whether the method came to its end.
    pub fn is_finished(&self) -> bool {
        self.value.is_some()
    }
}

/// Climbs one rung; none where it is not for this game or position. A transposition table is bounded by so many entries, where a
/// number is given.
///
/// # Errors
/// [`Unsolved::Interrupted`].
pub fn climb<R: Game>(
    rung: Rung,
    rules: &R,
    position: &R::Position,
    climbing: &Climbing,
    tt_entries: Option<usize>,
) -> Result<Option<Measured>, Unsolved> {
    let started = Instant::now();
    let interrupt = climbing.interrupt.giving_up_after(climbing.give_up);
    let limits = climbing.limits;
    let measured = match rung {
        Rung::Law => Ok(by_law(rules, position)),
        Rung::Dense => by_definition(rules, position, limits, &interrupt),
        Rung::Bits => by_table(rules, position, limits, &interrupt),
        Rung::Nimber(method) => {
            let searching = Searching {
                method,
                climbing,
                tt_entries,
            };
            visit_parts(rules, position, climbing.split, searching).transpose()
        }
        Rung::Plain | Rung::Table | Rung::EarlyExit | Rung::Ordered => {
            by_search(rung, rules, position, limits, &interrupt).map(Some)
        }
    };
    match measured {
        Err(Unsolved::Interrupted) if !climbing.interrupt.is_wished() => Ok(Some(Measured {
            // At least one, for it was tried.
            calls: 1,
            seconds: started.elapsed().as_secs_f64(),
            ..not_done(rung)
        })),
        measured => measured,
    }
}

/// A search for the nimber of a position by one method.
struct Searching<'a> {
    method: NimberMethod,
    climbing: &'a Climbing,
    tt_entries: Option<usize>,
}

impl PartsVisitor for Searching<'_> {
    type Output = Result<Measured, Unsolved>;

    fn visit<G: Impartial>(self, game: G, parts: &[G::Part]) -> Self::Output {
        let started = Instant::now();
        let budget = Budget {
            max_memory: self.climbing.limits.max_memory,
            give_up: self.climbing.give_up,
            tt_entries: self.tt_entries,
        };
        let interrupt = self.climbing.interrupt.clone();
        let mut search = Nimbers::new(game, self.method, budget, interrupt);
        let nimber = match search.nimber(parts) {
            Ok(nimber) => Some(nimber),
            Err(Unsolved::Interrupted) => return Err(Unsolved::Interrupted),
            Err(Unsolved::GivenUp | Unsolved::Beyond(_)) => None,
        };
        Ok(Measured {
            value: nimber.map(|nimber| if nimber > 0 { 1 } else { -1 }),
            nimber,
            calls: search.calls(),
            positions: search.entries() as u64,
            tt_entries: self.tt_entries,
            seconds: started.elapsed().as_secs_f64(),
            ..not_done(Rung::Nimber(self.method))
        })
    }
}

/// What a rung did that was not given a chance.
fn not_done(rung: Rung) -> Measured {
    Measured {
        rung,
        value: None,
        nimber: None,
        calls: 0,
        positions: 0,
        tt_entries: None,
        seconds: 0.0,
    }
}

fn by_law<R: Game>(rules: &R, position: &R::Position) -> Option<Measured> {
    let started = Instant::now();
    rules.closed_form(position).map(|answer| Measured {
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
) -> Result<Option<Measured>, Unsolved> {
    let started = Instant::now();
    let Some(PileShape { sizes, .. }) = rules.shape(position).piles() else {
        return Ok(None);
    };
    if limits.allow(rules.cost(position)).is_err() {
        return Ok(Some(not_done(Rung::Dense)));
    }
    let mut bounds = sizes.to_vec();
    bounds.sort_unstable();
    let dense = Dense::build(&bounds, rules.is_misere(), interrupt)?;
    let settled = dense.len() as u64;
    Ok(Some(Measured {
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
) -> Result<Option<Measured>, Unsolved> {
    let started = Instant::now();
    let mut method = ByTable::new(limits, interrupt.clone(), Rc::new(Silent));
    match method.answer(rules, position) {
        None => Ok(None),
        Some(Err(Unsolved::Interrupted)) => Err(Unsolved::Interrupted),
        Some(Err(_)) => Ok(Some(not_done(Rung::Bits))),
        Some(Ok(answer)) => Ok(Some(Measured {
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
) -> Result<Measured, Unsolved> {
    let started = Instant::now();
    let mut measured = not_done(rung);
    let rules = &rules.rooted(position);
    let within_reach = rung == Rung::Plain || limits.allow(rules.cost(position)).is_ok();
    // Without a table a search would take what is to be told of its moves into memory all at once.
    let listable = rules.cost(position).moves <= u128::from(GIVE_UP_CALLS);
    if let Some(state) = rules.state(position).filter(|_| within_reach && listable) {
        let mut knowledge = Knowledge::default();
        let mut search = Minimax::new(rules, rung.helps(), &mut knowledge, interrupt);
        let value = search.value(state, Side::Max);
        measured.calls = search.calls();
        measured.value = match value {
            Ok(value) => Some(value),
            Err(Unsolved::Interrupted) => return Err(Unsolved::Interrupted),
            Err(Unsolved::GivenUp | Unsolved::Beyond(_)) => None,
        };
        measured.positions = match rung {
            Rung::Plain => measured.calls,
            _ => knowledge.len() as u64,
        };
    }
    measured.seconds = started.elapsed().as_secs_f64();
    Ok(measured)
}
