//! The program on a real pseudo-terminal, as a person meets it.

mod ending;
mod fitting;
mod playing;
mod pty;

use pty::{Desk, Session};

use crate::support::TWO_PEOPLE;

/// The prompt at a turn where the first two piles have matches.
const MENU: &str = "Choice, or a move (1:1 or 1+2:1):";

/// Two people before these piles of matches.
fn turn(position: &str) -> Session {
    Desk::new(&format!("play matches {position} {TWO_PEOPLE}")).open()
}
