//! `play`: games at the table, on a pipe, and their records.

mod bad_input;
mod given_position;
mod how_to_win;
mod in_words;
mod input_ends;
mod record;
