//! The program as people and scripts call it: what no recorded session shows.

mod daily;
mod engine;
mod every;
mod learn;
mod map;
#[cfg(unix)]
mod r#match;
mod play;
mod quiz;
mod solve;
