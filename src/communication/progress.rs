//! A bar for long computations, on a terminal only.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::inference::Progress;

/// Work that is done sooner shows no bar.
pub(super) const PATIENCE: Duration = Duration::from_millis(300);

/// Shows a bar on the standard error if that is a terminal, otherwise nothing.
#[derive(Debug)]
pub(crate) struct Bar {
    label: String,
    state: RefCell<State>,
}

#[derive(Debug, Default)]
struct State {
    started: Option<Instant>,
    bar: Option<ProgressBar>,
}

impl Bar {
    /// Creates a bar with these words before it.
    pub(crate) fn new(label: String) -> Self {
        Self {
            label,
            state: RefCell::default(),
        }
    }

    fn open(&self, all: u64) -> ProgressBar {
        let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {percent}%") {
            bar.set_style(style);
        }
        bar.set_message(self.label.clone());
        bar
    }
}

impl Progress for Bar {
    fn report(&self, done: usize, all: usize) {
        let mut state = self.state.borrow_mut();
        let started = *state.started.get_or_insert_with(Instant::now);
        if started.elapsed() < PATIENCE {
            return;
        }
        let bar = state.bar.get_or_insert_with(|| self.open(all as u64));
        // Steps may be counted in smaller parts where they take longer.
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    }

    fn finish(&self) {
        if let Some(bar) = self.state.take().bar {
            bar.finish_and_clear();
        }
    }
}
