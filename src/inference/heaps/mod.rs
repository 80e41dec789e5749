//! Games of taking and breaking: the nimbers of heaps by their size, the proof that they repeat,
//! and the method that answers by them.

mod filler;
mod method;
mod ruled;
mod table;

pub(crate) use method::ByHeaps;
pub(super) use table::HeapNimbers;
pub use table::Period;
