//! Limits of memory, interrupts, and the report of progress.

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nimatron::games::Matches;
use nimatron::inference::internals::{ByPTable, Method};
use nimatron::inference::{Estimate, Interrupt, Limits, Oracle, Outcome, Silent, Unsolved, Work};

use super::{ask, by_table, cost, limited, oracle, piles, table};
use crate::inference::Asked;
use crate::inference::listener::{Listener, Told, steps};

fn oracle_within(max_memory: u64) -> Oracle<Matches> {
    Oracle::new(
        Matches::new(false),
        limited(max_memory),
        Interrupt::default(),
    )
}

#[test]
fn beyond_the_memory_is_said_with_the_estimate() {
    let position = piles(&[30, 0, 20, 25]);
    let bounds = [20, 25, 30];
    let memory = u64::try_from(cost(&bounds).memory).expect("small");
    assert!(cost(&bounds).memory_is_short);
    let refused = |max_memory| {
        Unsolved::Beyond(Estimate {
            max_memory,
            ..cost(&bounds)
        })
    };
    for max_memory in [0, 1, 100, memory - 1] {
        let answer = oracle_within(max_memory).analyse(&position);
        assert_eq!(answer, Err(refused(max_memory)));
    }
    let analysis = oracle_within(memory).analyse(&position).expect("it fits");
    let whole = oracle(false).analyse(&position).expect("within reach");
    assert_eq!(analysis.moves, whole.moves);
    // Two piles have a law, which needs no memory.
    assert!(oracle_within(0).analyse(&piles(&[0, 20, 25])).is_ok());
}

/// What is tried are the multisets of all piles but the largest, and two rows of bits for each of
/// all but two are all that grows with it.
#[test]
fn a_table_costs_a_cell_and_two_rows() {
    for (bounds, words) in [
        (vec![20, 25, 31], 1),
        (vec![40, 60, 63], 2),
        (vec![10, 20, 31, 31], 1),
        (vec![300; 3], 10),
        (vec![3; 10], 1),
        (vec![1, 2, 3, 4, 200, 300], 10),
    ] {
        let [tried, rows] = [1, 2].map(|left_out| {
            let multisets = super::multisets(&bounds[..bounds.len() - 1]);
            if left_out == 1 {
                multisets.len()
            } else {
                super::multisets(&bounds[2..]).len()
            }
        });
        let estimate = cost(&bounds);
        assert_eq!(estimate.positions, tried as u128, "{bounds:?}");
        let least = 2 * tried + rows * words * 2 * 4;
        assert!(estimate.memory >= least as u128, "{bounds:?}");
        let largest = bounds.last().copied().unwrap_or(0);
        let terms = u128::from(largest + 1) * bounds.len() as u128 * 40;
        assert_eq!(estimate.memory - least as u128, terms, "{bounds:?}");
    }
}

/// Signatures of moves from three piles or more are not estimated. They keep to what the table
/// leaves of the memory.
#[test]
fn signatures_keep_to_the_memory() {
    let position = piles(&[6; 6]);
    let within = |max_memory| {
        let rules = Matches::at_once(false, 6);
        let mut oracle = Oracle::new(rules, limited(max_memory), Interrupt::default());
        oracle.outcome(&position)
    };
    let Err(Unsolved::Beyond(table)) = within(0) else {
        panic!("nothing fits into nothing");
    };
    let table = u64::try_from(table.memory).expect("small");
    for spare in [0, 1 << 10, 1 << 15] {
        let Err(Unsolved::Beyond(estimate)) = within(table + spare) else {
            panic!("{spare} is too little");
        };
        assert!(estimate.memory_is_short, "{spare}");
        assert!(estimate.memory > u128::from(table + spare), "{spare}");
        assert_eq!(estimate.max_memory, table + spare);
    }
    // All six may be emptied at once.
    assert_eq!(within(table + (8 << 20)), Ok(Outcome::Win));
}

#[test]
fn huge_starts_are_refused_at_once() {
    for count in 3..=10 {
        let sizes: Vec<u64> = (0..count)
            .map(|less| 1_000_000_000_000_000 - less)
            .collect();
        let position = piles(&sizes);
        match oracle(false).analyse(&position) {
            Err(Unsolved::Beyond(estimate)) => {
                assert!(estimate.memory > u128::from(estimate.max_memory));
                assert!(estimate.memory_is_short);
            }
            other => panic!("{count}: {other:?}"),
        }
    }
}

