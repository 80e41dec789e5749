//! Ctrl-C, SIGTERM and SIGHUP raise flags. Code that waits or computes polls them, and the main
//! thread ends the process.
//!
//! On Unix work that hears no flag, such as writing to a pipe that nobody reads, is ended by the
//! last resort of `again`.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGXFSZ};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The signals that are caught, in the order in which they choose the exit status: a prompt that
/// one of them interrupts raises an interrupt too, so that goes last.
#[cfg(unix)]
const CAUGHT: [i32; 3] = [SIGTERM, SIGHUP, SIGINT];
#[cfg(not(unix))]
const CAUGHT: [i32; 2] = [SIGTERM, SIGINT];

/// The conventional exit status: 128 plus the number of the signal.
fn status(signal: i32) -> u8 {
    128 + u8::try_from(signal).unwrap_or(0)
}

/// The flags, shared between copies.
#[derive(Clone, Debug, Default)]
pub struct Signals {
    any: Arc<AtomicBool>,
    /// In the order of [`CAUGHT`].
    each: [Arc<AtomicBool>; CAUGHT.len()],
    /// Whether Ctrl-C stops the work at hand, and not the process.
    stops_work: Arc<AtomicBool>,
}

impl Signals {
    /// Returns flags that the signals raise from now on. `last` is done before a signal ends the
    /// process at once.
    pub fn catch(last: fn()) -> io::Result<Self> {
        let signals = Self::default();
        let ignored = ignored();
        let caught = CAUGHT.into_iter().zip(&signals.each);
        let caught: Vec<_> = caught
            .filter(|(signal, _)| ignored >> (signal - 1) & 1 == 0)
            .collect();
        for &(signal, own) in &caught {
            flag::register(signal, Arc::clone(own))?;
            flag::register(signal, Arc::clone(&signals.any))?;
        }
        // A file that grows too large fails to be written, which is an error like that of a full
        // disk.
        #[cfg(unix)]
        flag::register(SIGXFSZ, Arc::default())?;
        #[cfg(unix)]
        again::repeat(
            caught.into_iter().map(|(signal, _)| signal),
            signals.clone(),
            last,
        )?;
        #[cfg(not(unix))]
        let _ = last;
        Ok(signals)
    }

    /// Ends the process, where nothing looks at the flags.
    #[cfg(unix)]
    fn end_at_once(&self) -> ! {
        signal_hook::low_level::exit(self.exit_status().into())
    }

    /// Says whether Ctrl-C stops the work at hand from now on, and not the process: a person at a
    /// terminal can be asked again. One that came before still ends the process.
    pub fn let_ctrl_c_stop_work(&self, stops_work: bool) {
        let stops_work = stops_work && !self.came();
        self.stops_work.store(stops_work, Ordering::Relaxed);
    }

    /// Takes Ctrl-C back if it stops work, which has heard it. Returns whether the session goes on:
    /// no other signal has come.
    pub fn take_back_ctrl_c(&self) -> bool {
        if !self.stops_work.load(Ordering::Relaxed) {
            return false;
        }
        let [others @ .., ctrl_c] = &self.each;
        ctrl_c.store(false, Ordering::Relaxed);
        self.any.store(false, Ordering::SeqCst);
        // Another one may have come in between. It raises its own flag first.
        let ends = others.iter().any(|other| other.load(Ordering::SeqCst));
        self.any.fetch_or(ends, Ordering::SeqCst);
        !ends
    }

    /// Whether a signal is to end the process even where nothing hears it, and nobody has taken it
    /// back.
    #[cfg(unix)]
    fn ends_the_process(&self, signal: i32) -> bool {
        let stops_work = signal == SIGINT && self.stops_work.load(Ordering::Relaxed);
        self.is_unheard(signal) && !stops_work
    }

    /// Whether a signal has come that nobody has taken back.
    #[cfg(unix)]
    fn is_unheard(&self, signal: i32) -> bool {
        let mut each = CAUGHT.into_iter().zip(&self.each);
        each.any(|(other, came)| other == signal && came.load(Ordering::Relaxed))
    }

    /// Returns the flag that every signal raises.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.any)
    }

    /// Whether a signal has come.
    pub fn came(&self) -> bool {
        self.any.load(Ordering::Relaxed)
    }

    /// Returns the exit status of the signal that came.
    pub fn exit_status(&self) -> u8 {
        let came = CAUGHT
            .into_iter()
            .zip(&self.each)
            .find(|(_, came)| came.load(Ordering::Relaxed));
        status(came.map_or(SIGINT, |(signal, _)| signal))
    }
}

/// The signals that the process was started to ignore, as bits: under nohup it outlives its
/// terminal. Ctrl-C and SIGTERM are heard all the same, as shells start what is in the background
/// without Ctrl-C.
#[cfg(target_os = "linux")]
fn ignored() -> u64 {
    let own = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = own.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
        & !(1 << (SIGINT - 1) | 1 << (SIGTERM - 1))
}

/// Elsewhere this is not known.
#[cfg(not(target_os = "linux"))]
fn ignored() -> u64 {
    0
}

/// Interrupts what has missed a signal, and at last ends what hears none.
#[cfg(unix)]
mod again {
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

    /// Interrupts the main thread after a signal until the process exits. The signal may arrive
    /// just before a prompt starts waiting for a key; that wait checks no flag and only a signal
    /// interrupts it. It is SIGINT, because the line editor hears no other; the flag of the first
    /// one still chooses the exit status.
    ///
    /// Where the main thread still has not ended the process, it waits for something that no flag
    /// ends, such as a pipe that nobody reads. Then the terminal is put back as it was, and the
    /// process ends.
    ///
    /// A Ctrl-C that only stops some work is left to that work; a second one, where the first was
    /// not heard, ends the process.
    ///
    /// Where the system has no thread left, none of this is done, and the flags have to do.
    pub fn repeat(caught: impl Iterator<Item = i32>, flags: Signals, last: fn()) -> io::Result<()> {
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
                    last();
                    flags.end_at_once();
                }
            }
        };
        let _ = thread::Builder::new().spawn(wait);
        Ok(())
    }
}
