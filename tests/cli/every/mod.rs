//! What holds whichever subcommand is called.

mod byte_order_mark;
#[cfg(unix)]
mod closed_pipes;
mod control_characters;
mod piles_at_once;
mod system_errors;
#[cfg(unix)]
mod system_limits;