/// A refused position does no harm: smaller ones are answered before and after it. If a table for
/// two starts would exceed the limit, a table for the new start replaces the old one.
#[test]
fn a_method_answers_what_fits_whatever_was_refused() {
    let starts: [&[u64]; 2] = [&[5, 30, 60], &[40, 40, 40]];
    let of = |bounds: &[u64]| cost(bounds).memory;
    let most = of(starts[0]).max(of(starts[1]));
    // A table for both would be worth its cost, but exceeds the limit.
    let joined = of(&[40, 40, 60]);
    assert!(most < joined && joined < 2 * of(starts[1]));
    let limits = limited(u64::try_from(most).expect("small"));
    let mut method = ByPTable::new(Work::new(limits, Interrupt::default(), Rc::new(Silent)));
    for _ in 0..2 {
        for sizes in starts {
            let alone = ask(&mut by_table(), false, sizes);
            assert_eq!(ask(&mut method, false, sizes), alone, "{sizes:?}");
            let refused = method.answer(&Matches::new(false), &piles(&[60, 60, 60, 60]));
            assert!(matches!(refused, Err(Unsolved::Beyond(_))));
            assert_eq!(ask(&mut method, false, sizes), alone, "{sizes:?}");
            let held = table(sizes, false).found();
            assert_eq!(Method::<Matches>::positions(&method), held, "{sizes:?}");
        }
    }
}

#[test]
fn a_raised_interrupt_ends_the_work_and_a_lowered_one_lets_it_go_on() {
    let flag = Arc::new(AtomicBool::new(true));
    let interrupt = Interrupt::watching(flag.clone());
    let rules = Matches::new(false);
    let limits = Limits::default();
    let mut method = ByPTable::new(Work::new(limits, interrupt.clone(), Rc::new(Silent)));
    let mut oracle = Oracle::new(rules, limits, interrupt);
    let sizes = [7; 10];
    let position = piles(&sizes);
    let answer = method.answer(&rules, &position);
    assert_eq!(answer, Err(Unsolved::Interrupted));
    assert_eq!(oracle.analyse(&position), Err(Unsolved::Interrupted));
    flag.store(false, Ordering::Relaxed);
    let alone = ask(&mut by_table(), false, &sizes);
    assert_eq!(ask(&mut method, false, &sizes), alone);
    let analysis = oracle.analyse(&position).expect("within reach");
    assert_eq!(analysis.moves, alone.1);
    // Known answers need no work, so they are given even then.
    flag.store(true, Ordering::Relaxed);
    assert_eq!(ask(&mut method, false, &sizes), alone);
}

#[test]
fn progress_goes_forward_and_finishes_once_for_each_table() {
    let listener = Listener::to_the_end();
    let mut method = ByPTable::new(listener.at_work(Limits::default()));
    ask(&mut method, false, &[10, 8, 9]);
    assert_eq!(listener.take(), steps(9));
    // The table covers this position, so nothing is built.
    ask(&mut method, false, &[10, 1, 2]);
    assert_eq!(listener.take(), []);
}

/// Three piles have few multisets of all but two, but may still take long.
#[test]
fn an_interrupt_is_heard_in_the_middle() {
    for bounds in [vec![500, 3_000, 3_000], vec![300; 4], vec![20; 8]] {
        let a_third = |told: &Told| matches!(told, Told::Report(done, all) if *done >= all / 3);
        let listener = Listener::until(a_third);
        let work = listener.at_work(Limits::default());
        let answer = ByPTable::new(work).value(&Matches::new(false), &piles(&bounds));
        assert_eq!(answer, Err(Unsolved::Interrupted), "{bounds:?}");
        let heard = listener.take().into_iter();
        let rounds = heard.filter_map(|told| match told {
            Told::Report(done, all) => Some((done, all)),
            _ => None,
        });
        let rounds: Vec<(usize, usize)> = rounds.collect();
        assert!(rounds.is_sorted() && rounds.iter().all(|&(done, all)| done < all));
        let (last, all) = rounds[rounds.len() - 1];
        assert!(last <= all / 3 + 1, "{bounds:?}: {last} of {all}");
    }
}
