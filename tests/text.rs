//! Numbers as texts list them.

use nimatron::text::numbers;

#[test]
fn only_long_runs_of_numbers_are_ranges() {
    let all: Vec<u64> = (1..=3).chain(10..=39).chain(50..=80).chain([90]).collect();
    let said = numbers(&all);
    assert_eq!(said.len(), 3 + 30 + 1 + 1);
    assert_eq!(said[..4], ["1", "2", "3", "10"]);
    assert_eq!(said[33..], ["50-80", "90"]);
}
