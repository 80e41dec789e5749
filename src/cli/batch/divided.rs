//! Divides a batch among threads, each with an oracle and a share of the memory of its own. The answers keep the order of the lines.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::line::{Answer, Form, LineSolver, Numbered};
use super::lines::Lines;
use super::output::Output;
use crate::cli::Failure;
use crate::communication::Stop;
use crate::explanation::{Language, Words};
use crate::games::{Game, GameKind, Variant, Visitor};
use crate::inference::{Interrupt, Limits, Oracle, Unsolved};

/// How long one job should take: long enough that handing it over costs little, and short enough that all threads end together.
const JOB: Duration = Duration::from_millis(2);

/// The most lines of a job.
const MOST_LINES: usize = 256;

/// How many jobs are handed out for each thread, so that none waits for its next.
const AHEAD: usize = 2;

/// The most bytes of answers that wait for an earlier one. Beyond this no lines are handed out.
const MOST_HELD: usize = 16 << 20;

/// How often the input is looked at while the threads work.
const LOOK_EVERY: Duration = Duration::from_millis(10);

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
    let Some(mut crew) = Crew::start(division) else {
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
        let Some(done) = crew.next_done(output)? else {
            continue;
        };
        in_work -= 1;
        at_once = lines_at_once(at_once, &done);
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

/// Returns how many lines the next job gets, by what the last one took.
fn lines_at_once(at_once: usize, done: &Done) -> usize {
    let lines = done.answers.len().max(1) as u128;
    let each = (done.time.as_nanos() / lines).max(1);
    let fitting = usize::try_from(JOB.as_nanos() / each).unwrap_or(MOST_LINES);
    fitting.clamp(1, MOST_LINES.min(2 * at_once))
}

fn size(answers: &[Answer]) -> usize {
    let sizes = answers.iter().map(|answer| match answer {
        Answer::Good(text) | Answer::Bad(text) => text.len(),
        Answer::Nothing | Answer::Left(_) => 0,
    });
    sizes.sum()
}

/// The threads, what they are given and what they tell.
struct Crew {
    jobs: Sender<Job>,
    done: Receiver<Done>,
    threads: Vec<JoinHandle<()>>,
}

impl Crew {
    /// Starts the threads, as many as are wanted and the system has left. `None` if that is only one.
    fn start(division: &Division) -> Option<Self> {
        if division.threads < 2 {
            return None;
        }
        let (jobs, given) = channel();
        let (tell, done) = channel();
        let given = Arc::new(Mutex::new(given));
        let limits = Limits {
            max_memory: division.limits.max_memory / division.threads as u64,
            threads: 1,
            ..division.limits
        };
        let start = |_| {
            let worker = Worker {
                division: Division {
                    limits,
                    ..division.clone()
                },
                given: Arc::clone(&given),
                tell: tell.clone(),
            };
            Builder::new().spawn(|| worker.work()).ok()
        };
        let threads: Vec<_> = (0..division.threads).map_while(start).collect();
        (threads.len() > 1).then_some(Self {
            jobs,
            done,
            threads,
        })
    }

    fn most_jobs(&self) -> usize {
        AHEAD * self.threads.len()
    }

    fn give(&self, job: Job) {
        // It fails only if all threads have ended, which `next_done` notices.
        let _ = self.jobs.send(job);
    }

    /// Returns the next job that is done. Writes the answers before it waits. `None` if there is none for a while.
    fn next_done(&mut self, output: &mut Output) -> Result<Option<Done>, Stop> {
        match self.done.try_recv() {
            Ok(done) => return Ok(Some(done)),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => output.flush()?,
        }
        match self.done.recv_timeout(LOOK_EVERY) {
            Ok(done) => return Ok(Some(done)),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
        }
        // A thread ends early if its work is stopped, which it tells before, or if it panics.
        if !self.threads.iter().any(JoinHandle::is_finished) {
            return Ok(None);
        }
        let told = self.done.try_recv().ok();
        if told.is_none() {
            self.threads
                .drain(..)
                .filter(JoinHandle::is_finished)
                .for_each(join);
        }
        Ok(told)
    }

    /// Waits for the end of all threads, which gives their memory back.
    fn end(self) {
        drop(self.jobs);
        self.threads.into_iter().for_each(join);
    }
}

/// Waits for the end of a thread. If it panicked, this thread does too.
fn join(thread: JoinHandle<()>) {
    if let Err(panic) = thread.join() {
        resume_unwind(panic);
    }
}

/// One thread, which answers jobs until there are no more.
struct Worker {
    division: Division,
    given: Arc<Mutex<Receiver<Job>>>,
    tell: Sender<Done>,
}

impl Worker {
    fn work(self) {
        let (kind, variant) = (self.division.kind, self.division.variant.clone());
        kind.visit(&variant, self);
    }

    fn next_job(&self) -> Option<Job> {
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.recv().ok()
    }
}

impl Visitor for Worker {
    type Output = ();

    fn visit<R: Game>(self, rules: R) {
        let Division {
            limits,
            form,
            language,
            ref interrupt,
            ..
        } = self.division;
        let oracle = Oracle::new(rules, limits, interrupt.clone());
        let words = Words::for_programs(language);
        let mut solver = LineSolver::new(oracle, words, form).with_share();
        while let Some(job) = self.next_job() {
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
            if self.tell.send(done).is_err() || stopped.is_some() {
                return;
            }
        }
    }
}
