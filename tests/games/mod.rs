//! The rules of the games.

mod added;
mod at_once;
mod board_states;
mod coins;
mod cram_grid;
mod diagrams;
mod drawn_rules;
mod laws_of_sums;
mod limits;
mod misere_kayles;
mod octal;
mod pictures;
mod plain;
mod properties;
mod published;
mod ranking;
mod rule;
mod spelling;
mod sticks;
mod sums;
mod textbook;
