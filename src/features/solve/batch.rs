//! `nimatron solve --batch`: one position on each line, with one answer on each line.

use std::fs::{File, Metadata};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::time::Duration;

use super::{
    SolveArgs,
    answer::{self, ListedValues, solved},
    are_listed,
    count::Count,
};
use crate::cli::{
    Context, Error, Result,
    in_order::{InOrder, granted, work_in_order},
    json::object,
};
use crate::communication::{InputLine, LineReader, Printer, too_long};
use crate::explanation::{
    Reader, for_programs, language, message, refusals, speak, why::reason_in_a_line,
};
use crate::inference::{Detail, Outcome, Position, Silent, Solver, Unsolved, Work, move_values};
use crate::reason::{Phrase, of_system};

impl SolveArgs {
    /// Answers a file line by line.
    pub(super) fn answer_lines(&self, context: &Context, file: &str) -> Result {
        let variant = &self.problem.variant.of(self.problem.game)?;
        if self.values && !self.json {
            return Err(Error::Usage(Phrase::new("batch-values")));
        }
        let threads = granted(self.limits.side_by_side());
        let mut batch = Batch::open(context, file)?;
        let (limits, interrupt) = (self.limits.limits(), context.interrupt());
        let language = language();
        // Each keeps what it finds out.
        let solver = |work: Work| {
            let mut game = self.problem.game.open(variant, work.clone());
            move |line: NumberedLine| {
                let answer = || for_programs(|| self.answer_line(&mut *game, &line));
                let answered = catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| {
                    // Whatever state the panic has left the solver in is gone with it.
                    game = self.problem.game.open(variant, work.clone());
                    Some(failed(&line))
                });
                answered.ok_or(line)
            }
        };
        let alone = solver(context.work(limits, batch.count.clone()));
        let hire = || {
            speak(language, Reader::Program);
            let limits = limits.share(threads);
            solver(Work::new(limits, interrupt.clone(), Rc::new(Silent)))
        };
        let stop = context.signals.flag();
        let answered = work_in_order(&mut batch, threads, &stop, hire, alone);
        let flushed = batch.printer.flush();
        answered?;
        match batch.ended {
            None | Some(Error::InputEnded(_)) => {}
            Some(Error::Failed(error)) => return Err(unreadable(file, &error)),
            Some(error) => return Err(error),
        }
        flushed?;
        if batch.bad == 0 || self.keep_going {
            return Ok(());
        }
        let phrase = phrase!("batch-bad-lines", count = batch.bad);
        Err(Error::Refused(phrase))
    }

    /// Answers a line; `None` if only a share of the memory is too small for it.
    fn answer_line(&self, game: &mut dyn Solver, line: &NumberedLine) -> Option<Answered> {
        let bad = |error: String| Some(Answered::Bad(without_answer(line, error)));
        let (_, InputLine::Whole(input)) = line else {
            return bad(too_long());
        };
        let text = input.trim_start_matches('\u{feff}').trim_start();
        if text.is_empty() || is_comment(text) {
            return Some(if self.keep_blank {
                Answered::Answer(String::new())
            } else {
                Answered::Nothing
            });
        }
        let position = match game.read_position(text.trim_end()) {
            Ok(position) => position,
            Err(refusal) => return bad(refusal.to_string()),
        };
        match self.answer(game, &position, input) {
            Err(Unsolved::Beyond(_) | Unsolved::TooManyMoves(_)) if game.work().limits.is_share => {
                None
            }
            Err(why) if why.is_stopped() => Some(Answered::Stopped(why)),
            Err(why) => bad(refusals::unsolved(&why).to_string()),
            Ok(answer) => Some(Answered::Answer(answer)),
        }
    }

    /// The answer on a line.
    fn answer(
        &self,
        game: &mut dyn Solver,
        position: &Position,
        input: &str,
    ) -> Result<String, Unsolved> {
        if !self.json {
            let best = game.best_move(position)?;
            // Where the last move decides, the move tells who wins.
            let outcome = match &best {
                Some((_, true)) if !game.has_points() => Outcome::Loss,
                Some(_) if !game.has_points() => Outcome::Win,
                _ => game.outcome(position)?,
            };
            let outcome = match outcome {
                Outcome::Win => "win",
                Outcome::Loss => "loss",
                Outcome::Draw => "draw",
            };
            let best = best.as_ref().map_or("-", |(played, _)| &**played);
            let position = game.write_position(position);
            return Ok(format!("{position}\t{outcome}\t{best}"));
        }
        let analysis = if self.best_only && !self.reasons {
            game.analyse_best(position)?
        } else {
            game.analyse(position)?
        };
        let mut reason = None;
        if self.reasons {
            let found = game.reason(position, &analysis, Detail::BRIEF)?;
            reason = Some(reason_in_a_line(&found));
        }
        let is_listed = self.values && are_listed(game.move_count(position));
        let values = is_listed.then(|| move_values(game, position)).transpose()?;
        let values = self.values.then_some(ListedValues(values));
        let parts = [!self.best_only, !self.no_stats];
        let solved = solved(game, position, &analysis, reason, None, values, parts);
        let differs = input != game.write_position(position);
        Ok(answer::line(&object! {
            #[flatten] input: differs.then(|| object! { input }),
            #[flatten] solved,
        }))
    }
}

