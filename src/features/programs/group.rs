//! A command and all that it starts, as a process group of its own, so that they end together.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

/// The groups that have not been ended. A group is in this list only as long as its number cannot
/// belong to another.
static LIVE: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

fn live() -> MutexGuard<'static, Vec<Pid>> {
    // A list of numbers is never in a bad state.
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The command as the shell runs it, so that it may have arguments.
pub(super) fn command(text: &str) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(text);
    command
}

/// Starts a group.
pub(super) fn start(command: &mut Command) -> io::Result<Child> {
    let mut live = live();
    let child = command.process_group(0).spawn()?;
    live.push(Pid::from_child(&child));
    Ok(child)
}

/// Whether the first process of a group has ended. It is not waited for, so its number stays taken.
pub(super) fn has_ended(child: &mut Child) -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let found = waitid(WaitId::Pid(Pid::from_child(child)), options);
    // Where there is no such child, it has been waited for.
    !matches!(found, Ok(None))
}

/// Ends a group, and returns the exit status of its first process.
pub(super) fn end(child: &mut Child) -> io::Result<ExitStatus> {
    let group = Pid::from_child(child);
    {
        let mut live = live();
        let known = live.len();
        live.retain(|&other| other != group);
        if live.len() < known {
            // This fails only if nothing is left of the group.
            let _ = kill_process_group(group, Signal::KILL);
            // The first process may have joined another group.
            let _ = child.kill();
        }
    }
    child.wait()
}

/// Kills all groups, where nothing else will end them.
pub(super) fn kill_all() {
    for group in live().drain(..) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}
