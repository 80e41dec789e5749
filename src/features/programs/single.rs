//! A command as a single process, where the system has no process groups.

use std::io;
use std::process::{Child, Command, ExitStatus};

/// The command: a program and its arguments, separated by blanks.
pub(super) fn command(text: &str) -> Command {
    let mut words = text.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args();
    command
}

/// Starts a process.
pub(super) fn start(command: &mut Command) -> io::Result<Child> {
    command.spawn()
}

/// Whether the process has ended.
pub(super) fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Ends the process, and returns its exit status.
pub(super) fn end(child: &mut Child) -> io::Result<ExitStatus> {
    // This fails only if it has ended.
    let _ = child.kill();
    child.wait()
}

/// Every process ends where its input ends.
pub(super) fn kill_all() {}
