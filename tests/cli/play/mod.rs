//! `play`: games at the table, on a pipe, and their records.

mod given_position;
mod in_words;
mod input_ends;
mod record;
