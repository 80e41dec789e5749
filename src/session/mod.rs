//! A session: who sits where, one game after another, and the score. Knows neither games nor front ends by name.

mod history;
mod learners;
mod seat;
mod setup;
mod table;
mod turn;

pub use learners::Keeping;
pub use seat::{Seat, SeatError, Who};
pub(crate) use setup::seat_refusal;
pub use setup::{ask_position, choose_game, seats};
pub use table::{Opening, Table};
