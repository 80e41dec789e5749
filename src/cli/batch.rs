//! `nimatron solve --batch`: one position per line, one answer per line.

use std::fs::{File, Metadata};
use std::io;
use std::rc::Rc;

use serde::Serialize;

use super::failure::{of_argument, of_file};
use super::in_order::{InOrder, Worker, granted, work_in_order};
use super::json::{self, Solved};
use super::solve::Solve;
use super::{Context, Failure};
use crate::communication::{Count, Line, LineReader, Printer, Stop, too_long};
use crate::explanation::Words;
use crate::explanation::refusals;
use crate::explanation::why::reason_in_a_line;
use crate::games::Variant;
use crate::inference::{
    At, Detail, GameKind, Outcome, Silent, Solver, Unsolved, Work, move_values,
};
use crate::reason::Phrase;

/// Answers a file for `solve`.
pub(super) fn run(
    context: &Context,
    flags: &Solve,
    file: &str,
    kind: GameKind,
    variant: &Variant,
) -> Result<(), Failure> {
    if flags.values && !flags.json {
        return Err(of_argument("usage-missing", "solve", "--json").into());
    }
    let unreadable = |error: io::Error| of_file("file-unreadable", file, &error);
    let signals = context.signals.clone();
    let (reader, bytes) = if file == "-" {
        (LineReader::new(io::stdin(), signals), None)
    } else {
        let input = File::open(file).map_err(unreadable)?;
        let about = input.metadata().ok().filter(Metadata::is_file);
        let bytes = about.map(|about| about.len());
        (LineReader::new(input, signals), bytes)
    };
    let threads = granted(flags.limits.side_by_side());
    let mut batch = Batch::new(context, reader, bytes);
    let (limits, interrupt) = (flags.limits.limits(), context.interrupt());
    let language = context.words.language();
    let solver = |work| LineSolver {
        game: kind.open(variant, work),
        words: Words::for_programs(language),
        flags,
    };
    let mut alone = solver(context.work(limits, batch.count.clone()));
    let hire = || {
        let limits = limits.share(threads);
        solver(Work::new(limits, interrupt.clone(), Rc::new(Silent)))
    };
    let stop = context.signals.flag();
    let answered = work_in_order(&mut batch, threads, &stop, hire, &mut alone);
    let flushed = batch.printer.flush();
    answered?;
    match batch.ended {
        None | Some(Stop::InputEnded) => {}
        Some(Stop::Failed(error)) => return Err(unreadable(error)),
        Some(stop) => return Err(stop.into()),
    }
    flushed?;
    if batch.bad == 0 || flags.keep_going {
        return Ok(());
    }
    let phrase = Phrase::new("batch-bad-lines").with("count", batch.bad);
    Err(Failure::Failed(phrase))
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
    ended: Option<Stop>,
    printer: Printer,
    /// How many lines had no answer.
    bad: u64,
    count: Rc<Count>,
}

/// What is written for a line: the answer, or why there is none.
type Answer = Result<String, String>;

impl Batch {
    fn new(context: &Context, reader: LineReader, bytes: Option<u64>) -> Self {
        let words = Rc::clone(&context.words);
        let say = move |lines: u64, share: Option<u64>| {
            let phrase = match share {
                Some(percent) => Phrase::new("batch-progress-share").with("percent", percent),
                None => Phrase::new("batch-progress"),
            };
            words.say(&phrase.with("count", lines))
        };
        Self {
            reader,
            lines: 0,
            read: 0,
            bytes,
            ended: None,
            printer: context.printer(),
            bad: 0,
            count: Rc::new(Count::new(context.bar(), say)),
        }
    }

