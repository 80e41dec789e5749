//! Whole sessions.

mod menus;
#[cfg(unix)]
mod narrow;
pub(crate) mod script;
mod tips;
mod told;
mod typography;
