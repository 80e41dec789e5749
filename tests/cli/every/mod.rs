//! What holds whichever subcommand is called.

#[cfg(unix)]
mod closed_pipes;
mod refused_memory;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod system_limits;
