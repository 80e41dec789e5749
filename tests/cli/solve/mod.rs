//! `solve`: the best move and why, for people, for programs and for whole batches.

mod answer;
mod batch;
mod best_move;
mod long_answers;
mod report_size;
#[cfg(unix)]
mod so_far;
mod values;
#[cfg(unix)]
mod with_threads;

use serde_json::Value;

use crate::support::Run;
use crate::support::json::objects;

/// The keys that every answer of `solve --json` has.
const ALWAYS: [&str; 10] = [
    "best",
    "game",
    "misere",
    "moves",
    "nimber",
    "outcome",
    "position",
    "positions",
    "remoteness",
    "seconds",
];

/// The objects in the output of a run, without their times, which differ from run to run.
pub(super) fn answers(arguments: &str) -> Vec<Value> {
    let told = Run::line(arguments).expect_stdout_to_be_read().check();
    objects(&told).into_iter().map(without_time).collect()
}

fn without_time(mut object: Value) -> Value {
    let seconds = object
        .as_object_mut()
        .and_then(|keys| keys.remove("seconds"));
    let seconds = seconds.as_ref().and_then(Value::as_f64);
    assert!(seconds.is_some_and(|seconds| seconds >= 0.0), "{object}");
    object
}

/// Checks that the answer has these values for these keys.
pub(super) fn assert_has(answer: &Value, expected: &Value) {
    for (key, value) in expected.as_object().expect("an object") {
        assert_eq!(&answer[key], value, "{key} in {answer}");
    }
}
