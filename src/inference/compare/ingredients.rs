//! The ingredients of the methods, one by one: those of minimax and those of the search for nimbers, and lists of them.

use std::mem;

use super::nimber_method::NimberMethod;
use super::rung::{GIVE_UP_CALLS, Rung};
use crate::inference::minimax::Optimisations;
use crate::reason::Phrase;

/// Minimax with these ingredients and no others, which follows every move. Without any it is minimax by definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an ingredient of its own"
)]
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
    /// The search of the original program: sorted positions in a table, and end states.
    pub const ORIGINAL: Self = Self {
        table: true,
        raw_table: false,
        end_states: true,
        early_exit: false,
        order: false,
    };

    fn named(&mut self) -> [(&'static str, &mut bool); 5] {
        [
            ("table", &mut self.table),
            ("raw-table", &mut self.raw_table),
            ("end-states", &mut self.end_states),
            ("early-exit", &mut self.early_exit),
            ("order", &mut self.order),
        ]
    }

    /// The optimisations of the search. A search without a table is stopped some time.
    pub(in crate::inference) fn optimisations(self) -> Optimisations {
        let table = self.table || self.raw_table;
        Optimisations {
            table,
            early_exit: self.early_exit,
            known: self.end_states,
            ordering: self.order,
            give_up: (!table).then_some(GIVE_UP_CALLS),
        }
    }

    /// What makes no sense together: the message that says so.
    fn conflict(self) -> Option<&'static str> {
        (self.table && self.raw_table).then_some("ingredients-two-tables")
    }
}

/// The search for nimbers of Beling and Rogalski with these ingredients and no others. Without any it is the definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an ingredient of its own"
)]
pub struct NimberIngredients {
    /// A transposition table.
    pub table: bool,
    /// The search of a component is cut as soon as none of the wanted nimbers is possible any more.
    pub simple_cut: bool,
    /// The same, and a follower is not asked for nimbers above the largest one that is wanted and possible.
    pub cut: bool,
    /// All followers are looked up in the table before one is searched.
    pub etc: bool,
    /// A position is asked for the sets {0}, {1}, ... in turn.
    pub aspiration: bool,
}

impl NimberIngredients {
    fn named(&mut self) -> [(&'static str, &mut bool); 5] {
        [
            ("table", &mut self.table),
            ("simple-cut", &mut self.simple_cut),
            ("cut", &mut self.cut),
            ("etc", &mut self.etc),
            ("aspiration", &mut self.aspiration),
        ]
    }

    /// What makes no sense together: the message that says so.
    fn conflict(self) -> Option<&'static str> {
        let cuts = self.simple_cut || self.cut;
        match self {
            _ if self.simple_cut && self.cut => Some("ingredients-two-cuts"),
            _ if self.etc && !self.table => Some("ingredients-etc-table"),
            _ if self.etc && !cuts => Some("ingredients-etc-cut"),
            _ if self.aspiration && !cuts => Some("ingredients-aspiration-cut"),
            _ => None,
        }
    }
}

/// The list of the ingredients that are there, joined by `+`.
fn list(named: [(&'static str, &mut bool); 5]) -> String {
    let there = named.into_iter().filter(|(_, is_there)| **is_there);
    let there: Vec<&str> = there.map(|(name, _)| name).collect();
    there.join("+")
}

impl Rung {
    /// The list of the ingredients of a method that is made of them.
    pub(super) fn list(self) -> Option<String> {
        match self {
            Self::Ingredients(mut all) => Some(list(all.named())),
            Self::Nimber(NimberMethod::Ingredients(mut all)) => Some(list(all.named())),
            _ => None,
        }
    }

    /// The names of all ingredients.
    pub fn ingredients() -> Vec<&'static str> {
        let mut names: Vec<&str> = Ingredients::default().named().map(|(name, _)| name).into();
        let nimbers = NimberIngredients::default().named().map(|(name, _)| name);
        names.extend(nimbers.into_iter().skip(1));
        names
    }

    /// Reads a list of ingredients such as `table+end-states`.
    ///
    /// # Errors
    /// A phrase that says what is wrong with the list.
    pub fn of_list(text: &str) -> Result<Self, Phrase> {
        let refused = |id: &'static str| {
            let phrase = Phrase::new(id).quoting("method", text);
            phrase.with("known", Self::ingredients().join(", "))
        };
        let names: Vec<&str> = text.split('+').collect();
        let known = Self::ingredients();
        if !names.iter().all(|name| known.contains(name)) {
            return Err(refused("ingredients-unknown"));
        }
        let mut values = Ingredients::default();
        let mut nimbers = NimberIngredients::default();
        if take(values.named(), &names) {
            return match values.conflict() {
                Some(id) => Err(refused(id)),
                None => Ok(Self::Ingredients(values)),
            };
        }
        if take(nimbers.named(), &names) {
            return match nimbers.conflict() {
                Some(id) => Err(refused(id)),
                None => Ok(Self::Nimber(NimberMethod::Ingredients(nimbers))),
            };
        }
        Err(refused("ingredients-mixed"))
    }
}

/// Takes the ingredients with these names. Returns whether all of them are among the named ones, and none stands there twice.
fn take(mut all: [(&'static str, &mut bool); 5], names: &[&str]) -> bool {
    names.iter().all(|wanted| {
        let mut found = all.iter_mut().filter(|(name, _)| name == wanted);
        found
            .next()
            .is_some_and(|(_, is_there)| !mem::replace(*is_there, true))
    })
}
