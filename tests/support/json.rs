//! Reads the answers for programs.

use serde_json::Value;

/// The objects of an output that has one object a line.
pub(crate) fn objects(told: &str) -> Vec<Value> {
    let object = |line| serde_json::from_str(line).expect("one object a line");
    assert!(told.is_empty() || told.ends_with('\n'), "{told:?}");
    told.lines().map(object).collect()
}
