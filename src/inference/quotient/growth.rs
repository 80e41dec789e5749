//! Finds the misère quotient of a code heap by heap: guesses what is alike until a guess is right.

use super::{
    guess::{Counted, Guess},
    monoid::{Monoid, followers},
    proof::{Order, Proof, Refuted, is_quotient},
};
use crate::games::Code;
use crate::inference::{
    limits::{Interrupt, Unsolved},
    period::Period,
};

/// So many heaps are looked at, unless a period is proved before.
const MOST_HEAPS: usize = 10_000;

/// So often what is alike is guessed for one heap.
const MOST_GUESSES: usize = 30;

/// The first heap at which a period is tried, and how many times it is tried until there are twice
/// as many.
const FIRST_TRIED: usize = 8;
const TRIED_OFTEN: usize = 16;

/// The quotient of a code with its period, or as far as it was found without one. `None` if the
/// proof from the rules alone fails.
///
/// # Errors
/// If the work was interrupted.
pub fn misere_quotient(
    code: &Code,
    interrupt: &Interrupt,
) -> Result<Option<(Monoid, Option<Period>)>, Unsolved> {
    let (monoid, period) = found(code, interrupt)?;
    let is_quotient = is_quotient(code, &monoid, interrupt)?;
    Ok(is_quotient.then_some((monoid, period)))
}

fn found(code: &Code, interrupt: &Interrupt) -> Result<(Monoid, Option<Period>), Unsolved> {
    let mut monoid = Monoid::trivial();
    let mut losses = monoid.losses();
    let mut proof = Proof::of_no_heaps();
    let mut next_try = FIRST_TRIED;
    for size in 1..=MOST_HEAPS {
        interrupt.check()?;
        let element = if followers(code, size).next().is_none() {
            Some(0)
        } else {
            let options = monoid.options(code, size);
            proof.add(&monoid, &losses, options, interrupt)?
        };
        match element {
            Some(element) => monoid.push(element),
            None => match grown(code, &monoid, interrupt) {
                Ok(larger) => {
                    (monoid, proof) = larger;
                    losses = monoid.losses();
                }
                Err(stopped @ Unsolved::Interrupted) => return Err(stopped),
                Err(_) => return Ok((monoid, None)),
            },
        }
        if size >= next_try || size == MOST_HEAPS {
            next_try = size + size.div_ceil(TRIED_OFTEN);
            // Its proof is that for nimbers: an element, too, depends on what moves leave.
            if let period @ Some(_) = Period::proved(code, &monoid.heaps) {
                return Ok((monoid, period));
            }
        }
    }
    Ok((monoid, None))
}

/// The quotient with one heap more, which is none of its elements.
fn grown(code: &Code, monoid: &Monoid, interrupt: &Interrupt) -> Result<(Monoid, Proof), Unsolved> {
    let mut counted = Counted::new();
    for _ in 0..MOST_GUESSES {
        let base = Guess::beside(monoid, &counted, interrupt)?;
        let larger = base.with_heap(code, interrupt)?.monoid();
        let larger = larger.ok_or(Unsolved::GivenUp)?;
        match Proof::of(code, &larger, Order::MostStuck, interrupt) {
            Ok(proof) => return Ok((larger, proof)),
            Err(Refuted::Unsolved(stopped @ Unsolved::Interrupted)) => return Err(stopped),
            Err(_) => {}
        }
        let (moved, context) = match Proof::of(code, &larger, Order::Lightest, interrupt) {
            Err(Refuted::Sum(sizes, context)) => (sizes, context),
            Err(Refuted::Unsolved(unsolved)) => return Err(unsolved),
            Ok(_) => return Err(Unsolved::GivenUp),
        };
        let plain = Guess::beside(&larger, &Counted::new(), interrupt)?;
        let context = plain.lightest(&larger, context);
        if !count_more(code, &base, (&moved, context), &mut counted) {
            return Err(Unsolved::GivenUp);
        }
    }
    Err(Unsolved::GivenUp)
}

/// Counts heaps that were taken for something else: in a sum of some heaps and a context, or else
/// in what a move of these heaps leaves. Whether there are any.
fn count_more(
    code: &Code,
    base: &Guess,
    (moved, context): (&[usize], Vec<usize>),
    counted: &mut Counted,
) -> bool {
    let sum = [moved, &context].concat();
    let mut sums = vec![sum.clone()];
    for (place, &heap) in moved.iter().enumerate() {
        for left in followers(code, heap) {
            let rest = [&sum[..place], &sum[place + 1..]].concat();
            let left = left.into_iter().filter(|&size| size > 0);
            sums.push(rest.into_iter().chain(left).collect());
        }
    }
    let before = counted.clone();
    for mut sum in sums {
        sum.retain(|&size| size < base.heaps());
        for heap in base.replaced(&sum) {
            let copies = sum.iter().filter(|&&size| size == heap).count();
            match before.get(&heap) {
                None => {
                    counted.insert(heap, 0);
                }
                Some(&most) if copies > most + 1 => {
                    counted.insert(heap, most + 1);
                }
                Some(_) => {}
            }
        }
        if *counted != before {
            return true;
        }
    }
    false
}
