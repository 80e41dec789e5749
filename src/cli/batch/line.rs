//! The answer to one line of a batch.

use crate::cli::json::{self, BadLine, Extras, Solved};
use crate::communication::{Line, too_long};
use crate::explanation::Words;
use crate::explanation::reason::reason_in_a_line;
use crate::explanation::refusals;
use crate::inference::{Detail, Solver, Unsolved, move_values};

/// A line with its number, which counts from 1.
#[derive(Debug)]
pub(super) struct Numbered {
    pub(super) number: u64,
    pub(super) line: Line,
}

/// What an answer holds, and how it is written.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(super) struct Form {
    pub(super) json: bool,
    pub(super) reasons: bool,
    pub(super) values: bool,
    /// Whether an answer tells what it took.
    pub(super) stats: bool,
    pub(super) keep_blank: bool,
}

/// The answer to a line.
#[derive(Debug)]
pub(super) enum Answer {
    /// Nothing is written.
    Nothing,
    /// This line is written.
    Good(String),
    /// This line is written, and says why there is no answer.
    Bad(String),
    /// The line is too large for a share of the memory.
    Left(Numbered),
}

/// Why a position has no answer.
enum Unanswered {
    /// The line cannot be read.
    Unreadable(String),
    Unsolved(Unsolved),
}

impl From<Unsolved> for Unanswered {
    fn from(unsolved: Unsolved) -> Self {
        Self::Unsolved(unsolved)
    }
}

/// Answers lines, and keeps what it finds out.
pub(super) struct LineSolver {
    game: Box<dyn Solver>,
    words: Words,
    form: Form,
    has_share: bool,
}

impl LineSolver {
    /// A solver whose answers are in these words.
    pub(super) fn new(game: Box<dyn Solver>, words: Words, form: Form) -> Self {
        Self {
            game,
            words,
            form,
            has_share: false,
        }
    }

    /// The same where the oracle has only a share of the memory: it leaves what is too large for that.
    pub(super) fn with_share(self) -> Self {
        Self {
            has_share: true,
            ..self
        }
    }

    /// Answers a line.
    ///
    /// # Errors
    /// [`Unsolved`] if the work was stopped.
    pub(super) fn answer(&mut self, numbered: Numbered) -> Result<Answer, Unsolved> {
        let Line::Whole(input) = &numbered.line else {
            return Ok(bad(numbered.number, None, too_long(&self.words)));
        };
        let line = input.trim_start_matches('\u{feff}').trim_start();
        if line.is_empty() || is_comment(line) {
            return Ok(if self.form.keep_blank {
                Answer::Good(String::new())
            } else {
                Answer::Nothing
            });
        }
        let error = match self.solve(line.trim_end()) {
            Ok(answer) => return Ok(Answer::Good(answer)),
            Err(Unanswered::Unreadable(error)) => error,
            Err(Unanswered::Unsolved(Unsolved::Beyond(_))) if self.has_share => {
                return Ok(Answer::Left(numbered));
            }
            Err(Unanswered::Unsolved(stopped)) if stopped.is_stopped() => return Err(stopped),
            Err(Unanswered::Unsolved(unsolved)) => self.words.say(&refusals::unsolved(&unsolved)),
        };
        Ok(bad(numbered.number, Some(input), error))
    }

    fn solve(&mut self, line: &str) -> Result<String, Unanswered> {
        let (words, game) = (&self.words, &mut *self.game);
        let position = game
            .read_position(line)
            .map_err(|refusal| Unanswered::Unreadable(words.say(&refusal)))?;
        let analysis = game.analyse(&position)?;
        let reason = if self.form.reasons {
            let reason = game.reason(&position, &analysis, Detail::BRIEF)?;
            Some(reason_in_a_line(words, &reason))
        } else {
            None
        };
        let values = if self.form.values {
            let values = move_values(game, &position)?;
            Some(json::valued(&values))
        } else {
            None
        };
        if self.form.json {
            let extras = Extras {
                reason,
                values,
                stats: self.form.stats,
                ..Extras::default()
            };
            let solved = Solved::new(game, &position, &analysis, extras);
            return Ok(json::line(&solved));
        }
        let best = analysis.best.map(|best| best.to_string());
        Ok(format!(
            "{}\t{}\t{}",
            game.write_position(&position),
            json::outcome(analysis.outcome),
            best.as_deref().unwrap_or("-")
        ))
    }
}

fn bad(line: u64, input: Option<&str>, error: String) -> Answer {
    Answer::Bad(json::line(&BadLine { line, input, error }))
}

/// Whether a line begins with a `#` and a blank. Without the blank it may be a board of cram.
fn is_comment(line: &str) -> bool {
    let rest = line.strip_prefix('#');
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}
