//! The ladder: the value of one position by each method in turn, so that it can be seen what each help is worth.

use std::rc::Rc;
use std::time::Instant;

use super::dense::Dense;
use super::{
    ByTable, Helps, Interrupt, Knowledge, Limits, Method, Minimax, Side, Silent, Unsolved,
};
use crate::games::Rules;

/// Minimax without a table is given up after so many calls.
pub const GIVE_UP_CALLS: u64 = 10_000_000;

/// A rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Minimax by definition.
    Plain,
    /// With the knowledge table.
    Table,
    /// And it stops at the first winning child.
    EarlyExit,
    /// And it looks up before it searches, and takes what is settled soonest first.
    Ordered,
    /// No search: every position below, in order, by the definition of a lost position. Games of piles only.
    Dense,
    /// No search: the table of P-positions. Games of piles only.
    Bits,
    /// Neither search nor table: the law of the game, where one speaks.
    Law,
}

impl Rung {
    /// All rungs, from the bottom.
    pub const ALL: [Self; 7] = [
        Self::Plain,
        Self::Table,
        Self::EarlyExit,
        Self::Ordered,
        Self::Dense,
        Self::Bits,
        Self::Law,
    ];

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Table => "table",
            Self::EarlyExit => "early-exit",
            Self::Ordered => "ordered",
            Self::Dense => "dense",
            Self::Bits => "bits",
            Self::Law => "law",
        }
    }

    /// The rung of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rung| rung.name() == name)
    }

    fn helps(self) -> Helps {
        Helps {
            table: self != Self::Plain,
            early_exit: matches!(self, Self::EarlyExit | Self::Ordered),
            ordering: self == Self::Ordered,
            give_up: (self == Self::Plain).then_some(GIVE_UP_CALLS),
        }
    }
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
    /// Elapsed time.
    pub seconds: f64,
}

/// Climbs one rung; none where it is not for this game or position.
///
/// # Errors
/// [`Unsolved::Interrupted`].
pub fn climb<R: Rules>(
    rung: Rung,
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Option<Measured>, Unsolved> {
    match rung {
        Rung::Law => Ok(by_law(rules, position)),
        Rung::Dense => by_definition(rules, position, limits, interrupt),
        Rung::Bits => by_table(rules, position, limits, interrupt),
        Rung::Plain | Rung::Table | Rung::EarlyExit | Rung::Ordered => {
            by_search(rung, rules, position, limits, interrupt).map(Some)
        }
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
        seconds: 0.0,
    }
}

fn by_law<R: Rules>(rules: &R, position: &R::Position) -> Option<Measured> {
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

fn by_definition<R: Rules>(
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Option<Measured>, Unsolved> {
    let started = Instant::now();
    let Some(sizes) = rules.wythoff_piles(position) else {
        return Ok(None);
    };
    if limits.allow(rules.work(position)).is_err() {
        return Ok(Some(not_done(Rung::Dense)));
    }
    let mut bounds = sizes.to_vec();
    bounds.sort_unstable();
    let dense = Dense::build(&bounds, rules.misere(), interrupt)?;
    let settled = dense.len() as u64;
    Ok(Some(Measured {
        value: Some(if dense.last_is_lost() { -1 } else { 1 }),
        calls: settled,
        positions: settled,
        seconds: started.elapsed().as_secs_f64(),
        ..not_done(Rung::Dense)
    }))
}

fn by_table<R: Rules>(
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

fn by_search<R: Rules>(
    rung: Rung,
    rules: &R,
    position: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Measured, Unsolved> {
    let started = Instant::now();
    let mut measured = not_done(rung);
    let rules = &rules.bound(position);
    let within_reach = rung == Rung::Plain || limits.allow(rules.work(position)).is_ok();
    // Without a table a search would take what is to be told of its moves into memory all at once.
    let listable = rules.work(position).moves <= u128::from(GIVE_UP_CALLS);
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
