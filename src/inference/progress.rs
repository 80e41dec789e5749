//! How far a long computation has got, for whoever wants to show it.

/// Is told how far work has got.
pub trait Progress {
    /// So many steps of all are done.
    fn report(&self, done: usize, all: usize);
    /// The work is over.
    fn finish(&self);
}

/// Nobody is told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Progress for Silent {
    fn report(&self, _: usize, _: usize) {}
    fn finish(&self) {}
}
