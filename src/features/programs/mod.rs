//! Other people's programs as players, which choose moves line by line: `exec:COMMAND`.

mod bot;
mod complaints;
#[cfg(unix)]
mod group;
mod kind;
mod process;
mod protocol;
#[cfg(not(unix))]
mod single;
mod terms;

pub(crate) use kind::ProgramKind;
