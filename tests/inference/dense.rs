//! The dense table, which answers chomp, beside the search for nimbers, minimax and the definition.

use std::rc::Rc;

use nimatron::games::{Answer, Chomp, Rules};
use nimatron::inference::internals::{ByDenseTable, ByNimbers, Method, Search};
use nimatron::inference::{Interrupt, Limits, Oracle, Silent, Unsolved, Work};

use super::{Asked, raised};
use crate::games::plain::mex;
use crate::support::small::bars;

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
fn answer(rules: Chomp, text: &str) -> Answer<Square> {
    let found = dense(Limits::default()).answer(&rules, &bar(text));
    found.expect("small enough")
}

/// Holds tables against another method: one for each bar, and one that is kept while it holds the
/// next bar.
fn agrees_with(mut search: impl Method<Chomp>, rules: Chomp, more: &[&str]) {
    let mut kept = dense(Limits::default());
    assert!(kept.value(&rules, &bar("5x5")).is_ok());
    let bars = bars(5, 5);
    for text in bars.iter().map(String::as_str).chain(more.iter().copied()) {
        let expected = search.answer(&rules, &bar(text)).expect("small enough");
        assert_eq!(answer(rules, text), expected, "{text}");
        assert_eq!(kept.answer(&rules, &bar(text)), Ok(expected), "{text}");
    }
}

#[test]
fn tables_agree_with_the_searches() {
    let long = ["1x40", "40x1", "2x20", "20x2", "9,1,1,1", "7,7,5,2"];
    agrees_with(ByNimbers::new(Work::default()), CHOMP(), &long);
    let search = Search::new(Work::default());
    agrees_with(
        search,
        Chomp::new(true),
        &[&long[..], &["6x8", "9x6"]].concat(),
    );
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
            let met = (0..lower).map(row).chain((1..upper).map(both));
            nimbers[upper][lower] = mex(met.collect());
        }
    }
    for columns in [2, 3, 50, 86, 127, 128] {
        let found = answer(CHOMP(), &format!("2x{columns}"));
        assert_eq!(found.nimber, Some(nimbers[columns][columns]), "2x{columns}");
        let standing = answer(CHOMP(), &format!("{columns}x2"));
        assert_eq!(standing.nimber, found.nimber);
        assert_eq!((found.value, found.moves.len()), (1, 1));
    }
    assert!(nimbers[86][86] > 127, "{}", nimbers[86][86]);
}

#[test]
fn long_bars_are_answered() {
    let mut oracle = Oracle::of(CHOMP());
    for text in ["2x86", "3x60", "80x3", "1x256", "10x11"] {
        let analysis = oracle.analyse(&bar(text)).expect("small enough");
        assert!(analysis.nimber > Some(0), "{text}");
        assert_eq!(analysis.value, 1, "{text}");
        let best = analysis.best.expect("a move");
        let after = CHOMP().play(&bar(text), best).expect("legal");
        assert_eq!(oracle.nimber(&after), Ok(Some(0)), "{text}");
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
    let mut method = ByDenseTable::new(Work::new(Limits::default(), raised(), Rc::new(Silent)));
    let stopped = method.answer(&CHOMP(), &bar("16x16"));
    assert_eq!(stopped, Err(Unsolved::Interrupted));
}
