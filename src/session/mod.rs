//! A session: the players at their seats, one game after another, and the score. Knows neither games nor front ends by
//! name.

mod after;
mod game;
mod hints;
mod learners;
mod levels;
mod listed;
mod quiz;
mod recording;
mod seat;
mod seating;
mod setup;
mod shown;
mod sitting;
mod sizes;
mod turn;
mod turn_menu;
mod who;
mod who_menu;

pub(crate) use game::not_run;
pub(crate) use hints::Hints;
pub(crate) use learners::Keeping;
pub(crate) use listed::{Listed, too_large};
pub(crate) use quiz::{LEVELS, Quiz};
pub(crate) use recording::Recording;
pub(crate) use seat::{Seat, SeatError, names, recorded_names};
pub(crate) use seating::Seating;
pub(crate) use setup::{Entrance, LastGame, ask_options, choose_game, options_to_ask};
pub(crate) use sitting::Sitting;
pub(crate) use sizes::Sizes;
pub(crate) use who::Who;
pub(crate) use who_menu::{seat_phrase, seat_refusal};
