//! The rules of the games.

mod added;
mod at_once;
mod board_states;
mod coins;
mod cram_grid;
mod diagrams;
mod drawn_rules;
mod limits;
mod misere_kayles;
mod octal;
mod pins;
pub(crate) mod plain;
mod properties;
mod published;
mod ranking;
mod rule;
mod spelling;
mod sums;
