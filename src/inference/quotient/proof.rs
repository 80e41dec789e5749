//! The proof that a monoid is the misère quotient of some heaps.
//!
//! T. E. Plambeck, A. N. Siegel, "Misère quotients for impartial games", Journal of Combinatorial
//! Theory A 115 (2008). The check is theirs, with sums of heaps put together by the contexts in
//! which they are stuck; `docs/misere.md` has the whole proof.

use std::collections::BTreeSet;

use super::monoid::{Elements, MOST_ELEMENTS, Monoid, contains, elements, followers};
use crate::games::Code;
use crate::inference::limits::{Interrupt, Unsolved};

/// Heaps whose moves have been looked at: no move leads from a lost element to a lost one, and no
/// sum is stuck.
///
/// A heap is stuck in a context if it is not lost there, yet no move makes it so. A sum is stuck if
/// each of its heaps is, in the context of the others. If no sum with a move is stuck, a move leads
/// from each position that is not lost to one that is, and all outcomes are right by induction.
#[derive(Clone)]
pub(super) struct Proof {
    /// Single heaps, the most stuck ones for each element.
    heaps: Vec<StuckSum>,
    /// Sums, the most stuck ones for each element.
    sums: Vec<Vec<StuckSum>>,
}

/// A sum of heaps, in the order in which sums are looked at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct StuckSum {
    rank: usize,
    element: usize,
    /// The contexts in which it is stuck.
    stuck: Elements,
    sizes: Vec<usize>,
}

/// Why there is no proof.
pub(super) enum Refuted {
    /// Heaps and a context in which outcomes would be wrong.
    Sum(Vec<usize>, usize),
    /// There is too much to look at, or the work was interrupted.
    Unsolved(Unsolved),
}

impl From<Unsolved> for Refuted {
    fn from(unsolved: Unsolved) -> Self {
        Self::Unsolved(unsolved)
    }
}

/// Which sums are looked at first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// The lightest, which finds the smallest that is wrong.
    Lightest,
    /// The most stuck, which is less work.
    MostStuck,
}

/// A proof is given up with more sums to look at.
const MOST_SUMS: usize = 1 << 16;

impl StuckSum {
    fn new(element: usize, stuck: Elements, sizes: Vec<usize>, order: Order) -> Self {
        let rank = match order {
            Order::Lightest => sizes.iter().sum(),
            Order::MostStuck => MOST_ELEMENTS - stuck.count_ones() as usize,
        };
        Self {
            rank,
            element,
            stuck,
            sizes,
        }
    }

    /// The sum of both; `None` if it is stuck in no context.
    fn plus(&self, monoid: &Monoid, other: &Self, order: Order) -> Option<Self> {
        let stuck = elements(monoid.order, |z| {
            contains(self.stuck, monoid.times(z, other.element))
                && contains(other.stuck, monoid.times(z, self.element))
        });
        let sum = || {
            let element = monoid.times(self.element, other.element);
            let sizes = [&self.sizes[..], &other.sizes].concat();
            Self::new(element, stuck, sizes, order)
        };
        (stuck > 0).then(sum)
    }

    /// Whether one of some others has the same element and is stuck wherever this is.
    fn is_below<'a>(&self, others: impl IntoIterator<Item = &'a Self>) -> bool {
        let mut others = others.into_iter();
        others.any(|other| other.element == self.element && self.stuck & !other.stuck == 0)
    }
}

impl Proof {
    /// That of the trivial monoid.
    pub(super) fn of_no_heaps() -> Self {
        Self {
            heaps: Vec::new(),
            sums: vec![Vec::new()],
        }
    }

    /// Proves the outcomes of all sums of the heaps of a monoid.
    pub(super) fn of(
        code: &Code,
        monoid: &Monoid,
        order: Order,
        interrupt: &Interrupt,
    ) -> Result<Self, Refuted> {
        let losses = monoid.losses();
        let mut heaps = BTreeSet::new();
        for size in 1..monoid.heaps.len() {
            interrupt.check()?;
            let options = monoid.options(code, size);
            if options > 0 {
                let element = monoid.heap(size);
                heaps.extend(stuck_heap(
                    monoid,
                    &losses,
                    (size, element),
                    options,
                    order,
                )?);
            }
        }
        let mut proof = Self {
            heaps: Vec::new(),
            sums: vec![Vec::new(); monoid.order],
        };
        for heap in heaps {
            if !heap.is_below(&proof.heaps) {
                proof.heaps.push(heap);
            }
        }
        let sums = proof.heaps.iter().cloned().collect();
        proof.close(monoid, sums, order, interrupt)?;
        Ok(proof)
    }

    /// Looks at some sums, and at all that they are part of.
    fn close(
        &mut self,
        monoid: &Monoid,
        mut open: BTreeSet<StuckSum>,
        order: Order,
        interrupt: &Interrupt,
    ) -> Result<(), Refuted> {
        while let Some(sum) = open.pop_first() {
            interrupt.check()?;
            if contains(sum.stuck, 0) {
                return Err(Refuted::Sum(sum.sizes, 0));
            }
            if open.len() > MOST_SUMS {
                return Err(Unsolved::GivenUp.into());
            }
            let known = &mut self.sums[sum.element];
            if !sum.is_below(&*known) {
                known.retain(|other| !other.is_below([&sum]));
                let larger = self.heaps.iter();
                open.extend(larger.filter_map(|heap| sum.plus(monoid, heap, order)));
                known.push(sum);
            }
        }
        Ok(())
    }

