//! The two players as a search sees them, and the sign that values have for each.

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The maximizing player, whose values are stored.
    Max,
    /// The minimizing player.
    Min,
}

impl Side {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// Converts a value for the maximizing player into one for this side, and back.
    pub fn relative(self, value: i64) -> i64 {
        match self {
            Self::Max => value,
            Self::Min => -value,
        }
    }
}
