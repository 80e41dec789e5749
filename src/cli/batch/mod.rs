//! `nimatron solve --batch`: one position per line, one answer per line.

mod divided;
mod line;
mod lines;
mod output;

use std::fs::File;
use std::io::{self, Read};

use self::divided::{Division, divide};
use self::line::{Answer, Form, LineSolver};
use self::lines::Lines;
use self::output::Output;
use super::args::Solve;
use super::crew::granted;
use super::{Context, Failure};
use crate::communication::{LineReader, Stop};
use crate::explanation::sentences::system_error;
use crate::games::Variant;
use crate::inference::{GameKind, Limits, Work};
use crate::reason::Phrase;

/// The threads that share the lines of a batch if nobody says how many.
const USUAL_THREADS: usize = 1;

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
    let unreadable = |error: io::Error| unreadable(context, file, &error);
    let (input, bytes): (Box<dyn Read + Send>, _) = if file == "-" {
        (Box::new(io::stdin()), None)
    } else {
        let input = File::open(file).map_err(unreadable)?;
        let about = input.metadata().ok();
        let bytes = about.filter(std::fs::Metadata::is_file);
        (Box::new(input), bytes.map(|about| about.len()))
    };
    let form = Form {
        json: solve.json,
        reasons: solve.reasons,
        values: solve.values,
        stats: !solve.no_stats,
        keep_blank: solve.keep_blank,
    };
    let threads = match solve.limits.threads {
        Some(_) => limits.threads,
        None => USUAL_THREADS,
    };
    // The one more reads the lines.
    let granted = granted(threads, 1);
    let division = Division {
        kind,
        variant: variant.clone(),
        limits,
        threads: granted,
        form,
        language: context.words.language(),
        interrupt: context.interrupt(),
    };
    let reader = if granted < threads {
        // Memory is short. Another thread could need some just while this one asks for more.
        LineReader::without_thread(input, context.signals.clone())
    } else {
        LineReader::new(input, context.signals.clone())
    };
    let mut lines = Lines::new(reader, bytes);
    let mut output = Output::new(context);
    let ended = answer_all(context, &division, &mut lines, &mut output);
    let flushed = output.flush();
    match ended {
        Err(Failure::Stopped(Stop::Failed(error))) => return Err(unreadable(error)),
        ended => ended?,
    }
    flushed?;
    if solve.keep_going {
        return Ok(());
    }
    output.refuse_bad_lines()
}

/// Answers all lines: by several threads if they are wanted, then what these have left by one.
fn answer_all(
    context: &Context,
    division: &Division,
    lines: &mut Lines,
    output: &mut Output,
) -> Result<(), Failure> {
    let (left, ended) = divide(division, lines, output)?;
    let Division {
        kind,
        ref variant,
        limits,
        form,
        ..
    } = *division;
    let work = Work::new(limits, context.interrupt(), output.progress());
    let game = kind.open(variant, work);
    // It has all the memory.
    let mut solver = LineSolver::new(game, context.words.to_programs(), form);
    let unsolved = |unsolved| Failure::unsolved(&context.words, unsolved);
    for answer in left {
        let answer = match answer {
            Answer::Left(line) => solver.answer(line).map_err(unsolved)?,
            answer => answer,
        };
        output.write(&answer)?;
    }
    let ended = match ended {
        Some(ended) => ended,
        None => loop {
            match lines.next(output) {
                Ok(line) => {
                    let answer = solver.answer(line).map_err(unsolved)?;
                    output.write(&answer)?;
                    output.count(1, lines.share());
                }
                Err(stop) => break stop,
            }
        },
    };
    match ended {
        Stop::InputEnded => Ok(()),
        stop => Err(stop.into()),
    }
}

fn unreadable(context: &Context, file: &str, error: &io::Error) -> Failure {
    let phrase = Phrase::new("file-unreadable")
        .with("file", file)
        .with("error", system_error(error));
    Failure::Failed(context.words.to_programs().say(&phrase))
}
