//! The search for margins on long rows of coins, cold. The margins are asserted, so that no
//! benchmark times a wrong one.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use nimatron::games::{Coins, Rules};
use nimatron::inference::{Interrupt, Limits, Oracle};

/// Columns, the largest first take, and the margin. `tests/games/coins.rs` finds the same margins
/// by a plain table.
const ROWS: [(u64, u64, i64); 2] = [(100, 10, 2_242), (1_000, 100, 19_018)];

/// A row with pseudo-random coins: squares modulo a prime.
fn row(columns: u64) -> String {
    let coins: Vec<String> = (1..=columns)
        .map(|place| (place * place % 997).to_string())
        .collect();
    coins.join(",")
}

fn coins(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("coins");
    group.sample_size(10);
    for (columns, max_take, margin) in ROWS {
        let rules = Coins::new(Some(max_take));
        let position = rules.read_position(&row(columns)).expect("a row");
        group.bench_function(format!("{columns} columns and {max_take}"), |bencher| {
            bencher.iter(|| {
                let mut oracle =
                    Oracle::new(rules.clone(), Limits::default(), Interrupt::default());
                let analysis = oracle.analyse(black_box(&position)).expect("within reach");
                assert_eq!(analysis.value, margin);
                analysis
            });
        });
    }
    group.finish();
}

criterion_group!(benches, coins);
criterion_main!(benches);