    /// Returns the next line; `None` if it is not there yet. If it is waited for, the answers are written before, so that a program that
    /// writes line by line gets each of them at once.
    fn next_line(&mut self, may_wait: bool) -> Result<Option<Line>, Stop> {
        let ready = self.reader.next_ready()?;
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
    /// The number of a line, counted from 1, and the line.
    type Piece = (u64, Line);
    /// An empty line or a comment may have no answer.
    type Done = Result<Option<Answer>, Unsolved>;

    /// Bytes of answers.
    const MOST_HELD: usize = 16 << 20;

    fn next(&mut self, most: usize, may_wait: bool) -> Result<Vec<(u64, Line)>, Failure> {
        let mut next = Vec::new();
        while next.len() < most && self.ended.is_none() {
            match self.next_line(may_wait && next.is_empty()) {
                Ok(Some(line)) => {
                    self.lines += 1;
                    if let Line::Whole(text) = &line {
                        self.read += text.len() as u64 + 1;
                    }
                    next.push((self.lines, line));
                }
                Ok(None) => break,
                Err(stop) => self.ended = Some(stop),
            }
        }
        Ok(next)
    }

    fn take(&mut self, done: Self::Done) -> Result<(), Failure> {
        if let Some(answer) = done? {
            self.bad += u64::from(answer.is_err());
            self.printer
                .line(&answer.unwrap_or_else(|refusal| refusal))?;
        }
        self.count.add(self.share());
        Ok(())
    }

    fn pause(&mut self) -> Result<(), Failure> {
        Ok(self.printer.flush()?)
    }

    fn size(done: &Self::Done) -> usize {
        match done {
            Ok(Some(Ok(text) | Err(text))) => text.len(),
            _ => 0,
        }
    }
}

/// Answers lines, and keeps what it finds out. With only a share of the memory it leaves what is too large for that.
struct LineSolver<'a> {
    game: Box<dyn Solver>,
    words: Words,
    flags: &'a Solve,
}

impl Worker<(u64, Line), Result<Option<Answer>, Unsolved>> for LineSolver<'_> {
    fn work(
        &mut self,
        (number, line): (u64, Line),
    ) -> Result<Result<Option<Answer>, Unsolved>, (u64, Line)> {
        let bad = |input, error| {
            Ok(Ok(Some(Err(json::line(&BadLine {
                line: number,
                input,
                error,
            })))))
        };
        let Line::Whole(input) = &line else {
            return bad(None, too_long(&self.words));
        };
        let text = input.trim_start_matches('\u{feff}').trim_start();
        if text.is_empty() || is_comment(text) {
            return Ok(Ok(self.flags.keep_blank.then(|| Ok(String::new()))));
        }
        let position = match self.game.read_position(text.trim_end()) {
            Ok(position) => position,
            Err(refusal) => return bad(Some(input), self.words.say(&refusal)),
        };
        match self.solve(&position) {
            Err(Unsolved::Beyond(_)) if self.game.work().limits.is_share => Err((number, line)),
            Err(why) if !why.is_stopped() => {
                bad(Some(input), self.words.say(&refusals::unsolved(&why)))
            }
            solved => Ok(solved.map(|answer| Some(Ok(answer)))),
        }
    }
}

impl LineSolver<'_> {
    fn solve(&mut self, position: &At) -> Result<String, Unsolved> {
        let game = &mut *self.game;
        if !self.flags.json {
            let outcome = match game.outcome(position)? {
                Outcome::Win => "win",
                Outcome::Loss => "loss",
                Outcome::Draw => "draw",
            };
            let best = game.best_move(position)?;
            let best = best.as_ref().map_or("-", |(played, _)| &**played);
            let position = game.write_position(position);
            return Ok(format!("{position}\t{outcome}\t{best}"));
        }
        let analysis = game.analyse(position)?;
        let mut solved = Solved::new(game, position, &analysis, !self.flags.no_stats);
        if self.flags.reasons {
            let reason = game.reason(position, &analysis, Detail::BRIEF)?;
            solved.reason = Some(reason_in_a_line(&self.words, &reason));
        }
        if self.flags.values {
            solved.move_values = Some(move_values(game, position)?);
        }
        Ok(json::line(&solved))
    }
}

/// A line of a batch that could not be answered.
#[derive(Serialize)]
struct BadLine<'a> {
    line: u64,
    /// Its text; `None` if it is too long to be kept.
    input: Option<&'a String>,
    error: String,
}

/// Whether a line begins with a `#` and a blank. Without the blank it may be a board of cram.
fn is_comment(line: &str) -> bool {
    let rest = line.strip_prefix('#');
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}
