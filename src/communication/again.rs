//! Interrupts what has missed a signal, and at last ends what hears none.

use std::io;
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpid, kill_process};
use rustix::stdio::stdin;
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use signal_hook::iterator;

use super::Signals;

/// The time between two signals.
const AGAIN_AFTER: Duration = Duration::from_millis(65);

/// How often the main thread is interrupted before the process ends at once.
const PATIENCE: u32 = 3;

/// Interrupts the main thread after a signal until the process exits. The signal may arrive just
/// before a prompt starts waiting for a key; that wait checks no flag and only a signal interrupts
/// it. It is SIGINT, because the line editor hears no other; the flag of the first one still
/// chooses the exit status.
///
/// Where the main thread still has not ended the process, it waits for something that no flag ends,
/// such as a pipe that nobody reads. Then the terminal is put back as it was, and the process ends.
///
/// A Ctrl-C that only stops some work is left to that work; a second one, where the first was not
/// heard, ends the process.
///
/// Where the system has no thread left, none of this is done, and the flags have to do.
pub(super) fn repeat(caught: impl Iterator<Item = i32>, flags: Signals) -> io::Result<()> {
    let mut signals = iterator::Signals::new(caught)?;
    let terminal = tcgetattr(stdin()).ok();
    let wait = move || {
        let mut unheard = 0;
        for came in signals.forever() {
            for _ in 0..PATIENCE {
                thread::sleep(AGAIN_AFTER);
                if !flags.ends_the_process(came) {
                    break;
                }
                // This fails only if the process no longer exists.
                let _ = kill_process(getpid(), Signal::INT);
            }
            thread::sleep(AGAIN_AFTER);
            unheard = if flags.is_unheard(came) {
                unheard + 1
            } else {
                0
            };
            if unheard > 1 || flags.ends_the_process(came) {
                if let Some(terminal) = &terminal {
                    // A terminal that is gone needs no repair.
                    let _ = tcsetattr(stdin(), OptionalActions::Now, terminal);
                }
                flags.end_at_once();
            }
        }
    };
    let _ = thread::Builder::new().spawn(wait);
    Ok(())
}
