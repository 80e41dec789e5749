//! How much of a reason is told.

/// How detailed a reason is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detail {
    /// The most replies that are listed, each with its answer.
    pub replies: usize,
    /// The most moves that are listed with their margins, in games of points.
    pub margins: usize,
    /// Whether the longest line of play is listed, and the nimber is derived from the moves, which
    /// does not help to win.
    pub line: bool,
}

impl Detail {
    /// The theorem or the count of losing positions, without a list.
    pub const SHORT: Self = Self {
        replies: 0,
        margins: 0,
        line: false,
    };
    /// What fits a screen.
    pub const BRIEF: Self = Self {
        replies: 4,
        margins: 12,
        line: false,
    };
    /// Everything.
    pub const FULL: Self = Self {
        replies: usize::MAX,
        margins: usize::MAX,
        line: true,
    };
}
