//! The progress of a long computation. How it is shown is left to others.

use super::so_far::SoFar;

/// Receives how far a computation has got.
pub trait Progress {
    /// Called when `done` steps of `all` are done.
    fn report(&self, done: usize, all: usize);
    /// Called instead of [`Progress::report`] by work that has no steps, now and then and whenever it has found something out.
    fn tell(&self, _: &SoFar) {}
    /// Called when the work is over.
    fn finish(&self);
}

/// Ignores every report.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Progress for Silent {
    fn report(&self, _: usize, _: usize) {}
    fn finish(&self) {}
}
