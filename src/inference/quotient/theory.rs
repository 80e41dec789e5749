//! The misère quotient of a code with its words, as far as it was found and proved.

use super::{
    growth::misere_quotient,
    monoid::{Monoid, contains},
    words::Wording,
};
use crate::games::Code;
use crate::inference::{
    limits::{Estimate, Unsolved, Work},
    period::Period,
};

/// More memory no search for a quotient takes.
const MOST_MEMORY: u128 = 48 << 20;

/// What heaps of one code are together in misère play, proved for all sums of the heaps that it
/// knows.
pub(super) struct Quotient {
    monoid: Monoid,
    wording: Wording,
    /// From which heap on heaps repeat; `None` if that was not found.
    pub(super) period: Option<Period>,
}

impl Quotient {
    /// Finds and proves the quotient by a fixed amount of work. `None` for moves that no digits
    /// give.
    ///
    /// # Errors
    /// If there is no memory for it, or the work was interrupted.
    pub(super) fn find(code: &Code, work: &Work) -> Result<Option<Self>, Unsolved> {
        let estimate = Estimate::new(0, MOST_MEMORY, work.limits.max_memory);
        if !code.has_digits() {
            return Ok(None);
        }
        estimate.granted()?;
        let found = misere_quotient(code, &work.interrupt)?;
        Ok(found.and_then(|(monoid, period)| {
            Some(Self {
                wording: Wording::of(&monoid)?,
                monoid,
                period,
            })
        }))
    }

    /// The largest heap up to which it is known; `None` if for all.
    pub(super) fn reach(&self) -> Option<u64> {
        let known = self.monoid.heaps.len() - 1;
        self.period.is_none().then_some(known as u64)
    }

    /// Whether it is known what heaps of a size are.
    pub(super) fn covers(&self, size: u64) -> bool {
        self.reach().is_none_or(|reach| size <= reach)
    }

    /// What a heap is that is covered.
    pub(super) fn heap(&self, size: u64) -> usize {
        let small = self.period.map_or(size, |period| period.reduced(size));
        let small = usize::try_from(small).expect("a heap that is covered");
        self.monoid.heap(small)
    }

    /// The product of some elements.
    pub(super) fn product(&self, elements: impl IntoIterator<Item = usize>) -> usize {
        let elements = elements.into_iter();
        elements.fold(0, |all, element| self.monoid.times(all, element))
    }

    pub(super) fn is_lost(&self, element: usize) -> bool {
        contains(self.monoid.lost, element)
    }

    pub(super) fn wording(&self) -> &Wording {
        &self.wording
    }

    /// How many elements it has.
    pub(super) fn order(&self) -> usize {
        self.monoid.order
    }

    /// The words of lost positions, from the shortest on.
    pub(super) fn lost(&self) -> Vec<String> {
        let lost = self
            .wording
            .order
            .iter()
            .filter(|&&element| self.is_lost(element));
        lost.map(|&element| self.wording.word(element)).collect()
    }

    /// The words of the elements, from the shortest on.
    pub(super) fn words(&self) -> Vec<String> {
        let elements = self.wording.order.iter();
        elements
            .map(|&element| self.wording.word(element))
            .collect()
    }

    /// The equations by which words become shorter.
    pub(super) fn rules(&self) -> Vec<String> {
        self.wording.rules()
    }

    /// The place in [`Quotient::words`] of each element.
    pub(super) fn places(&self) -> Vec<usize> {
        let mut places = vec![0; self.monoid.order];
        for (place, &element) in self.wording.order.iter().enumerate() {
            places[element] = place;
        }
        places
    }
}
