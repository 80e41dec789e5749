//! A bar or a line for long computations, on a terminal only.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use console::measure_text_width;
use indicatif::{ProgressBar, ProgressStyle};

use super::{ascii, narrow};
use crate::inference::{Progress, SoFar};

/// Work that is done sooner shows nothing.
pub(super) const PATIENCE: Duration = Duration::from_millis(300);

/// Says what is known so far in parts, the most important first.
type Saying = Box<dyn Fn(&SoFar) -> Vec<String>>;

/// Shows a bar on the standard error if that is a terminal, otherwise nothing. Work without steps has a line instead, with what is known
/// so far. Keeps what it was told last.
pub(crate) struct Bar {
    label: String,
    saying: Saying,
    started: Cell<Option<Instant>>,
    drawn: RefCell<Option<ProgressBar>>,
    told: RefCell<Option<SoFar>>,
    /// How many steps are done, of how many, as it was reported last.
    reached: Cell<Option<(usize, usize)>>,
}

impl Bar {
    /// Creates a bar with these words before it.
    pub(crate) fn new(label: String) -> Self {
        Self {
            label,
            saying: Box::new(|_| Vec::new()),
            started: Cell::default(),
            drawn: RefCell::default(),
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
    fn said(&self, so_far: &SoFar) -> String {
        let width = narrow::width();
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
        self.reached.set(Some((done, all)));
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
            bar.set_message(ascii::on_stderr(&self.said(so_far)).into_owned());
        }
    }

    fn finish(&self) {
        self.started.take();
        if let Some(bar) = self.drawn.take() {
            bar.finish_and_clear();
        }
    }
}
