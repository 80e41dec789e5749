//! The nimbers of the heaps of a code in order.

use super::table::HeapNimbers;
use crate::games::Code;
use crate::inference::{
    limits::{Progress, Work},
    terms::NimberSequence,
};

/// Finds the nimbers of the heaps up to one of `to`. Only the memory is limited.
pub(in crate::inference) fn nimbers_of_heaps(
    code: &Code,
    to: u64,
    work: &Work,
) -> NimberSequence<u16> {
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
