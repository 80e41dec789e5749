//! Divides a batch among threads, each with an oracle and a share of the memory of its own. The answers keep the order of the lines.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::line::{Answer, Form, LineSolver, Numbered};
use super::lines::Lines;
use super::output::Output;
use crate::cli::Failure;
use crate::cli::crew::{Crew, Post, at_once_next};
use crate::communication::Stop;
use crate::explanation::{Language, Words};
use crate::games::Variant;
use crate::inference::{GameKind, Interrupt, Limits, Silent, Unsolved, Work};

/// The most bytes of answers that wait for an earlier one. Beyond this no lines are handed out.
const MOST_HELD: usize = 16 << 20;

/// What every thread needs to answer lines.
#[derive(Clone)]
pub(super) struct Division {
    pub(super) kind: GameKind,
    pub(super) variant: Variant,
    /// What all threads together may spend.
    pub(super) limits: Limits,
    pub(super) threads: usize,
    pub(super) form: Form,
    pub(super) language: Language,
    pub(super) interrupt: Interrupt,
}

/// Some lines to answer.
struct Job {
    /// Jobs count from 0, in the order of their lines.
    number: u64,
    lines: Vec<Numbered>,
}

/// What became of a job.
struct Done {
    number: u64,
    answers: Vec<Answer>,
    time: Duration,
    /// Why the later lines have no answer.
    stopped: Option<Unsolved>,
}

/// Answers lines by several threads until the input ends, or until a line is too large for a share of the memory. Returns the answers
/// that are not written yet, of which the first is such a line, and why there are no more lines if that is known.
pub(super) fn divide(
    division: &Division,
    lines: &mut Lines,
    output: &mut Output,
) -> Result<(Vec<Answer>, Option<Stop>), Failure> {
    let Some(mut crew) = start(division) else {
        return Ok((Vec::new(), None));
    };
    let mut ended = None;
    let mut left = Vec::new();
    let mut waiting = BTreeMap::new();
    let mut held = 0;
    let mut given = 0;
    let mut written = 0;
    let mut in_work = 0;
    let mut at_once = 1;
    loop {
        while ended.is_none() && left.is_empty() && held < MOST_HELD && in_work < crew.most_jobs() {
            let next;
            (next, ended) = next_lines(at_once, in_work == 0, lines, output);
            if next.is_empty() {
                break;
            }
            crew.give(Job {
                number: given,
                lines: next,
            });
            given += 1;
            in_work += 1;
        }
        if in_work == 0 {
            break;
        }
        let mut done = crew.ready();
        if done.is_none() {
            // Answers are written before anything is waited for.
            output.flush()?;
            done = crew.wait();
        }
        let Some(done) = done else {
            continue;
        };
        in_work -= 1;
        at_once = at_once_next(at_once, done.answers.len(), done.time);
        held += size(&done.answers);
        let stopped = done.stopped;
        waiting.insert(done.number, done.answers);
        while let Some(answers) = waiting.remove(&written) {
            written += 1;
            held -= size(&answers);
            output.count(answers.len() as u64, lines.share());
            for answer in answers {
                if left.is_empty() && !matches!(answer, Answer::Left(_)) {
                    output.write(&answer)?;
                } else {
                    left.push(answer);
                }
            }
        }
        if stopped.is_some() {
            return Err(Stop::Interrupted.into());
        }
    }
    crew.end();
    Ok((left, ended))
}

/// Returns up to `most` lines that are there, and why there are no more if that is known. Waits for the first if `may_wait`.
fn next_lines(
    most: usize,
    may_wait: bool,
    lines: &mut Lines,
    output: &mut Output,
) -> (Vec<Numbered>, Option<Stop>) {
    let mut next = Vec::new();
    while next.len() < most {
        let line = if may_wait && next.is_empty() {
            lines.next(output).map(Some)
        } else {
            lines.next_ready()
        };
        match line {
            Ok(Some(line)) => next.push(line),
            Ok(None) => break,
            Err(stop) => return (next, Some(stop)),
        }
    }
    (next, None)
}

fn size(answers: &[Answer]) -> usize {
    let sizes = answers.iter().map(|answer| match answer {
        Answer::Good(text) | Answer::Bad(text) => text.len(),
        Answer::Nothing | Answer::Left(_) => 0,
    });
    sizes.sum()
}

/// Starts the threads, as many as are wanted and the system has left. `None` if that is only one.
fn start(division: &Division) -> Option<Crew<Job, Done>> {
    let limits = division.limits.share(division.threads);
    Crew::start(division.threads, || {
        let division = Division {
            limits,
            ..division.clone()
        };
        move |post| work(&division, &post)
    })
}

/// What one thread does: it answers jobs until there are no more.
fn work(division: &Division, post: &Post<Job, Done>) {
    let work = Work::new(division.limits, division.interrupt.clone(), Rc::new(Silent));
    let game = division.kind.open(&division.variant, work);
    let words = Words::for_programs(division.language);
    let mut solver = LineSolver::new(game, words, division.form).with_share();
    while let Some(job) = post.next_job() {
        let started = Instant::now();
        let mut stopped = None;
        let mut answers = Vec::with_capacity(job.lines.len());
        for line in job.lines {
            match solver.answer(line) {
                Ok(answer) => answers.push(answer),
                Err(unsolved) => {
                    stopped = Some(unsolved);
                    break;
                }
            }
        }
        let done = Done {
            number: job.number,
            answers,
            time: started.elapsed(),
            stopped,
        };
        if !post.tell(done) || stopped.is_some() {
            return;
        }
    }
}
