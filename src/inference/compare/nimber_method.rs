//! The methods that find nimbers, from the definition upwards, and what each of them is made of.

use super::ingredients::Ingredients;

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
    Ingredients(Ingredients),
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

    /// What it is made of. The best method is shown as the one that asks the same questions one after another: it goes to and fro between
    /// them.
    fn ingredients(self) -> Ingredients {
        let cutoffs = Ingredients::TABLE.and(Ingredients::CUT);
        let etc = cutoffs.and(Ingredients::ETC);
        match self {
            Self::Definition => Ingredients::NONE,
            Self::Table => Ingredients::TABLE,
            Self::Simplified => Ingredients::TABLE.and(Ingredients::SIMPLE_CUT),
            Self::Cutoffs => cutoffs,
            Self::Etc => etc,
            Self::Aspiration | Self::Best => etc.and(Ingredients::ASPIRATION),
            Self::Ingredients(ingredients) => ingredients,
        }
    }

    /// Whether it has some of these ingredients.
    pub(super) fn has(self, some: Ingredients) -> bool {
        self.ingredients().has(some)
    }

    /// Whether it has a transposition table.
    pub fn has_table(self) -> bool {
        self.has(Ingredients::TABLE)
    }
}
