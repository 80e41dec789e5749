//! What the methods are made of, one by one: the ingredients of minimax and those of the search for
//! nimbers, and lists of them.

use crate::inference::minimax::Optimisations;

/// Some ingredients and no others, as bits in the order of their names. Minimax with such a list
/// follows every move. Without any it is the definition.
///
/// The searches for nimbers follow Beling and Rogalski, "On pruning search trees of impartial
/// games", Artificial Intelligence 283 (2020), all but the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ingredients(u16);

/// Minimax without a table is stopped after this many calls.
pub const GIVE_UP_CALLS: u64 = 10_000_000;

impl Ingredients {
    /// All names, in the order of a list.
    pub(super) const NAMES: [&str; 10] = [
        "table",
        "raw-table",
        "end-states",
        "early-exit",
        "order",
        "simple-cut",
        "cut",
        "etc",
        "aspiration",
        "sharp",
    ];

    /// None at all. Of nimbers: the mex of the followers. Positions are split into components, and
    /// nothing else saves work.
    pub const DEFINITION: Self = Self(0);
    /// A transposition table; positions that play alike share an entry.
    pub const TABLE: Self = Self(1);
    /// A transposition table in which each arrangement has an entry of its own.
    pub(super) const RAW_TABLE: Self = Self(1 << 1);
    /// One pile, or two equal ones, end the search.
    pub(super) const END_STATES: Self = Self(1 << 2);
    /// The first child with the best possible value ends the search of a state.
    const EARLY_EXIT: Self = Self(1 << 3);
    /// All children are looked up before one is searched, and the smallest are searched first.
    const ORDER: Self = Self(1 << 4);
    /// The search of a component is cut as soon as none of the wanted nimbers is possible any more.
    const SIMPLE_CUT: Self = Self(1 << 5);
    /// The same, and a follower is not asked for nimbers above the largest one that is wanted and
    /// possible.
    pub(super) const CUT: Self = Self(1 << 6);
    /// All followers are looked up in the table before one is searched.
    pub(super) const LOOK_UP: Self = Self(1 << 7);
    /// A position is asked for the sets {0}, {1}, ... in turn.
    pub(super) const SETS: Self = Self(1 << 8);
    /// P loses its largest nimber for a follower that has none of P, and is handed down without the
    /// largest, as the paper writes it.
    pub(super) const SHARP: Self = Self(1 << 9);

    // The others have no names, and only the methods below have them.

    /// The followers with the smallest components are searched first.
    pub(super) const SMALLEST_FIRST: Self = Self(1 << 10);
    /// The one that goes to and fro between the questions.
    const PROOF_NUMBERS: Self = Self(1 << 11);
    /// Moves that leave positions that play alike are one.
    pub(in crate::inference) const ALIKE: Self = Self(1 << 12);
    /// The values that the rules know end the search.
    const RULES: Self = Self(1 << 13);

    /// The search of the original program: sorted positions in a table, and end states.
    pub const ORIGINAL: Self = Self::TABLE.and(Self::END_STATES);
    pub(super) const WITH_TABLE: Self = Self::ALIKE.and(Self::TABLE);
    pub(super) const EARLY: Self = Self::WITH_TABLE.and(Self::EARLY_EXIT).and(Self::RULES);
    pub(super) const ORDERED: Self = Self::EARLY.and(Self::ORDER);
    /// A table, and the search of a component is cut as soon as none of the wanted nimbers is
    /// possible any more.
    pub const SIMPLIFIED: Self = Self::TABLE.and(Self::SIMPLE_CUT);
    /// Adds that a follower is not asked for nimbers above the largest one that is wanted and
    /// possible.
    pub const CUTOFFS: Self = Self::TABLE.and(Self::CUT);
    /// Adds enhanced transposition cutoffs: all followers are looked up before one is searched.
    pub const ETC: Self = Self::CUTOFFS.and(Self::LOOK_UP);
    /// Adds aspiration sets, and the followers with the smallest components are searched first.
    pub const ASPIRATION: Self = Self::ETC.and(Self::SETS).and(Self::SMALLEST_FIRST);
    /// The solver that answers people: a depth-first proof-number search that asks whether a
    /// component has one given nimber, and remembers a "no" too (Lemoine and Viennot, 2012). It is
    /// shown as the one that asks the same questions in turn.
    pub const BEST: Self = Self::ASPIRATION.and(Self::PROOF_NUMBERS);

    /// All methods for nimbers, in the order of the comparison.
    pub const FOR_NIMBERS: [Self; 7] = [
        Self::DEFINITION,
        Self::TABLE,
        Self::SIMPLIFIED,
        Self::CUTOFFS,
        Self::ETC,
        Self::ASPIRATION,
        Self::BEST,
    ];

    const ANY_TABLE: Self = Self::TABLE.and(Self::RAW_TABLE);
    pub(super) const ANY_CUT: Self = Self::SIMPLE_CUT.and(Self::CUT);
    pub(super) const OF_MINIMAX: Self = Self(0b00_0001_1111);
    pub(super) const OF_NIMBERS: Self = Self(0b11_1110_0001);

    /// The one with this place among the names.
    pub(super) fn at(place: usize) -> Self {
        Self(1 << place)
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether some of these are there.
    pub(in crate::inference) fn has(self, some: Self) -> bool {
        self.0 & some.0 != 0
    }

    /// Whether there is a transposition table.
    pub fn has_table(self) -> bool {
        self.has(Self::ANY_TABLE)
    }

    pub(super) fn are_among(self, others: Self) -> bool {
        self.and(others) == others
    }

    /// The optimisations of minimax. A search without a table is stopped some time.
    pub(in crate::inference) fn optimisations(self) -> Optimisations {
        let table = self.has_table();
        Optimisations {
            table,
            early_exit: self.has(Self::EARLY_EXIT),
            known: self.has(Self::END_STATES.and(Self::RULES)),
            ordering: self.has(Self::ORDER),
            give_up: (!table).then_some(GIVE_UP_CALLS),
        }
    }

    /// What makes no sense together: the message that says so.
    pub(super) fn conflict(self) -> Option<&'static str> {
        let has_cut = self.has(Self::ANY_CUT);
        match self {
            _ if Self::ANY_TABLE.are_among(self) => Some("ingredients-two-tables"),
            _ if Self::ANY_CUT.are_among(self) => Some("ingredients-two-cuts"),
            _ if self.has(Self::LOOK_UP) && !self.has_table() => Some("ingredients-etc-table"),
            _ if self.has(Self::LOOK_UP) && !has_cut => Some("ingredients-etc-cut"),
            _ if self.has(Self::SETS) && !has_cut => Some("ingredients-aspiration-cut"),
            _ => None,
        }
    }

    /// Those that are there and have names, joined by `+`.
    pub(super) fn list(self) -> String {
        let places = (0..Self::NAMES.len()).filter(|place| self.0 >> place & 1 == 1);
        let names: Vec<&str> = places.map(|place| Self::NAMES[place]).collect();
        names.join("+")
    }
}
