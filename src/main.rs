//! The program: runs, and ends with the exit status that the contract names.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(nimatron::run(std::env::args_os()))
}
