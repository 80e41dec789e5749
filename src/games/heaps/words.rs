//! The messages of games of heaps.

/// The messages that a game of heaps needs in addition to those of its moves, each with the figures it receives.
#[derive(Clone, Copy, Debug)]
pub struct HeapWords {
    /// `word` is not a position; at most `most` in all.
    pub bad_position: &'static str,
    /// `move` is not a move.
    pub bad_move: &'static str,
    /// There is no heap `row`; there are `rows`.
    pub no_such_heap: &'static str,
    /// Heap `row` is empty.
    pub empty_heap: &'static str,
    /// The entry of the turn menu.
    pub way: &'static str,
    /// Which heap, of `offered`?
    pub ask_heap: &'static str,
    /// The help for that question.
    pub help_heap: &'static str,
    /// How many heaps, at most `most`?
    pub ask_heaps: &'static str,
    /// The help for that question.
    pub help_heaps: &'static str,
    /// How large is heap `row`, at most `most`?
    pub ask_size: &'static str,
    /// The help for that question.
    pub help_size: &'static str,
    /// The move leaves equal pairs.
    pub pairs_left: &'static str,
    /// There are equal pairs.
    pub pairs_faced: &'static str,
    /// Positions differ only in the order of the heaps.
    pub alike: &'static str,
    /// The nimbers of heaps of 1 to `most` are `nimbers`.
    pub nimbers: &'static str,
}

impl HeapWords {
    /// The words of games whose heaps have no name of their own.
    pub const HEAPS: Self = Self {
        bad_position: "position-heaps",
        bad_move: "move-unreadable-heap",
        no_such_heap: "move-no-such-heap",
        empty_heap: "move-empty-heap",
        way: "way-heap",
        ask_heap: "ask-heap",
        help_heap: "help-heap",
        ask_heaps: "ask-heaps",
        help_heaps: "help-heaps",
        ask_size: "ask-heap-size",
        help_size: "help-heap-size",
        pairs_left: "law-heaps-left",
        pairs_faced: "law-heaps-faced",
        alike: "alike-heaps",
        nimbers: "law-heaps-nimbers",
    };
}
