//! The dense table, which answers chomp, beside the search for nimbers, minimax, definitions and
//! published results.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::games::{Answer, Chomp, Rules};
use nimatron::inference::internals::{ByDenseTable, ByNimbers, Method, Search};
use nimatron::inference::{Interrupt, Limits, Oracle, Silent, Unsolved, Work};

use super::Asked;

type Bar = <Chomp as Rules>::Position;
type Square = <Chomp as Rules>::Move;

const CHOMP: fn() -> Chomp = || Chomp::new(false);

fn bar(text: &str) -> Bar {
    CHOMP().read_position(text).expect("a bar")
}

fn dense(limits: Limits) -> ByDenseTable {
    ByDenseTable::new(Work::new(limits, Interrupt::default(), Rc::new(Silent)))
}

/// The answer by a table made for this bar.
fn answer(text: &str) -> Answer<Square> {
    let found = dense(Limits::default()).answer(&CHOMP(), &bar(text));
    found.expect("small enough")
}

/// The lists of rows, none longer than the one above, within 5 rows of 5.
fn small_bars() -> Vec<String> {
    let mut bars: Vec<Vec<u16>> = (1..=5).map(|length| vec![length]).collect();
    let mut next = 0;
    while let Some(bar) = bars.get(next).cloned() {
        next += 1;
        let longest = bar.last().copied().filter(|_| bar.len() < 5).unwrap_or(0);
        bars.extend((1..=longest).map(|length| [bar.as_slice(), &[length]].concat()));
    }
    let text = |bar: Vec<u16>| bar.iter().map(u16::to_string).collect::<Vec<_>>().join(",");
    bars.into_iter().map(text).collect()
}

#[test]
fn the_table_agrees_with_the_search() {
    let bars = small_bars();
    assert_eq!(bars.len(), 251);
    let more = [
        "1x40",
        "40x1",
        "2x30",
        "30x2",
        "9,1,1,1",
        "7,7,5,2",
        "12,3,3,2,2,2,1",
    ];
    let mut search = ByNimbers::new(Work::default());
    // One table for each bar, and one that is kept while it holds the next bar.
    let mut kept = dense(Limits::default());
    assert!(kept.value(&CHOMP(), &bar("5x5")).is_ok());
    for text in bars.iter().map(String::as_str).chain(more) {
        let allowed = search.allows(&CHOMP(), &bar(text), &Limits::default());
        assert!(allowed.is_some());
        let expected = search.answer(&CHOMP(), &bar(text));
        let expected = expected.expect("small enough");
        assert_eq!(answer(text), expected, "{text}");
        let found = kept.answer(&CHOMP(), &bar(text));
        assert_eq!(found, Ok(expected), "{text}");
    }
}

/// A bar of two rows, by the definition of the nimber.
#[test]
fn large_nimbers_of_two_rows() {
    let width = 128;
    let mut nimbers = vec![vec![0; width + 1]; width + 1];
    for upper in 1..=width {
        for lower in 0..=upper {
            let row = |left: usize| nimbers[upper][left];
            let both = |left: usize| nimbers[left][left.min(lower)];
            let met: BTreeSet<u64> = (0..lower).map(row).chain((1..upper).map(both)).collect();
            nimbers[upper][lower] = (0..=256)
                .find(|nimber| !met.contains(nimber))
                .expect("a mex");
        }
    }
    for columns in [2, 3, 50, 86, 127, 128] {
        let found = answer(&format!("2x{columns}"));
        assert_eq!(found.nimber, Some(nimbers[columns][columns]), "2x{columns}");
        assert_eq!(answer(&format!("{columns}x2")).nimber, found.nimber);
        assert_eq!((found.value, found.moves.len()), (1, 1));
    }
    assert!(nimbers[86][86] > 127, "{}", nimbers[86][86]);
}

#[test]
fn a_row_is_a_pile_of_nim() {
    for (text, nimber) in [("1x256", 255), ("256x1", 255), ("1x129", 128), ("1", 0)] {
        let found = answer(text);
        assert_eq!(found.nimber, Some(nimber), "{text}");
        assert_eq!(found.value, if nimber > 0 { 1 } else { -1 }, "{text}");
    }
    // A row and a column are two piles.
    let hook = vec!["1"; 127].join(",");
    assert_eq!(answer(&format!("129,{hook}")).nimber, Some(128 ^ 127));
    assert_eq!(answer(&format!("128,{hook}")).nimber, Some(0));
}

#[test]
fn long_bars_are_answered() {
    let mut oracle = Oracle::of(CHOMP());
    for text in ["2x86", "3x60", "3x80", "80x3", "1x256", "10x11"] {
        let analysis = oracle.analyse(&bar(text)).expect("small enough");
        assert!(analysis.nimber > Some(0), "{text}");
        assert_eq!(analysis.value, 1, "{text}");
        let best = analysis.best.expect("a move");
        let after = CHOMP().play(&bar(text), best).expect("legal");
        assert_eq!(oracle.nimber(&after), Ok(Some(0)), "{text}");
    }
}

/// Minimax judges the table in misère play.
#[test]
fn outcomes_in_misere_play_are_those_of_minimax() {
    let rules = Chomp::new(true);
    let mut search = Search::new(Work::default());
    let more = ["1x40", "40x1", "2x20", "9,1,1,1", "7,7,5,2", "6x8", "9x6"];
    let mut kept = dense(Limits::default());
    assert!(kept.value(&rules, &bar("5x5")).is_ok());
    for text in small_bars().iter().map(String::as_str).chain(more) {
        let expected = search.answer(&rules, &bar(text));
        assert!(expected.is_ok(), "{text}");
        assert_eq!(kept.answer(&rules, &bar(text)), expected, "{text}");
        let found = dense(Limits::default()).answer(&rules, &bar(text));
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn a_table_that_takes_too_long_is_left_to_the_next_method() {
    let soon = Limits {
        max_nimbers: 50,
        ..Limits::default()
    };
    for rules in [CHOMP(), Chomp::new(true)] {
        // Of 924 bars within 6x6 the last is not a bar.
        assert_eq!(dense(soon).allows(&rules, &bar("6x6"), &soon), None);
        assert!(dense(soon).allows(&rules, &bar("5x6"), &soon).is_some());
    }
}

/// Without the table every method would need more memory.
#[test]
fn a_table_that_takes_too_much_memory_is_refused() {
    let small = Limits {
        max_memory: 1_500,
        ..Limits::default()
    };
    for rules in [CHOMP(), Chomp::new(true)] {
        // 1,716 bars within 6x7, with the one that is none.
        let refused = dense(small).answer(&rules, &bar("6x7"));
        let Err(Unsolved::Beyond(estimate)) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!((estimate.positions, estimate.memory), (1_715, 1_715));
        assert!(dense(small).answer(&rules, &bar("6x6")).is_ok());
    }
}

#[test]
fn an_interrupt_ends_the_table() {
    let raised = Interrupt::watching(Arc::new(AtomicBool::new(true)));
    let mut method = ByDenseTable::new(Work::new(Limits::default(), raised, Rc::new(Silent)));
    let stopped = method.answer(&CHOMP(), &bar("16x16"));
    assert_eq!(stopped, Err(Unsolved::Interrupted));
}
