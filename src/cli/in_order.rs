//! Work that threads share: its pieces are handed out, and what became of them is taken in their order.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::Failure;
use crate::inference::are_threads_granted;

/// How long one job should take: long enough that handing it over costs little, and short enough that all threads end together.
const JOB: Duration = Duration::from_millis(2);

/// The most pieces of work in a job.
const MOST_AT_ONCE: usize = 256;

/// How many jobs are handed out for each thread, so that none waits for its next.
const AHEAD: usize = 2;

/// How long to wait for a job before the threads are looked at.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// What hands out pieces of work, and takes what became of them.
pub(super) trait InOrder {
    type Piece: Send + 'static;
    type Done: Send + 'static;

    /// Returns the next pieces, at most so many. There are no more if it returns none although it may wait for one.
    fn next(&mut self, most: usize, may_wait: bool) -> Result<Vec<Self::Piece>, Failure>;
    /// Takes what became of the next piece.
    fn take(&mut self, done: Self::Done) -> Result<(), Failure>;
    /// Called before the threads are waited for.
    fn pause(&mut self) -> Result<(), Failure>;
    /// How much memory is held until it is taken. Above [`InOrder::MOST_HELD`] no pieces are handed out.
    fn size(done: &Self::Done) -> usize;
    /// See [`InOrder::size`].
    const MOST_HELD: usize;
    /// Whether the threads are waited for even if the work fails, because they have something to end.
    const ENDS_THREADS: bool;
}

/// Who works. A worker with only a share of the memory gives a piece back that is too large for it.
pub(super) trait Worker<P, D> {
    fn work(&mut self, piece: P) -> Result<D, P>;
}

/// Some pieces that follow each other, or what became of them. Jobs count from 0.
struct Job<T> {
    number: u64,
    pieces: Vec<T>,
}

/// What became of a job, and how long that took.
type Answered<P, D> = (Job<Result<D, P>>, Duration);

/// How many of these threads the system has the memory for. It is to be asked before any of them is at work: what is
/// asked for is nobody else's meanwhile.
pub(super) fn granted(threads: usize) -> usize {
    let granted = |&threads: &usize| are_threads_granted(threads);
    (2..=threads).rev().find(granted).unwrap_or(1)
}

/// Does all pieces: by several threads if they were [`granted`] and start, then what is left by one that has all memory, `alone`. Each of
/// the threads works with what `hire` returns there.
pub(super) fn work_in_order<S, W, H>(
    source: &mut S,
    threads: usize,
    hire: H,
    alone: &mut impl Worker<S::Piece, S::Done>,
) -> Result<(), Failure>
where
    S: InOrder,
    W: Worker<S::Piece, S::Done>,
    H: Fn() -> W + Clone + Send + 'static,
{
    let mut finish = |source: &mut S, piece| match alone.work(piece) {
        Ok(done) => source.take(done),
        Err(_) => unreachable!("who works alone has all memory"),
    };
    for done in side_by_side(source, threads, hire)? {
        match done {
            Ok(done) => source.take(done)?,
            Err(piece) => finish(source, piece)?,
        }
    }
    while let Some(piece) = source.next(1, true)?.pop() {
        finish(source, piece)?;
    }
    Ok(())
}

/// What is not taken yet, in order: done, or given back.
type Left<S> = Vec<Result<<S as InOrder>::Done, <S as InOrder>::Piece>>;

/// Works by several threads until there are no more pieces, or one is given back. Returns what is not taken yet, from that one on.
fn side_by_side<S, W, H>(source: &mut S, threads: usize, hire: H) -> Result<Left<S>, Failure>
where
    S: InOrder,
    W: Worker<S::Piece, S::Done>,
    H: Fn() -> W + Clone + Send + 'static,
{
    let Some(mut crew) = Crew::start(threads, hire) else {
        return Ok(Vec::new());
    };
    let left = hand_out(source, &mut crew);
    if left.is_ok() || S::ENDS_THREADS {
        crew.end();
    }
    left
}

