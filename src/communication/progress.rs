//! How long work tells how far it has got, on a terminal only: by a bar, a count, or the time that
//! has passed.

use std::cell::{Cell, RefCell};
use std::io;
use std::time::{Duration, Instant};

use console::{Term, measure_text_width, truncate_str};
use indicatif::{ProgressDrawTarget, ProgressStyle, TermLike};

use super::streams::redraws;
use crate::inference::{Progress, SoFar};

/// Computations that finish sooner show nothing.
const PATIENCE: Duration = Duration::from_millis(300);

/// Says what is known in a few words each, the most important first.
type Saying = Box<dyn Fn(&SoFar) -> Vec<String>>;

/// Shows progress on the standard error: a bar if the number of steps is known, otherwise a line
/// with what is known.
pub struct ProgressBar {
    label: String,
    saying: Saying,
    line: StatusLine,
    told: RefCell<Option<SoFar>>,
    reached: Cell<Option<(usize, usize)>>,
}

impl ProgressBar {
    /// Creates a bar that is not shown yet.
    pub fn new(label: String) -> Self {
        Self {
            label,
            saying: Box::new(|_| Vec::new()),
            line: StatusLine::new(PATIENCE),
            told: RefCell::default(),
            reached: Cell::default(),
        }
    }

    /// Says what is known so far in these words, after its label.
    pub fn saying(self, saying: impl Fn(&SoFar) -> Vec<String> + 'static) -> Self {
        Self {
            saying: Box::new(saying),
            ..self
        }
    }

    /// Returns what it was told last, and forgets it.
    pub fn take_told(&self) -> Option<SoFar> {
        self.told.take()
    }

    /// Returns how many steps were done, of how many, as it was reported last, and forgets it.
    pub fn take_reached(&self) -> Option<(usize, usize)> {
        self.reached.take()
    }

    /// What is known so far, after the label: as many parts as fit on a line, and none is cut.
    fn said(&self, so_far: &SoFar) -> String {
        let width = room();
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
}

impl Progress for ProgressBar {
    fn report(&self, done: usize, all: usize) {
        self.reached.set(Some((done, all)));
        self.line.show("{msg} {wide_bar} {percent}%", |line| {
            line.set_length(all as u64);
            line.set_position(done as u64);
            self.label.clone()
        });
    }

    fn report_so_far(&self, so_far: &SoFar) {
        match &mut *self.told.borrow_mut() {
            Some(told) => told.clone_from(so_far),
            told => *told = Some(so_far.clone()),
        }
        self.line.say(|| self.said(so_far));
    }

    fn finish(&self) {
        self.line.clear();
    }
}

/// The time between two drawings, at least.
const TICK: Duration = Duration::from_millis(50);

/// How often the time is shown.
const SECONDS_TICK: Duration = Duration::from_millis(100);

/// Columns for what stands behind the words: a share, or a time.
const SHARE_WIDTH: usize = 6;

/// A line of the standard error about work that takes longer than its patience, if that is a
/// terminal. It is gone when this is dropped.
#[derive(Debug)]
pub struct StatusLine {
    patience: Duration,
    is_seen: bool,
    /// When there is something to tell next; `None` while nothing is told.
    due: Cell<Option<Instant>>,
    /// `None` while there is nothing to tell.
    line: RefCell<Option<indicatif::ProgressBar>>,
}

impl StatusLine {
    /// Tells nothing yet.
    pub fn new(patience: Duration) -> Self {
        Self {
            patience,
            is_seen: redraws(),
            due: Cell::default(),
            line: RefCell::default(),
        }
    }

    /// Tells these words, and the time that has passed, as a sign of life.
    pub fn waiting(label: String) -> Self {
        let status = Self::new(PATIENCE);
        if status.is_seen {
            status.draw(PATIENCE, "{msg} {elapsed}", |line| {
                line.enable_steady_tick(SECONDS_TICK);
                label
            });
        }
        status
    }

    /// Tells these words from now on.
    pub fn say(&self, words: impl FnOnce() -> String) {
        self.show("{msg}", |_| words());
    }

    /// Draws the line if that is due: a search has more to tell than anybody reads.
    fn show(&self, template: &str, change: impl FnOnce(&indicatif::ProgressBar) -> String) {
        let now = Instant::now();
        let due = self.due.get().unwrap_or(now + self.patience);
        let is_due = self.is_seen && now >= due;
        self.due.set(Some(if is_due { now + TICK } else { due }));
        if is_due {
            self.draw(Duration::ZERO, template, change);
        }
    }

    /// Draws by a template of indicatif what `change` puts into its line, and the words that it
    /// returns; nothing is seen of a new line before this time has passed.
    fn draw(
        &self,
        unseen: Duration,
        template: &str,
        change: impl FnOnce(&indicatif::ProgressBar) -> String,
    ) {
        let mut line = self.line.borrow_mut();
        let line = line.get_or_insert_with(|| {
            let screen = Screen::after(unseen);
            let target = ProgressDrawTarget::term_like(Box::new(screen));
            indicatif::ProgressBar::with_draw_target(None, target)
        });
        let style = ProgressStyle::with_template(template).expect("a template of this file");
        line.set_style(style.progress_chars("█░"));
        let words = change(line);
        line.set_message(truncate_str(&words, room(), "").into_owned());
    }

    /// Takes the line away, until there is more to tell.
    pub fn clear(&self) {
        self.due.take();
        if let Some(line) = self.line.take() {
            line.finish_and_clear();
        }
    }
}

impl Drop for StatusLine {
    fn drop(&mut self) {
        self.clear();
    }
}

/// The columns that words can have.
fn room() -> usize {
    usize::from(Screen::width()).saturating_sub(SHARE_WIDTH)
}

/// Columns in which the system shows Ctrl-C, and one at the edge. A line that fills them would go
/// on below, and could not be cleared.
const KEPT_FREE: u16 = 3;

/// The standard error, from some time on.
#[derive(Debug)]
struct Screen {
    term: Term,
    from: Instant,
}

impl Screen {
    fn after(patience: Duration) -> Self {
        Self {
            term: Term::buffered_stderr(),
            from: Instant::now() + patience,
        }
    }

    fn width() -> u16 {
        Term::stderr().size().1.saturating_sub(KEPT_FREE).max(1)
    }

    fn if_due(&self, draw: impl FnOnce(&Term) -> io::Result<()>) -> io::Result<()> {
        if Instant::now() < self.from {
            return Ok(());
        }
        draw(&self.term)
    }
}

impl TermLike for Screen {
    fn width(&self) -> u16 {
        Self::width()
    }

    fn move_cursor_up(&self, lines: usize) -> io::Result<()> {
        self.if_due(|term| term.move_cursor_up(lines))
    }

    fn move_cursor_down(&self, lines: usize) -> io::Result<()> {
        self.if_due(|term| term.move_cursor_down(lines))
    }

    fn move_cursor_right(&self, columns: usize) -> io::Result<()> {
        self.if_due(|term| term.move_cursor_right(columns))
    }

    fn move_cursor_left(&self, columns: usize) -> io::Result<()> {
        self.if_due(|term| term.move_cursor_left(columns))
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        self.if_due(|term| term.write_line(text))
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        self.if_due(|term| term.write_str(text))
    }

    fn clear_line(&self) -> io::Result<()> {
        self.if_due(Term::clear_line)
    }

    fn flush(&self) -> io::Result<()> {
        self.if_due(Term::flush)
    }
}
