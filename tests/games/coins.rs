//! Coins: rows that are too long for the judge.

use nimatron::games::{Coins, Rules};
use nimatron::inference::Oracle;

/// The margin of a row by a table that is filled from one column to all of them. It uses no code of
/// the library.
fn tabled(row: &[i64], most: usize) -> i64 {
    // The margin by the number of columns left and the largest take.
    let mut margins = vec![vec![0; most + 1]; row.len() + 1];
    for left in 1..=row.len() {
        let mut gained = 0;
        let mut best = i64::MIN;
        for taken in 1..=most {
            if taken <= left {
                gained += row[left - taken];
                best = best.max(gained - margins[left - taken][taken]);
            }
            margins[left][taken] = best;
        }
    }
    margins[row.len()][most]
}

/// Those of `benches/coins.rs`, and one of which a search would need 3 million states.
#[test]
fn long_rows_agree_with_a_plain_table() {
    for (columns, most) in [(100, 10), (1_000, 100), (6_000, 500)] {
        let row: Vec<i64> = (1..=columns).map(|place| place * place % 997).collect();
        let rules = Coins::new(Some(most as u64));
        let texts: Vec<String> = row.iter().map(i64::to_string).collect();
        let position = rules.read_position(&texts.join(",")).expect("a row");
        let analysis = Oracle::of(rules).analyse(&position).expect("within reach");
        assert_eq!(analysis.value, tabled(&row, most), "{columns} columns");
    }
}