fn hand_out<S: InOrder>(
    source: &mut S,
    crew: &mut Crew<S::Piece, S::Done>,
) -> Result<Left<S>, Failure> {
    let mut left = Vec::new();
    let mut waiting = BTreeMap::new();
    let (mut given, mut taken, mut in_work) = (0, 0, 0);
    let mut held = 0;
    let mut at_once = 1;
    loop {
        while left.is_empty() && held < S::MOST_HELD && in_work < AHEAD * crew.threads.len() {
            let pieces = source.next(at_once, in_work == 0)?;
            if pieces.is_empty() {
                break;
            }
            let number = given;
            // It fails only if all threads have ended, which `wait` notices.
            let _ = crew.jobs.send(Job { number, pieces });
            given += 1;
            in_work += 1;
        }
        if in_work == 0 {
            return Ok(left);
        }
        let ready = crew.done.try_recv().ok();
        let done = if ready.is_some() {
            ready
        } else {
            source.pause()?;
            crew.wait()
        };
        let Some((job, time)) = done else {
            continue;
        };
        in_work -= 1;
        at_once = at_once_next(at_once, job.pieces.len(), time);
        held += size::<S>(&job.pieces);
        waiting.insert(job.number, job.pieces);
        while let Some(pieces) = waiting.remove(&taken) {
            taken += 1;
            held -= size::<S>(&pieces);
            for done in pieces {
                match done {
                    Ok(done) if left.is_empty() => source.take(done)?,
                    done => left.push(done),
                }
            }
        }
    }
}

fn size<S: InOrder>(pieces: &[Result<S::Done, S::Piece>]) -> usize {
    pieces.iter().flatten().map(S::size).sum()
}

/// Returns how many pieces the next job gets, if the last one had `done` of them and took this time.
fn at_once_next(at_once: usize, done: usize, time: Duration) -> usize {
    let each = (time.as_nanos() / done.max(1) as u128).max(1);
    let fitting = usize::try_from(JOB.as_nanos() / each).unwrap_or(MOST_AT_ONCE);
    fitting.clamp(1, MOST_AT_ONCE.min(2 * at_once))
}

/// The threads, what they are given and what they tell.
struct Crew<P, D> {
    jobs: Sender<Job<P>>,
    done: Receiver<Answered<P, D>>,
    threads: Vec<JoinHandle<()>>,
    is_over: Arc<AtomicBool>,
}

impl<P: Send + 'static, D: Send + 'static> Crew<P, D> {
    /// Starts these threads, as many as the system has left. `None` if that is only one.
    fn start<W: Worker<P, D>>(
        threads: usize,
        hire: impl Fn() -> W + Clone + Send + 'static,
    ) -> Option<Self> {
        if threads < 2 {
            return None;
        }
        let (jobs, given) = channel();
        let (tell, done) = channel();
        let given = Arc::new(Mutex::new(given));
        let is_over = Arc::new(AtomicBool::new(false));
        let start = |_| {
            let (hire, tell) = (hire.clone(), tell.clone());
            let (given, is_over) = (Arc::clone(&given), Arc::clone(&is_over));
            let work = move || work(&mut hire(), &given, &tell, &is_over);
            Builder::new().spawn(work).ok()
        };
        let threads: Vec<_> = (0..threads).map_while(start).collect();
        (threads.len() > 1).then_some(Self {
            jobs,
            done,
            threads,
            is_over,
        })
    }

    /// Returns the next job that is done. `None` if there is none for a while.
    fn wait(&mut self) -> Option<Answered<P, D>> {
        let done = self.done.recv_timeout(LOOK_EVERY).ok();
        // A thread only ends before the others if it panics.
        let ended = self.threads.iter().position(JoinHandle::is_finished);
        if let Some(ended) = ended.filter(|_| done.is_none()) {
            join(self.threads.swap_remove(ended));
        }
        done
    }

    /// Waits for the end of all threads, which gives their memory back. Pieces that none has begun are dropped.
    fn end(self) {
        self.is_over.store(true, Ordering::Relaxed);
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

/// What a thread does: one job after the other until there are no more.
fn work<P, D>(
    worker: &mut impl Worker<P, D>,
    jobs: &Mutex<Receiver<Job<P>>>,
    tell: &Sender<Answered<P, D>>,
    is_over: &AtomicBool,
) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { number, pieces }) = job else {
            return;
        };
        let started = Instant::now();
        let wanted = pieces.into_iter();
        let wanted = wanted.take_while(|_| !is_over.load(Ordering::Relaxed));
        let pieces = wanted.map(|piece| worker.work(piece)).collect();
        if tell
            .send((Job { number, pieces }, started.elapsed()))
            .is_err()
        {
            return;
        }
    }
}
