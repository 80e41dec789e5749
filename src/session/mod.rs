//! A session: the players at their seats, one game after another, and the score. Knows neither games nor front ends by
//! name.

mod after;
mod bookkeeping;
mod bots;
mod finish;
mod games;
mod hints;
mod history;
mod learners;
mod levels;
mod listed;
mod lists;
mod program_turn;
mod quiz;
mod recording;
mod refused;
mod round;
mod seat;
mod seating;
mod setup;
mod sitting;
mod sizes;
mod tips;
mod turn;
mod turn_menu;
mod who;
mod who_menu;
mod why;
mod wish;
mod wishes;

pub(crate) use bots::not_run;
pub(crate) use games::Opening;
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
pub(crate) use who_menu::seat_phrase;
