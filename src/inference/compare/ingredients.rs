//! The ingredients of the methods, one by one: those of minimax and those of the search for nimbers, and lists of them.

use super::nimber_method::NimberMethod;
use super::rung::{GIVE_UP_CALLS, Rung};
use crate::inference::minimax::Optimisations;
use crate::reason::Phrase;

/// Some ingredients and no others, as bits in the order of their names. Minimax with such a list follows every move, and the search for
/// nimbers is that of Beling and Rogalski. Without any it is the definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ingredients(u16);

/// All names, in the order of a list.
const NAMES: [&str; 9] = [
    "table",
    "raw-table",
    "end-states",
    "early-exit",
    "order",
    "simple-cut",
    "cut",
    "etc",
    "aspiration",
];

impl Ingredients {
    /// None at all.
    pub(super) const NONE: Self = Self(0);
    /// A transposition table; positions that play alike share an entry.
    pub(super) const TABLE: Self = Self(1);
    /// A transposition table in which each arrangement has an entry of its own.
    pub(super) const RAW_TABLE: Self = Self(1 << 1);
    /// One pile, or two equal ones, end the search.
    pub(super) const END_STATES: Self = Self(1 << 2);
    /// The first child with the best possible value ends the search of a state.
    const EARLY_EXIT: Self = Self(1 << 3);
    /// All children are looked up before one is searched, and the smallest are searched first.
    const ORDER: Self = Self(1 << 4);
    /// The search of a component is cut as soon as none of the wanted nimbers is possible any more.
    pub(super) const SIMPLE_CUT: Self = Self(1 << 5);
    /// The same, and a follower is not asked for nimbers above the largest one that is wanted and possible.
    pub(super) const CUT: Self = Self(1 << 6);
    /// All followers are looked up in the table before one is searched.
    pub(super) const ETC: Self = Self(1 << 7);
    /// A position is asked for the sets {0}, {1}, ... in turn.
    pub(super) const ASPIRATION: Self = Self(1 << 8);

    /// The search of the original program: sorted positions in a table, and end states.
    pub const ORIGINAL: Self = Self::TABLE.and(Self::END_STATES);

    const ANY_TABLE: Self = Self::TABLE.and(Self::RAW_TABLE);
    pub(super) const ANY_CUT: Self = Self::SIMPLE_CUT.and(Self::CUT);
    const OF_MINIMAX: Self = Self(0b0_0001_1111);
    const OF_NIMBERS: Self = Self(0b1_1110_0001);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether some of these are there.
    pub(super) fn has(self, some: Self) -> bool {
        self.0 & some.0 != 0
    }

    fn are_among(self, others: Self) -> bool {
        self.and(others) == others
    }

    /// The optimisations of minimax. A search without a table is stopped some time.
    pub(in crate::inference) fn optimisations(self) -> Optimisations {
        let table = self.has(Self::ANY_TABLE);
        Optimisations {
            table,
            early_exit: self.has(Self::EARLY_EXIT),
            known: self.has(Self::END_STATES),
            ordering: self.has(Self::ORDER),
            give_up: (!table).then_some(GIVE_UP_CALLS),
        }
    }

    /// What makes no sense together: the message that says so.
    fn conflict(self) -> Option<&'static str> {
        let has_cut = self.has(Self::ANY_CUT);
        match self {
            _ if Self::ANY_TABLE.are_among(self) => Some("ingredients-two-tables"),
            _ if Self::ANY_CUT.are_among(self) => Some("ingredients-two-cuts"),
            _ if self.has(Self::ETC) && !self.has(Self::TABLE) => Some("ingredients-etc-table"),
            _ if self.has(Self::ETC) && !has_cut => Some("ingredients-etc-cut"),
            _ if self.has(Self::ASPIRATION) && !has_cut => Some("ingredients-aspiration-cut"),
            _ => None,
        }
    }

    /// Those that are there, joined by `+`.
    pub(super) fn list(self) -> String {
        let places = (0..NAMES.len()).filter(|place| self.0 >> place & 1 == 1);
        let names: Vec<&str> = places.map(|place| NAMES[place]).collect();
        names.join("+")
    }
}

impl Rung {
    /// The names of all ingredients.
    pub fn ingredients() -> [&'static str; 9] {
        NAMES
    }

    /// Reads a list of ingredients such as `table+end-states`.
    ///
    /// # Errors
    /// A phrase that says what is wrong with the list.
    pub fn of_list(text: &str) -> Result<Self, Phrase> {
        let refused = |id: &'static str| {
            let phrase = Phrase::new(id).quoting("method", text);
            phrase.with("known", NAMES.join(", "))
        };
        let mut all = Ingredients::NONE;
        let mut are_repeated = false;
        for name in text.split('+') {
            let place = NAMES.iter().position(|known| *known == name);
            let one = Ingredients(1 << place.ok_or_else(|| refused("ingredients-unknown"))?);
            are_repeated |= all.has(one);
            all = all.and(one);
        }
        let method = if are_repeated {
            None
        } else if all.are_among(Ingredients::OF_MINIMAX) {
            Some(Self::Ingredients(all))
        } else if all.are_among(Ingredients::OF_NIMBERS) {
            Some(Self::Nimber(NimberMethod::Ingredients(all)))
        } else {
            None
        };
        let method = method.ok_or_else(|| refused("ingredients-mixed"))?;
        all.conflict().map_or(Ok(method), |id| Err(refused(id)))
    }
}
