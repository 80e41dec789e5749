//! Games of taking and breaking: the nimbers of heaps by their size, and the method that answers by
//! them.

mod filler;
mod method;
mod ruled;
mod sequence;
mod table;

pub(crate) use method::ByHeaps;
pub(super) use sequence::nimbers_of_heaps;
