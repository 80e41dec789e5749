//! The ingredients of minimax, one by one: what the comparison measures and a game tree shows.

use crate::inference::compare::GIVE_UP_CALLS;
use crate::inference::minimax::Optimisations;

/// Minimax with these ingredients and no others. Without any it is minimax by definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ingredients {
    /// A transposition table; positions that play alike share an entry.
    pub table: bool,
    /// A transposition table in which each arrangement has an entry of its own.
    pub raw_table: bool,
    /// One pile, or two equal ones, end the search.
    pub end_states: bool,
    /// The first child with the best possible value ends the search of a state.
    pub early_exit: bool,
    /// All children are looked up before one is searched, and the smallest are searched first.
    pub order: bool,
}

impl Ingredients {
    /// The names, in the order in which they are written.
    pub const NAMES: [&'static str; 5] =
        ["table", "raw-table", "end-states", "early-exit", "order"];

    /// Returns the ingredients of a list such as `table+end-states`; `None` if one of them is unknown or stands there twice.
    pub fn read(list: &str) -> Option<Self> {
        let mut read = Self::NONE;
        for name in list.split('+') {
            let ingredient = match name {
                "table" => &mut read.table,
                "raw-table" => &mut read.raw_table,
                "end-states" => &mut read.end_states,
                "early-exit" => &mut read.early_exit,
                "order" => &mut read.order,
                _ => return None,
            };
            if std::mem::replace(ingredient, true) {
                return None;
            }
        }
        Some(read)
    }

    /// The search of the original program: sorted positions in a table, and end states.
    pub const ORIGINAL: Self = Self {
        table: true,
        end_states: true,
        ..Self::NONE
    };

    /// Minimax by definition.
    pub const NONE: Self = Self {
        table: false,
        raw_table: false,
        end_states: false,
        early_exit: false,
        order: false,
    };

    /// The optimisations of the search. A search without a table is stopped some time.
    pub(super) fn optimisations(self) -> Optimisations {
        let table = self.table || self.raw_table;
        Optimisations {
            table,
            early_exit: self.early_exit,
            known: self.end_states,
            ordering: self.order,
            give_up: (!table).then_some(GIVE_UP_CALLS),
        }
    }
}
