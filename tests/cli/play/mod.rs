//! `play`: games at the table, on a pipe, and their records.

mod given_position;
mod how_to_win;
mod record;
mod resume;
