//! The flags, as clap reads them, one file per subcommand. Values are read by functions
//! of our own, so that refusals are in the person's language.

mod boxes;
mod command;
mod compare;
mod contest;
mod engine;
mod groups;
mod help;
mod map;
mod play;
mod quiz;
mod replay;
mod review;
mod sequence;
mod solve;
mod train;
mod values;

pub(super) use boxes::Boxes;
pub(super) use command::{Cli, Command};
pub(super) use compare::Compare;
pub(super) use contest::Match;
pub(super) use engine::Engine;
pub(super) use groups::{Bots, Limits, Variant};
pub(super) use map::Map;
pub(super) use play::{Play, PlayOptions};
pub(super) use quiz::Quiz;
pub(super) use replay::Replay;
pub(super) use review::Review;
pub(super) use sequence::Sequence;
pub(super) use solve::Solve;
pub(super) use train::Train;
pub(super) use values::read_number;
