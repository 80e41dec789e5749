//! Sequences: the nimbers of components of growing size, and numbers that are losing positions.

use std::rc::Rc;

use super::{
    analysis::Outcome,
    erased::Position,
    limits::{Unsolved, Work, make_place},
    list::{NIMBERS_BY_CODE, WORDS_BY_CODE},
    solver::Solver,
    terms::{NimberSequence, WordSequence},
};
use crate::games::Code;

/// Finds the nimbers of the heaps from the empty one to one of `to`, in a game of taking and
/// breaking. Only the memory is limited: a long row without a known period may take hours.
pub fn heap_sequence(code: &Code, to: u64, work: &Work) -> NimberSequence<u16> {
    let unknown = || NimberSequence::new(Vec::new(), Err(Unsolved::NoState));
    let by_code = NIMBERS_BY_CODE.first();
    by_code.map_or_else(unknown, |found| found(code, to, work))
}

/// Finds the words of the heaps from the empty one to one of `to`, in a game of taking and breaking
/// in misère play. They end before a heap that is not known. `None` if no theory has words for the
/// code.
///
/// # Errors
/// If there is no memory for it, or the work was interrupted.
pub fn word_sequence(code: &Code, to: u64, work: &Work) -> Result<Option<WordSequence>, Unsolved> {
    let by_code = WORDS_BY_CODE.first();
    by_code.map_or(Ok(None), |found| found(code, to, work))
}

/// Finds the nimbers of some positions, until one is missing. Nothing is said about a period.
/// `None` if the variant has no nimbers.
pub fn nimber_sequence(
    solver: &mut dyn Solver,
    positions: impl Iterator<Item = Position>,
) -> Option<NimberSequence> {
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
        Ok(_) => Some(NimberSequence::new(values, Ok(()))),
        Err(None) => None,
        Err(Some(why)) => Some(NimberSequence::new(values, Err(why))),
    }
}

/// Lists the numbers up to `to` that are the notation of a losing position.
pub fn losing_numbers(solver: &mut dyn Solver, to: u64) -> NimberSequence {
    let mut lost = Vec::new();
    let mut fill = || {
        for number in 0..=to {
            let Ok(position) = solver.read_position(&number.to_string()) else {
                break;
            };
            solver.work().interrupt.check()?;
            make_place(&mut lost, u64::MAX)?;
            let is_lost = solver.outcome(&position)? == Outcome::Loss;
            lost.extend(is_lost.then_some(number));
        }
        Ok(())
    };
    let done = fill();
    NimberSequence::new(lost, done)
}
