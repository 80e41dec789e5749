//! Coins: some simple facts, and rows that are too long for the judge.

use nimatron::games::{Coins, Rules, Theory};
use nimatron::inference::internals::gains;
use nimatron::inference::{
    Analysis, Interrupt, Knowledge, Limits, Minimax, Optimisations, Oracle, Side,
};

use crate::support::drawn::{self, Draw};

fn coins(max_take: usize) -> Coins {
    Coins::new(Some(max_take as u64))
}

fn text(row: &[u64]) -> String {
    let columns: Vec<String> = row.iter().map(u64::to_string).collect();
    columns.join(",")
}

fn analysed(row: &[u64], max_take: usize) -> Analysis<u64> {
    let rules = coins(max_take);
    let position = rules.read_position(&text(row)).expect("a row");
    let mut oracle = Oracle::new(rules, Limits::default(), Interrupt::default());
    oracle.analyse(&position).expect("within reach")
}

/// A short row.
fn row(draw: &mut Draw) -> Vec<u64> {
    draw.list(1..=9, |draw| draw.number(0..=999))
}

/// A player who may take everything does so, because no column has fewer than 0 coins.
#[test]
fn all_is_best_where_all_may_be_taken() {
    drawn::check(256, |draw| {
        let row = row(draw);
        let analysis = analysed(&row, row.len() + draw.size(0..=2));
        let all: u64 = row.iter().sum();
        assert_eq!(analysis.value, i64::try_from(all).expect("few coins"));
        assert!(analysis.moves.contains(&(row.len() as u64)));
    });
}

/// Neither player has a choice if only one column may be taken at a time.
#[test]
fn one_at_a_time_is_no_choice() {
    drawn::check(256, |draw| {
        let row = row(draw);
        let analysis = analysed(&row, 1);
        let taken = row.iter().rev().zip([1, -1].into_iter().cycle());
        let margin: i64 = taken
            .map(|(&coins, sign)| sign * i64::try_from(coins).expect("few coins"))
            .sum();
        assert_eq!(analysis.value, margin);
        assert_eq!(analysis.moves, vec![1]);
    });
}

/// The gains of both players add up to all coins that are left.
#[test]
fn shares_add_up() {
    drawn::check(256, |draw| {
        let row = row(draw);
        let all: u64 = row.iter().sum();
        let [own, other] = gains(analysed(&row, draw.size(1..=9)).value, all);
        assert_eq!(own + other, i64::try_from(all).expect("few coins"));
        assert!(own >= 0 && other >= 0);
    });
}

/// The player to move takes the last column, even an empty one.
#[test]
fn one_column_is_taken() {
    for only in [0, 7] {
        let analysis = analysed(&[only], 1);
        assert_eq!(analysis.value, i64::try_from(only).expect("few coins"));
        assert_eq!(analysis.best, Some(1));
    }
}

/// The margin of a row by a table that is filled from one column to all of them. It uses no code of
/// the library.
fn tabled(row: &[u64], most: usize) -> i64 {
    let coins: Vec<i64> = row
        .iter()
        .map(|&coins| i64::try_from(coins).expect("few coins"))
        .collect();
    // The margin by the number of columns left and the largest take.
    let mut margins = vec![vec![0; most + 1]; row.len() + 1];
    for left in 1..=row.len() {
        let mut gained = 0;
        let mut best = i64::MIN;
        for taken in 1..=most {
            if taken <= left {
                gained += coins[left - taken];
                best = best.max(gained - margins[left - taken][taken]);
            }
            margins[left][taken] = best;
        }
    }
    margins[row.len()][most]
}

/// The rows that `benches/coins.rs` times, and their margins.
#[test]
fn long_rows_agree_with_a_plain_table() {
    for (columns, most, margin) in [(100, 10, 2_242), (1_000, 100, 19_018)] {
        let row: Vec<u64> = (1..=columns).map(|place| place * place % 997).collect();
        assert_eq!(tabled(&row, most), margin, "{columns} columns");
        assert_eq!(analysed(&row, most).value, margin, "{columns} columns");
    }
}

/// A search of states would need 20 million of them here.
#[test]
fn a_row_of_many_columns_takes_one_step_for_each_pair() {
    let row: Vec<u64> = (1..=20_000).map(|place| place * place % 997).collect();
    assert_eq!(analysed(&row, 1_000).value, tabled(&row, 1_000));
}

/// If all columns may be taken at once, the plain tree has a node for every partition of every
/// number up to the number of columns: 6.6 million nodes for 60 columns. For 30 columns, their
/// number is the sum of OEIS A000041 up to 30.
#[test]
fn the_plain_tree_grows_like_the_partitions() {
    let partitions = |columns: usize| {
        let mut ways = vec![0_u64; columns + 1];
        ways[0] = 1;
        for part in 1..=columns {
            for number in part..=columns {
                ways[number] += ways[number - part];
            }
        }
        ways.iter().sum::<u64>()
    };
    assert_eq!(partitions(60), 6_639_349);
    let rules = coins(30);
    let row = rules.read_position(&text(&[1; 30])).expect("a row");
    let bound = rules.rooted(&row);
    let plain = Optimisations {
        table: false,
        early_exit: false,
        known: false,
        ordering: false,
        give_up: None,
    };
    let (mut knowledge, interrupt) = (Knowledge::default(), Interrupt::default());
    let mut search = Minimax::new(&bound, plain, &mut knowledge, &interrupt);
    let state = bound.state(&row).expect("bound to it");
    assert_eq!(search.value(state, Side::Max), Ok(30));
    assert_eq!(search.calls(), partitions(30));
}
