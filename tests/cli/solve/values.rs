//! `--values`: what each move leads to.

use serde_json::Value;

use crate::support::Run;

/// The winning moves are those that the answer names, and the fastest of them has its remoteness.
#[test]
fn values_agree_with_the_answer() {
    for position in [
        "matches 3,5,7",
        "nim 3,4,6",
        "cram 3x4",
        "kayles 3,5",
        "chomp 3x4",
        "sticks 11",
    ] {
        let told = Run::line(&format!("solve {position} --values --json")).outcome();
        let solved: Value = serde_json::from_str(&told.stdout).expect("an object");
        let values = solved["values"].as_array().expect("moves");
        let wins = values.iter().filter(|value| value["outcome"] == "win");
        let moves: Vec<Value> = wins.clone().map(|value| value["move"].clone()).collect();
        assert_eq!(Value::from(moves), solved["moves"], "{position}");
        let fastest = wins.map(|value| value["remoteness"].as_u64()).min();
        assert_eq!(
            fastest.flatten(),
            solved["remoteness"].as_u64(),
            "{position}"
        );
    }
}
