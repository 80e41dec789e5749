//! What a position of heaps is to a method.

use super::heaps::Code;

/// Heaps whose moves leave what a code says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapShape {
    /// What a move may leave of a heap.
    pub code: Code,
    /// The sizes of the heaps.
    pub sizes: Vec<u64>,
}
