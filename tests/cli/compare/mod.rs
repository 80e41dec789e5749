//! `compare`: the methods of a game side by side.

mod ladder;
mod nimbers;
mod save;
