//! Work that threads share: its pieces are handed out by turns, and what became of them is taken in
//! the same order.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::thread::{Builder, scope};
use std::time::Duration;

use super::Result;
use crate::inference::are_threads_granted;

/// How many pieces are handed out ahead to each thread, so that it does not wait for its next.
const AHEAD: usize = 64;

/// How long to wait for a piece before more are looked for.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// What hands out pieces of work, and takes what became of them.
pub trait InOrder {
    type Piece: Send;
    type Done: Send;

    /// Returns the next piece. There are no more if it returns none although it may wait for one.
    fn next(&mut self, may_wait: bool) -> Result<Option<Self::Piece>>;
    /// Takes what became of the next piece.
    fn take(&mut self, done: Self::Done) -> Result;
    /// Called before the threads are waited for.
    fn pause(&mut self) -> Result;
}

/// What became of a piece. Who has only a share of the memory gives a piece back that is too large
/// for it.
type Worked<S> = Result<<S as InOrder>::Done, <S as InOrder>::Piece>;

/// The way to a thread, and the way back.
type Lane<S> = (SyncSender<<S as InOrder>::Piece>, Receiver<Worked<S>>);

/// How many of these threads the system has the memory for. It is to be asked before any of them is
/// at work: what is asked for is nobody else's meanwhile.
pub fn granted(threads: usize) -> usize {
    let granted = |&threads: &usize| are_threads_granted(threads);
    (2..=threads).rev().find(granted).unwrap_or(1)
}

/// Does all pieces: by several threads if they were [`granted`] and start, each by what `hire`
/// returns there, and `alone`, with all memory, what they give back. If the work fails, `stop` is
/// raised, which they hear as an interrupt.
pub fn work_in_order<S: InOrder, W: FnMut(S::Piece) -> Worked<S>>(
    source: &mut S,
    threads: usize,
    stop: &AtomicBool,
    hire: impl Fn() -> W + Sync,
    mut alone: impl FnMut(S::Piece) -> Worked<S>,
) -> Result {
    let mut alone = |piece| alone(piece).ok().expect("who works alone has all memory");
    if threads < 2 {
        while let Some(piece) = source.next(true)? {
            source.take(alone(piece))?;
        }
        return Ok(());
    }
    scope(|scope| {
        let start = |_| {
            let (give, given) = sync_channel(AHEAD);
            let (tell, told) = channel();
            let hire = &hire;
            let work = move || {
                let mut worker = hire();
                // It ends early only if nobody wants more.
                let _ = given.iter().try_for_each(|piece| tell.send(worker(piece)));
            };
            Builder::new().spawn_scoped(scope, work).ok()?;
            Some((give, told))
        };
        // Dropped before the threads are waited for: they end when there are no more pieces.
        let lanes: Vec<Lane<S>> = (0..threads).map_while(start).collect();
        let shared = share(source, &lanes, alone);
        stop.fetch_or(shared.is_err(), Ordering::Relaxed);
        shared
    })
}

/// Hands the pieces out by turns, and takes what became of them in the same order.
fn share<S: InOrder>(
    source: &mut S,
    lanes: &[Lane<S>],
    mut alone: impl FnMut(S::Piece) -> S::Done,
) -> Result {
    let (mut given, mut taken) = (0, 0);
    loop {
        while given - taken < AHEAD * lanes.len()
            && let Some(piece) = source.next(given == taken)?
        {
            // It fails only if the thread has panicked, which is noticed below.
            let _ = lanes[given % lanes.len()].0.send(piece);
            given += 1;
        }
        if given == taken {
            return Ok(());
        }
        let told = &lanes[taken % lanes.len()].1;
        let done = if let Ok(done) = told.try_recv() {
            done
        } else {
            source.pause()?;
            match told.recv_timeout(LOOK_EVERY) {
                Err(RecvTimeoutError::Timeout) => continue,
                done => done.expect("a thread ends before its pieces only if it panics"),
            }
        };
        taken += 1;
        source.take(done.unwrap_or_else(&mut alone))?;
    }
}
