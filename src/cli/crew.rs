//! Threads that share work. Jobs are handed out, and what became of them comes back in any order.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use crate::inference::are_threads_granted;

/// How long one job should take: long enough that handing it over costs little, and short enough that all threads end together.
const JOB: Duration = Duration::from_millis(2);

/// The most pieces of work in a job.
const MOST_AT_ONCE: usize = 256;

/// How many jobs are handed out for each thread, so that none waits for its next.
const AHEAD: usize = 2;

/// How long [`Crew::wait`] waits.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// Returns how many pieces of work the next job gets, if the last one had `done` of them and took this time.
pub(super) fn at_once_next(at_once: usize, done: usize, time: Duration) -> usize {
    let each = (time.as_nanos() / done.max(1) as u128).max(1);
    let fitting = usize::try_from(JOB.as_nanos() / each).unwrap_or(MOST_AT_ONCE);
    fitting.clamp(1, MOST_AT_ONCE.min(2 * at_once))
}

/// The threads, what they are given and what they tell.
pub(super) struct Crew<J, D> {
    jobs: Sender<J>,
    done: Receiver<D>,
    threads: Vec<JoinHandle<()>>,
    is_over: Arc<AtomicBool>,
}

/// Where a thread gets its jobs, and tells what became of them.
pub(super) struct Post<J, D> {
    given: Arc<Mutex<Receiver<J>>>,
    tell: Sender<D>,
    is_over: Arc<AtomicBool>,
}

/// How many of these threads the system has the memory for. It is to be asked before any of them is at work: what is
/// asked for is nobody else's meanwhile.
pub(super) fn granted(threads: usize) -> usize {
    let granted = |&threads: &usize| are_threads_granted(threads);
    (2..=threads).rev().find(granted).unwrap_or(1)
}

impl<J: Send + 'static, D: Send + 'static> Crew<J, D> {
    /// Starts threads that were [`granted`], as many as the system has left. `None` if that is only one. Each does what `worker` returns.
    pub(super) fn start<W>(threads: usize, worker: impl Fn() -> W) -> Option<Self>
    where
        W: FnOnce(Post<J, D>) + Send + 'static,
    {
        if threads < 2 {
            return None;
        }
        let (jobs, given) = channel();
        let (tell, done) = channel();
        let given = Arc::new(Mutex::new(given));
        let is_over = Arc::new(AtomicBool::new(false));
        let start = |_| {
            let post = Post {
                given: Arc::clone(&given),
                tell: tell.clone(),
                is_over: Arc::clone(&is_over),
            };
            let work = worker();
            Builder::new().spawn(move || work(post)).ok()
        };
        let threads: Vec<_> = (0..threads).map_while(start).collect();
        (threads.len() > 1).then_some(Self {
            jobs,
            done,
            threads,
            is_over,
        })
    }

    /// How many jobs should be in work at the same time.
    pub(super) fn most_jobs(&self) -> usize {
        AHEAD * self.threads.len()
    }

    /// Hands out a job.
    pub(super) fn give(&self, job: J) {
        // It fails only if all threads have ended, which `wait` notices.
        let _ = self.jobs.send(job);
    }

    /// Returns a job that is done, if there is one.
    pub(super) fn ready(&self) -> Option<D> {
        self.done.try_recv().ok()
    }

    /// Returns the next job that is done. `None` if there is none for a while.
    pub(super) fn wait(&mut self) -> Option<D> {
        match self.done.recv_timeout(LOOK_EVERY) {
            Ok(done) => return Some(done),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
        }
        // A thread ends early if its work is stopped, which it tells before, or if it panics.
        if !self.threads.iter().any(JoinHandle::is_finished) {
            return None;
        }
        let told = self.ready();
        if told.is_none() {
            self.threads
                .drain(..)
                .filter(JoinHandle::is_finished)
                .for_each(join);
        }
        told
    }

    /// Waits for the end of all threads, which gives their memory back. Jobs that none has begun are dropped.
    pub(super) fn end(self) {
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

impl<J, D> Post<J, D> {
    /// Waits for a job; `None` if there are no more.
    pub(super) fn next_job(&self) -> Option<J> {
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        let job = given.recv().ok();
        job.filter(|_| !self.is_over.load(Ordering::Relaxed))
    }

    /// Tells what became of a job, and returns whether anybody still wants to know.
    pub(super) fn tell(&self, done: D) -> bool {
        self.tell.send(done).is_ok()
    }
}
