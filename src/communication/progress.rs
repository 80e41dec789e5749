//! A bar or a line for long computations, on a terminal only.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use console::measure_text_width;

use super::ascii;
use super::status::StatusLine;
use crate::inference::{Progress, SoFar};

/// Computations that finish sooner show nothing.
pub(super) const PATIENCE: Duration = Duration::from_millis(300);

/// Says what is known in a few words each, the most important first.
type Saying = Box<dyn Fn(&SoFar) -> Vec<String>>;

/// Shows progress on the standard error: a bar if the number of steps is known, otherwise a line with what is known.
pub(crate) struct Bar {
    label: String,
    saying: Saying,
    started: Cell<Option<Instant>>,
    line: StatusLine,
    told: RefCell<Option<SoFar>>,
    reached: Cell<Option<(usize, usize)>>,
}

impl Bar {
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
        let [sign, rest] = if ascii::is_wanted() {
            ["#", "-"]
        } else {
            ["█", "░"]
        };
        let (full, rest) = (sign.repeat(full), rest.repeat(room - full));
        format!("{} {full}{rest} {percent}", self.label)
    }

    /// Whether the computation has gone on for a while.
    fn is_long(&self) -> bool {
        let started = self.started.get().unwrap_or_else(Instant::now);
        self.started.set(Some(started));
        started.elapsed() >= PATIENCE
    }
}

impl Progress for Bar {
    fn report(&self, done: usize, all: usize) {
        self.reached.set(Some((done, all)));
        if self.is_long() {
            self.line.show(|width| self.drawn(done, all, width));
        }
    }

    fn tell(&self, so_far: &SoFar) {
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
