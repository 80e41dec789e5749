//! The program on a pseudo-terminal, as a person uses it.

mod counting;
mod editing;
mod ending;
mod eyes;
mod fitting;
mod hands;
pub(crate) mod keys;
mod kills;
mod plain;
pub(crate) mod pty;
mod questions;
mod records;
mod replays;
mod reviewing;
mod stopping;
mod walking;

use std::sync::LazyLock;

use pty::{Desk, Session};

use crate::support::TWO_PEOPLE;
use crate::support::messages::asked;

/// The prompt at a turn if the first two piles have matches.
static MENU: LazyLock<String> = LazyLock::new(|| asked("1:1 or 1+2:1"));

/// A usual terminal, a large one and a small one, in columns and rows.
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 15)];

/// Starts a game of two people with these piles of matches.
fn turn(position: &str) -> Session {
    Desk::new(&format!("play matches {position} {TWO_PEOPLE}")).open()
}
