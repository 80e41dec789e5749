//! How much help a person gets at a turn.

/// How much help a person gets at a turn, from none to everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hints {
    /// None.
    None,
    /// Tips, which name no move.
    Tips,
    /// Everything, the optimal move and its reason included.
    #[default]
    All,
}

impl Hints {
    /// All settings, from the least help to the most.
    pub(crate) const ALL: [Self; 3] = [Self::None, Self::Tips, Self::All];

    /// The name on the command line, the same in every language.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Tips => "tips",
            Self::All => "all",
        }
    }
}
