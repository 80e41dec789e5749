//! A program that is observed while it runs: its answers one by one, signals, and its end.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout};
use std::thread;
use std::time::{Duration, Instant};

use super::{
    INTERRUPTED, command, finish, patiently, signal, start, wait, wait_until, while_nothing_starts,
};

/// How soon a program ends after a signal, with some time more for a busy machine.
const SOON: Duration = Duration::from_millis(1_500);

/// A program that is observed while it runs. It never outlives its test.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) stdin: Option<ChildStdin>,
    stdout: Option<ChildStdout>,
}

impl Running {
    pub(crate) fn start(arguments: &str) -> Self {
        let mut child = start(&mut command(arguments.split_whitespace()));
        Self {
            stdin: child.stdin.take(),
            stdout: child.stdout.take(),
            child,
        }
    }

    pub(crate) fn answer(&mut self, lines: &str) {
        let stdin = self.stdin.as_mut().expect("stdin is open");
        stdin.write_all(lines.as_bytes()).expect("it reads");
    }

    /// Reads until the output ends with `words`. Fails if the program ends before that.
    pub(crate) fn read_until(&mut self, words: &str) {
        let stdout = self.stdout.as_mut().expect("stdout is open");
        patiently(&mut self.child, || {
            let mut told = Vec::new();
            while !told.ends_with(words.as_bytes()) {
                let mut byte = [0];
                let count = stdout.read(&mut byte).expect("stdout can be read");
                let so_far = String::from_utf8_lossy(&told);
                assert_eq!(count, 1, "{words:?} never came; it said {so_far:?}");
                told.extend(byte);
            }
        });
    }

    pub(crate) fn signal(&self, name: &str) {
        signal(name, self.child.id());
    }

    /// Sends a signal once the program works, and checks that it ends soon.
    pub(crate) fn expect_soon_after(mut self, name: &str, status: i32) {
        wait_until_begun(&mut self.child);
        self.signal(name);
        let sent = Instant::now();
        self.expect_end(status);
        assert!(sent.elapsed() < SOON, "{:?}", sent.elapsed());
    }

    /// Closes the pipe that the program writes its stdout to.
    pub(crate) fn close_stdout(&mut self) {
        while_nothing_starts(|| drop(self.stdout.take()));
    }

    /// Waits for the end, and checks the status and stderr. Stdin stays open unless the test has
    /// closed it.
    pub(crate) fn expect_end(mut self, status: i32) {
        let ended = wait(&mut self.child);
        let mut stderr = String::new();
        let mut stream = self.child.stderr.take().expect("stderr is a pipe");
        stream.read_to_string(&mut stderr).expect("stderr is UTF-8");
        // A missing code would mean that the signal itself ended the program.
        assert_eq!(ended.code(), Some(status), "{stderr}");
        // A search may say how far it has got.
        let is_told = stderr.starts_with("nimatron: So far: ") && stderr.lines().count() == 1;
        assert!(stderr.is_empty() || is_told, "{stderr}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both calls fail if the program has already ended, as it should.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// What a match of many games says if Ctrl-C stops it after the first game is in its record,
/// `games` in the folder.
pub(crate) fn stopped_match(line: &str, folder: &Path) -> String {
    let mut child = start(command(line.split(' ')).current_dir(folder));
    let has_a_game = || {
        let record = fs::read_to_string(folder.join("games"));
        record.is_ok_and(|record| record.contains("\n\n[Game"))
    };
    wait_until(&mut child, "a game", has_a_game);
    signal("INT", child.id());
    let ended = finish(child);
    assert_eq!(ended.status.code(), Some(INTERRUPTED));
    String::from_utf8(ended.stdout).expect("text")
}

/// Waits until a process is past its beginning: it has worked for a while, or it waits for
/// something.
pub(crate) fn wait_until_begun(child: &mut Child) {
    /// In ticks of a hundredth of a second, as Linux counts them.
    const A_WHILE: u64 = 8;
    /// Looks at which it has waited.
    const QUIET: usize = 10;

    let id = child.id();
    let mut quiet = 0;
    wait_until(child, "its work", || match state(id) {
        Some(('S', _)) => {
            quiet += 1;
            quiet > QUIET
        }
        Some((_, ticks)) => {
            quiet = 0;
            ticks > A_WHILE
        }
        // No such file as on Linux.
        None => {
            thread::sleep(Duration::from_millis(300));
            true
        }
    });
}

/// The state of a process, as a letter, and the ticks that it has used.
fn state(id: u32) -> Option<(char, u64)> {
    let told = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // Before this stands the name of the program, in parentheses.
    let (_, told) = told.rsplit_once(") ")?;
    let fields: Vec<&str> = told.split(' ').collect();
    let ticks = |field: &str| field.parse::<u64>().ok();
    Some((
        told.chars().next()?,
        ticks(fields.get(11)?)? + ticks(fields.get(12)?)?,
    ))
}
