//! Work that threads share: its pieces are handed out, and what became of them is taken in their
//! order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, ScopedJoinHandle, scope};
use std::time::{Duration, Instant};

use super::Result;
use crate::inference::are_threads_granted;

/// How long one job should take: long enough that handing it over costs little, and short enough
/// that all threads end together.
const JOB: Duration = Duration::from_millis(2);

/// The most pieces of work in a job.
const MOST_AT_ONCE: usize = 256;

/// How many jobs are handed out for each thread, so that none waits for its next.
const AHEAD: usize = 2;

/// How long to wait for a job before the threads are looked at.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// What hands out pieces of work, and takes what became of them.
pub(crate) trait InOrder {
    type Piece: Send;
    type Done: Send;

    /// Returns the next pieces, at most so many. There are no more if it returns none although it
    /// may wait for one.
    fn next(&mut self, most: usize, may_wait: bool) -> Result<Vec<Self::Piece>>;
    /// Takes what became of the next piece.
    fn take(&mut self, done: Self::Done) -> Result;
    /// Called before the threads are waited for.
    fn pause(&mut self) -> Result;
    /// How much memory is held until it is taken. Above [`InOrder::MOST_HELD`] no pieces are handed
    /// out.
    fn size(done: &Self::Done) -> usize;
    /// See [`InOrder::size`].
    const MOST_HELD: usize;
}

/// What became of a piece. Who has only a share of the memory gives a piece back that is too large
/// for it.
type Worked<S> = Result<<S as InOrder>::Done, <S as InOrder>::Piece>;

/// The number of a job, counted from 0, and its pieces, which follow each other.
type Job<S> = (u64, Vec<<S as InOrder>::Piece>);

/// The number of a job, what became of its pieces, and how long that took.
type JobDone<S> = (u64, Vec<Worked<S>>, Duration);

/// How many of these threads the system has the memory for. It is to be asked before any of them is
/// at work: what is asked for is nobody else's meanwhile.
pub(crate) fn granted(threads: usize) -> usize {
    let granted = |&threads: &usize| are_threads_granted(threads);
    (2..=threads).rev().find(granted).unwrap_or(1)
}

/// Does all pieces: by several threads if they were [`granted`] and start, then what is left by one
/// that has all memory, `alone`. Each of the threads works by what `hire` returns there. If the
/// work fails, `stop` is raised, which they hear as an interrupt.
pub(crate) fn work_in_order<S: InOrder, W: FnMut(S::Piece) -> Worked<S>>(
    source: &mut S,
    threads: usize,
    stop: &AtomicBool,
    hire: impl Fn() -> W + Sync,
    mut alone: impl FnMut(S::Piece) -> Worked<S>,
) -> Result {
    let mut alone = |piece| alone(piece).ok().expect("who works alone has all memory");
    if threads > 1 {
        for done in side_by_side(source, threads, stop, hire)? {
            source.take(done.unwrap_or_else(&mut alone))?;
        }
    }
    while let Some(piece) = source.next(1, true)?.pop() {
        source.take(alone(piece))?;
    }
    Ok(())
}

/// Works by several threads until there are no more pieces, or one is given back. Returns what is
/// not taken yet, from that one on.
fn side_by_side<S: InOrder, W: FnMut(S::Piece) -> Worked<S>>(
    source: &mut S,
    threads: usize,
    stop: &AtomicBool,
    hire: impl Fn() -> W + Sync,
) -> Result<Vec<Worked<S>>> {
    let (jobs, given) = channel();
    let (tell, done) = channel();
    let given = Mutex::new(given);
    scope(|scope| {
        // Dropped before the threads are waited for, even in a panic: they end when there are no
        // more jobs.
        let jobs = jobs;
        let start = |_| {
            let (tell, given, hire) = (tell.clone(), &given, &hire);
            let work = move || work::<S>(hire(), given, &tell);
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
    jobs: &Sender<Job<S>>,
    done: &Receiver<JobDone<S>>,
) -> Result<Vec<Worked<S>>> {
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
        let Some((number, pieces, time)) = ready else {
            let has_ended = threads.iter().any(ScopedJoinHandle::is_finished);
            assert!(
                !has_ended,
                "a thread only ends before the others if it panics"
            );
            continue;
        };
        in_work -= 1;
        at_once = if time < JOB { 2 * at_once } else { at_once / 2 }.clamp(1, MOST_AT_ONCE);
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

fn size<S: InOrder>(pieces: &[Worked<S>]) -> usize {
    pieces.iter().flatten().map(S::size).sum()
}

/// What a thread does: one job after the other until there are no more.
fn work<S: InOrder>(
    mut worker: impl FnMut(S::Piece) -> Worked<S>,
    jobs: &Mutex<Receiver<Job<S>>>,
    tell: &Sender<JobDone<S>>,
) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, pieces)) = job else {
            return;
        };
        let started = Instant::now();
        let done = pieces.into_iter().map(&mut worker).collect();
        // It fails only if nobody wants it any more.
        let _ = tell.send((number, done, started.elapsed()));
    }
}
