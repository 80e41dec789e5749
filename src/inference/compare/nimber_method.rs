//! The methods that find nimbers, from the definition upwards, and what each of them does.

use super::ingredients::NimberIngredients;

/// A method that finds the nimber of a position. Each adds something to the one before it, except the last.
///
/// All but the last follow Beling and Rogalski, "On pruning search trees of impartial games", Artificial Intelligence 283 (2020).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Exactly these ingredients.
    Ingredients(NimberIngredients),
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

    /// The name on the command line, the same in every language; nothing for a list of ingredients.
    pub fn name(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Table => "table",
            Self::Simplified => "simplified",
            Self::Cutoffs => "cutoffs",
            Self::Etc => "etc",
            Self::Aspiration => "aspiration",
            Self::Best => "best",
            Self::Ingredients(_) => "",
        }
    }

    /// What it is made of. The best method is shown as the one that asks the same questions one after another: it goes to and fro between
    /// them.
    fn ingredients(self) -> NimberIngredients {
        let table = NimberIngredients {
            table: true,
            ..NimberIngredients::default()
        };
        let cut = NimberIngredients { cut: true, ..table };
        match self {
            Self::Definition => NimberIngredients::default(),
            Self::Table => table,
            Self::Simplified => NimberIngredients {
                simple_cut: true,
                ..table
            },
            Self::Cutoffs => cut,
            Self::Etc => NimberIngredients { etc: true, ..cut },
            Self::Aspiration | Self::Best => NimberIngredients {
                etc: true,
                aspiration: true,
                ..cut
            },
            Self::Ingredients(ingredients) => ingredients,
        }
    }

    /// Whether it has a transposition table.
    pub fn has_table(self) -> bool {
        self.ingredients().table
    }

    /// The method whose steps are shown for this one.
    #[must_use]
    pub(super) fn traced(self) -> Self {
        match self {
            Self::Best => Self::Aspiration,
            other => other,
        }
    }

    /// Whether it cuts a search if none of the wanted nimbers is possible.
    pub(super) fn cuts(self) -> bool {
        let NimberIngredients {
            simple_cut, cut, ..
        } = self.ingredients();
        simple_cut || cut
    }

    /// Whether followers are not asked for more than the largest nimber that is wanted and possible.
    pub(super) fn bounds(self) -> bool {
        self.ingredients().cut
    }

    /// Whether all followers are looked up before one is searched.
    pub(super) fn looks_up_first(self) -> bool {
        self.ingredients().etc
    }

    /// Whether positions are asked for one nimber after the other.
    pub(super) fn aspires(self) -> bool {
        self.ingredients().aspiration
    }

    /// Whether the followers with the smallest components are searched first.
    pub(super) fn sorts(self) -> bool {
        matches!(self, Self::Aspiration | Self::Best)
    }
}
