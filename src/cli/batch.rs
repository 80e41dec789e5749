//! `nimatron solve --batch`: one position per line, one answer per line.

use std::fs::File;
use std::io::{self, Read, Stdout};

use super::args::Solve;
use super::json::{self, BadLine, Extras, Solved};
use super::{Context, Failure};
use crate::communication::{Line, LineReader, Printer, Stop, too_long};
use crate::explanation::Words;
use crate::explanation::sentences::{self, reason_in_a_line};
use crate::games::{Game, GameKind, Variant, Visitor};
use crate::inference::{Detail, Limits, Oracle, Unsolved, move_values, reason};
use crate::reason::Phrase;

pub(super) fn run(
    context: &Context,
    solve: &Solve,
    file: &str,
    kind: GameKind,
    variant: &Variant,
    limits: Limits,
) -> Result<(), Failure> {
    if solve.values && !solve.json {
        let missing = Phrase::new("usage-missing").with("argument", "--json");
        return Err(context.usage(&missing.with("help", "nimatron solve --help")));
    }
    let input: Box<dyn Read + Send> = if file == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(file).map_err(|error| unreadable(context, file, &error))?)
    };
    let reader = LineReader::new(input, context.signals.clone());
    let visitor = Batch {
        context,
        file,
        solve,
        limits,
        reader,
        words: context.words.to_programs(),
    };
    kind.visit(variant, visitor)
}

fn unreadable(context: &Context, file: &str, error: &io::Error) -> Failure {
    let phrase = Phrase::new("file-unreadable")
        .with("file", file)
        .with("error", error.to_string());
    Failure::Failed(context.words.to_programs().say(&phrase))
}

struct Batch<'a> {
    context: &'a Context,
    file: &'a str,
    solve: &'a Solve,
    limits: Limits,
    reader: LineReader,
    /// The words of answers, which programs read.
    words: Words,
}

/// Why a line has no answer. A bad line is counted, and the batch goes on.
enum Bad {
    Line(String),
    Everything(Failure),
}

impl Visitor for Batch<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Game>(self, rules: R) -> Self::Output {
        let mut printer = self.context.printer();
        let mut oracle = Oracle::with_progress(
            rules,
            self.limits,
            self.context.interrupt(),
            self.context.progress(),
        );
        let mut bad = 0_u64;
        for number in 1_u64.. {
            let line = match self.next_line(&mut printer) {
                Ok(line) => line,
                Err(Stop::InputEnded) => break,
                Err(Stop::Failed(error)) => {
                    return Err(unreadable(self.context, self.file, &error));
                }
                Err(stop) => return Err(stop.into()),
            };
            let (input, answer) = match &line {
                Line::Whole(input) => {
                    let line = input.trim_start_matches('\u{feff}').trim_start();
                    if line.is_empty() || is_comment(line) {
                        if self.solve.keep_blank {
                            printer.line("")?;
                        }
                        continue;
                    }
                    (
                        Some(input.as_str()),
                        self.answer(&mut oracle, line.trim_end()),
                    )
                }
                Line::TooLong => (None, Err(Bad::Line(too_long(&self.words)))),
            };
            match answer {
                Ok(answer) => printer.line(&answer)?,
                Err(Bad::Line(error)) => {
                    bad += 1;
                    let line = number;
                    printer.line(&json::line(&BadLine { line, input, error }))?;
                }
                Err(Bad::Everything(failure)) => return Err(failure),
            }
        }
        printer.flush()?;
        if bad > 0 && !self.solve.keep_going {
            let phrase = Phrase::new("batch-bad-lines").with("count", bad);
            return Err(Failure::Failed(
                self.context.words.to_programs().say(&phrase),
            ));
        }
        Ok(())
    }
}

/// Whether a line begins with a `#` and a blank. Without the blank it may be a board of cram.
fn is_comment(line: &str) -> bool {
    let rest = line.strip_prefix('#');
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}

impl Batch<'_> {
    /// Returns the next line. Flushes before it waits, so a program that writes line by line gets each answer at once.
    fn next_line(&self, printer: &mut Printer<Stdout>) -> Result<Line, Stop> {
        if let Some(line) = self.reader.next_ready()? {
            return Ok(line);
        }
        printer.flush()?;
        self.reader.next()
    }

    fn answer<R: Game>(&self, oracle: &mut Oracle<R>, line: &str) -> Result<String, Bad> {
        let words = &self.words;
        let unsolved = |unsolved| match unsolved {
            Unsolved::Beyond(_) | Unsolved::LargeNimber(_) => {
                Bad::Line(words.say(&sentences::unsolved(&unsolved)))
            }
            other => Bad::Everything(Failure::unsolved(&self.context.words, other)),
        };
        let position = oracle
            .rules()
            .read_position(line)
            .map_err(|refusal| Bad::Line(words.say(&refusal)))?;
        let analysis = oracle.analyse(&position).map_err(unsolved)?;
        let reason = if self.solve.reasons {
            let reason = reason(oracle, &position, &analysis, Detail::BRIEF).map_err(unsolved)?;
            Some(reason_in_a_line(words, &reason))
        } else {
            None
        };
        let values = if self.solve.values {
            let values = move_values(oracle, &position).map_err(unsolved)?;
            Some(json::valued(oracle.rules(), &values))
        } else {
            None
        };
        let rules = oracle.rules();
        if self.solve.json {
            let extras = Extras {
                reason,
                values,
                stats: !self.solve.no_stats,
                ..Extras::default()
            };
            let solved = Solved::new(rules, &position, &analysis, extras);
            return Ok(json::line(&solved));
        }
        let best = analysis.best.map(|best| rules.write_move(best));
        Ok(format!(
            "{}\t{}\t{}",
            rules.write_position(&position),
            json::outcome(analysis.outcome),
            best.as_deref().unwrap_or("-")
        ))
    }
}
