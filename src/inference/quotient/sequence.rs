//! The words of the heaps of a code in order.

use super::theory::Quotient;
use crate::games::Code;
use crate::inference::{
    limits::{Unsolved, Work, make_place},
    terms::{NimberSequence, WordSequence},
};

/// Finds the words of the heaps up to one of `to`, as far as the quotient covers them; `None` if
/// there is none.
pub(in crate::inference) fn words_of_heaps(
    code: &Code,
    to: u64,
    work: &Work,
) -> Result<Option<WordSequence>, Unsolved> {
    let found = Quotient::find(code, work)?;
    Ok(found.map(|quotient| WordSequence {
        terms: terms(&quotient, to, work),
        words: quotient.words(),
        lost: quotient.lost(),
        rules: quotient.rules(),
        order: quotient.order(),
        reach: quotient.reach(),
    }))
}

/// The heaps by the places of their words among all words.
fn terms(quotient: &Quotient, to: u64, work: &Work) -> NimberSequence<usize> {
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
