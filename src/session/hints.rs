//! How much help people get.

/// How much help a person gets at a turn, from none to everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hints {
    /// None.
    None,
    /// Tips, which name no move.
    Tips,
    /// Everything, the optimal move and its reason included.
    #[default]
    All,
}

impl Hints {
    /// All settings with their names on the command line, the same in every language; from the
    /// least help to the most.
    pub const NAMED: [(&str, Self); 3] = [
        ("none", Self::None),
        ("tips", Self::Tips),
        ("all", Self::All),
    ];
}
