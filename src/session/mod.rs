//! A session: the players at their seats, one game after another, and the score. Knows neither games nor front ends by
//! name.

mod games;
mod history;
mod learners;
mod round;
mod seat;
mod setup;
mod sitting;
mod turn;
mod wishes;

pub use games::Opening;
pub use learners::Keeping;
pub use seat::{Seat, SeatError, Who};
pub(crate) use setup::seat_refusal;
pub use setup::{ask_position, choose_game, seats};
pub use sitting::Sitting;
