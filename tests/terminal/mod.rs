//! The program on a pseudo-terminal, as a person uses it.

mod counting;
mod ending;
mod fitting;
mod playing;
pub(crate) mod pty;
mod walking;

use pty::{Desk, Session};

use crate::support::TWO_PEOPLE;

/// The prompt at a turn if the first two piles have matches.
const MENU: &str = "Choice, or a move (1:1 or 1+2:1):";

/// Starts a game of two people with these piles of matches.
fn turn(position: &str) -> Session {
    Desk::new(&format!("play matches {position} {TWO_PEOPLE}")).open()
}
