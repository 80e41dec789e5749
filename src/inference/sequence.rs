//! Sequences: the nimbers of components of growing size, and the losing positions of two or three piles in order.

use std::rc::Rc;

use arrayvec::ArrayVec;

use super::{
    heaps::{HeapNimbers, Period},
    limits::{Limits, Progress, Unsolved, Work, make_place},
    oracle::Outcome,
    ppositions::{PTable, Several},
    solver::{At, Solver},
};
use crate::games::Code;

/// The nimbers of components of growing size, or other numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NimberSequence<N = u64> {
    /// The nimbers, from the first size on.
    pub values: Vec<N>,
    /// How they repeat, if these nimbers prove it.
    pub period: Option<Period>,
}

/// Why a sequence ends early, and what of it is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished<T> {
    /// Why it ends.
    pub why: Unsolved,
    /// The terms that are found, from the first on.
    pub terms: Vec<T>,
}

impl<T> From<Unsolved> for Unfinished<T> {
    fn from(why: Unsolved) -> Self {
        Self {
            why,
            terms: Vec::new(),
        }
    }
}

/// Finds the nimbers of the heaps from the empty one to one of `to`, in a game of taking and breaking. Only the memory is limited: a
/// long row without a known period may take hours.
///
/// # Errors
/// [`Unsolved::Beyond`] if the memory does not suffice, [`Unsolved::Interrupted`] if the interrupt was raised, with what was found by
/// then.
pub fn heap_sequence(
    code: &Code,
    to: u64,
    work: &Work,
) -> Result<NimberSequence<u16>, Unfinished<u16>> {
    let limits = Limits {
        max_moves: u128::MAX,
        ..work.limits
    };
    let mut nimbers = HeapNimbers::new(code);
    let grown = nimbers.grow(to, &limits, &work.interrupt, &*work.steps);
    work.steps.finish();
    let period = nimbers.period();
    let values = nimbers.into_nimbers(to, limits.max_memory)?;
    match grown {
        Ok(()) => Ok(NimberSequence { values, period }),
        Err(why) => Err(Unfinished { why, terms: values }),
    }
}

/// Finds the nimbers of some positions, until one is missing. Nothing is said about a period. `None` if the variant has no nimbers.
pub(crate) fn nimber_sequence(
    solver: &mut dyn Solver,
    positions: impl Iterator<Item = At>,
) -> Result<Option<NimberSequence>, Unfinished<u64>> {
    let steps = Rc::clone(&solver.work().steps);
    let all = positions.size_hint().1.unwrap_or(usize::MAX);
    let mut values = Vec::new();
    let found = steps.each(positions, all, |position| {
        solver.work().interrupt.check()?;
        make_place(&mut values, solver.work().limits.max_memory)?;
        values.push(solver.nimber(&position)?.ok_or(None)?);
        Ok(())
    });
    match found {
        Ok(_) => Ok(Some(NimberSequence {
            values,
            period: None,
        })),
        Err(None) => Ok(None),
        Err(Some(why)) => Err(Unfinished { why, terms: values }),
    }
}

/// The sizes of up to three piles.
pub type LosingSizes = ArrayVec<u64, 3>;

/// Lists the losing positions of `piles` piles of matches, two or three, of at most `to` each, where a move takes from up to `at_once` of them: the sizes ascending, in lexicographic
/// order.
///
/// # Errors
/// [`Unsolved::Beyond`] if the table is too large, [`Unsolved::Interrupted`] if the interrupt was raised, with what was listed by then.
pub fn losing_sequence(
    piles: usize,
    to: u64,
    misere: bool,
    at_once: usize,
    work: &Work,
) -> Result<Vec<LosingSizes>, Unfinished<LosingSizes>> {
    let bounds = vec![to; piles];
    let (two, several);
    let found: Box<dyn Iterator<Item = Vec<u64>>> = if at_once == 2 {
        let table = PTable::within(&bounds, misere, work);
        work.steps.finish();
        two = table?;
        Box::new(two.losing_positions())
    } else {
        let table = Several::within(&bounds, misere, at_once, work);
        work.steps.finish();
        several = table?;
        Box::new(several.losing_positions())
    };
    let mut lost = Vec::new();
    for sizes in found {
        let checked = work.interrupt.check();
        if let Err(why) = checked.and_then(|()| make_place(&mut lost, u64::MAX)) {
            return Err(Unfinished { why, terms: lost });
        }
        // A table of two piles has an empty third.
        lost.push(sizes[sizes.len() - piles..].iter().copied().collect());
    }
    Ok(lost)
}

/// Lists the numbers up to `to` that are the notation of a losing position.
pub(crate) fn losing_numbers(
    solver: &mut dyn Solver,
    to: u64,
) -> Result<NimberSequence, Unfinished<u64>> {
    let mut values = Vec::new();
    for number in 0..=to {
        let Ok(position) = solver.read_position(&number.to_string()) else {
            break;
        };
        let checked = solver.work().interrupt.check();
        let checked = checked.and_then(|()| make_place(&mut values, u64::MAX));
        match checked.and_then(|()| solver.outcome(&position)) {
            Ok(outcome) => values.extend((outcome == Outcome::Loss).then_some(number)),
            Err(why) => return Err(Unfinished { why, terms: values }),
        }
    }
    let period = None;
    Ok(NimberSequence { values, period })
}
