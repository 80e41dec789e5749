//! What holds whichever subcommand is called.

mod bad_usage;
mod bad_variants;
mod byte_order_mark;
#[cfg(unix)]
mod closed_pipes;
mod control_characters;
mod doors;
mod piles_at_once;
mod refused_memory;
#[cfg(unix)]
mod signals;
mod system_errors;
#[cfg(unix)]
mod system_limits;