    /// Finds what the next heap is, of the elements that there are: the one that is least stuck.
    /// `None` if it is none of them.
    pub(super) fn add(
        &mut self,
        monoid: &Monoid,
        losses: &[Elements],
        options: Elements,
        interrupt: &Interrupt,
    ) -> Result<Option<usize>, Unsolved> {
        const ORDER: Order = Order::MostStuck;
        let size = monoid.heaps.len();
        let quiet = monoid.quiet(losses, options);
        let fits = |&element: &usize| losses[element] & !quiet == 0;
        let mut candidates: Vec<usize> = (0..monoid.order).filter(fits).collect();
        candidates.sort_by_key(|&element| MOST_ELEMENTS - losses[element].count_ones() as usize);
        for element in candidates {
            let stuck = stuck_heap(monoid, losses, (size, element), options, ORDER);
            let Ok(Some(heap)) = stuck else {
                return Ok(Some(element));
            };
            if heap.is_below(&self.heaps) {
                return Ok(Some(element));
            }
            let mut with = self.clone();
            let sums = with.sums.iter().flatten();
            let sums = sums.filter_map(|sum| sum.plus(monoid, &heap, ORDER));
            let open = sums.chain([heap.clone()]).collect();
            with.heaps.retain(|other| !other.is_below([&heap]));
            with.heaps.push(heap);
            match with.close(monoid, open, ORDER, interrupt) {
                Ok(()) => {
                    *self = with;
                    return Ok(Some(element));
                }
                Err(Refuted::Unsolved(stopped @ Unsolved::Interrupted)) => return Err(stopped),
                Err(_) => {}
            }
        }
        Ok(None)
    }
}

/// A heap, given by its size and its element, with the contexts in which it is stuck; `None` if
/// there are none.
fn stuck_heap(
    monoid: &Monoid,
    losses: &[Elements],
    (size, element): (usize, usize),
    options: Elements,
    order: Order,
) -> Result<Option<StuckSum>, Refuted> {
    let quiet = monoid.quiet(losses, options);
    let wrong = losses[element] & !quiet;
    if wrong > 0 {
        let context = wrong.trailing_zeros() as usize;
        return Err(Refuted::Sum(vec![size], context));
    }
    let stuck = quiet & !losses[element];
    let heap = || StuckSum::new(element, stuck, vec![size], order);
    Ok((stuck > 0).then(heap))
}

/// Whether a monoid is the misère quotient of its heaps, by nothing but the rules: it is a
/// commutative monoid that the heaps generate, any two elements differ in some context, and all
/// outcomes are right.
///
/// # Errors
/// If the work was interrupted.
pub fn is_quotient(code: &Code, monoid: &Monoid, interrupt: &Interrupt) -> Result<bool, Unsolved> {
    if !is_monoid(monoid) || !is_reduced(monoid) || contains(monoid.lost, 0) {
        return Ok(false);
    }
    let is_dead = |&size: &usize| followers(code, size).next().is_none();
    let mut dead = (0..monoid.heaps.len()).filter(is_dead);
    if dead.any(|size| monoid.heaps[size] != 0) {
        return Ok(false);
    }
    match Proof::of(code, monoid, Order::MostStuck, interrupt) {
        Ok(_) => Ok(true),
        Err(Refuted::Unsolved(stopped @ Unsolved::Interrupted)) => Err(stopped),
        Err(_) => Ok(false),
    }
}

/// Whether it is a commutative monoid that its heaps generate. It is enough to try associativity
/// with the generators in the middle (Light's test).
fn is_monoid(monoid: &Monoid) -> bool {
    let all = 0..monoid.order;
    let times = |x, y| monoid.times(x, y);
    let generators: BTreeSet<usize> = (0..monoid.heaps.len())
        .map(|size| monoid.heap(size))
        .collect();
    let commutes = |x| times(0, x) == x && all.clone().all(|y| times(x, y) == times(y, x));
    let associates = |&by: &usize| {
        let mut pairs = all.clone().flat_map(|x| all.clone().map(move |y| (x, y)));
        pairs.all(|(x, y)| times(times(x, by), y) == times(x, times(by, y)))
    };
    let mut reached = vec![false; monoid.order];
    let mut open = vec![0];
    while let Some(x) = open.pop() {
        if !std::mem::replace(&mut reached[x], true) {
            open.extend(generators.iter().map(|&by| times(x, by)));
        }
    }
    all.clone().all(commutes) && generators.iter().all(associates) && !reached.contains(&false)
}

/// Whether any two elements differ in some context.
fn is_reduced(monoid: &Monoid) -> bool {
    let losses: BTreeSet<Elements> = monoid.losses().into_iter().collect();
    losses.len() == monoid.order
}
