//! The methods that find nimbers, from the definition upwards, and what each of them does.

/// A method that finds the nimber of a position.
///
/// All but the last follow Beling and Rogalski, "On pruning search trees of impartial games", Artificial Intelligence 283 (2020).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NimberMethod {
    /// The least nimber that no follower has, with no help but that positions fall apart.
    Definition,
    /// With a transposition table.
    Table,
    /// And a part is given up as soon as no value that is asked for is possible any more.
    Simplified,
    /// And a follower is asked for no value above the largest one that is asked for and possible.
    Cutoffs,
    /// And all followers are looked up before one is searched.
    Etc,
    /// And the sets {0}, {1}, ... are asked for in turn, and followers that fall apart most are searched first.
    Aspiration,
    /// Whatever is fastest here: pairs of a part and one nimber, and what the game knows at once.
    Best,
}

impl NimberMethod {
    /// All methods, from the bottom of the ladder.
    pub const ALL: [Self; 7] = [
        Self::Definition,
        Self::Table,
        Self::Simplified,
        Self::Cutoffs,
        Self::Etc,
        Self::Aspiration,
        Self::Best,
    ];

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Table => "table",
            Self::Simplified => "simplified",
            Self::Cutoffs => "cutoffs",
            Self::Etc => "etc",
            Self::Aspiration => "aspiration",
            Self::Best => "best",
        }
    }

    /// The method of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name() == name)
    }

    /// Whether it has a transposition table.
    pub fn has_table(self) -> bool {
        self != Self::Definition
    }

    pub(super) fn cuts(self) -> bool {
        !matches!(self, Self::Definition | Self::Table)
    }

    /// Whether what is handed down is bounded by the largest value that is asked for.
    pub(super) fn bounds(self) -> bool {
        self.cuts() && self != Self::Simplified
    }

    pub(super) fn looks_up_first(self) -> bool {
        matches!(self, Self::Etc | Self::Aspiration)
    }

    pub(super) fn aspires(self) -> bool {
        self == Self::Aspiration
    }
}
