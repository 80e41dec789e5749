//! What somebody asks for who does not look at a screen.

use std::env;

/// Whether somebody asks, by a variable, for plain questions without colours, and that nothing be
/// drawn anew.
pub(super) fn is_accessible() -> bool {
    env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty() && value != "0")
}
