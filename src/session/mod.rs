//! A session: the players at their seats, one game after another, and the score. Knows neither games nor front ends by
//! name.

mod after;
mod examined;
mod form;
mod game;
mod game_menu;
mod hints;
mod learn;
mod learners;
mod quiz;
mod recording;
mod seat;
mod shown;
mod sitting;
mod turn;
mod turn_menu;
mod who;
mod who_menu;

pub(crate) use form::Form;
pub(crate) use game::not_run;
pub(crate) use hints::Hints;
pub(crate) use learn::Pupil;
pub(crate) use learners::Keeping;
pub(crate) use quiz::Quiz;
pub(crate) use recording::Recording;
pub(crate) use seat::{Seat, names, recorded_names};
pub(crate) use shown::show_consequence;
pub(crate) use sitting::Sitting;
pub(crate) use turn_menu::read_why;
pub(crate) use who::Who;
pub(crate) use who_menu::too_large;
