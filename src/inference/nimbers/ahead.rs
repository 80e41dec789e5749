//! Threads that search later questions while the first one is asked. They begin with the last one,
//! so that two seldom search the same.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::{self, JoinHandle};

use super::search::SearchThread;
use super::shared::Shared;
use crate::games::Sum;
use crate::inference::limits::Unsolved;

/// Whether each of some components is lost, in the order in which that will be asked.
struct Questions<P> {
    components: Vec<P>,
    /// How many of them the first thread has come to.
    asked: AtomicUsize,
    /// How many of them no other thread has taken.
    left: AtomicUsize,
}

impl<P: Copy> Questions<P> {
    /// Takes the last question that is left, unless the first thread has come to it.
    fn take(&self) -> Option<usize> {
        let left = self
            .left
            .fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1));
        left.ok()
            .map(|left| left - 1)
            .filter(|&at| !self.is_asked(at))
    }

    /// Whether the first thread has come to a question.
    fn is_asked(&self, at: usize) -> bool {
        at < self.asked.load(Relaxed)
    }
}

/// Threads at work. They end when this is dropped, or when the first thread has come to what they
/// search.
pub(super) struct Ahead<P> {
    questions: Arc<Questions<P>>,
    threads: Vec<JoinHandle<()>>,
}

impl<P: Copy + Send + Sync + 'static> Ahead<P> {
    /// Lets up to so many threads search whether each of these components is lost.
    pub(super) fn start<G: Sum<Component = P> + 'static>(
        shared: &Arc<Shared<G>>,
        components: Vec<P>,
        threads: usize,
    ) -> Self {
        let questions = Arc::new(Questions {
            asked: AtomicUsize::new(0),
            left: AtomicUsize::new(components.len()),
            components,
        });
        let threads = (0..threads).map_while(|_| {
            let (shared, questions) = (Arc::clone(shared), Arc::clone(&questions));
            // If the system cannot start them all, those that have started do the work.
            let thread = thread::Builder::new().spawn(move || answer(&shared, &questions));
            thread.ok()
        });
        Self {
            threads: threads.collect(),
            questions,
        }
    }
}

impl<P: Copy + Eq> Ahead<P> {
    /// The first thread has come to a component: whoever searches it ends.
    pub(super) fn ask(&self, component: P) {
        let mut components = self.questions.components.iter();
        if let Some(at) = components.position(|other| *other == component) {
            self.questions.asked.store(at + 1, Relaxed);
        }
    }
}

impl<P> Drop for Ahead<P> {
    fn drop(&mut self) {
        self.questions.asked.store(usize::MAX, Relaxed);
        for thread in self.threads.drain(..) {
            // The panic of a thread has been told.
            drop(thread.join());
        }
    }
}

/// Searches the questions that are left. All that it finds out is in the table.
fn answer<G: Sum>(shared: &Shared<G>, questions: &Questions<G::Component>) {
    while let Some(at) = questions.take() {
        let mut count = || {
            if questions.is_asked(at) {
                return Err(Unsolved::Interrupted);
            }
            Ok(())
        };
        let found = SearchThread::new(shared, &mut count).is(questions.components[at], 0);
        if found.is_err() {
            break;
        }
    }
}
