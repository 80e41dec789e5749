//! Programs as players: other people's programs that choose moves line by line, many games between
//! machines, and Nimatron as a program for others.

mod bot;
mod contest;
mod engine;
#[cfg(unix)]
mod group;
mod kind;
mod match_games;
mod process;
mod protocol;
#[cfg(not(unix))]
mod single;
mod terms;
mod words;

pub(crate) use engine::EngineArgs;
pub(crate) use kind::ProgramKind;
pub(crate) use match_games::MatchArgs;
