//! Reads the answers for programs.

use std::collections::BTreeSet;

use serde_json::Value;

/// The objects of an output that has one object a line.
pub(crate) fn objects(told: &str) -> Vec<Value> {
    let object = |line| serde_json::from_str(line).expect("one object a line");
    assert!(told.is_empty() || told.ends_with('\n'), "{told:?}");
    told.lines().map(object).collect()
}

/// The keys of an object.
pub(crate) fn keys(object: &Value) -> BTreeSet<&str> {
    let object = object.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}
