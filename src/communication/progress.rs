//! How long work tells how far it has got, on a terminal only: by a bar, a count, or the time that
//! has passed.

use std::cell::{Cell, RefCell};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use console::{Term, measure_text_width, truncate_str};

use super::streams::redraws;
use crate::inference::{Progress, SoFar};

/// Computations that finish sooner show nothing.
const PATIENCE: Duration = Duration::from_millis(300);

/// Says what is known in a few words each, the most important first.
type Saying = Box<dyn Fn(&SoFar) -> Vec<String>>;

/// Shows progress on the standard error: a bar if the number of steps is known, otherwise a line
/// with what is known.
pub(crate) struct ProgressBar {
    label: String,
    saying: Saying,
    started: Cell<Option<Instant>>,
    line: StatusLine,
    told: RefCell<Option<SoFar>>,
    reached: Cell<Option<(usize, usize)>>,
}

impl ProgressBar {
    /// Creates a bar that is not shown yet.
    pub(crate) fn new(label: String) -> Self {
        Self {
            label,
            saying: Box::new(|_| Vec::new()),
            started: Cell::default(),
            line: StatusLine::default(),
            told: RefCell::default(),
            reached: Cell::default(),
        }
    }

    /// Says what is known so far in these words, after its label.
    pub(crate) fn saying(self, saying: impl Fn(&SoFar) -> Vec<String> + 'static) -> Self {
        Self {
            saying: Box::new(saying),
            ..self
        }
    }

    /// Returns what it was told last, and forgets it.
    pub(crate) fn take_told(&self) -> Option<SoFar> {
        self.told.take()
    }

    /// Returns how many steps were done, of how many, as it was reported last, and forgets it.
    pub(crate) fn take_reached(&self) -> Option<(usize, usize)> {
        self.reached.take()
    }

    /// What is known so far, after the label: as many parts as fit on a line, and none is cut.
    fn said(&self, so_far: &SoFar, width: usize) -> String {
        let mut said = format!("{}: ", self.label);
        for (place, part) in (self.saying)(so_far).into_iter().enumerate() {
            let between = if place == 0 { "" } else { "; " };
            let more = format!("{between}{part}");
            if place > 0 && measure_text_width(&said) + measure_text_width(&more) > width {
                break;
            }
            said.push_str(&more);
        }
        said
    }

    /// How many steps are done, as a bar that fills the line.
    fn drawn(&self, done: usize, all: usize, width: usize) -> String {
        let all = all.max(1);
        let percent = format!(
            "{}%",
            done.saturating_mul(100).saturating_add(all / 2) / all
        );
        let words = measure_text_width(&self.label) + 1 + 1 + percent.len();
        let room = width.saturating_sub(words);
        let full = (room.saturating_mul(done) / all).min(room);
        let (full, rest) = ("█".repeat(full), "░".repeat(room - full));
        format!("{} {full}{rest} {percent}", self.label)
    }

    /// Whether the computation has gone on for a while.
    fn is_long(&self) -> bool {
        let started = self.started.get().unwrap_or_else(Instant::now);
        self.started.set(Some(started));
        started.elapsed() >= PATIENCE
    }
}

impl Progress for ProgressBar {
    fn report(&self, done: usize, all: usize) {
        self.reached.set(Some((done, all)));
        if self.is_long() {
            self.line.show(|width| self.drawn(done, all, width));
        }
    }

    fn report_so_far(&self, so_far: &SoFar) {
        match &mut *self.told.borrow_mut() {
            Some(told) => told.clone_from(so_far),
            told => *told = Some(so_far.clone()),
        }
        if self.is_long() {
            self.line.show(|width| self.said(so_far, width));
        }
    }

    fn finish(&self) {
        self.started.take();
        self.line.clear();
    }
}

/// Columns in which the system shows Ctrl-C, and one at the edge. A line that fills them would go
/// on below, and could not be cleared.
const KEPT_FREE: u16 = 3;

/// The time between two drawings, at least.
const TICK: Duration = Duration::from_millis(50);

/// The line, and when it may be drawn again; `None` while it is not drawn.
#[derive(Debug, Default)]
pub(crate) struct StatusLine(Cell<Option<Instant>>);

impl StatusLine {
    /// Shows what `line` returns for a number of columns in place of what was shown, unless that is
    /// too new.
    pub(crate) fn show(&self, line: impl FnOnce(usize) -> String) {
        let now = Instant::now();
        if self.0.get().is_some_and(|due| now < due) || !redraws() {
            return;
        }
        self.0.set(Some(now + TICK));
        let term = Term::buffered_stderr();
        let width = usize::from(term.size().1.saturating_sub(KEPT_FREE).max(1));
        let line = line(width);
        let line = truncate_str(&line, width, "");
        // Where it cannot be written, nobody looks.
        let _ = term
            .clear_line()
            .and_then(|()| term.write_str(&line))
            .and_then(|()| term.flush());
    }

    /// Clears the line.
    pub(crate) fn clear(&self) {
        if self.0.take().is_some() {
            let _ = Term::stderr().clear_line();
        }
    }
}

/// How often the time is shown.
const SECONDS_TICK: Duration = Duration::from_millis(100);

/// Shows some words and the time that has passed on the standard error, until it is dropped.
#[derive(Debug)]
pub(crate) struct Waiting {
    /// Dropped when the work is over. `None` if nothing is shown.
    shown: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Waiting {
    /// Begins to show `label`. Shows nothing if the standard error is no terminal, or the system
    /// has no thread left.
    pub(crate) fn new(label: String) -> Self {
        let (works, over) = channel();
        let show = move || show(&label, &over);
        let thread = redraws().then(|| Builder::new().spawn(show).ok()).flatten();
        Self {
            shown: thread.map(|thread| (works, thread)),
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if let Some((works, thread)) = self.shown.take() {
            drop(works);
            // The line is clear again when the thread has ended. It has nothing else to report.
            let _ = thread.join();
        }
    }
}

fn show(label: &str, over: &Receiver<()>) {
    let goes_on = |time| over.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
    if !goes_on(PATIENCE) {
        return;
    }
    let (line, started) = (StatusLine::default(), Instant::now());
    loop {
        line.show(|_| format!("{label} {}", rounded(started.elapsed().as_secs())));
        if !goes_on(SECONDS_TICK) {
            break line.clear();
        }
    }
}

/// A time in the largest unit of which there are two.
fn rounded(seconds: u64) -> String {
    match seconds {
        0..90 => format!("{seconds}s"),
        90..5400 => format!("{}m", (seconds + 30) / 60),
        _ => format!("{}h", (seconds + 1800) / 3600),
    }
}
