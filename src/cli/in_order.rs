//! Work that threads share: its pieces are handed out, and what became of them is taken in their order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, ScopedJoinHandle, scope};
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
    type Piece: Send;
    type Done: Send;

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
}

/// Who works. A worker with only a share of the memory gives a piece back that is too large for it.
pub(super) trait Worker<P, D> {
    fn work(&mut self, piece: P) -> Result<D, P>;
}

/// The number of a job, counted from 0, and its pieces, which follow each other; or what became of them.
type Job<T> = (u64, Vec<T>);

/// What became of a job, and how long that took.
type Answered<S> = (
    Job<Result<<S as InOrder>::Done, <S as InOrder>::Piece>>,
    Duration,
);

/// What is not taken yet, in order: done, or given back.
type Left<S> = Vec<Result<<S as InOrder>::Done, <S as InOrder>::Piece>>;

/// How many of these threads the system has the memory for. It is to be asked before any of them is at work: what is
/// asked for is nobody else's meanwhile.
pub(super) fn granted(threads: usize) -> usize {
    let granted = |&threads: &usize| are_threads_granted(threads);
    (2..=threads).rev().find(granted).unwrap_or(1)
}

/// Does all pieces: by several threads if they were [`granted`] and start, then what is left by one that has all memory, `alone`. Each of
/// the threads works with what `hire` returns there. If the work fails, `stop` is raised, which they hear as an interrupt.
pub(super) fn work_in_order<S: InOrder, W: Worker<S::Piece, S::Done>>(
    source: &mut S,
    threads: usize,
    stop: &AtomicBool,
    hire: impl Fn() -> W + Sync,
    alone: &mut impl Worker<S::Piece, S::Done>,
) -> Result<(), Failure> {
    let mut finish = |source: &mut S, piece| match alone.work(piece) {
        Ok(done) => source.take(done),
        Err(_) => unreachable!("who works alone has all memory"),
    };
    let left = if threads > 1 {
        side_by_side(source, threads, stop, hire)?
    } else {
        Vec::new()
    };
    for done in left {
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

/// Works by several threads until there are no more pieces, or one is given back. Returns what is not taken yet, from that one on.
fn side_by_side<S: InOrder, W: Worker<S::Piece, S::Done>>(
    source: &mut S,
    threads: usize,
    stop: &AtomicBool,
    hire: impl Fn() -> W + Sync,
) -> Result<Left<S>, Failure> {
    let (jobs, given) = channel();
    let (tell, done) = channel();
    let given = Mutex::new(given);
    scope(|scope| {
        // Dropped before the threads are waited for, even in a panic: they end when there are no more jobs.
        let jobs = jobs;
        let start = |_| {
            let (tell, given, hire) = (tell.clone(), &given, &hire);
            let work = move || work::<S>(&mut hire(), given, &tell);
            Builder::new().spawn_scoped(scope, work).ok()
        };
        let threads: Vec<_> = (0..threads).map_while(start).collect();
        if threads.len() < 2 {
            return Ok(Vec::new());
        }
        let left = hand_out(source, &threads, &jobs, &done);
        if left.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
        left
    })
}

fn hand_out<S: InOrder>(
    source: &mut S,
    threads: &[ScopedJoinHandle<()>],
    jobs: &Sender<Job<S::Piece>>,
    done: &Receiver<Answered<S>>,
) -> Result<Left<S>, Failure> {
    let mut left = Vec::new();
    let mut waiting = BTreeMap::new();
    let (mut given, mut taken, mut in_work) = (0, 0, 0);
    let mut held = 0;
    let mut at_once = 1;
    loop {
        while left.is_empty() && held < S::MOST_HELD && in_work < AHEAD * threads.len() {
            let pieces = source.next(at_once, in_work == 0)?;
            if pieces.is_empty() {
                break;
            }
            // It fails only if all threads have ended, which is noticed below.
            let _ = jobs.send((given, pieces));
            given += 1;
            in_work += 1;
        }
        if in_work == 0 {
            return Ok(left);
        }
        let mut ready = done.try_recv().ok();
        if ready.is_none() {
            source.pause()?;
            ready = done.recv_timeout(LOOK_EVERY).ok();
        }
        let Some(((number, pieces), time)) = ready else {
            let has_ended = threads.iter().any(ScopedJoinHandle::is_finished);
            assert!(
                !has_ended,
                "a thread only ends before the others if it panics"
            );
            continue;
        };
        in_work -= 1;
        at_once = at_once_next(at_once, pieces.len(), time);
        held += size::<S>(&pieces);
        waiting.insert(number, pieces);
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

/// What a thread does: one job after the other until there are no more.
fn work<S: InOrder>(
    worker: &mut impl Worker<S::Piece, S::Done>,
    jobs: &Mutex<Receiver<Job<S::Piece>>>,
    tell: &Sender<Answered<S>>,
) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, pieces)) = job else {
            return;
        };
        let started = Instant::now();
        let pieces = pieces.into_iter().map(|piece| worker.work(piece)).collect();
        // It fails only if nobody wants it any more.
        let _ = tell.send(((number, pieces), started.elapsed()));
    }
}
