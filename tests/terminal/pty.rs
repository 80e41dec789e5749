//! A program on a pseudo-terminal, and what its user sees there. The keys are in `hands`.
//!
//! Nothing here relies on fixed delays. A test waits for an expected output, and fails with the
//! screen if it does not come.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{
    Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system,
};
use vt100::{Color, Screen};

use tempfile::TempDir;

use super::eyes::{Eyes, look};
use crate::support::messages::says;
use crate::support::{self, STATE, flowing, program, while_nothing_starts};

/// How long to wait at most: much longer than anything takes, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// How long nothing comes before a screen counts as drawn, and how long to sleep between two looks
/// at what the terminal does not tell by itself.
const GLANCE: Duration = Duration::from_millis(5);

/// The program to run, and the kind of its terminal.
pub(crate) struct Desk {
    command: CommandBuilder,
    columns: u16,
    rows: u16,
    by_key: bool,
    state: TempDir,
}

impl Desk {
    /// The program with these arguments, separated by spaces, on a terminal of 80 by 24.
    pub(crate) fn new(arguments: &str) -> Self {
        Self::of(arguments.split_whitespace())
    }

    /// The program with these arguments, on the same terminal.
    pub(crate) fn of<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Self {
        let mut command = CommandBuilder::new(program());
        command.args(arguments);
        Self::on(command)
    }

    /// A shell with this script, in which `$nimatron` is the program.
    pub(crate) fn shell(script: &str) -> Self {
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", script]);
        Self::on(command)
    }

    fn on(mut command: CommandBuilder) -> Self {
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_US.UTF-8");
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        // What was played last is a default.
        let state = tempfile::tempdir().expect("a folder");
        command.env(STATE.0, state.path());
        command.env("nimatron", program());
        command.cwd(env!("CARGO_TARGET_TMPDIR"));
        Self {
            command,
            columns: 80,
            rows: 24,
            by_key: true,
            state,
        }
    }

    /// Sets the size of the terminal.
    pub(crate) fn size(mut self, columns: u16, rows: u16) -> Self {
        (self.columns, self.rows) = (columns, rows);
        self
    }

    /// Sets the folder in which the program runs, and keeps what it keeps.
    pub(crate) fn within(mut self, folder: &Path) -> Self {
        self.command.cwd(folder);
        self
    }

    /// Sets a variable of the environment.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Expects the program to read whole lines and to leave the mode of the terminal unchanged.
    pub(crate) fn line_by_line(mut self) -> Self {
        self.by_key = false;
        self
    }

    /// Starts the program.
    pub(crate) fn open(self) -> Session {
        let size = PtySize {
            rows: self.rows,
            cols: self.columns,
            ..PtySize::default()
        };
        let pair = while_nothing_starts(|| native_pty_system().openpty(size));
        let pair = pair.expect("a pty opens");
        let line_mode = line_mode(pair.master.as_ref());
        let eyes = Eyes::new(self.columns, self.rows);
        let eyes = Arc::new((Mutex::new(eyes), Condvar::new()));
        let output = pair.master.try_clone_reader().expect("a pty can be read");
        let seen = Arc::clone(&eyes);
        thread::spawn(move || look(output, &seen));
        let child = while_nothing_starts(|| pair.slave.spawn_command(self.command));
        Session {
            writer: pair.master.take_writer().expect("a pty can be written"),
            child: child.expect("the program starts"),
            master: pair.master,
            slave: Some(pair.slave),
            eyes,
            line_mode,
            by_key: self.by_key,
            lines_wanted: 0,
            _state: self.state,
        }
    }
}

/// The line mode of a terminal as text, because the crate of its type is not a dependency.
fn line_mode(terminal: &dyn MasterPty) -> String {
    format!("{:?}", terminal.get_termios().expect("a pty has a mode"))
}

/// A program that runs or has run on a terminal.
pub(crate) struct Session {
    master: Box<dyn MasterPty + Send>,
    slave: Option<Box<dyn SlavePty + Send>>,
    pub(super) writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// What is seen, and the news that there is more.
    eyes: Arc<(Mutex<Eyes>, Condvar)>,
    /// The line mode before the program started.
    line_mode: String,
    by_key: bool,
    /// The number of lines that must have ended before a prompt counts as a new one.
    pub(super) lines_wanted: usize,
    /// The folder of the state, as long as the session lasts.
    _state: TempDir,
}

