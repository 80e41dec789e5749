//! The first cases of each target of random inputs.

use crate::fuzz::TARGETS;

fn first_cases(name: &str, cases: u64) {
    let target = TARGETS.iter().find(|target| target.name == name);
    let target = target.expect("a target");
    (0..cases).for_each(|case| target.run(case));
}

#[test]
fn positions_are_read_or_refused() {
    first_cases("positions", 2_000);
}

#[test]
fn moves_are_read_or_refused() {
    first_cases("moves", 2_000);
}

#[test]
fn records_are_read_or_refused() {
    first_cases("records", 2_000);
}

#[test]
fn boxes_are_read_or_refused() {
    first_cases("boxes", 20);
}

#[test]
fn sessions_end_well() {
    first_cases("sessions", 25);
}

#[test]
fn command_lines_are_obeyed_or_refused() {
    first_cases("command-lines", 40);
}
