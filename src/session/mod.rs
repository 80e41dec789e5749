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

pub(crate) use games::Opening;
pub(crate) use learners::Keeping;
pub(crate) use seat::{Seat, Who};
pub(crate) use setup::seat_refusal;
pub(crate) use setup::{ask_options, ask_position, choose_game, seats};
pub(crate) use sitting::Sitting;
