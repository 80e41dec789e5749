//! `nimatron solve --batch`: one position per line, one answer per line.

use std::fs::{File, Metadata};
use std::io;
use std::rc::Rc;
use std::sync::Arc;

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
use crate::inference::{Detail, GameKind, Outcome, Silent, Solver, Unsolved, Work, move_values};
use crate::reason::Phrase;

/// Answers a file for `solve`.
pub(super) fn run(
    context: &Context,
    flags: Solve,
    file: &str,
    kind: GameKind,
    variant: Variant,
) -> Result<(), Failure> {
    if flags.values && !flags.json {
        return Err(Failure::Usage(of_argument(
            "usage-missing",
            "solve",
            "--json",
        )));
    }
    let unreadable = |error: io::Error| of_file("file-unreadable", file, &error);
    let signals = context.signals.clone();
    let (reader, bytes) = if file == "-" {
        (LineReader::new(io::stdin(), signals), None)
    } else {
        let input = File::open(file).map_err(unreadable)?;
        let about = input.metadata().ok().filter(Metadata::is_file);
        (
            LineReader::new(input, signals),
            about.map(|about| about.len()),
        )
    };
    let flags = Arc::new(flags);
    let threads = granted(flags.limits.side_by_side());
    let mut batch = Batch::new(context, reader, bytes);
    let (limits, interrupt) = (flags.limits.limits(), context.interrupt());
    let language = context.words.language();
    let work = context.work(limits, Rc::clone(&batch.count) as _);
    let mut alone = LineSolver {
        game: kind.open(&variant, work),
        words: context.words.to_programs(),
        flags: Arc::clone(&flags),
        has_share: false,
    };
    let theirs = Arc::clone(&flags);
    let hire = move || {
        let work = Work::new(limits.share(threads), interrupt.clone(), Rc::new(Silent));
        LineSolver {
            game: kind.open(&variant, work),
            words: Words::for_programs(language),
            flags: Arc::clone(&theirs),
            has_share: true,
        }
    };
    let answered = work_in_order(&mut batch, threads, hire, &mut alone);
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

/// A line with its number, which counts from 1.
struct Numbered {
    number: u64,
    line: Line,
}

/// The answer to a line.
enum Answer {
    /// Nothing is written.
    Nothing,
    /// This line is written.
    Good(String),
    /// This line is written, and says why there is no answer.
    Bad(String),
    /// The work was stopped.
    Stopped(Unsolved),
}

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
        let bytes = self.bytes.filter(|&bytes| bytes > 0)?;
        let share = u128::from(self.read.min(bytes)) * 100 / u128::from(bytes);
        u64::try_from(share).ok()
    }
}

impl InOrder for Batch {
    type Piece = Numbered;
    type Done = Answer;

    /// Bytes of answers.
    const MOST_HELD: usize = 16 << 20;
    const ENDS_THREADS: bool = false;

    fn next(&mut self, most: usize, may_wait: bool) -> Result<Vec<Numbered>, Failure> {
        let mut next = Vec::new();
        while next.len() < most && self.ended.is_none() {
            match self.next_line(may_wait && next.is_empty()) {
                Ok(Some(line)) => {
                    self.lines += 1;
                    if let Line::Whole(text) = &line {
                        self.read += text.len() as u64 + 1;
                    }
                    let number = self.lines;
                    next.push(Numbered { number, line });
                }
                Ok(None) => break,
                Err(stop) => self.ended = Some(stop),
            }
        }
        Ok(next)
    }

    fn take(&mut self, answer: Answer) -> Result<(), Failure> {
        match answer {
            Answer::Nothing => {}
            Answer::Good(text) => self.printer.line(&text)?,
            Answer::Bad(text) => {
                self.bad += 1;
                self.printer.line(&text)?;
            }
            Answer::Stopped(why) => return Err(why.into()),
        }
        self.count.add(1, self.share());
        Ok(())
    }

    fn pause(&mut self) -> Result<(), Failure> {
        Ok(self.printer.flush()?)
    }

    fn size(answer: &Answer) -> usize {
        match answer {
            Answer::Good(text) | Answer::Bad(text) => text.len(),
            Answer::Nothing | Answer::Stopped(_) => 0,
        }
    }
}

/// Answers lines, and keeps what it finds out.
struct LineSolver {
    game: Box<dyn Solver>,
    words: Words,
    flags: Arc<Solve>,
    /// Whether it has only a share of the memory. It leaves what is too large for that.
    has_share: bool,
}

impl Worker<Numbered, Answer> for LineSolver {
    fn work(&mut self, numbered: Numbered) -> Result<Answer, Numbered> {
        let Line::Whole(input) = &numbered.line else {
            return Ok(bad(numbered.number, None, too_long(&self.words)));
        };
        let line = input.trim_start_matches('\u{feff}').trim_start();
        if line.is_empty() || is_comment(line) {
            return Ok(if self.flags.keep_blank {
                Answer::Good(String::new())
            } else {
                Answer::Nothing
            });
        }
        Ok(match self.solve(line.trim_end()) {
            Ok(Ok(answer)) => Answer::Good(answer),
            Ok(Err(refusal)) => bad(numbered.number, Some(input), self.words.say(&refusal)),
            Err(why) if why.is_stopped() => Answer::Stopped(why),
            Err(Unsolved::Beyond(_)) if self.has_share => return Err(numbered),
            Err(why) => {
                let why = self.words.say(&refusals::unsolved(&why));
                bad(numbered.number, Some(input), why)
            }
        })
    }
}

impl LineSolver {
    /// Answers a position, or says why it cannot be read.
    fn solve(&mut self, line: &str) -> Result<Result<String, Phrase>, Unsolved> {
        let game = &mut *self.game;
        let position = match game.read_position(line) {
            Ok(position) => position,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let analysis = game.analyse(&position)?;
        if !self.flags.json {
            return Ok(Ok(format!(
                "{}\t{}\t{}",
                game.write_position(&position),
                match analysis.outcome {
                    Outcome::Win => "win",
                    Outcome::Loss => "loss",
                    Outcome::Draw => "draw",
                },
                analysis.best.as_deref().unwrap_or("-")
            )));
        }
        let mut solved = Solved::new(game, &position, &analysis, !self.flags.no_stats);
        if self.flags.reasons {
            let reason = game.reason(&position, &analysis, Detail::BRIEF)?;
            solved.reason = Some(reason_in_a_line(&self.words, &reason));
        }
        if self.flags.values {
            solved.move_values = Some(move_values(game, &position)?);
        }
        Ok(Ok(json::line(&solved)))
    }
}

/// A line of a batch that could not be answered.
#[derive(Serialize)]
struct BadLine<'a> {
    line: u64,
    /// Its text; `None` if it is too long to be kept.
    input: Option<&'a str>,
    error: String,
}

fn bad(line: u64, input: Option<&str>, error: String) -> Answer {
    Answer::Bad(json::line(&BadLine { line, input, error }))
}

/// Whether a line begins with a `#` and a blank. Without the blank it may be a board of cram.
fn is_comment(line: &str) -> bool {
    let rest = line.strip_prefix('#');
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}
