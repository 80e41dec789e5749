//! The program `nimatron`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(nimatron::run(std::env::args_os()))
}
