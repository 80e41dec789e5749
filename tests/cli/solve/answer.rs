//! `solve --json`: each kind of answer.

use std::collections::BTreeSet;

use super::ALWAYS;
use crate::support::Run;
use crate::support::json::{keys, objects};

#[test]
fn the_keys_are_those_of_the_contract() {
    for (arguments, more) in [
        ("solve matches 3,5,7 --json", vec!["reason"]),
        ("solve nim 1 --json --misere", vec!["reason"]),
        ("solve nim 0 --json --full", vec!["reason"]),
        ("solve matches 2,3 --json --card", vec!["reason", "card"]),
    ] {
        let told = Run::line(arguments).expect_stdout_to_be_read().check();
        let answers = objects(&told);
        let mut expected: BTreeSet<&str> = ALWAYS.into();
        expected.insert("value");
        expected.extend(more);
        assert_eq!(keys(&answers[0]), expected, "{arguments}");
    }
}
