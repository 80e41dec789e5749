//! Random and changed inputs: nothing panics, hangs, or ends with a status that `docs/scripting.md`
//! does not name. Each case is the same in every run. `bench.rs` runs a target for some seconds,
//! and `crate::fuzzed` runs the first cases of each.

mod inputs;
mod runs;
mod texts;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use nimatron::players::{Chance, chance};

/// A target: its name, and one case of it.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    case: fn(&mut Chance),
}

/// All targets.
pub(crate) const TARGETS: [Target; 6] = [
    Target {
        name: "positions",
        case: texts::position,
    },
    Target {
        name: "moves",
        case: texts::a_move,
    },
    Target {
        name: "records",
        case: texts::record,
    },
    Target {
        name: "boxes",
        case: runs::boxes,
    },
    Target {
        name: "sessions",
        case: runs::session,
    },
    Target {
        name: "command-lines",
        case: runs::command_line,
    },
];

impl Target {
    /// Runs a case. What it prints is its input, and says which case it is if it fails.
    pub(crate) fn run(&self, case: u64) {
        let outcome = catch_unwind(AssertUnwindSafe(|| (self.case)(&mut chance(Some(case)))));
        if let Err(panic) = outcome {
            eprintln!("case {case} of {} fails", self.name);
            resume_unwind(panic);
        }
    }
}
