//! The methods that find nimbers, from the definition upwards, and what each of them does.

/// A method that finds the nimber of a position. Each adds something to the one before it, except the last.
///
/// All but the last follow Beling and Rogalski, "On pruning search trees of impartial games", Artificial Intelligence 283 (2020).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NimberMethod {
    /// The mex of the followers. Positions are split into components, and nothing else saves work.
    Definition,
    /// Adds a transposition table.
    Table,
    /// Adds that the search of a component is cut as soon as none of the wanted nimbers is possible any more.
    Simplified,
    /// Adds that a follower is not asked for nimbers above the largest one that is wanted and possible.
    Cutoffs,
    /// Adds enhanced transposition cutoffs: all followers are looked up before one is searched.
    Etc,
    /// Adds aspiration sets: a position is asked for the sets {0}, {1}, ... in turn, and the followers with the smallest components
    /// are searched first.
    Aspiration,
    /// The solver that answers people, `NimberSolver`: a depth-first proof-number search that asks whether a component has one given
    /// nimber, and remembers a "no" too (Lemoine and Viennot, 2012).
    Best,
}

impl NimberMethod {
    /// All methods, in the order of the comparison.
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

    /// Whether it has a transposition table.
    pub fn has_table(self) -> bool {
        self != Self::Definition
    }

    /// The method whose steps are shown for this one: itself, but for the best one, which goes to and fro between its questions, the one
    /// that asks the same questions one after another.
    #[must_use]
    pub(super) fn traced(self) -> Self {
        self.min(Self::Aspiration)
    }

    /// Whether it cuts a search if none of the wanted nimbers is possible.
    pub(super) fn cuts(self) -> bool {
        self >= Self::Simplified
    }

    /// Whether followers are not asked for more than the largest nimber that is wanted and possible.
    pub(super) fn bounds(self) -> bool {
        self >= Self::Cutoffs
    }

    /// Whether all followers are looked up before one is searched.
    pub(super) fn looks_up_first(self) -> bool {
        self >= Self::Etc
    }

    /// Whether positions are asked for one nimber after the other.
    pub(super) fn aspires(self) -> bool {
        self >= Self::Aspiration
    }
}