/// The lines of a batch, and the answers as they are written.
struct Batch {
    reader: LineReader,
    /// How many lines were read, and how many bytes.
    lines: u64,
    read: u64,
    /// The bytes of the whole input; `None` if it is not a file.
    bytes: Option<u64>,
    /// Why there are no more lines.
    ended: Option<Error>,
    printer: Printer,
    /// How many lines had no answer.
    bad: u64,
    count: Rc<Count>,
}

/// The number of a line, counted from 1, and the line.
type NumberedLine = (u64, InputLine);

/// What is written for a line.
enum Answered {
    Answer(String),
    /// Why there is no answer.
    Bad(String),
    /// Nothing, for some empty lines and comments.
    Nothing,
    /// The work was stopped.
    Stopped(Unsolved),
}

impl Batch {
    /// Opens a file, or the standard input.
    fn open(context: &Context, file: &str) -> Result<Self> {
        let signals = context.signals.clone();
        let (reader, bytes) = if file == "-" {
            (LineReader::new(io::stdin(), signals), None)
        } else {
            let input = File::open(file).map_err(|error| unreadable(file, &error))?;
            let about = input.metadata().ok().filter(Metadata::is_file);
            let bytes = about.map(|about| about.len());
            (LineReader::new(input, signals), bytes)
        };
        Ok(Self {
            reader,
            lines: 0,
            read: 0,
            bytes,
            ended: None,
            printer: context.printer(),
            bad: 0,
            count: Rc::new(Count::new(Context::bar())),
        })
    }

    /// Returns the next line; `None` if it is not there yet. If it is waited for, the answers are
    /// written before, so that a program that writes line by line gets each of them at once.
    fn next_line(&mut self, may_wait: bool) -> Result<Option<InputLine>> {
        let ready = self.reader.next_within(Duration::ZERO)?;
        if ready.is_some() || !may_wait {
            return Ok(ready);
        }
        self.printer.flush()?;
        self.reader.next().map(Some)
    }

    /// Returns how much of a file has been read, in percent; `None` if the input is no file.
    fn share(&self) -> Option<u64> {
        let bytes = self.bytes?;
        (100 * self.read.min(bytes)).checked_div(bytes)
    }
}

impl InOrder for Batch {
    type Piece = NumberedLine;
    type Done = Answered;

    fn next(&mut self, may_wait: bool) -> Result<Option<NumberedLine>> {
        if self.ended.is_some() {
            return Ok(None);
        }
        let line = match self.next_line(may_wait) {
            Ok(line) => line,
            Err(error) => {
                self.ended = Some(error);
                None
            }
        };
        if let Some(InputLine::Whole(text)) = &line {
            self.read += text.len() as u64 + 1;
        }
        self.lines += u64::from(line.is_some());
        Ok(line.map(|line| (self.lines, line)))
    }

    fn take(&mut self, done: Answered) -> Result {
        match done {
            Answered::Answer(text) => self.printer.line(&text)?,
            Answered::Bad(text) => {
                self.bad += 1;
                self.printer.line(&text)?;
            }
            Answered::Nothing => {}
            Answered::Stopped(why) => return Err(why.into()),
        }
        let progress = match self.share() {
            Some(percent) => phrase!("batch-progress-share", percent),
            None => Phrase::new("batch-progress"),
        };
        (self.count).add(|lines| progress.with("count", lines).to_string());
        Ok(())
    }

    fn pause(&mut self) -> Result {
        self.printer.flush()
    }
}

fn unreadable(file: &str, error: &io::Error) -> Error {
    Error::Refused(of_system("file-unreadable", error).with("file", file))
}

/// What is written for a line without an answer. Its text is missing where it is too long to be
/// kept.
fn without_answer((number, line): &NumberedLine, error: String) -> String {
    let input = match line {
        InputLine::Whole(input) => Some(input),
        InputLine::TooLong => None,
    };
    answer::line(&object! { line: number, input, error })
}

/// What is written for a line whose answer fails by a fault of the program.
fn failed(line: &NumberedLine) -> Answered {
    let why = for_programs(|| message("batch-line-failed"));
    Answered::Bad(without_answer(line, why))
}

/// Whether a line begins with a `#` and a blank. Without the blank it may be a board of cram.
fn is_comment(line: &str) -> bool {
    let rest = line.strip_prefix('#');
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}
