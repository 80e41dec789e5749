//! What holds whichever subcommand is called.

mod bad_usage;
mod byte_order_mark;
#[cfg(unix)]
mod closed_pipes;
mod control_characters;
mod doors;
mod refused_memory;
#[cfg(unix)]
mod signals;
mod system_errors;
#[cfg(unix)]
mod system_limits;
