//! Misère quotients of octal games, each found and proved anew. The table of those that are settled
//! for all heaps is asserted, and that no other code of up to three digits is.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use nimatron::games::Code;
use nimatron::inference::Interrupt;
use nimatron::inference::internals::misere_quotient;

const SETTLED: &str = include_str!("quotients.txt");

/// A line of the table; `None` for a game that is not settled for all heaps.
fn line(digits: [u8; 3]) -> Option<String> {
    let code = Code::new([0].into_iter().chain(digits));
    let found = misere_quotient(black_box(&code), &Interrupt::default());
    let (monoid, period) = found.expect("nobody interrupts it").expect("it is proved");
    let period = period?;
    let written: String = digits.iter().map(u8::to_string).collect();
    Some(format!(
        "0.{} {} {} {} {}",
        written.trim_end_matches('0'),
        monoid.order,
        period.length,
        period.before,
        monoid.lost.count_ones()
    ))
}

fn quotients(criterion: &mut Criterion) {
    let digits = 1..512_u16;
    let digits = digits.map(|number| {
        [number >> 6, number >> 3 & 7, number & 7].map(|digit| digit.to_le_bytes()[0])
    });
    let mut expected: Vec<&str> = SETTLED
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    expected.sort_unstable();
    let mut found: Vec<String> = digits.filter_map(line).collect();
    found.sort_unstable();
    assert_eq!(found, expected);
    let mut group = criterion.benchmark_group("misère quotients");
    group.sample_size(10);
    for (name, digits) in [
        ("0.123", [1, 2, 3]),
        ("0.77", [7, 7, 0]),
        ("0.156", [1, 5, 6]),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| assert!(line(digits).is_some()));
        });
    }
    group.finish();
}

criterion_group!(benches, quotients);
criterion_main!(benches);
