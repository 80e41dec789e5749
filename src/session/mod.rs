//! A session: the players at their seats, one game after another, and the score. Knows neither games nor front ends by
//! name.

mod after;
mod bookkeeping;
mod games;
mod hints;
mod history;
mod learners;
mod levels;
mod listed;
mod lists;
mod quiz;
mod recording;
mod round;
mod seat;
mod setup;
mod sitting;
mod tips;
mod turn;
mod turn_menu;
mod wish;
mod wishes;

pub(crate) use games::{Opening, ask_playable};
pub(crate) use hints::Hints;
pub(crate) use learners::Keeping;
pub(crate) use listed::{Listed, too_large};
pub(crate) use quiz::{LEVELS, Quiz};
pub(crate) use recording::Recording;
pub(crate) use seat::{Seat, Who, recorded_names};
pub(crate) use setup::seat_refusal;
pub(crate) use setup::{LastGame, ask_options, choose_game, seats};
pub(crate) use sitting::Sitting;
