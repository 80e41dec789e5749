//! Limits of memory, interrupts, and the report of progress.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nimatron::games::Matches;
use nimatron::inference::internals::{ByPTable, Method, RowKind, TableCost};
use nimatron::inference::{
    Estimate, Interrupt, Limits, Oracle, PTable, Progress, Silent, Unsolved, Work,
};

use super::{ask, by_table, cost, oracle, piles, table};

fn limited(max_memory: u64) -> Limits {
    Limits {
        max_memory,
        ..Limits::default()
    }
}

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
    let refused = |max_memory| {
        let cost = TableCost::within(&bounds, max_memory);
        assert!(cost.memory > u128::from(max_memory));
        Unsolved::Beyond(Estimate {
            positions: cost.tried,
            seconds: None,
            memory: cost.memory,
            max_memory,
            memory_is_short: true,
            is_refused: false,
            summand: None,
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

/// Rows in hash tables grow with what is found, and yet are refused before any work.
#[test]
fn sparse_rows_count_within_the_memory() {
    let bounds = [1, 2, 3, 300, 2_000];
    let cost = cost(&bounds);
    assert_eq!(cost.kind, RowKind::Sparse);
    let memory = u64::try_from(cost.memory).expect("small");
    for max_memory in [1, memory / 2, memory - 1] {
        let built = PTable::of(&bounds, false, &limited(max_memory));
        let refused = built.map(|table| table.found());
        assert!(
            matches!(refused, Err(Unsolved::Beyond(estimate)) if estimate.memory_is_short),
            "{max_memory}"
        );
    }
    let sparse = PTable::of(&bounds, false, &limited(memory)).expect("it fits");
    let long = table(&bounds, RowKind::Long, false);
    assert_eq!(sparse.found(), long.found());
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
            let held = table(sizes, cost(sizes).kind, false).found();
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

/// Records the calls of the callback.
#[derive(Default)]
struct Told(RefCell<Vec<Option<(usize, usize)>>>);

impl Progress for Told {
    fn report(&self, done: usize, all: usize) {
        self.0.borrow_mut().push(Some((done, all)));
    }

    fn finish(&self) {
        self.0.borrow_mut().push(None);
    }
}

#[test]
fn progress_goes_forward_and_finishes_once_for_each_table() {
    let told = Rc::new(Told::default());
    let mut method = ByPTable::new(Work::new(
        Limits::default(),
        Interrupt::default(),
        told.clone(),
    ));
    let steps: Vec<_> = (0..=8).map(|done| Some((done, 9))).chain([None]).collect();
    ask(&mut method, false, &[10, 8, 9]);
    assert_eq!(told.0.take(), steps);
    // The table covers this position, so nothing is built.
    ask(&mut method, false, &[10, 1, 2]);
    assert_eq!(told.0.take(), []);
}

/// Three piles have few multisets of all but two, but may still take long. All threads must notice
/// an interrupt.
#[test]
fn an_interrupt_is_heard_between_few_multisets() {
    let raised = Interrupt::watching(Arc::new(AtomicBool::new(true)));
    for (bounds, threads) in [
        (vec![500, 3_000, 3_000], 1),
        (vec![300; 4], 2),
        (vec![25; 7], 3),
    ] {
        let kind = TableCost::within(&bounds, 1 << 44).kind;
        let built = PTable::build(&bounds, kind, false, threads, &raised, &Silent);
        assert_eq!(built.map(|table| table.found()), Err(Unsolved::Interrupted));
    }
}

/// Raises a flag when a third is done.
#[derive(Default)]
struct Stopping {
    flag: Arc<AtomicBool>,
    rounds: RefCell<Vec<(usize, usize)>>,
}

impl Progress for Stopping {
    fn report(&self, done: usize, all: usize) {
        self.rounds.borrow_mut().push((done, all));
        if done >= all / 3 {
            self.flag.store(true, Ordering::Relaxed);
        }
    }

    fn finish(&self) {}
}

/// An interrupt in the middle of the work is noticed by the thread that checks first.
#[test]
fn several_threads_stop_in_the_middle() {
    let progress = Stopping::default();
    let interrupt = Interrupt::watching(Arc::clone(&progress.flag));
    let built = PTable::build(&[20; 8], RowKind::Narrow, false, 2, &interrupt, &progress);
    assert_eq!(built.map(|table| table.found()), Err(Unsolved::Interrupted));
    let rounds = progress.rounds.take();
    assert!(rounds.is_sorted() && rounds.iter().all(|&(done, all)| done < all));
}
