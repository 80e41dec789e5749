//! Feeds the program random inputs for some seconds:
//! `cargo bench --bench fuzz -- TARGET SECONDS [FIRST]`. Cases are numbered from FIRST on, 0 by
//! default. The first failure ends the run, and its number repeats it.

use std::env;
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[path = "mod.rs"]
mod fuzz;
#[path = "../support/mod.rs"]
#[expect(dead_code, reason = "most of it is for the tests")]
mod support;

use fuzz::TARGETS;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args()
        .skip(1)
        .filter(|word| word != "--bench")
        .collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (name, seconds, first) = match words[..] {
        [name, seconds] => (name, seconds.parse(), Ok(0)),
        [name, seconds, first] => (name, seconds.parse(), first.parse()),
        _ => ("", Ok(0), Ok(0)),
    };
    let target = TARGETS.iter().find(|target| target.name == name);
    let (Some(target), Ok(seconds), Ok(first)) = (target, seconds, first) else {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        eprintln!(
            "cargo bench --bench fuzz -- TARGET SECONDS [FIRST]; targets: {}",
            names.join(", ")
        );
        // `cargo bench` alone runs this one too, and should go on with the others.
        return ExitCode::from(if words.is_empty() { 0 } else { 2 });
    };
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut case: u64 = first;
    while Instant::now() < end {
        target.run(case);
        case += 1;
    }
    eprintln!("{name}: {} cases", case - first);
    ExitCode::SUCCESS
}
