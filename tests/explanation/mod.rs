//! The words of the program.

mod messages;
