//! A bar or a line for long computations, on a terminal only.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::{ascii, narrow};
use crate::inference::{Progress, SoFar};

/// Work that is done sooner shows nothing.
pub(super) const PATIENCE: Duration = Duration::from_millis(300);

/// Says what is known so far.
type Saying = Box<dyn Fn(&SoFar) -> String>;

/// Shows a bar on the standard error if that is a terminal, otherwise nothing. Work without steps has a line instead, with what is known
/// so far. Keeps what it was told last.
pub(crate) struct Bar {
    label: String,
    saying: Saying,
    started: Cell<Option<Instant>>,
    drawn: RefCell<Option<ProgressBar>>,
    told: RefCell<Option<SoFar>>,
}

impl Bar {
    /// Creates a bar with these words before it.
    pub(crate) fn new(label: String) -> Self {
        Self {
            label,
            saying: Box::new(|_| String::new()),
            started: Cell::default(),
            drawn: RefCell::default(),
            told: RefCell::default(),
        }
    }

    /// Says what is known so far in these words, after its label.
    pub(crate) fn saying(self, saying: impl Fn(&SoFar) -> String + 'static) -> Self {
        Self {
            saying: Box::new(saying),
            ..self
        }
    }

    /// Returns what it was told last, and forgets it.
    pub(crate) fn take_told(&self) -> Option<SoFar> {
        self.told.take()
    }

    /// Whether the work takes long enough to show something.
    fn is_long(&self) -> bool {
        let started = self.started.get().unwrap_or_else(Instant::now);
        self.started.set(Some(started));
        started.elapsed() >= PATIENCE
    }

    fn open(&self, template: &str) -> ProgressBar {
        let bar = ProgressBar::with_draw_target(None, narrow::target());
        if let Ok(style) = ProgressStyle::with_template(template) {
            let signs = if ascii::is_wanted() { "#-" } else { "█░" };
            bar.set_style(style.progress_chars(signs));
        }
        bar.set_message(ascii::on_stderr(&self.label).into_owned());
        bar
    }
}

impl Progress for Bar {
    fn report(&self, done: usize, all: usize) {
        if self.is_long() {
            let mut bar = self.drawn.borrow_mut();
            let bar = bar.get_or_insert_with(|| self.open("{msg} {wide_bar} {percent}%"));
            // Steps may be counted in smaller parts where they take longer.
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        }
    }

    fn tell(&self, so_far: &SoFar) {
        match &mut *self.told.borrow_mut() {
            Some(told) => told.clone_from(so_far),
            told => *told = Some(so_far.clone()),
        }
        if self.is_long() {
            let mut bar = self.drawn.borrow_mut();
            let bar = bar.get_or_insert_with(|| self.open("{wide_msg}"));
            let said = format!("{}: {}", self.label, (self.saying)(so_far));
            bar.set_message(ascii::on_stderr(&said).into_owned());
        }
    }

    fn finish(&self) {
        self.started.take();
        if let Some(bar) = self.drawn.take() {
            bar.finish_and_clear();
        }
    }
}
