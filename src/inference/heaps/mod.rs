//! Games of taking and breaking: the nimbers of heaps by their size, the proof that they repeat, and the method that answers by
//! them.

mod filler;
mod marks;
mod method;
mod mirrored;
mod period;
mod rare;
mod table;

pub(crate) use method::ByHeaps;
pub use period::Period;
pub(super) use table::HeapNimbers;
