//! How much a reason lists.

/// How detailed a reason is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detail {
    /// The most replies that are listed, each with its answer.
    pub replies: usize,
    /// The most moves that are listed with their margins, in games of points.
    pub margins: usize,
    /// Whether the longest line of play is listed.
    pub line: bool,
}

impl Detail {
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

/// The most replies, or moves, or moves of a line, that are listed even in full detail.
pub(crate) const MOST_LISTED: usize = 1_000;
