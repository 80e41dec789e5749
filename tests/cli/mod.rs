//! The program as people and scripts call it: a file or a folder for each subcommand.

mod compare;
mod completions;
mod daily;
mod engine;
mod every;
mod languages;
mod learn;
mod map;
mod r#match;
mod play;
mod quiz;
mod sequence;
mod solve;
mod strategy;
mod tree;
