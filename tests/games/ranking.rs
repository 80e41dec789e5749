//! The order of all bars of chocolate below one.

use std::collections::BTreeMap;

use nimatron::games::internals::Bars;
use nimatron::games::{Chomp, Rules};

type Bar = <Chomp as Rules>::Position;

fn chomp() -> Chomp {
    Chomp::new(false)
}

fn bar(text: &str) -> Bar {
    chomp().read_position(text).expect("a bar")
}

/// The bars that a bite leaves.
fn bitten(bar: &Bar) -> Vec<Bar> {
    let chomp = chomp();
    chomp
        .moves(bar)
        .map(|bite| chomp.after(bar, bite))
        .collect()
}

/// All bars at and below one.
fn below(start: &Bar) -> Vec<Bar> {
    let mut bars = vec![start.clone()];
    let mut next = 0;
    while let Some(bar) = bars.get(next) {
        for after in bitten(bar) {
            if !bars.contains(&after) {
                bars.push(after);
            }
        }
        next += 1;
    }
    bars
}

/// Walks through all bars below some, and compares each number and each bite with the rules. A bar
/// that is higher than wide is ranked as its mirror image.
#[test]
fn every_bar_has_its_number_and_every_bite_leads_lower() {
    for (text, lying) in [
        ("1", "1"),
        ("1x5", "1x5"),
        ("5x1", "1x5"),
        ("3x4", "3x4"),
        ("4x4", "4x4"),
        ("5,3,3,1", "5,3,3,1"),
        ("4,1,1,1,1,1", "6,1,1,1"),
        ("6,6,2", "6,6,2"),
    ] {
        let start = bar(text);
        let mut ranking = Bars::within(&start).expect("few bars");
        let number = |bar: &Bar| ranking.rank(bar).expect("below the start");
        let bars = below(&bar(lying)).into_iter();
        let bars: BTreeMap<usize, Bar> = bars.map(|bar| (number(&bar), bar)).collect();
        let count = usize::try_from(ranking.count()).expect("few bars");
        assert!(bars.keys().copied().eq(0..count), "{text}");
        assert_eq!(number(&start), count - 1);
        let lower = bars
            .values()
            .map(|bar| bitten(bar).iter().map(number).collect());
        let lower: Vec<Vec<usize>> = lower.collect();
        for (here, bites) in lower.into_iter().enumerate() {
            assert!(bites.iter().all(|&lower| lower < here), "{}", bars[&here]);
            for other in 0..count {
                let mut entries = vec![1; count];
                entries[other] = 0;
                let is_met = ranking.met(&entries).mex() > 0;
                assert_eq!(is_met, bites.contains(&other), "{} {other}", bars[&here]);
            }
            ranking.advance();
        }
    }
}

#[test]
fn the_count_is_that_of_lattice_paths_and_has_an_end() {
    let count = |text| Bars::within(&bar(text)).map(|bars| bars.count());
    // The border of a bar within a rectangle is a lattice path; the empty one is no bar.
    assert_eq!(count("3x4"), Some(34));
    assert_eq!(count("16x16"), Some(601_080_389));
    assert_eq!(count("1x256"), Some(256));
    let stairs = "22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1";
    assert!(count(stairs).is_some());
    let outside = Bars::within(&bar("3x4")).expect("few bars");
    assert_eq!(outside.rank(&bar("2x5")), None);
    assert_eq!(outside.rank(&bar("4x3")), Some(33));
}