impl Session {
    pub(super) fn eyes(&self) -> MutexGuard<'_, Eyes> {
        self.eyes.0.lock().expect("the terminal can be read")
    }

    pub(super) fn wait_until(&mut self, what: &str, mut came: impl FnMut(&mut Self) -> bool) {
        let start = Instant::now();
        while !came(self) {
            assert!(start.elapsed() < PATIENCE, "{}", self.in_vain(what));
            thread::sleep(GLANCE);
        }
    }

    /// Waits until something is seen, and looks only when there is more to see. A screen may be
    /// drawn by halves, so nothing more must come for a moment, unless it never ends.
    fn wait_to_see<T>(&self, what: &str, find: impl Fn(&Eyes) -> Option<T>) -> T {
        let start = Instant::now();
        let mut since = None;
        let mut eyes = self.eyes();
        loop {
            let found = find(&eyes);
            let time = match found {
                Some(_) => GLANCE,
                None => PATIENCE.saturating_sub(start.elapsed()),
            };
            if found.is_none() && (time.is_zero() || eyes.closed) {
                drop(eyes);
                panic!("{}", self.in_vain(what));
            }
            let waited = self.eyes.1.wait_timeout(eyes, time);
            let (then, timed) = waited.expect("the terminal can be read");
            eyes = then;
            let Some(found) = found else {
                since = None;
                continue;
            };
            let since = since.get_or_insert_with(Instant::now);
            if timed.timed_out() || since.elapsed() > 4 * GLANCE {
                return found;
            }
        }
    }

    fn in_vain(&self, what: &str) -> String {
        format!("waited in vain for {what}; the screen:\n{}", self.screen())
    }

    /// The text on the screen.
    pub(crate) fn screen(&self) -> String {
        self.eyes().parser.screen().contents()
    }

    /// The lines on the screen, without blanks at their ends.
    pub(crate) fn lines(&self) -> String {
        let screen = self.screen();
        screen
            .lines()
            .map(|line| line.trim_end().to_owned() + "\n")
            .collect()
    }

    /// Waits for a screen where the program reads the next key, or until nothing has been drawn for
    /// a while. Returns the lines that are seen then.
    pub(crate) fn screen_like(&mut self, lines: &str, quiet: Duration) -> String {
        let mut drawn = (0, Instant::now());
        loop {
            let length = self.eyes().output.len();
            if length != drawn.0 {
                drawn = (length, Instant::now());
            }
            let reads = line_mode(self.master.as_ref()) != self.line_mode;
            let seen = self.lines();
            let time = match (reads, seen == lines) {
                (true, true) => GLANCE,
                (true, false) => quiet,
                // Not every program that waits reads keys.
                (false, true) => 100 * GLANCE,
                // It still works, or waits for its turn on a busy machine.
                (false, false) => 10 * quiet,
            };
            if drawn.1.elapsed() > time {
                return seen;
            }
            thread::sleep(GLANCE);
        }
    }

    /// The words on the screen with single spaces between them, independent of line breaks.
    pub(crate) fn words(&self) -> String {
        flowing(&self.screen())
    }

    fn look<T>(&self, ask: impl FnOnce(&Screen) -> T) -> T {
        ask(self.eyes().parser.screen())
    }

    /// The numbers of coloured and of plain strokes of matches on the screen.
    pub(crate) fn strokes(&self) -> (usize, usize) {
        self.look(|screen| {
            let (rows, columns) = screen.size();
            let places =
                (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |at| (row, at)));
            let (colored, plain): (Vec<_>, Vec<_>) = places
                .filter_map(|(row, column)| screen.cell(row, column))
                .filter(|cell| cell.contents() == "|")
                .partition(|cell| cell.fgcolor() != Color::Default);
            (colored.len(), plain.len())
        })
    }

    /// Whether the terminal had to break a line.
    pub(crate) fn a_line_was_too_long(&self) -> bool {
        self.look(|screen| (0..screen.size().0.get()).any(|row| screen.row_wrapped(row)))
    }

    /// The whole output so far.
    pub(crate) fn output(&self) -> String {
        String::from_utf8_lossy(&self.eyes().output).into_owned()
    }

    /// Waits for words on the screen, as [`says`] finds them.
    pub(crate) fn wait_for(&mut self, words: &str) {
        self.wait_to_see(&format!("{words:?}"), |eyes| {
            says(&eyes.parser.screen().contents(), words).then_some(())
        });
    }

    /// Waits for words of the whole output, which may have left the screen.
    pub(crate) fn wait_for_output(&mut self, words: &str) {
        self.wait_to_see(&format!("{words:?}"), |eyes| {
            says(&String::from_utf8_lossy(&eyes.output), words).then_some(())
        });
    }

    /// Waits until the cursor stands right behind one of these texts, on a line that has begun
    /// after the last answer. An answered prompt ends with a line break, which `before_cursor`
    /// drops, so the cursor must not be at the start of a line.
    fn wait_behind<'t>(&self, texts: &[&'t str]) -> &'t str {
        self.wait_to_see(&format!("a prompt of {texts:?}"), |eyes| {
            let has_begun =
                eyes.lines >= self.lines_wanted && eyes.parser.screen().cursor_position().1 > 0;
            let before = has_begun.then(|| eyes.before_cursor())?;
            let mut texts = texts.iter().copied();
            texts.find(|text| before.ends_with(text))
        })
    }

    /// Waits for a prompt that appears after the last answer, with nothing after it.
    pub(crate) fn wait_for_prompt(&mut self, prompt: &str) {
        self.wait_behind(&[prompt]);
        self.wait_for_reader();
    }

    /// Waits until the text before the cursor ends with `end` and the program reads the next key.
    pub(crate) fn wait_for_line(&mut self, end: &str) {
        self.wait_to_see(&format!("the cursor behind {end:?}"), |eyes| {
            eyes.before_cursor().ends_with(end).then_some(())
        });
        self.wait_for_reader();
    }

    /// The system echoes a key that is pressed while nobody reads keys, so wait until the program
    /// does.
    fn wait_for_reader(&mut self) {
        if self.by_key {
            self.wait_until("a reader of keys", |session| {
                line_mode(session.master.as_ref()) != session.line_mode
            });
        }
    }

    /// Changes the size of the terminal while the program runs. The screen is read as before.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        let size = PtySize {
            rows,
            cols: columns,
            ..PtySize::default()
        };
        self.master.resize(size).expect("a pty has a size");
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let child = self.child.process_id().expect("the program runs");
        support::signal(name, child);
    }

    /// Kills the program, which cannot do anything about it.
    pub(crate) fn kill(mut self) {
        self.signal("KILL");
        self.wait_until("the end", |session| {
            let ended = session.child.try_wait();
            ended.expect("the program can be waited for").is_some()
        });
    }

    /// Waits for the end, and returns whether Ctrl-C was its cause.
    pub(crate) fn ends_by_interrupt(&mut self) -> bool {
        let mut ended = None;
        self.wait_until("the end", |session| {
            ended = session.child.try_wait().expect("it can be waited for");
            ended.is_some()
        });
        let ended = ended.expect("just waited for");
        ended.signal().is_some() || ended.exit_code() == 130
    }

    /// Waits for the end, checks that the terminal is as it was before, and returns the exit
    /// status.
    pub(crate) fn exit_status(&mut self) -> u32 {
        let mut ended: Option<ExitStatus> = None;
        self.wait_until("the end", |session| {
            ended = session
                .child
                .try_wait()
                .expect("the program can be waited for");
            ended.is_some()
        });
        let ended = ended.expect("just waited for");
        assert_eq!(ended.signal(), None, "ended by itself: {}", self.screen());
        assert_eq!(line_mode(self.master.as_ref()), self.line_mode);
        // Nobody holds the terminal any more, so the output can be read to its end.
        self.slave = None;
        self.wait_to_see("the end of the output", |eyes| eyes.closed.then_some(()));
        self.look(|screen| {
            assert!(!screen.hide_cursor(), "the cursor is hidden");
            // If the system echoes the keys itself, it leaves a ^C on the line.
            let starts_a_line = screen.cursor_position().1 == 0;
            assert!(starts_a_line || !self.by_key, "where the shell goes on");
            assert_eq!(screen.fgcolor(), Color::Default);
            assert!(!screen.bold() && !screen.alternate_screen());
        });
        ended.exit_code()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            // If this fails, the program has just ended.
            let _ = self.child.kill();
        }
    }
}
