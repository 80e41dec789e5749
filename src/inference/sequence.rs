//! Sequences: the nimbers of components of growing size, and the losing positions of two or three
//! piles in order.

use std::rc::Rc;

use arrayvec::ArrayVec;

use super::{
    analysis::Outcome,
    erased::Position,
    heaps::{HeapNimbers, Period},
    limits::{Progress, Unsolved, Work, make_place},
    ppositions::PTable,
    quotient::Quotient,
    solver::Solver,
};
use crate::games::{Code, internals::lost_partner};

/// The nimbers of components of growing size, or other terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NimberSequence<N = u64> {
    /// The terms, from the first on.
    pub values: Vec<N>,
    /// How they repeat, if these terms prove it.
    pub period: Option<Period>,
    /// Why there are no more, if the work was not done.
    pub ends: Option<Unsolved>,
}

impl<N> NimberSequence<N> {
    fn new(values: Vec<N>, done: Result<(), Unsolved>) -> Self {
        Self {
            values,
            period: None,
            ends: done.err(),
        }
    }
}

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

/// The sizes of up to three piles.
pub type LosingSizes = ArrayVec<u64, 3>;

/// Lists the losing positions of `piles` piles of matches, two or three, of at most `to` each,
/// where a move takes from up to `at_once` of them: the sizes ascending, in lexicographic order.
pub fn losing_sequence(
    piles: usize,
    to: u64,
    misere: bool,
    at_once: usize,
    work: &Work,
) -> NimberSequence<LosingSizes> {
    let mut lost = Vec::new();
    let mut add = |sizes: &[u64]| {
        work.interrupt.check()?;
        make_place(&mut lost, u64::MAX)?;
        // The others are empty.
        lost.push(sizes[sizes.len() - piles..].iter().copied().collect());
        Ok(())
    };
    let done = if piles == 2 && at_once > 1 {
        // Wythoff's pairs, whatever is taken from more piles.
        let mut pairs = (0..=to).map(|size| [size, lost_partner(size, misere)]);
        pairs.try_for_each(|pair| match pair {
            [smaller, larger] if smaller <= larger && larger <= to => add(&pair),
            _ => Ok(()),
        })
    } else {
        let table = PTable::within(&vec![to; piles], misere, at_once, work);
        work.steps.finish();
        table.and_then(|table| {
            let mut positions = table.losing_positions();
            positions.try_for_each(|sizes| add(&sizes))
        })
    };
    NimberSequence::new(lost, done)
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
