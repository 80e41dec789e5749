//! Reasons by the nimbers of heaps: how they repeat, remainders, and subtraction games in misère
//! play.

use std::iter;

use super::{Facts, nimbers::nim_sums};
use crate::games::{Code, HeapShape, nimbers_of_sizes};
use crate::inference::{
    limits::Unsolved,
    method::Solvable,
    period::{Period, SmallHeaps},
};
use crate::reason::{Evidence, Phrase};
use crate::text::{nim_sum, numbers};

/// The most heaps whose nimbers are reduced to those of smaller ones. Others go by the same rule.
const MOST_REDUCED: usize = 8;

impl<R: Solvable> Facts<'_, R> {
    /// How the nimbers of the heaps of a position repeat. What the methods have not needed is found
    /// out if a few heaps prove it.
    fn period(&self, position: &R::Position) -> Option<Period> {
        let (shape, proved) = self.oracle.heaps(position)?;
        proved.or_else(|| self.oracle.small_heaps(&shape.code)?.period)
    }

    /// Says that nimbers repeat, and how those of the heaps of some positions that are larger than
    /// `above` follow from smaller heaps. Nothing if no heap is so large, or nimbers are not known
    /// to repeat before.
    pub(super) fn repeats(
        &mut self,
        positions: &[&R::Position],
        above: u64,
    ) -> Result<Vec<Phrase>, Unsolved> {
        let Some(period) = self.period(positions[0]) else {
            return Ok(Vec::new());
        };
        let parts = positions.iter().filter_map(|one| self.rules.split(one));
        let mut large: Vec<(u64, R::Position)> = Vec::new();
        for part in parts.flatten() {
            let heap = self.heaps(&part).map(|shape| shape.sizes[0]);
            let is_new = |heap: &u64| {
                let mut known = large.iter();
                *heap > above
                    && period.reduced(*heap) < *heap
                    && known.all(|(known, _)| known != heap)
            };
            large.extend(heap.filter(is_new).map(|heap| (heap, part)));
        }
        let mut reduced = Vec::new();
        for (large, part) in large.into_iter().take(MOST_REDUCED) {
            let small = period.reduced(large);
            let nimber = self.nimbers(&[part])?.map(|nimbers| nimbers[0].to_string());
            reduced.extend(nimber.map(|nimber| {
                phrase!(
                    "theorem-heap-reduced",
                    large,
                    small,
                    length = period.length,
                    times = (large - small) / period.length,
                    nimber
                )
            }));
        }
        let repeat = phrase!(
            "theorem-nimbers-repeat",
            before = period.before,
            length = period.length
        );
        let repeat = Some(repeat).filter(|_| !reduced.is_empty());
        Ok(repeat.into_iter().chain(reduced).collect())
    }

    /// Says how the nimber 0 of a losing position of a single heap follows from that of a smaller
    /// one. The replies show the rest. `None` if there are several heaps, or nimbers are not known
    /// to repeat before.
    pub(super) fn by_period(&mut self, lost: &R::Position) -> Result<Option<Evidence>, Unsolved> {
        // The first sentence may follow a colon, and a number does.
        let mut sentences = self.repeats(&[lost], 0)?;
        sentences.reverse();
        let shape = self.heaps(lost).filter(|_| !sentences.is_empty());
        let is_one = shape.is_some_and(|shape| shape.sizes.len() == 1);
        Ok(is_one.then(|| Evidence {
            basis: sentences.len(),
            convinces: false,
            ..Evidence::of(sentences)
        }))
    }

    /// Says by its remainder on division by the period that a single heap of a subtraction game is
    /// losing. `None` if a pre-period comes before, or there are many such remainders.
    pub(super) fn by_remainders(&self, lost: &R::Position, won: bool) -> Option<Evidence> {
        let (sizes, code, table) = self.subtraction(lost)?;
        let &[heap] = sizes.as_slice() else {
            return None;
        };
        let Period { before: 0, length } = table.period? else {
            return None;
        };
        let is_losing = |&size: &u64| table.nimber(size) == Some(0);
        // The empty heap is losing: where a heap of one period is too, all repeat from there on.
        let losing: Vec<u64> = (0..length).filter(is_losing).collect();
        if !is_losing(&length) || heap < length || losing.len() > MOST_REDUCED {
            return None;
        }
        let taken: Vec<u64> = code.digits().map(|(taken, _)| taken).collect();
        let heap = phrase!(
            "theorem-heap-divided",
            won,
            heap,
            times = heap / length,
            length,
            rest = heap % length
        );
        let rule = phrase!(
            "theorem-heap-remainders",
            count = losing.len(),
            length,
            remainders = numbers(&losing),
            set = numbers(&taken).join(",")
        );
        Some(Evidence::of(vec![heap, rule]).resting_on(2))
    }

    /// Says by the theorem of Ferguson why heaps of a subtraction game are losing in misère play.
    pub(super) fn by_misere_nimbers(&self, lost: &R::Position, won: bool) -> Option<Evidence> {
        let (sizes, code, table) = self.subtraction(lost)?;
        let nimbers = sizes.iter().map(|&size| table.nimber(size));
        let nimbers: Vec<u64> = nimbers.collect::<Option<_>>()?;
        let all = code.most_taken();
        let are_remainders = code.digits().count() as u64 == all;
        let is_high = nimbers.iter().any(|&nimber| nimber > 1);
        let rule = phrase!("theorem-misere-nimbers", won);
        let facts = phrase!(
            "misere-nimbers",
            won,
            high = is_high,
            count = nimbers.len(),
            round = if are_remainders { all + 1 } else { 0 },
            sum = nim_sum(&nimbers),
            nimbers = nimbers.as_slice()
        );
        let nimber = |size| table.nimber(size).unwrap_or(0);
        let scale = nimbers_of_sizes("theorem-heaps-nimbers", &sizes, nimber);
        // Else the remainder on division is the nimber of every heap.
        let scale = (!are_remainders).then_some(scale);
        let sentences = [rule, facts].into_iter().chain(scale);
        let sentences = sentences.chain(nim_sums(iter::once(nimbers), false));
        Some(Evidence::of(sentences.collect()).resting_on(2))
    }

    /// The sizes of the heaps that are not empty, and the code of the moves.
    fn heaps(&self, position: &R::Position) -> Option<HeapShape> {
        let (mut shape, _) = self.oracle.heaps(position)?;
        shape.sizes.retain(|&size| size > 0);
        Some(shape)
    }

    /// The heaps of a subtraction game, their code and the nimbers of heaps.
    fn subtraction(&self, position: &R::Position) -> Option<(Vec<u64>, Code, SmallHeaps)> {
        let HeapShape { code, sizes } = self.heaps(position)?;
        let code = Some(code).filter(Code::is_subtraction)?;
        let table = self.oracle.small_heaps(&code)?;
        Some((sizes, code, table))
    }
}
