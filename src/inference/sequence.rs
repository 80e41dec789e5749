//! Sequences: the nimbers of components of growing size, and numbers that are losing positions.

use std::rc::Rc;

use super::{
    analysis::Outcome,
    erased::Position,
    heaps::HeapNimbers,
    limits::{Progress, Work, make_place},
    quotient::Quotient,
    solver::Solver,
    terms::NimberSequence,
};
use crate::games::Code;

/// Finds the nimbers of the heaps from the empty one to one of `to`, in a game of taking and
/// breaking. Only the memory is limited: a long row without a known period may take hours.
pub fn heap_sequence(code: &Code, to: u64, work: &Work) -> NimberSequence<u16> {
    let mut work = work.clone();
    work.limits.max_moves = u128::MAX;
    let mut nimbers = HeapNimbers::new(code);
    let grown = nimbers.grow(to, &work);
    work.steps.finish();
    let period = nimbers.period();
    match nimbers.into_nimbers(to, work.limits.max_memory) {
        Ok(values) => NimberSequence {
            period: period.filter(|_| grown.is_ok()),
            ..NimberSequence::new(values, grown)
        },
        Err(why) => NimberSequence::new(Vec::new(), Err(why)),
    }
}

/// The words of the heaps from the empty one to one of `to`, by the places in a list of words, in a
/// game of taking and breaking in misère play. They end before a heap that the quotient does not
/// cover.
pub fn word_sequence(quotient: &Quotient, to: u64, work: &Work) -> NimberSequence<usize> {
    let (mut sequence, places) = (Vec::new(), quotient.places());
    let mut add = |size| {
        work.interrupt.check()?;
        make_place(&mut sequence, work.limits.max_memory)?;
        sequence.push(places[quotient.heap(size)]);
        Ok(())
    };
    let last = quotient.reach().map_or(to, |reach| reach.min(to));
    let done = (0..=last).try_for_each(&mut add);
    NimberSequence {
        period: quotient.period,
        ..NimberSequence::new(sequence, done)
    }
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
